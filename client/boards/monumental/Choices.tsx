import CardDraw from '~icons/game-icons/card-draw'
import CardPickup from '~icons/game-icons/card-pickup'
import CrossedSabres from '~icons/game-icons/crossed-sabres'
import Hiking from '~icons/game-icons/hiking'
import Hourglass from '~icons/game-icons/hourglass'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import Sunrise from '~icons/game-icons/sunrise'
import TwoCoins from '~icons/game-icons/two-coins'
import { basics } from '../../../games/monumental/data/effects'
import { drawPrice } from '../../../games/monumental/moves/abilities'
import { policyPrice } from '../../../games/monumental/moves/policies'
import { columnOf, rowOf, slotAt } from '../../../games/monumental/state'
import { columnName, counted, describeGoods, rowName } from '../../../games/monumental/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { Act } from '../../kit/status'
import { Conquering, Targets } from './Conquering'
import { GoldShare } from './GoldShare'
import { Moving } from './Moving'
import { OwedChoices } from './Owed'
import { paidWords, payingFor } from './payments'
import { dueTo, isWaking, type MonumentalCall, ownArea, type Situation, useMonumental } from './plan'
import { useSituation } from './planning'
import { yieldOf } from './preview'
import { YieldSigns } from './Signs'
import { Offers, Taking } from './Taking'
import { Developing, OpenPolicies, Uses, UseText } from './Texts'
import { Working, WorkNow } from './Working'

/** The legal choices as buttons; what is not legal says why. */
export default function Choices() {
  const situation = useSituation()
  const { table, plan } = situation
  if (dueTo(table)) return <OwedChoices />
  if (isWaking(table)) return <Waking />
  if (plan.target) return <Conquering />
  if (plan.card) return <Taking card={plan.card} />
  if (plan.policy) return <Developing policy={plan.policy} />
  switch (plan.busy) {
    case 'conquer':
      return <Targets />
    case 'acquire':
      return <Offers />
    case 'move':
      return <Moving />
    case 'use':
      return <Uses />
    case 'policy':
      return <OpenPolicies />
    case 'work':
      return <Working />
    case 'draw':
      return <Drawing />
    default:
      return <Actions />
  }
}

/** The row and column chosen, or all nine crossings, those that bring most first. */
function Waking() {
  const situation = useSituation()
  const { table, plan } = situation
  const slots = table.choices('activateCity').map(([row, column]) => slotAt(row, column))
  const worth = (slot: number) => {
    const { goods, any } = yieldOf(situation, slot)
    return Object.values(goods).reduce((sum, n) => sum + n, any)
  }
  const best = [...new Set(slots)].sort((a, b) => worth(b) - worth(a))
  const shown = plan.cross === null ? best : [plan.cross]
  return (
    <>
      {shown.map((slot) => {
        const call: MonumentalCall = ['activateCity', rowOf(slot), columnOf(slot), plan.nexus ?? undefined]
        return (
          <Act
            key={slot}
            icon={plan.cross === null ? null : <Sunrise />}
            label={<Crossing situation={situation} slot={slot} />}
            note={plan.cross === null ? undefined : <YieldSigns of={yieldOf(situation, slot)} />}
            go={plan.cross !== null}
            refusal={table.ask(...call)}
            onClick={() => table.play(...call)}
          />
        )
      })}
      {plan.cross === null ? null : <NeverMind plan={plan} />}
    </>
  )
}

/** Nine of them are short, and say what they bring; the chosen one has room for its verb. */
function Crossing({ situation, slot }: { readonly situation: Situation; readonly slot: number }) {
  if (situation.plan.cross !== null) return `Activate ${rowName(rowOf(slot))}, ${columnName(columnOf(slot))}`
  return (
    <span className="crossing">
      <b>
        <span className="sr">Activate row </span>
        <span className="by">{rowOf(slot) + 1}</span>
        <span className="sr">, column </span>
        {columnOf(slot) + 1}
      </b>{' '}
      <YieldSigns of={yieldOf(situation, slot)} />
    </span>
  )
}

