import { abilityCards, meeples, prestigeClasses } from '../../../games/meeples-and-monsters/data/classes'
import { quarters, startingLocations, tiles } from '../../../games/meeples-and-monsters/data/locations'
import { arrivesCard, council, councilTokens, monsters } from '../../../games/meeples-and-monsters/data/monsters'
import { quests } from '../../../games/meeples-and-monsters/data/quests'
import { rooms } from '../../../games/meeples-and-monsters/data/rooms'
import type { BoardModule } from '../../kit/table'
import { quarterName } from './names'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
const questKinds = {
  triggered: 'Quests',
  ongoing: 'Quests that last',
  final: 'Quests for the end of the game',
} as const

export const gallery: BoardModule['gallery'] = [
  ...([1, 2, 3] as const).map((level) => ({
    title: `Monsters, level ${level}`,
    cards: ids(monsters.filter((monster) => monster.level === level)),
  })),
  { title: 'Dark Council', cards: [...ids(council), ...ids(councilTokens), arrivesCard] },
  { title: `Locations of the ${quarters.map((one) => quarterName[one]).join(', ')}`, cards: ids(startingLocations) },
  { title: 'Locations to build', cards: ids(tiles) },
  ...(['triggered', 'ongoing', 'final'] as const).map((kind) => ({
    title: questKinds[kind],
    cards: ids(quests.filter((quest) => quest.kind === kind)),
  })),
  { title: 'Ability cards', cards: [...abilityCards.map(({ cls, level }) => `${cls} ${level}`), ...prestigeClasses] },
  { title: 'Tower Rooms', cards: ids(rooms) },
  { title: 'Meeples', cards: meeples.map(({ id }) => `meeple ${id}`) },
]
