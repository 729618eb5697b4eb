import * as v from 'valibot'
import { isPrintable, showsNothing } from '../../games/kit/printable'
import { limits } from '../../games/kit/wire'
import { createStore, useStore } from '../kit/store'

const HALF_LETTER = /[\ud800-\udbff]$/

/** A name as it is shown and stored: no blanks around it, one blank inside, not too long. */
export const tidyName = (typed: string): string =>
  typed.replace(/\s+/g, ' ').trim().slice(0, limits.name).replace(HALF_LETTER, '').trim()

/** What is wrong with a name, in words for a person; nothing if it is fine. The server refuses the same. */
export function nameProblem(typed: string): string | undefined {
  const name = typed.replace(/\s+/g, ' ').trim()
  if (showsNothing(name)) return 'Please enter a name'
  if (name.length > limits.name) return `A name has at most ${limits.name} letters`
  if (!isPrintable(name)) return 'This name has characters that can not be shown'
  return undefined
}

const nameShape = v.pipe(v.string(), v.transform(tidyName))

/** Empty until the player has told us. */
export const playerName = createStore<string>('monumenta.name', nameShape, '')

const device = createStore<string>('monumenta.device', v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)), '')

/** What this browser is called at every table: who was sent away there is known again. */
export function deviceName(): string {
  if (!device.get())
    device.set(() => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-'))
  return device.get()
}

export const rememberName = (name: string): void => playerName.set(() => tidyName(name))
export const usePlayerName = (): string => useStore(playerName)
