import { automaActions, automaAdvanced, automaCivilizations } from '../../../games/monumental/data/automa'
import { basicBuildings, startCards } from '../../../games/monumental/data/city-cards'
import { civilizations } from '../../../games/monumental/data/civilizations'
import { eras } from '../../../games/monumental/data/constants'
import { developments } from '../../../games/monumental/data/developments'
import { heroes } from '../../../games/monumental/data/heroes'
import { terrains } from '../../../games/monumental/data/terrain'
import { barbarians, freeCities, markets, productionTokens } from '../../../games/monumental/data/tokens'
import type { BoardModule } from '../../kit/table'
import { eraName } from './names'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

export const gallery: BoardModule['gallery'] = [
  { title: 'City cards of everybody', cards: [...ids(startCards), ...ids(basicBuildings)] },
  ...eras.map((era) => ({
    title: `Developments, Era ${eraName[era]}`,
    cards: ids(developments.filter((card) => card.era === era)),
  })),
  ...civilizations.map(({ name, special, knowledge, warlord, policies }) => ({
    title: name,
    cards: ids([special, knowledge, warlord, ...policies]),
  })),
  { title: 'Heroes', cards: ids(heroes) },
  { title: 'Terrain', cards: ids(terrains.filter(({ id }) => id !== 'island-wide')) },
  { title: 'Markets', cards: ids(markets) },
  { title: 'Free Cities', cards: ids(freeCities) },
  { title: 'Barbarians', cards: ids(barbarians) },
  { title: 'Production tokens', cards: ids(productionTokens) },
  { title: 'Automa cards', cards: [...ids(automaActions), ...ids(automaAdvanced)] },
  { title: 'The Automa as', cards: ids(automaCivilizations) },
]
