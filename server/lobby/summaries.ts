import type { LobbyAPI } from 'boardgame.io'
import type { GameDefinition } from '../../games/kit/definition'
import { defaults, publicOptions } from '../../games/kit/options'
import type { Summary } from '../../games/kit/wire'
import { hasBegun, isOpen } from '../match/company'
import { type Presence, publicPlayers } from '../match/seats'
import type { Listed } from '../match/storage'

export function toSummary(listed: Listed, { meta }: GameDefinition, present: Presence): Summary {
  const { id, metadata, awaited, turn, winners } = listed
  return {
    id,
    game: metadata.gameName,
    begun: hasBegun(metadata),
    players: publicPlayers(id, metadata, present).map(({ id: seat, name, isConnected, bot, left }) => ({
      id: String(seat),
      name: name ?? null,
      open: name === undefined && isOpen(metadata, String(seat)),
      left: left ?? null,
      connected: isConnected ?? false,
      bot: bot ?? null,
    })),
    // Completed and checked when the match was made, maybe by an older version of the game: not judged again.
    options: publicOptions(
      meta.options,
      metadata.setupData ?? defaults(meta.options, Object.keys(metadata.players).length),
    ),
    unlisted: metadata.unlisted ?? false,
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
  present: Presence,
): LobbyAPI.Match {
  const setupData = metadata.setupData && publicOptions(meta.options, metadata.setupData)
  return { ...metadata, setupData, matchID: id, players: publicPlayers(id, metadata, present) }
}