/** Everything a turn allows, area by area. */
function Actions() {
  const situation = useSituation()
  const { table, plan } = situation
  const { view, seat } = table
  const provinces = new Set(table.choices('conquer').map(([hex]) => String(hex)))
  const cards = [...table.choices('acquire'), ...table.choices('startWonder')]
  const movers = table.choices('moveExplorer').length + table.choices('moveUnit').length
  const tooDear = table.ask('drawCard') !== null
  return (
    <>
      <WorkNow />
      {provinces.size > 0 ? (
        <Act
          icon={<CrossedSabres />}
          label="Conquer"
          note={`${provinces.size} in reach`}
          onClick={() => plan.begin({ busy: 'conquer' })}
        />
      ) : null}
      {cards.length > 0 ? (
        <Act
          icon={<CardPickup />}
          label="Acquire"
          note={counted(cards.length, 'card')}
          onClick={() => plan.begin({ busy: 'acquire' })}
        />
      ) : null}
      {table.choices('developPolicy').length > 0 ? (
        <Act
          icon={<ScrollUnfurled />}
          label="Develop a Policy"
          note={`${policyPrice(view, seat ?? view.current)} Culture`}
          onClick={() => plan.begin({ busy: 'policy' })}
        />
      ) : null}
      <UseText />
      {movers > 0 ? (
        <Act icon={<Hiking />} label="Move" note={moveNote(view.now)} onClick={() => plan.begin({ busy: 'move' })} />
      ) : null}
      {tooDear ? null : <Draw />}
      <EndTurn go={provinces.size + cards.length === 0} />
      {tooDear ? <Draw /> : null}
    </>
  )
}

const moveNote = ({ steps, marches }: { readonly steps: number; readonly marches: number }): string =>
  steps + marches > 0 ? `${steps + marches} free` : 'Explorers and Units'

const drawing = (gold: number): MonumentalCall => ['drawCard', gold]

/** At once and with little Gold; where Gold could be used instead, there is another way to it. */
function Draw() {
  const { table, plan } = useSituation()
  const price = drawPrice(table.view, table.seat ?? table.view.current)
  const { words, more } = payingFor(table, { res: 'S', cost: price }, null, drawing)
  const refusal = table.ask('drawCard')
  return (
    <>
      <Act
        icon={<CardDraw />}
        label="Draw"
        note={refusal ? `${price} Science` : words}
        refusal={refusal}
        onClick={() => table.play('drawCard')}
      />
      {more === null || refusal ? null : (
        <Act
          icon={<TwoCoins />}
          label="Draw for Gold"
          note={paidWords('S', price, more)}
          onClick={() => plan.begin({ busy: 'draw', gold: more })}
        />
      )}
    </>
  )
}

function Drawing() {
  const { table, plan } = useSituation()
  const cost = drawPrice(table.view, table.seat ?? table.view.current)
  const paying = payingFor(table, { res: 'S', cost }, plan.gold, drawing)
  return (
    <>
      <Act
        icon={<CardDraw />}
        label="Draw a card"
        note={paying.words}
        go
        refusal={table.ask(...drawing(paying.gold))}
        onClick={() => table.play(...drawing(paying.gold))}
      />
      <GoldShare paying={paying} cost={cost} res="Science" />
      <NeverMind plan={plan} />
    </>
  )
}

/** The one thing that cannot be taken back by itself, so it says what it costs. */
function EndTurn({ go }: { readonly go: boolean }) {
  const table = useMonumental()
  const area = ownArea(table)
  const lost = describeGoods(Object.fromEntries(basics.map((res) => [res, area?.goods[res] ?? 0])))
  return (
    <Act
      icon={<Hourglass />}
      label="End turn"
      note={lost === '' ? 'nothing is lost' : `loses ${lost}`}
      go={go}
      refusal={table.ask('endActions')}
      onClick={() => table.play('endActions')}
    />
  )
}
