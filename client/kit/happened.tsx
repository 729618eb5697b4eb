import { createContext, useContext, useSyncExternalStore } from 'react'

/** What others did since this seat last did something, in words. Whoever writes the log knows it. */
interface Words {
  get(): string
  set(words: string): void
  subscribe(listener: () => void): () => void
}

const silence: Words = { get: () => '', set: () => {}, subscribe: () => () => {} }

export const HappenedContext = createContext(silence)

/** One line of it, in the bar that says what is expected. */
export function Happened() {
  const words = useContext(HappenedContext)
  const text = useSyncExternalStore(words.subscribe, words.get, words.get)
  if (text === '') return null
  return (
    <small className="happened" title={text}>
      <b>Just now:</b> {text}
    </small>
  )
}
