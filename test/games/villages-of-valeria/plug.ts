import * as v from 'valibot'
import { known } from '../../../games/kit/zones'
import { adventurers } from '../../../games/villages-of-valeria/data/adventurers'
import { buildingCards } from '../../../games/villages-of-valeria/data/buildings'
import { pileNumbers, resources } from '../../../games/villages-of-valeria/data/constants'
import { events } from '../../../games/villages-of-valeria/data/events'
import { monuments } from '../../../games/villages-of-valeria/data/monuments'
import { villagesOfValeria } from '../../../games/villages-of-valeria/game'
import { type G, goldOf, type Source, type Target, villageOf } from '../../../games/villages-of-valeria/state'
import type { Plug } from '../../conformance/plug'
import { anyOf } from '../../conformance/seeded'

const dedication = v.looseObject({ to: v.literal('monument') })
const building = v.looseObject({
  target: v.variant('kind', [
    v.object({ kind: v.literal('building'), card: v.string() }),
    v.object({ kind: v.literal('monument') }),
  ]),
})

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join()

const villages = (G: G) => G.order.map((player) => villageOf(G, player))

/** Building cards and Events, wherever they lie. */
const cardsOnTable = (G: G): string[] => [
  ...known(G.deck),
  ...known(G.removed),
  ...G.pastEvents,
  ...G.piles.flatMap(({ top, under }) => [...known(under), ...(top === null ? [] : [top])]),
  ...G.pending.flatMap((owed) => (owed.kind === 'place' ? [owed.card] : [])),
  ...villages(G).flatMap((village) => [
    ...known(village.hand),
    ...village.resources.map(({ card }) => card),
    ...village.buildings,
    ...(village.monument?.dedicated ?? []),
  ]),
]

const lying = (row: readonly (string | null)[]): string[] => row.filter((id) => id !== null)

function wrongCards(G: G): string | undefined {
  const box = [...buildingCards, ...(G.options.events ? ids(events) : [])]
  if (!same(cardsOnTable(G), box)) return 'Building cards or Events were lost or doubled'
  const heroes = [...known(G.adventurerDeck), ...lying(G.adventurerRow), ...villages(G).flatMap((v) => v.adventurers)]
  if (!same(heroes, ids(adventurers))) return 'Adventurers were lost or doubled'
  const works = [
    ...known(G.monumentDeck),
    ...lying(G.monumentLine),
    ...villages(G).flatMap(({ monument, completed }) => [...(monument ? [monument.id] : []), ...completed]),
  ]
  if (!same(works, G.options.monuments ? ids(monuments) : [])) return 'Monuments were lost or doubled'
  if (G.piles.some(({ top, under }) => top === null && known(under).length > 0)) return 'a pile has lost its top'
  return undefined
}

function wrongGold(G: G): string | undefined {
  const all = G.bank + villages(G).reduce((sum, village) => sum + goldOf(village), 0)
  if (all !== G.total) return `${all} gold instead of ${G.total}`
  const places = villages(G).flatMap(({ castleGold, resources: cards }) => [
    castleGold,
    ...cards.map((one) => one.gold),
  ])
  if (places.some((gold) => gold < 0 || gold > 1)) return 'a card holds more than one gold, or less than none'
  return [G.bank, ...villages(G).map(({ gold }) => gold)].some((gold) => gold < 0) ? 'somebody owes gold' : undefined
}

export const villagesPlug: Plug<G> = {
  definition: villagesOfValeria,
  optionSets: [
    {},
    { monuments: false },
    { events: true },
    { monuments: false, events: true, startPlayer: 1, endNumber: 6 },
    { events: true, soloDeck: 60 },
    { soloDeck: 20 },
  ],
  longest: (players) => 3000 * players,
  conserve: (G) => wrongCards(G) ?? wrongGold(G),

  anything(G, random) {
    const player = () => anyOf(['0', '1', '2', '3', '4'], random)
    const hand = known(villageOf(G, G.current).hand)
    const card = () => anyOf(random() < 0.7 && hand.length > 0 ? hand : buildingCards, random)
    const adventurer = () => anyOf(adventurers, random).id
    const monument = () => anyOf(monuments, random).id
    const pile = () => anyOf(pileNumbers, random)
    const some = <T>(make: () => T, most: number) => Array.from({ length: Math.floor(random() * (most + 1)) }, make)
    const power = () => (random() < 0.5 ? card() : adventurer())
    const source = (): Source => {
      const res = anyOf(resources, random)
      const used = villageOf(G, anyOf(G.order, random)).resources.map((one) => one.card)
      const site = used.length > 0 ? anyOf(used, random) : card()
      return anyOf<Source>(
        [
          { res, via: 'castle' },
          { res, via: 'resource', player: player(), card: site },
          { res, via: 'power', card: power() },
          { res, via: 'discount', card: power() },
          { res, via: 'borrow', card: power(), player: player(), resource: site },
        ],
        random,
      )
    }
    const discards = (most: number) => some(() => ({ card: card(), pile: pile() }), most)
    const target = (): Target => (random() < 0.7 ? { kind: 'building', card: card() } : { kind: 'monument' })
    return anyOf(
      [
        { move: 'developFirst', args: [{ card: card() }] },
        { move: 'harvest', args: [] },
        { move: 'tax', args: [] },
        { move: 'pass', args: [] },
        {
          move: 'develop',
          args: [{ card: card(), to: anyOf(['castle', 'monument'], random), discards: discards(2) }],
        },
        { move: 'build', args: [{ target: target(), payment: some(source, 4), discards: discards(1) }] },
        { move: 'build', args: [{ target: target(), payment: some(source, 2) }] },
        { move: 'recruit', args: [{ adventurer: adventurer() }] },
        { move: 'recruit', args: [{ adventurer: adventurer(), monument: monument() }] },
        { move: 'drawCard', args: [{ from: anyOf(['deck', ...pileNumbers], random) }] },
        { move: 'stealFrom', args: [{ player: player() }] },
        { move: 'placeRevealed', args: [{ pile: pile() }] },
      ],
      random,
    )
  },

  prefers: ({ move, args }) =>
    move === 'build' || move === 'recruit' || (move === 'develop' && v.is(dedication, args[0])),
  traits: (G, seat) => (villageOf(G, seat).completed.length > 0 ? ['completed a Monument'] : []),
  counts(G, seat, choice): Record<string, number> {
    if (!choice) return { 'Monuments completed': villageOf(G, seat).completed.length }
    if (choice.move !== 'develop') return {}
    return v.is(dedication, choice.args[0]) ? { dedications: 1 } : { developments: 1 }
  },
  components: [...buildingCards, ...ids(adventurers), ...ids(monuments).flatMap((id) => [id, `completed ${id}`])],
  hidden: [...buildingCards, ...ids(events), ...ids(adventurers), ...ids(monuments)],
  used(G, { move, args }) {
    if (move === 'recruit') return Object.values(v.parse(v.record(v.string(), v.string()), args[0]))
    if (move !== 'build') return []
    const { target } = v.parse(building, args[0])
    if (target.kind === 'building') return [target.card]
    return G.order.flatMap((player) => {
      const { monument } = villageOf(G, player)
      return monument && G.pending[0]?.player === player ? [`completed ${monument.id}`] : []
    })
  },
}
