import { useEffect, useState } from 'react'
import { useTable } from '../kit/table'
import { type Scene, scenesOf } from './history'
import type { Room } from './room'

export type Scenes =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'there'; readonly scenes: readonly Scene[] }

/** The match from its first position to its last. */
export function useScenes({ history, session }: Room): Scenes {
  const { definition } = useTable()
  const [scenes, setScenes] = useState<Scenes>({ kind: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match that is over has one history
  useEffect(() => {
    let stale = false
    const done = (next: Scenes) => {
      if (!stale) setScenes(next)
    }
    history()
      .then((found) => done({ kind: 'there', scenes: scenesOf(definition, found) }))
      .catch(() => done({ kind: 'missing' }))
    return () => {
      stale = true
    }
  }, [session, definition])
  return scenes
}
