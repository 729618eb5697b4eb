import type { LobbyAPI } from 'boardgame.io'
import type { GameDefinition } from '../../games/kit/definition'
import { defaults, publicOptions } from '../../games/kit/options'
import type { Summary } from '../../games/kit/wire'
import { hasBegun, isOpen, termsOf } from '../match/company'
import { type Presence, publicPlayers } from '../match/seats'
import type { Listed } from '../match/storage'

/** Who is there, and the time of the house. */
export interface Watch {
  readonly present: Presence
  readonly now: number
}

export function toSummary(listed: Listed, { meta }: GameDefinition, { present, now }: Watch): Summary {
  const { id, metadata, awaited, turn, winners } = listed
  return {
    id,
    game: metadata.gameName,
    begun: hasBegun(metadata),
    players: publicPlayers(id, metadata, present, now).map(({ id: seat, name, isConnected, bot, left, why }) => ({
      id: String(seat),
      name: name ?? null,
      open: isOpen(metadata, String(seat)),
      left: left ?? null,
      why: why ?? null,
      connected: isConnected ?? false,
      bot: bot ?? null,
    })),
    // Completed and checked when the match was made, maybe by an older version of the game: not judged again.
    options: publicOptions(
      meta.options,
      metadata.setupData ?? defaults(meta.options, Object.keys(metadata.players).length),
    ),
    unlisted: metadata.unlisted ?? false,
    terms: termsOf(metadata),
    awaited,
    turn,
    winners,
    nextMatchID: metadata.nextMatchID ?? null,
    series: metadata.series ? { ...metadata.series, kept: { ...metadata.series.kept } } : null,
    createdAt: metadata.createdAt,
    updatedAt: metadata.updatedAt,
  }
}

/** A match as boardgame.io's own lobby shows it. */
export function toStock(
  { id, metadata: { company: _, rules: __, ...metadata } }: Pick<Listed, 'id' | 'metadata'>,
  { meta }: GameDefinition,
  { present, now }: Watch,
): LobbyAPI.Match {
  const setupData = metadata.setupData && publicOptions(meta.options, metadata.setupData)
  return { ...metadata, setupData, matchID: id, players: publicPlayers(id, metadata, present, now) }
}
