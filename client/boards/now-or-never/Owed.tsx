import { lazy } from 'react'
import Hourglass from '~icons/game-icons/hourglass'
import { entriesOf } from '../../../games/kit/records'
import { refillXp, seasons } from '../../../games/now-or-never/data/constants'
import { type Pile, piles } from '../../../games/now-or-never/data/effects'
import { specialistOf } from '../../../games/now-or-never/data/specialists'
import { storyVillagers, villagers } from '../../../games/now-or-never/data/villagers'
import { yieldOf } from '../../../games/now-or-never/pieces/yield'
import { isFinal } from '../../../games/now-or-never/state'
import { resourceName, some } from '../../../games/now-or-never/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { owedTo } from '../../kit/own'
import { Act } from '../../kit/status'
import { Anytime } from './Anytime'
import { Build, Swap } from './BuildChoices'
import { CardChoices } from './CardChoices'
import { trade } from './describe'
import { Onward, OpenDie, Round } from './Fighting'
import { BuyGear } from './GearChoices'
import { pileName, spaceName } from './names'
import { Icon } from './pictures'
import { ownArea, type Situation, useNever, useSituation } from './plan'

const StoryChoices = lazy(() => import('./StoryChoices'))

/** The answers to a decision that is owed. */
export function OwedChoices() {
  const situation = useSituation()
  switch (owedTo(situation.table)?.kind) {
    case 'keepQuests':
    case 'keepOrders':
      return <CardChoices />
    case 'choosePiles':
      return <ChoosePiles />
    case 'takeVillager':
      return <TakeVillager />
    case 'buyGear':
      return <BuyGear />
    case 'build':
      return <Build />
    case 'swapTiles':
      return <Swap />
    case 'claimSearch':
      return <Spaces move="claimSearch" icon="search" note="take its search token" />
    case 'teleport':
      return <Spaces move="teleport" icon="move" note="be there at once" />
    case 'botSearch':
      return <Spaces move="chooseBotSearch" icon="search" note="the bot takes this token" />
    case 'botAttack':
      return <Spaces move="chooseBotEnemy" icon="fight" note="the bot takes this one" />
    case 'readySpecialist':
      return <Ready />
    case 'botDrop':
      return <BotDrop />
    case 'chooseStory':
      return <StoryChoices />
    case 'die':
      return <OpenDie />
    case 'combat':
      return <Round />
    case 'onward':
      return <Onward />
    case 'produce':
      return <Produce />
    default:
      return null
  }
}

/** Names a pile for every card to be drawn. */
function ChoosePiles() {
  const { table, plan } = useSituation()
  const owed = owedTo(table)
  if (owed?.kind !== 'choosePiles') return null
  const { draw } = owed
  const name = (pile: Pile) => {
    const named = [...plan.piles, pile]
    if (named.length < draw) plan.add({ piles: named })
    else table.play('choosePiles', named)
  }
  const all = (pile: Pile): Pile[] => Array.from({ length: draw }, () => pile)
  return (
    <>
      {piles.map((pile) => (
        <Act
          key={pile}
          icon={<Icon of="quest" />}
          label={pileName[pile]}
          note={draw > 1 ? `card ${plan.piles.length + 1} of ${draw}` : 'draw from this pile'}
          refusal={table.ask('choosePiles', [...plan.piles, ...all(pile)].slice(0, draw))}
          onClick={() => name(pile)}
        />
      ))}
      {plan.piles.length > 0 ? <NeverMind plan={plan} /> : null}
    </>
  )
}

/** The row may be filled for experience before or between (NON-164). */
function TakeVillager() {
  const table = useNever()
  const there = new Set(table.choices('takeVillager').map(([id]) => id))
  return (
    <>
      {[...villagers, ...storyVillagers]
        .filter(({ id }) => there.has(id))
        .map(({ id, name, good, also }) => (
          <Act
            key={id}
            icon={<Icon of={good} />}
            label={name}
            note={`makes ${some(1, good)}${also ? ` and ${some(1, also)}` : ''} a season`}
            onClick={() => table.play('takeVillager', id)}
          />
        ))}
      {table.ask('refillVillagers') ? null : (
        <Act
          icon={<Icon of="xp" />}
          label="Fill the row first"
          note={`${refillXp} experience: new villagers to choose from`}
          onClick={() => table.play('refillVillagers')}
        />
      )}
    </>
  )
}

interface SpacesProps {
  readonly move: 'claimSearch' | 'teleport' | 'chooseBotSearch' | 'chooseBotEnemy'
  readonly icon: string
  readonly note: string
}

/** Spaces of the map, also to be clicked there. */
function Spaces({ move, icon, note }: SpacesProps) {
  const table = useNever()
  return table
    .choices(move)
    .map(([space]) => (
      <Act
        key={space}
        icon={<Icon of={icon} />}
        label={placeLabel(table, space)}
        note={note}
        onClick={() => table.play(move, space)}
      />
    ))
}

function placeLabel({ view }: Situation['table'], space: string): string {
  const name = spaceName(view, space)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function Ready() {
  const table = useNever()
  return table
    .choices('readySpecialist')
    .map(([id]) => (
      <Act
        key={id}
        icon={<Icon of={id} />}
        label={specialistOf(id).name}
        note={trade(specialistOf(id).effects)}
        onClick={() => table.play('readySpecialist', id)}
      />
    ))
}

function BotDrop() {
  const table = useNever()
  return table
    .choices('chooseBotDrop')
    .map(([id]) => (
      <Act
        key={id}
        icon={<Icon of={id} />}
        label={`${specialistOf(id).name} leaves`}
        note="the bot’s board is full"
        onClick={() => table.play('chooseBotDrop', id)}
      />
    ))
}

/** Villagers first, then the production; what it brings stands on the button. */
function Produce() {
  const table = useNever()
  const area = ownArea(table)!
  const final = isFinal(table.view, seasons)
  const made = entriesOf(yieldOf(area, final))
  return (
    <>
      <Anytime all />
      <Act
        icon={<Hourglass />}
        label={final ? 'Produce and sell' : 'Produce'}
        note={made.map(([what, n]) => `${n} ${resourceName(what, n)}`).join(', ') || 'nothing yet'}
        go
        refusal={table.ask('confirmProduction')}
        onClick={() => table.play('confirmProduction')}
      />
    </>
  )
}
