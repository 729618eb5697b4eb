import { useEffect } from 'react'
import type { Table } from '../kit/table'

export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Ctrl Z', does: 'Undo' },
  { keys: 'Ctrl Shift Z', does: 'Redo' },
  { keys: 'Alt 1 … 9', does: 'Take the first, second … choice' },
  { keys: 'Alt C', does: 'See the card under the focus large' },
  { keys: 'Tab', does: 'From choice to choice, then over the board' },
  { keys: 'Escape', does: 'Close what is open' },
]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** Keys for whoever likes them. All need a modifier, so that none is pressed by accident. */
export function useShortcuts(table: Table | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!table || isTyping(event.target)) return
      const done = takeBack(table, event) || choose(event)
      if (done) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [table])
}

function takeBack({ undo, redo }: Table, { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey)) return false
  const pressed = key.toLowerCase()
  if (pressed === 'y' || (pressed === 'z' && shiftKey)) redo.run()
  else if (pressed === 'z') undo.run()
  else return false
  return true
}

function choose({ code, altKey }: KeyboardEvent): boolean {
  const digit = /^Digit([1-9])$/.exec(code)?.[1]
  if (!altKey || !digit) return false
  const choices = document.querySelectorAll<HTMLButtonElement>('.status .acts button')
  choices[Number(digit) - 1]?.click()
  return true
}
