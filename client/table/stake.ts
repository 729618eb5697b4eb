import type { GameDefinition, MatchState } from '../../games/kit/definition'
import type { PlayerId } from '../../games/kit/rule'
import type { ScoreLine } from '../../games/kit/score'

type Scored = Pick<GameDefinition, 'scoreLines' | 'standing'>

/** A line of the score sheet as it stands; null for what stays hidden until the end. */
export interface StandingLine extends ScoreLine {
  readonly points: number | null
}

/** Every line of the score sheet for one player, as if the match ended now. */
export function standingOf({ scoreLines, standing }: Scored, view: MatchState, player: PlayerId): StandingLine[] {
  const points = standing?.(view, player)
  if (!points) return []
  return scoreLines
    .filter(({ key, optional }) => !optional || key in points)
    .map((line) => ({ ...line, points: points[line.key] ?? (line.key in points ? null : 0) }))
}

/** What the end will cost this player, then what it will bring: only what is known and not nothing. */
export function atStake(scored: Scored, view: MatchState, player: PlayerId): (ScoreLine & { points: number })[] {
  return standingOf(scored, view, player)
    .flatMap(({ points, ...line }) => (line.atEnd && points ? [{ ...line, points }] : []))
    .sort((a, b) => Number(a.points > 0) - Number(b.points > 0) || Math.abs(b.points) - Math.abs(a.points))
}
