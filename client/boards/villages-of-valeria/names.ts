import type { PlayerId } from '../../../games/kit/rule'
import { castles } from '../../../games/villages-of-valeria/data/castles'
import { isMonument, monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { cardOf } from '../../../games/villages-of-valeria/state'
import { playerAt } from '../../kit/table'
import type { VillageTable } from './plan'

export const castleOf = (id: string) => castles.find((castle) => castle.id === id) ?? castles[0]!

/** Of a Building card, an Adventurer or a Monument. */
export const nameOf = (card: string): string => (isMonument(card) ? monumentOf(card).name : cardOf(card).name)

/** One of each name: the two copies of a Building are alike, and one button is enough for both. */
export const oneOfEach = (cards: readonly string[]): string[] =>
  cards.filter((card, i) => cards.findIndex((other) => nameOf(other) === nameOf(card)) === i)

export const ownerName = (table: VillageTable, player: PlayerId): string => playerAt(table, player).name

/** "Ana's", "your". */
export const whose = (table: VillageTable, player: PlayerId): string =>
  player === table.seat ? 'your' : `${ownerName(table, player)}'s`
