import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { showsNothing } from '../../games/kit/printable'
import { limits } from '../../games/kit/wire'
import { Stroke } from '../kit/Stroke'
import { playerAt, useTable } from '../kit/table'
import { useBottom } from './bottom'
import type { ChatLine } from './session'

interface Props {
  readonly chat: readonly ChatLine[]
  readonly onSay: (text: string) => void
  readonly onRead?: (() => void) | undefined
}

export function Chat({ chat, onSay, onRead }: Props) {
  const table = useTable()
  const whole = useRef<HTMLElement>(null)
  useInSight(whole, onRead)
  const { box } = useBottom(chat)
  return (
    <section className="chat" id="chat" aria-label="Chat" ref={whole}>
      {chat.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys
        <div className="chatlines" ref={box} role="log" aria-label="What was said" tabIndex={0}>
          {chat.map(({ id, player, text }) => {
            const { name, mark } = playerAt(table, player)
            return (
              <p key={id} data-p={mark}>
                <b className="pn">{name}</b> {text}
              </p>
            )
          })}
        </div>
      ) : null}
      {table.seat === null ? <p className="hush">Only players can talk.</p> : <Say onSay={onSay} />}
    </section>
  )
}

/** Calls whenever somebody can see it. */
function useInSight(element: RefObject<HTMLElement | null>, call: (() => void) | undefined): void {
  useEffect(() => {
    const box = element.current
    if (!box || !call) return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) call()
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [element, call])
}

function Say({ onSay }: { readonly onSay: (text: string) => void }) {
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (showsNothing(text)) return
    onSay(text.trim())
    setText('')
  }
  return (
    <form onSubmit={send}>
      <input
        className="field"
        aria-label="Say something"
        placeholder="Say something…"
        maxLength={limits.chat}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn" aria-label="Send">
        <Stroke of="send" />
      </button>
    </form>
  )
}
