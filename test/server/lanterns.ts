import * as v from 'valibot'
import { defineGame } from '../../games/kit/boardgame'
import { copy } from '../../games/kit/copy'
import type { Draft, GameDefinition, MatchState } from '../../games/kit/definition'
import { dealer, without } from '../../games/kit/imagine'
import { defineMeta } from '../../games/kit/meta'
import { type Custom, custom, toggle } from '../../games/kit/options'
import { mapRecord } from '../../games/kit/records'
import { always, type PlayerId, type Random, type Rules, refuse, rule } from '../../games/kit/rule'
import { outcome } from '../../games/kit/score'
import { type Hidden, hide, known, remove, size, visible } from '../../games/kit/zones'

/** A game small enough to see through: light lanterns from a hidden hand, draw more from a hidden pile. */
export interface Lanterns extends MatchState {
  order: PlayerId[]
  deck: Hidden<string>
  hands: Record<PlayerId, Hidden<string>>
  lit: string[]
  swings: number
}

const cardCount = 40
const handSize = 3

const lanternRule = rule<Lanterns, object>()
const card = v.pipe(v.string(), v.regex(/^lantern-\d\d$/))

function endTurn(G: Lanterns): void {
  G.current = G.order[(G.order.indexOf(G.current) + 1) % G.order.length]!
  G.turn += 1
}

const light = lanternRule({
  args: [card],
  check: ({ G, player }, one) =>
    known(G.hands[player]!).includes(one) ? undefined : refuse('LA-002', 'Only a lantern from your hand can be lit'),
  apply({ G, player, say }, one) {
    remove(known(G.hands[player]!), one)
    G.lit.push(one)
    say({ kind: 'lit', player, one })
  },
  choices: ({ G, player }) => known(G.hands[player]!).map((one) => [one]),
})

const draw = lanternRule({
  args: [],
  reveals: always,
  check: ({ G }) => (size(G.deck) === 0 ? refuse('LA-003', 'The pile is empty') : undefined),
  apply({ G, player, random }) {
    const deck = known(G.deck)
    const [taken] = deck.splice(Math.floor(random.Number() * deck.length), 1)
    known(G.hands[player]!).push(taken!)
    if (deck.length > 0) return endTurn(G)
    const scores = Object.fromEntries(G.order.map((one) => [one, { lit: one === player ? 1 : 0 }]))
    G.outcome = outcome(scores, G.order, () => 0)
  },
  choices: ({ G }) => (size(G.deck) === 0 ? [] : [[]]),
})

/** Can be done without end. */
const swing = lanternRule({
  args: [],
  check: () => undefined,
  apply({ G, player, say }) {
    G.swings += 1
    say({ kind: 'swung', player })
  },
  choices: () => [],
})

const stumble = lanternRule({
  args: [],
  check: () => undefined,
  apply() {
    throw new Error('A lantern fell over')
  },
  choices: () => [],
})

const publicView = (G: Lanterns, seat: PlayerId | null): Lanterns => ({
  ...G,
  deck: hide(G.deck),
  hands: Object.fromEntries(
    Object.entries(G.hands).map(([owner, hand]) => [owner, owner === seat ? hand : hide(hand)]),
  ),
})

const boxOf = (cards: number): string[] =>
  Array.from({ length: cards }, (_, i) => `lantern-${String(i).padStart(2, '0')}`)

function dealtAnew(view: Lanterns, seat: PlayerId | null, random: Random, cards: number): Lanterns {
  const own = seat === null ? [] : visible(view.hands[seat]!)
  const deal = dealer(without(boxOf(cards), [...view.lit, ...own]), random)
  const hands = mapRecord(view.hands, (hand, player) => (player === seat ? hand : deal(hand)))
  return copy({ ...view, deck: deal(view.deck), hands })
}

function laidOut(players: PlayerId[], random: Random, cards: number): Lanterns {
  const deck = random.Shuffle(boxOf(cards))
  const hands = Object.fromEntries(players.map((player) => [player, deck.splice(0, handSize)]))
  return { turn: 1, current: players[0]!, undoable: 0, outcome: null, order: players, deck, hands, lit: [], swings: 0 }
}

const cover = {
  title: 'Lanterns',
  subtitle: '',
  blurb: '',
  about: '',
  designers: [],
  artists: [],
  publishers: [],
  version: 1,
  year: 2000,
  players: { min: 2, max: 4 },
  minutes: '1 min',
}

function lanternGame(id: string, view: Draft<Lanterns>['view'], cards = cardCount): GameDefinition {
  return defineGame({
    meta: defineMeta({
      id,
      ...cover,
      options: { bright: toggle('Bright', 'changes nothing', true) },
    }),
    rules: { light, draw, swing, stumble },
    clauses: { turn: 'LA-001', over: 'LA-009' },
    scoreLines: [],
    judge: async () => ({ weights: { numbers: {}, date: '', result: '' }, worth: () => 0 }),
    setup: ({ players, random }) => laidOut(players, random, cards),
    view,
    imagine: (seen, seat, random) => dealtAnew(seen, seat, random, cards),
    points: () => 0,
  }) as GameDefinition
}

export const lanterns = lanternGame('lanterns', publicView)
/** Over after a few moves. */
export const shortLanterns = lanternGame('short-lanterns', publicView, 12)

interface Trek extends Lanterns {
  /** Who won the walks before; null in one that stands alone. */
  trek: unknown
}

const isTrek = (value: unknown): value is string[][] =>
  Array.isArray(value) && value.length <= 3 && value.every((walk) => Array.isArray(walk))

/** Three walks in a row, as a campaign. */
export const lanternTrek = defineGame<Trek, { trek: Custom }, Rules<Trek>>({
  meta: defineMeta({
    id: 'lantern-trek',
    ...cover,
    options: {
      trek: custom('Trek', 'the walks before', (value) => (isTrek(value) ? undefined : 'This is no trek'), null),
    },
    series: {
      option: 'trek',
      name: 'trek',
      part: 'walk',
      parts: ['Dusk', 'Night', 'Dawn'],
      blank: [],
      beside: {},
      done: (sheet) => (isTrek(sheet) ? sheet.length : 0),
      reader: async () => () => ({ roles: [], parts: [], totals: [], starts: [], winners: [] }),
    },
  }),
  rules: { light, draw },
  clauses: { turn: 'LA-001', over: 'LA-009' },
  scoreLines: [],
  judge: async () => ({ weights: { numbers: {}, date: '', result: '' }, worth: () => 0 }),
  setup: ({ players, options, random }) => ({ ...laidOut(players, random, 8), trek: options.trek }),
  sheetAfter: ({ outcome: over, trek }) => (over && isTrek(trek) ? [...trek, over.winners] : null),
  view: (G, seat) => ({ ...G, ...publicView(G, seat) }),
  imagine: (seen, seat, random) => ({ ...copy<Trek>(seen), ...dealtAnew(seen, seat, random, 8) }),
  points: () => 0,
}) as unknown as GameDefinition

/** Its view hides nothing: what leaks through it can be seen. */
export const glassLanterns = lanternGame('glass-lanterns', (G) => G)
