import { buildings } from '../../../games/now-or-never/data/buildings'
import { enemies } from '../../../games/now-or-never/data/enemies'
import { gear } from '../../../games/now-or-never/data/gear'
import { abilities, heroes } from '../../../games/now-or-never/data/heroes'
import { locations } from '../../../games/now-or-never/data/locations'
import { orders } from '../../../games/now-or-never/data/orders'
import { advancedQuests, artifactQuests, basicQuests } from '../../../games/now-or-never/data/quests'
import { searchTokens } from '../../../games/now-or-never/data/search'
import { soloCards } from '../../../games/now-or-never/data/solo'
import { specialists } from '../../../games/now-or-never/data/specialists'
import { villagers } from '../../../games/now-or-never/data/villagers'
import type { BoardModule } from '../../kit/table'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

export const gallery: BoardModule['gallery'] = [
  { title: 'Heroes', cards: ids(heroes) },
  ...heroes.map(({ id, name }) => ({
    title: `Abilities of ${name}`,
    cards: ids(abilities.filter(({ hero }) => hero === id)),
  })),
  { title: 'Buildings', cards: ids(buildings) },
  { title: 'Specialists', cards: ids(specialists) },
  { title: 'Gear', cards: ids(gear) },
  { title: 'Places', cards: ids(locations) },
  { title: 'Enemies', cards: ids(enemies.filter(({ used }) => used !== 'story')) },
  { title: 'Quests', cards: ids(basicQuests) },
  { title: 'Artifacts', cards: ids(artifactQuests) },
  { title: 'Advanced quests', cards: ids(advancedQuests) },
  { title: 'Villagers', cards: ids(villagers) },
  { title: 'Search tokens', cards: ids(searchTokens) },
  { title: 'Orders', cards: ids(orders) },
  { title: 'Solo cards', cards: ids(soloCards) },
]
