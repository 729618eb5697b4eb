import type { Server } from 'boardgame.io'
import type { GameDefinition } from '../../games/kit/definition'
import { sheetOf } from '../../games/kit/series'
import { isFree, isOver, isPerson } from './seats'
import type { Storage } from './storage'

/** Where a match stands in a series of matches that follow one another. */
export interface Place {
  /** The match that began the series: its address. */
  readonly first: string
  readonly previous: string
  /** Seats that wait for those who had them in the match before, by name. */
  readonly kept: Readonly<Record<string, string>>
}

declare module 'boardgame.io' {
  namespace Server {
    interface MatchData {
      /** Not in the first match of a series, nor in one that stands alone. */
      series?: Place
    }
  }
}

/** The place right after this match: its people keep their seats. */
export function placeAfter(id: string, { players, series }: Server.MatchData): Place {
  const kept = Object.entries(players).flatMap(([seat, player]): [string, string][] =>
    isPerson(player) && !isFree(player) ? [[seat, player.name ?? '']] : [],
  )
  return { first: series?.first ?? id, previous: id, kept: Object.fromEntries(kept) }
}

/** For whom this seat is kept; nothing if anybody may have it. */
export const keptFor = ({ series }: Server.MatchData, seat: string): string | undefined =>
  Object.entries(series?.kept ?? {}).find(([id]) => id === seat)?.[1]

/** The same match with the seat open to everybody. */
export function withOpen(metadata: Server.MatchData, seat: string): Server.MatchData {
  const { series } = metadata
  if (!series) return metadata
  const kept = Object.fromEntries(Object.entries(series.kept).filter(([id]) => id !== seat))
  return { ...metadata, series: { ...series, kept } }
}

/** Does another match of its series build on this one? Then it is kept as long as that one. */
export async function isFollowed(storage: Storage, id: string): Promise<boolean> {
  const { nextMatchID } = (await storage.metadataOf(id)) ?? {}
  const next = nextMatchID ? await storage.metadataOf(nextMatchID) : undefined
  return next?.series?.previous === id
}

/** Far beyond any series. */
const longest = 100

/** The matches of the series this one belongs to, first to last. */
export async function chainOf(storage: Storage, id: string): Promise<string[]> {
  const first = (await storage.metadataOf(id))?.series?.first
  const chain: string[] = []
  let at: string | undefined = first && (await storage.metadataOf(first)) ? first : id
  while (at && chain.length < longest && !chain.includes(at)) {
    const metadata: Server.MatchData | undefined = await storage.metadataOf(at)
    if (!metadata) break
    chain.push(at)
    at = metadata.nextMatchID
  }
  return chain
}

/** What the series has brought up to this match, itself included once it is over; null if it stands alone. */
export async function sheetAt(storage: Storage, definition: GameDefinition, id: string): Promise<unknown> {
  const metadata = await storage.metadataOf(id)
  const before = sheetOf(definition, metadata?.setupData)
  if (before === null || !metadata || !isOver(metadata)) return before
  const state = await storage.stateOf(id)
  return (state && definition.sheetAfter?.(state.G)) ?? before
}
