import { adventurers } from '../../../games/villages-of-valeria/data/adventurers'
import { buildings } from '../../../games/villages-of-valeria/data/buildings'
import { castles } from '../../../games/villages-of-valeria/data/castles'
import { types } from '../../../games/villages-of-valeria/data/constants'
import { events } from '../../../games/villages-of-valeria/data/events'
import { monuments } from '../../../games/villages-of-valeria/data/monuments'
import type { BoardModule } from '../../kit/table'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

export const gallery: BoardModule['gallery'] = [
  ...types.map((type) => ({
    title: `Buildings: ${type}`,
    cards: ids(buildings.filter((building) => building.type === type)),
  })),
  { title: 'Adventurers', cards: ids(adventurers) },
  { title: 'Monuments', cards: ids(monuments) },
  { title: 'Events', cards: ids(events) },
  { title: 'Castles', cards: ids(castles) },
]
