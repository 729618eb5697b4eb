import type { Choice } from '../../kit/definition'
import type { Judge } from '../../kit/judge'
import type { PlayerId } from '../../kit/rule'
import { heroOf } from '../data/heroes'
import { type G, owed } from '../state'
import { hope } from './hope'
import { type Mind, mindOf } from './mind'
import { type Numbers, numbers } from './numbers'
import { promise } from './promise'
import { buildPlans, gearPlans, slotFor } from './purchases'
import { areaWorth } from './worth'

/** Getting on is worth a little by itself. */
const step = 0.01

function worth(mind: Mind): number {
  const { G, player: seat } = mind
  const idle = G.current === seat && G.acted && G.phase === 'season' ? 0 : step
  return areaWorth(G, mind.area, mind.rates) + promise(mind) + idle
}

/** Of two free arrows with the same number one is enough. */
function firstOfItsKind({ area }: Mind, arrow: number): boolean {
  const { arrows } = heroOf(area.hero!)
  return arrows.findIndex((n, at) => n === arrows[arrow] && !area.arrows[at]) === arrow
}

/** Free slots are alike: the left-most will do. */
function isFirstFree({ area: { specialists } }: Mind, slot: number): boolean {
  const free = specialists.indexOf(null)
  return free < 0 || slot === free
}

const trades = ['sell', 'sellBest', 'houseVillager', 'moveVillager', 'completeOrder', 'buyAbility']
/** While these are owed, coins could change the answer. */
const priced = ['build', 'buyGear', 'produce']

/** What has to be decided anyway is decided first; and only the best few of what can be done in very many ways. */
function shortlist(G: G, seat: PlayerId, choices: readonly Choice[], numbers: Numbers): readonly Choice[] {
  const mind = mindOf(G, seat, numbers)
  const [asked] = G.pending
  const busy = asked?.player === seat && !priced.includes(asked.kind)
  const building = owed(G, seat, 'build')
  const plans = building ? buildPlans(mind, building.discount).slice(0, few) : []
  const purchase = owed(G, seat, 'buyGear')
  const buys = purchase ? gearPlans(mind, purchase.discount).slice(0, few) : []
  const kept = choices.filter(({ move, args: [first, second] }) => {
    if (busy && trades.includes(move)) return false
    if (move === 'build') return plans.some(({ tile, space }) => tile === first && space === second)
    if (move === 'buyGear') return buys.some(({ gear, slot }) => gear === first && slot === second)
    if (move === 'buyAbility') return slotFor(mind.area, String(first)) === second
    if (move === 'recruitSpecialist') return isFirstFree(mind, Number(second))
    if (move === 'placeSpecialist' || move === 'chooseStart') return false
    if (move === 'startHeroAction') return firstOfItsKind(mind, Number(first))
    if (move === 'swapTiles') return !owed(G, seat, 'swapTiles')?.optional
    return move !== 'refillVillagers'
  })
  return kept.length > 0 ? kept : choices
}

const few = 3

/** What is revealed is not tried out but expected: the dice are reckoned up, and one lucky throw decides nothing. */
function guess(G: G, seat: PlayerId, choice: Choice, numbers: Numbers): number {
  const mind = mindOf(G, seat, numbers)
  return worth(mind) + hope(mind, choice)
}

export const judge: Judge<G, Numbers> = {
  weights: { numbers, date: '2026-11-18', result: 'a few tried; Apprentice beats the yardstick in 15 of 20 games' },
  worth: (G, seat, numbers) => worth(mindOf(G, seat, numbers)),
  shortlist,
  guess,
}
