import type { ReactNode } from 'react'
import ChessKnight from '~icons/game-icons/chess-knight'
import DwarfFace from '~icons/game-icons/dwarf-face'
import SpartanHelmet from '~icons/game-icons/spartan-helmet'
import { type Basic, basics } from '../../../games/monumental/data/effects'
import type { HexId } from '../../../games/monumental/data/hex'
import { optionsOf } from '../../../games/monumental/effects'
import { skip } from '../../../games/monumental/flow/asks'
import { barbarianOf, nameOf, textOf } from '../../../games/monumental/pieces/cards'
import { bonusCards } from '../../../games/monumental/pieces/city'
import { spotAt } from '../../../games/monumental/pieces/map'
import type { Owed } from '../../../games/monumental/state'
import {
  counted,
  describeEffects,
  describeText,
  describeUse,
  resourceName,
  slotName,
} from '../../../games/monumental/words/describe'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { forceWords } from './describe'
import { HexAct } from './HexAct'
import { tileName, unitName } from './names'
import { Picture } from './Picture'
import { answers, dueTo, ownArea, type Situation } from './plan'
import { useSituation } from './planning'
import { printedOn } from './printed'
import { resourceIcons } from './Signs'

interface Answer {
  readonly icon: ReactNode
  readonly label: string
  readonly note?: string
}

/** The answers to the open question. */
export function OwedChoices() {
  const situation = useSituation()
  const { table } = situation
  const owed = dueTo(table)
  if (!owed) return null
  const given = answers(table)
  const listed = owed.ask === 'option' ? optionsOf(owed.source).map((_, option) => String(option)) : given
  const answersShown = listed.map((answer) => (answer === skip ? enough(owed) : shown(situation, owed, answer)))
  return listed.map((answer, i) => {
    const { icon, note } = answersShown[i]!
    const label = distinct(situation, answersShown, i, answer)
    const onClick = () => table.play('resolve', answer)
    const hex = hexIn(owed, answer)
    return hex ? (
      <HexAct key={answer} hex={hex} icon={icon} label={label} note={note} onClick={onClick} />
    ) : (
      <Act
        key={answer}
        icon={icon}
        label={label}
        note={note}
        go={given.length === 1 && given.includes(answer)}
        refusal={given.includes(answer) ? null : table.ask('resolve', answer)}
        onClick={onClick}
      />
    )
  })
}

/** The tile an answer is about. */
const hexIn = ({ ask }: Owed, answer: string): HexId | undefined =>
  answer !== skip && (ask === 'wonderToken' || ask === 'mount' || ask === 'sacrifice')
    ? answer.split(':')[0]
    : undefined

/** Cards of the same name say where they lie. */
function distinct({ table }: Situation, all: readonly Answer[], i: number, answer: string): string {
  const { label } = all[i]!
  if (all.filter((one) => one.label === label).length < 2) return label
  const city = ownArea(table)?.city ?? []
  const at = /^\d$/.test(answer) ? Number(answer) : city.findIndex((stack) => stack.includes(answer))
  return at < 0 ? label : `${label}, ${slotName(at)}`
}

/** Declining, or stopping. */
const enough = (owed: Owed): Answer => ({
  icon: <Stroke of="close" size={20} />,
  label: decline[owed.ask] ?? 'Enough',
})

const decline: Readonly<Partial<Record<Owed['ask'], string>>> = {
  sacrifice: 'Rather not',
  keep: 'Keep nothing',
  activateNexus: 'Rather not',
  market: 'Leave it',
}

function shown(situation: Situation, owed: Owed, answer: string): Answer {
  switch (owed.ask) {
    case 'basic':
    case 'payBasic':
    case 'keep':
      return basic(situation, answer)
    case 'convert':
      return changed(answer)
    case 'option':
      return {
        icon: <Picture of={owed.source} />,
        label: capital(describeUse(optionsOf(owed.source)[Number(answer)]!)),
      }
    case 'again':
      return { icon: <Picture of={owed.source} />, label: 'Once more', note: counted(owed.left, 'time') }
    case 'activateSlot':
    case 'archive':
    case 'discardSlot':
      return slot(situation, Number(answer))
    case 'bonus':
      return { ...card(answer), note: bonusWords(situation, owed, answer) }
    case 'order':
      return { icon: <Picture of={answer} />, label: nameOf(answer), note: printed(answer) }
    case 'market':
      return { icon: <Picture of={owed.source} />, label: 'Take it', note: printed(owed.source) }
    case 'activateNexus':
    case 'attach':
    case 'recover':
    case 'blank':
      return card(answer)
    case 'restore':
      return { icon: <SpartanHelmet />, label: answer === '0' ? 'None' : counted(Number(answer), 'Soldier') }
    case 'reward':
      return reward(owed.token, answer === 'A' ? 'A' : 'B')
    case 'desert':
      return { icon: <SpartanHelmet />, label: capital(unitName(answer)), note: 'goes home' }
    case 'mount':
      return onTile(situation, answer, <ChessKnight />)
    case 'sacrifice': {
      const [hex, unit] = answer.split(':')
      return { icon: <SpartanHelmet />, label: `${capital(unitName(unit!))}: ${tileName(situation.table, hex!)}` }
    }
    case 'wonderToken':
      return onTile(situation, answer, <Picture of={owed.card} />)
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const isBasic = (answer: string | undefined): answer is Basic => basics.some((one) => one === answer)

function basic({ table }: Situation, answer: string): Answer {
  const res = isBasic(answer) ? answer : basics[0]
  const have = ownArea(table)?.goods[res] ?? 0
  const Icon = resourceIcons[res]
  return { icon: <Icon />, label: resourceName[res], note: `you have ${have}` }
}

function changed(answer: string): Answer {
  const [from = basics[0], to = basics[0]] = answer.split('>').filter(isBasic)
  const Icon = resourceIcons[to]
  return { icon: <Icon />, label: `${resourceName[from]} to ${resourceName[to]}` }
}

function slot({ table }: Situation, at: number): Answer {
  const top = ownArea(table)?.city[at]?.at(-1)
  return top ? card(top) : { icon: null, label: slotName(at) }
}

/** What naming this card brings. */
function bonusWords(
  { table }: Situation,
  { player, source, res, n }: Extract<Owed, { ask: 'bonus' }>,
  uid: string,
): string {
  const gives = bonusCards(table.view, player, source, res).giving.includes(uid)
  return gives ? `brings ${describeEffects([{ do: 'gain', res, n }])}` : 'brings nothing'
}

const card = (uid: string): Answer => ({
  icon: <Picture of={uid} />,
  label: nameOf(uid),
  note: describeEffects(printedOn(uid).icons) || printedOn(uid).words,
})

/** The text of anything that has one: a card, a Policy, a Market. */
function printed(source: string): string {
  const text = textOf(source)
  return text ? describeText(text) : ''
}

const reward = (token: string, which: 'A' | 'B'): Answer => ({
  icon: <DwarfFace />,
  label: describeEffects(barbarianOf(token).rewards[which]),
})

function onTile({ table }: Situation, hex: string, icon: ReactNode): Answer {
  const { force } = spotAt(table.view, hex)
  return { icon, label: tileName(table, hex), note: force ? forceWords(force) : '' }
}
