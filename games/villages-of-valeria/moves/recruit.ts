import * as v from 'valibot'
import { type Refusal, refuse } from '../../kit/rule'
import { size } from '../../kit/zones'
import { adventurerOf } from '../data/adventurers'
import { monumentFee } from '../data/constants'
import { instantOf, owe, owedEffects } from '../effects'
import { feeOf, meetsNeeds, turnOf } from '../flow/possible'
import { advance } from '../flow/turn'
import { refillAdventurers, refillMonuments } from '../pieces/deck'
import { payBank } from '../pieces/gold'
import { type G, isSolo, villageOf } from '../state'
import { describeNeeds } from '../words/describe'
import { type Ask, notNow, takeUp } from './actions'
import { adventurerShape, monumentShape, villageRule } from './shapes'

/** VV-160 to VV-165. */
function monumentProblem({ G, player }: Ask, monument: string, fee: number): Refusal | undefined {
  const village = villageOf(G, player)
  if (!G.options.monuments) return refuse('VV-010', 'There are no Monuments in this match')
  if (village.monument) return refuse('VV-165', 'You have an incomplete Monument already')
  if (!G.monumentLine.includes(monument)) return refuse('VV-160', 'This Monument does not lie open')
  return village.gold < fee + monumentFee
    ? refuse('VV-160', `With the Monument this costs ${fee + monumentFee} gold`)
    : undefined
}

/** VV-140 to VV-146. */
function adventurerProblem({ G, player }: Ask, adventurer: string, fee: number): Refusal | undefined {
  const village = villageOf(G, player)
  const { needs } = adventurerOf(adventurer)
  if (!G.adventurerRow.includes(adventurer)) return refuse('VV-140', 'This Adventurer does not lie open')
  if (!meetsNeeds(village, adventurer)) return refuse('VV-142', `Asks for ${describeNeeds(needs)}`)
  return village.gold < fee ? refuse('VV-146', `This costs ${fee} gold from your supply`) : undefined
}

const take = (row: (string | null)[], card: string): (string | null)[] =>
  row.map((there) => (there === card ? null : there))

const opensNew = (G: G, monument?: string): boolean =>
  size(G.adventurerDeck) > 0 || (monument !== undefined && size(G.monumentDeck) > 0)

/** VV-140 to VV-168. */
export const recruit = villageRule({
  args: [v.strictObject({ adventurer: adventurerShape, monument: v.optional(monumentShape) })],
  answers: 'action',
  reveals: ({ G }, { monument }) => isSolo(G) || opensNew(G, monument),
  check(ask, { adventurer, monument }) {
    const refusal = notNow(ask, 'recruit')
    if (refusal) return refusal
    const fee = feeOf(villageOf(ask.G, ask.player), turnOf(ask.G, ask.player)!)
    return (
      adventurerProblem(ask, adventurer, fee) ??
      (monument === undefined ? undefined : monumentProblem(ask, monument, fee))
    )
  },
  apply(act, { adventurer, monument }) {
    const { G, player, say } = act
    const village = villageOf(G, player)
    const fee = feeOf(village, takeUp(act, 'recruit'))
    payBank(G, player, fee)
    village.adventurers.push(adventurer)
    G.adventurerRow = take(G.adventurerRow, adventurer)
    say({ kind: 'recruited', player, adventurer, fee })
    if (monument !== undefined) {
      payBank(G, player, monumentFee)
      village.monument = { id: monument, dedicated: [] }
      G.monumentLine = take(G.monumentLine, monument)
      say({ kind: 'tookMonument', player, monument, fee: monumentFee })
    }
    refillAdventurers(act)
    refillMonuments(act)
    owe(G, owedEffects(player, instantOf(adventurer)))
    advance(act)
  },
  choices(ask) {
    const { G, player } = ask
    if (notNow(ask, 'recruit')) return []
    const row = G.adventurerRow.filter((id) => id !== null && meetsNeeds(villageOf(G, player), id))
    const line = villageOf(G, player).monument ? [] : G.monumentLine
    return row.flatMap((adventurer) =>
      adventurer === null
        ? []
        : [
            [{ adventurer }],
            ...line.flatMap((monument): [{ adventurer: string; monument: string }][] =>
              monument === null ? [] : [[{ adventurer, monument }]],
            ),
          ],
    )
  },
})
