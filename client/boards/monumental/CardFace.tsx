import type { ReactNode } from 'react'
import DwarfFace from '~icons/game-icons/dwarf-face'
import Gears from '~icons/game-icons/gears'
import Village from '~icons/game-icons/village'
import { automaActions, automaAdvanced, automaCivilizations } from '../../../games/monumental/data/automa'
import { terrains } from '../../../games/monumental/data/terrain'
import { barbarians, freeCities, markets, productionTokens } from '../../../games/monumental/data/tokens'
import { civilizationOf } from '../../../games/monumental/pieces/cards'
import { counted, describeEffects, describeSpecial, describeText } from '../../../games/monumental/words/describe'
import { Points } from '../../kit/pieces'
import { AutomaCardFace } from './Automa'
import { Card } from './Card'
import { terrainWords } from './describe'
import { Emblem, Picture } from './Picture'
import { TerrainSample } from './Terrain'
import './cards.css'
import './automa.css'

const find = <T extends { readonly id: string }>(rows: readonly T[], id: string): T | undefined =>
  rows.find((row) => row.id === id)

export default function CardFace({ card }: { readonly card: string }) {
  return tileFace(card) ?? tokenFace(card) ?? automaFace(card) ?? <Card id={card} />
}

function tileFace(id: string): ReactNode {
  const tile = find(terrains, id)
  if (!tile) return null
  return (
    <Small icon={<TerrainSample terrain={tile.id} />} name={tile.name} words={terrainWords(tile.id)}>
      {tile.vp > 0 ? <Points n={tile.vp} /> : null}
    </Small>
  )
}

function tokenFace(id: string): ReactNode {
  const market = find(markets, id)
  if (market) return <Small icon={<Picture of={id} />} name={market.name} words={describeText(market.text)} />
  const city = find(freeCities, id)
  if (city) return <Small icon={<Village />} name={city.name} words={`each turn: ${describeEffects(city.income)}`} />
  const production = find(productionTokens, id)
  if (production) {
    const { gives, base, lostKingdoms } = production
    return <Small icon={<Gears />} name={describeEffects(gives)} words={`${base + lostKingdoms} in the boxes`} />
  }
  const barbarian = find(barbarians, id)
  if (!barbarian) return null
  const { rewards, count } = barbarian
  return (
    <Small
      icon={<DwarfFace />}
      name={`Class ${barbarian.class}`}
      words={`${describeEffects(rewards.A)}, or ${describeEffects(rewards.B)}; ${counted(count, 'token')}`}
    />
  )
}

function automaFace(id: string): ReactNode {
  const action = find(automaActions, id) ?? find(automaAdvanced, id)
  if (action) return <AutomaCardFace id={action.id} />
  const civ = find(automaCivilizations, id)
  if (!civ) return null
  return (
    <Small icon={<Emblem civ={civ.civ} />} name={civilizationOf(civ.civ).name} words={describeSpecial(civ.special)} />
  )
}

interface SmallProps {
  readonly icon: ReactNode
  readonly name: string
  readonly words: string
  readonly children?: ReactNode
}

/** Tiles and tokens. */
const Small = ({ icon, name, words, children }: SmallProps) => (
  <span className="mtoken">
    <span className="mti">{icon}</span>
    <span className="mtt">
      <b>{name}</b>
      <small>{words}</small>
    </span>
    {children}
  </span>
)
