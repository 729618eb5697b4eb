import type { ReactNode } from 'react'
import { abilityCard, type Level, type LevelledClass, meepleOf } from '../../../games/meeples-and-monsters/data/classes'
import type { Counted, Effect } from '../../../games/meeples-and-monsters/data/effects'
import { councilTokens } from '../../../games/meeples-and-monsters/data/monsters'
import type { Quest } from '../../../games/meeples-and-monsters/data/quests'
import type { Room } from '../../../games/meeples-and-monsters/data/rooms'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { councilOf, kindOf, locationOf, monsterOf, roomOf } from '../../../games/meeples-and-monsters/state'
import {
  describeCondition,
  describeEffect,
  describeEffects,
  describeNeeds,
} from '../../../games/meeples-and-monsters/words/describe'
import { Points } from '../../kit/pieces'
import { abilityWords } from './describe'
import { Meeple } from './Meeple'
import { Icon } from './pictures'
import { Bargain, EffectSign, Strength, TypeSign } from './Signs'

/** Inside a Monster's card. */
export function MonsterFace({ id }: { readonly id: string }) {
  const { name, type, level, strength, vp, effect } = monsterOf(id)
  return (
    <>
      <span className="art" data-card={id}>
        <Icon of={id} />
      </span>
      <Strength n={strength} />
      <TypeSign type={type} />
      <span className="lv" title={`Level ${level}`}>
        <span aria-hidden="true">{'•'.repeat(level)}</span>
        <span className="sr">Level {level}</span>
      </span>
      <span className="nm">{name}</span>
      <span className="fx">
        {effect ? <EffectSign effect={effect} /> : <span />}
        <Points n={vp} />
      </span>
    </>
  )
}

export const MonsterCard = ({ id }: { readonly id: string }) => (
  <span className={`card mo ${monsterOf(id).type}`} data-card={id}>
    <MonsterFace id={id} />
  </span>
)

export const monsterWords = (id: string): string => {
  const { name, type, level, vp, effect } = monsterOf(id)
  const more = effect ? `; ${describeEffect(effect)}` : ''
  return `${name}: ${type}, level ${level}, ${vp === 1 ? '1 point' : `${vp} points`}${more}`
}

/** Longer names get smaller letters: cut off they would say nothing. */
const longName = 18

interface LocFaceProps {
  readonly id: string
  readonly name: string
  readonly children: ReactNode
}

/** Inside anything that looks like a Location: picture, name, bargain. The Capitol is printed on the board: no card. */
export function LocFace({ id, name, children }: LocFaceProps) {
  return (
    <>
      <span className="li" data-card={kindOf(id) === 'capitol' ? undefined : id}>
        <Icon of={id} />
      </span>
      <span className="lt">
        <b className={name.length > longName ? 'long' : undefined}>{name}</b>
        {children}
      </span>
    </>
  )
}

export function LocationFace({ id }: { readonly id: string }) {
  const { name, needs, effects } = locationOf(id)
  return (
    <LocFace id={id} name={name}>
      <Bargain needs={needs} effects={effects} />
    </LocFace>
  )
}

export function locationWords(id: string): string {
  const { name, needs, effects } = locationOf(id)
  return `${name}, for ${describeNeeds(needs)}: ${describeEffects(effects)}`
}

export function RoomFace({ id }: { readonly id: string }) {
  const { name, needs, corruption, effects } = roomOf(id)
  return (
    <LocFace id={id} name={name}>
      <Bargain needs={needs} corruption={corruption} effects={effects} />
    </LocFace>
  )
}

const corruptionWords: Readonly<Record<Room['corruption'], string>> = {
  none: '',
  one: ' and one Corruption',
  any: ' and any number of Corruption',
}

export function roomWords(id: string): string {
  const { name, needs, corruption, effects } = roomOf(id)
  return `${name}, for ${describeNeeds(needs)}${corruptionWords[corruption]}: ${describeEffects(effects)}`
}

const kinds: Readonly<Record<Quest['kind'], string>> = { triggered: '', ongoing: 'from then on: ', final: '' }

/** Inside a Quest. */
export function QuestFace({ id }: { readonly id: string }) {
  const { name, kind, condition, cost, effect, vp, penalty } = questOf(id)
  return (
    <>
      <span className="qh" data-card={id}>
        <Icon of={id} />
        <b>{name}</b>
      </span>
      <span className="qp">
        {describeCondition(condition)}
        {cost.length > 0 ? `; return ${cost.map((cls) => `a ${meepleOf(cls).name}`).join(' and ')}` : ''}
        <b>{kind === 'final' ? 'at the end' : effect ? kinds[kind] + describeEffect(effect) : ''}</b>
      </span>
      <span className="qf">
        <small>open −{penalty}</small>
        <Points n={vp} />
      </span>
    </>
  )
}

export const QuestCard = ({ id }: { readonly id: string }) => (
  <span className="card qc" data-card={id}>
    <QuestFace id={id} />
  </span>
)

const countedShort: Readonly<Record<Counted, string>> = {
  cards3: 'level 3 class',
  quests: 'Quest done',
  typeSets: 'set of types',
  prestigeHere: 'Prestige Unit',
  classesHere: 'class sent',
}

/** A token in as few words as its place allows. */
function tokenWords(effect: Effect): string {
  if (effect.do === 'vpEach')
    return `${effect.n} per ${countedShort[effect.what]}${effect.max ? `, up to ${effect.max}` : ''}`
  return effect.do === 'vpIf' ? `${effect.n} without Corruption` : describeEffect(effect)
}

export const tokenOf = (id: string) => councilTokens.find((token) => token.id === id)

export function CouncilFace({ id, token }: { readonly id: string; readonly token: string | undefined }) {
  const { name, role, strength, vp, type } = councilOf(id)
  const bonus = token ? tokenOf(token) : undefined
  return (
    <>
      <span className="oi">
        <Icon of={id} />
        <TypeSign type={type} />
      </span>
      <span className="on">
        <b>{name}</b>
        <small>
          {role === 'henchman' ? 'henchman, each final turn' : bonus ? tokenWords(bonus.effect) : 'overlord'}
        </small>
      </span>
      <span className="sv">
        <Strength n={strength} />
        <Points n={vp} />
      </span>
    </>
  )
}

/** An Ability card: what the Units of a class can do at a level. */
export function AbilityCardFace({ cls, level }: { readonly cls: LevelledClass; readonly level: Level }) {
  const { combat, cost } = abilityCard(cls, level)
  return (
    <span className="lev">
      <Meeple cls={cls} size="md" />
      <span className="ln">
        <b>
          {meepleOf(cls).name} {level}
        </b>
        <small>
          Combat {combat}
          {level > 1 ? `, for ${cost} points` : ''}. {abilityWords(cls, level)}
        </small>
      </span>
    </span>
  )
}
