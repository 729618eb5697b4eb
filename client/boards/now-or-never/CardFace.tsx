import type { ReactNode } from 'react'
import { buildings } from '../../../games/now-or-never/data/buildings'
import { enemies } from '../../../games/now-or-never/data/enemies'
import { gearOf } from '../../../games/now-or-never/data/gear'
import { abilityOf, heroes, printedAbilityOf } from '../../../games/now-or-never/data/heroes'
import { locations } from '../../../games/now-or-never/data/locations'
import { orders } from '../../../games/now-or-never/data/orders'
import { quests } from '../../../games/now-or-never/data/quests'
import { searchTokens } from '../../../games/now-or-never/data/search'
import { soloCards } from '../../../games/now-or-never/data/solo'
import { specialists, storySpecialists } from '../../../games/now-or-never/data/specialists'
import { storyVillagers, villagers } from '../../../games/now-or-never/data/villagers'
import {
  counted,
  describeAction,
  describeBuilding,
  describeBundle,
  describeEffects,
  describeFace,
  describeStandings,
} from '../../../games/now-or-never/words/describe'
import { Points } from '../../kit/pieces'
import { instructionWords } from './describe'
import { Icon } from './pictures'
import gearPictures from './pictures/gear.pictures'
import { QuestCard } from './QuestCard'
import { Coins } from './Signs'
import './panels.css'
import './pieces.css'

/** Any thing of the box, for the page of all cards and for tips. */
export default function CardFace({ card }: { readonly card: string }) {
  if (quests.some(({ id }) => id === card)) return <QuestCard id={card} />
  return <>{tokenFace(card) ?? boardFace(card)}</>
}

const byId = <T extends { readonly id: string }>(rows: readonly T[], id: string): T | undefined =>
  rows.find((row) => row.id === id)

function tokenFace(card: string): ReactNode {
  const building = byId(buildings, card)
  if (building) {
    return (
      <Face of={card} name={building.name} kind="Building" cost={building.cost} words={describeBuilding(building)} />
    )
  }
  const specialist = byId([...specialists, ...storySpecialists], card)
  if (specialist) {
    const { name, kind, cost, tax, effects } = specialist
    return <Face of={card} name={name} kind={`${kind}, tax ${tax}`} cost={cost} words={describeEffects(effects)} />
  }
  const gear = gearOf(card)
  if (gear) {
    const words = gear.colour === 'red' ? describeFace(gear.face) : describeStandings(gear.standing)
    return (
      <Face
        of={card}
        name={gear.name}
        kind={`${gear.colour} gear`}
        cost={gear.price}
        words={words}
        tone={gear.colour}
      />
    )
  }
  const ability = abilityOf(card)
  if (!ability) return null
  const words = ability.colour === 'red' ? describeFace(ability.face) : describeStandings(ability.standing)
  const kind = `${ability.colour}, level ${ability.level}, ${ability.xp} experience`
  return <Face of={card} name={ability.name} kind={kind} words={words} tone={ability.colour} />
}

function boardFace(card: string): ReactNode {
  const hero = byId(heroes, card)
  if (hero) {
    const printed = printedAbilityOf(hero.blue)
    const words = `${printed?.name}: ${describeStandings(printed?.standing ?? [])}. ${hero.red.map((face, i) => `${i + 1}: ${describeFace(face)}`).join('; ')}`
    const kind = `${counted(hero.hearts, 'heart')}, ${hero.mana} mana, moves ${hero.arrows.join(', ')}`
    return <Face of={card} name={hero.name} kind={kind} words={words} />
  }
  const location = byId(locations, card)
  if (location) {
    const [above, below] = [describeAction(location.above), describeAction(location.underground)]
    const words = above === below ? above : `${above}. Underground: ${below}`
    return <Face of={card} name={location.name} kind={location.tile ? 'random place' : 'place'} words={words} />
  }
  const enemy = byId(enemies, card)
  if (enemy) {
    const kind = `level ${enemy.level}: attack ${enemy.attack}, health ${enemy.health}`
    return <Face of={card} name={enemy.name} kind={kind} words={describeEffects(enemy.rewards)} tone="red" />
  }
  return lootFace(card)
}

function lootFace(card: string): ReactNode {
  const found = byId(searchTokens, card)
  if (found) {
    const kind = `${counted(found.count, 'token')}, ${found.kept ? 'kept for income' : 'discarded'}`
    return <Face of={card} name={found.name} kind={kind} words={describeEffects(found.effects)} />
  }
  const villager = byId([...villagers, ...storyVillagers], card)
  if (villager) {
    const kind = counted(villager.count, 'token')
    return <Face of={card} name={villager.name} kind={kind} words={describeStandings(villager.standing)} />
  }
  const order = byId(orders, card)
  if (order) {
    const words = `${describeBundle(order.give)} for ${counted(order.coins, 'coin')}`
    return <Face of={card} name={order.name} kind="Order" words={words} vp={order.vp} />
  }
  const solo = byId(soloCards, card)
  return solo ? (
    <Face of={card} name={solo.name} kind="Solo card" words={`The bot ${instructionWords(solo.instruction)}`} />
  ) : null
}

function Portrait({ of }: { readonly of: string }) {
  const Gear = gearPictures[of]
  return Gear ? <Gear aria-hidden="true" /> : <Icon of={of} />
}

interface FaceProps {
  readonly of: string
  readonly name: string
  readonly kind: string
  readonly words: string
  readonly cost?: number
  readonly vp?: number
  readonly tone?: string
}

const Face = ({ of, name, kind, words, cost, vp, tone = '' }: FaceProps) => (
  <span className={`qcard piece ${tone}`}>
    <span className="qtop">
      <span className="qi">
        <Portrait of={of} />
      </span>
      <span className="qwhere">
        <small>{kind}</small>
      </span>
      {cost === undefined ? null : <Coins n={cost} />}
      {vp === undefined ? null : <Points n={vp} />}
    </span>
    <b className="nm">{name}</b>
    <span className="tx">{words}</span>
  </span>
)
