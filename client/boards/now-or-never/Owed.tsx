import { lazy } from 'react'
import Hourglass from '~icons/game-icons/hourglass'
import { entriesOf } from '../../../games/kit/records'
import { buildingOf } from '../../../games/now-or-never/data/buildings'
import { refillXp, seasons } from '../../../games/now-or-never/data/constants'
import { type Pile, piles } from '../../../games/now-or-never/data/effects'
import { gearOf } from '../../../games/now-or-never/data/gear'
import { specialistOf } from '../../../games/now-or-never/data/specialists'
import { townColumns, towns } from '../../../games/now-or-never/data/town'
import { storyVillagers, villagers } from '../../../games/now-or-never/data/villagers'
import {
  counted,
  describeEffects,
  describeFace,
  describeStandings,
  resourceName,
  some,
} from '../../../games/now-or-never/describe'
import { effectsLeft } from '../../../games/now-or-never/effects'
import { gearPrice } from '../../../games/now-or-never/moves/gear'
import { yieldOf } from '../../../games/now-or-never/production'
import { type G, isFinal, owed } from '../../../games/now-or-never/state'
import { buildCost } from '../../../games/now-or-never/town'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { Anytime, UseAbilities } from './Anytime'
import { CardChoices } from './CardChoices'
import { Onward, OpenDie, Round } from './Fighting'
import { NeverMind } from './NeverMind'
import { pileName, rowName, spaceName, trade } from './names'
import { Icon } from './pictures'
import { owedTo, ownArea, type Props } from './plan'

const StoryChoices = lazy(() => import('./StoryChoices'))

/** The answers to a decision that is owed. */
export function OwedChoices(props: Props) {
  switch (owedTo(props.table)?.kind) {
    case 'keepQuests':
    case 'keepOrders':
      return <CardChoices {...props} />
    case 'choosePiles':
      return <ChoosePiles {...props} />
    case 'takeVillager':
      return <TakeVillager {...props} />
    case 'buyGear':
      return <BuyGear {...props} />
    case 'build':
      return <Build {...props} />
    case 'swapTiles':
      return <Swap {...props} />
    case 'claimSearch':
      return <Spaces {...props} move="claimSearch" icon="search" note="take its search token" />
    case 'teleport':
      return <Spaces {...props} move="teleport" icon="move" note="be there at once" />
    case 'botSearch':
      return <Spaces {...props} move="chooseBotSearch" icon="search" note="the bot takes this token" />
    case 'botAttack':
      return <Spaces {...props} move="chooseBotEnemy" icon="fight" note="the bot takes this one" />
    case 'readySpecialist':
      return <Ready {...props} />
    case 'botDrop':
      return <BotDrop {...props} />
    case 'chooseStory':
      return <StoryChoices {...props} />
    case 'die':
      return <OpenDie {...props} />
    case 'combat':
      return <Round {...props} />
    case 'onward':
      return <Onward {...props} />
    case 'produce':
      return <Produce {...props} />
    default:
      return null
  }
}

/** Names a pile for every card to be drawn. */
function ChoosePiles({ table, plan }: Props) {
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
function TakeVillager({ table }: Props) {
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

/** What else the place gives. */
function restOf(view: G, seat: string): string {
  const program = owed(view, seat, 'effects')
  return program ? describeEffects(effectsLeft(view, program)) : ''
}

function BuyGear({ table, plan }: Props) {
  const { view, seat } = table
  const open = [...new Set(table.choices('buyGear').map(([id]) => id))]
  return (
    <>
      {open.map((id) => {
        const gear = gearOf(id)!
        const words = gear.colour === 'red' ? describeFace(gear.face) : describeStandings(gear.standing)
        return (
          <Act
            key={id}
            icon={<Icon of={id} />}
            label={gear.name}
            note={`${counted(gearPrice(view, seat!, id), 'coin')}: ${words}`}
            onClick={() => plan.begin({ token: id })}
          />
        )
      })}
      {table.ask('gearLater') ? null : (
        <Act
          icon={<Icon of="quest" />}
          label="Gear later"
          note={`first: ${restOf(view, seat!)}`}
          onClick={() => table.play('gearLater')}
        />
      )}
      <Act
        icon={<Stroke of="close" size={20} />}
        label="Buy nothing"
        refusal={table.ask('skipGear')}
        onClick={() => table.play('skipGear')}
      />
    </>
  )
}

/** First the tile, then its space; both also on the boards. */
function Build({ table, plan }: Props) {
  const owed = owedTo(table)
  const area = ownArea(table)
  if (owed?.kind !== 'build' || !area) return null
  const choices = table.choices('build')
  const { tile } = plan
  if (tile === null) {
    const tiles = [...new Set(choices.map(([at]) => at))]
    const different = tiles.filter((at, i) => tiles.findIndex((other) => area.grid[other] === area.grid[at]) === i)
    return (
      <>
        {different.map((at) => (
          <Act
            key={at}
            icon={<Icon of={area.grid[at]!} />}
            label={buildingOf(area.grid[at]!).name}
            note={counted(buildingOf(area.grid[at]!).cost, 'coin')}
            onClick={() => plan.begin({ tile: at })}
          />
        ))}
        <UseAbilities table={table} plan={plan} />
        <Act
          icon={<Stroke of="close" size={20} />}
          label="Build nothing"
          refusal={table.ask('skipBuild')}
          onClick={() => table.play('skipBuild')}
        />
      </>
    )
  }
  return (
    <>
      {choices
        .filter(([at]) => at === tile)
        .map(([, space]) => {
          const { bonus } = towns[table.view.side][space]!
          const row = rowName[Math.floor(space / townColumns)]!
          return (
            <Act
              key={space}
              icon={<Icon of={area.grid[tile]!} />}
              label={`${row.charAt(0).toUpperCase()}${row.slice(1)}, ${(space % townColumns) + 1}`}
              note={`${counted(buildCost(table.view, table.seat!, tile, space, owed.discount), 'coin')}${bonus ? `, +${some(1, bonus)}` : ''}`}
              onClick={() => table.play('build', tile, space)}
            />
          )
        })}
      <NeverMind plan={plan} />
    </>
  )
}

function Swap({ table, plan }: Props) {
  return (
    <>
      {plan.tile === null ? null : <NeverMind plan={plan} />}
      <Act
        icon={<Stroke of="close" size={20} />}
        label="Leave the plans"
        refusal={table.ask('skipSwap')}
        onClick={() => table.play('skipSwap')}
      />
    </>
  )
}

interface SpacesProps extends Props {
  readonly move: 'claimSearch' | 'teleport' | 'chooseBotSearch' | 'chooseBotEnemy'
  readonly icon: string
  readonly note: string
}

/** Spaces of the map, also to be clicked there. */
function Spaces({ table, move, icon, note }: SpacesProps) {
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

function placeLabel({ view }: Props['table'], space: string): string {
  const name = spaceName(view, space)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function Ready({ table }: Props) {
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

function BotDrop({ table }: Props) {
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
function Produce(props: Props) {
  const { table } = props
  const area = ownArea(table)!
  const final = isFinal(table.view, seasons)
  const made = entriesOf(yieldOf(area, final))
  return (
    <>
      <Anytime {...props} all />
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
