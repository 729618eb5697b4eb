import * as v from 'valibot'
import { limits } from '../../games/kit/wire'
import { createStore, useStore } from '../kit/store'

const HALF_LETTER = /[\ud800-\udbff]$/
/** Control characters, and those that turn the direction of the text around them. The server refuses them too. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** A name as it is shown and stored: no blanks around it, one blank inside, not too long. */
export const tidyName = (typed: string): string =>
  typed.replace(/\s+/g, ' ').trim().slice(0, limits.name).replace(HALF_LETTER, '').trim()

/** What is wrong with a name, in words for a person; nothing if it is fine. */
export function nameProblem(typed: string): string | undefined {
  const name = typed.replace(/\s+/g, ' ').trim()
  if (name === '') return 'Please enter a name'
  if (name.length > limits.name) return `A name has at most ${limits.name} letters`
  if (UNPRINTABLE.test(name)) return 'This name has characters that can not be shown'
  return undefined
}

const nameShape = v.pipe(v.string(), v.transform(tidyName))

/** Empty until the player has told us. */
export const playerName = createStore<string>('monumenta.name', nameShape, '')

export const rememberName = (name: string): void => playerName.set(() => tidyName(name))
export const usePlayerName = (): string => useStore(playerName)
