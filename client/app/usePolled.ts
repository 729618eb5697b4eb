import { useCallback, useEffect, useState } from 'react'
import { sentence } from './api'

export interface Polled<T> {
  /** The last good answer; nothing until the first one. */
  readonly data: T | undefined
  /** Why the last try failed, in words; null if it did not. */
  readonly problem: string | null
  refresh(): void
}

/** Asks again and again while the page is visible. `load` must be stable (useCallback). */
export function usePolled<T>(load: (signal: AbortSignal) => Promise<T>, pause: number): Polled<T> {
  const [data, setData] = useState<T>()
  const [problem, setProblem] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const refresh = useCallback(() => setRound((now) => now + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins at once
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let busy = false

    async function once(): Promise<void> {
      busy = true
      try {
        const answer = await load(stop.signal)
        if (stop.signal.aborted) return
        setData(answer)
        setProblem(null)
      } catch (error) {
        if (stop.signal.aborted) return
        setProblem(sentence(error))
      }
      busy = false
      timer = setTimeout(tick, pause)
    }
    const tick = () => {
      if (!document.hidden && !busy) once()
    }
    const onShow = () => {
      clearTimeout(timer)
      tick()
    }
    tick()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      stop.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [load, pause, round])

  return { data, problem, refresh }
}
