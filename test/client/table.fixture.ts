import * as v from 'valibot'
import { defineGame } from '../../games/kit/boardgame'
import { copy } from '../../games/kit/copy'
import type { MatchState } from '../../games/kit/definition'
import { dealer, without } from '../../games/kit/imagine'
import { defineMeta } from '../../games/kit/meta'
import { toggle } from '../../games/kit/options'
import { mapRecord } from '../../games/kit/records'
import { always, type PlayerId, refuse, rule } from '../../games/kit/rule'
import { outcome } from '../../games/kit/score'
import { type Hidden, hide, known, size, visible } from '../../games/kit/zones'

/** A game of a minute: gather pebbles in the open, draw shells face down; who has seven points ends it. */
export interface Beach extends MatchState {
  order: PlayerId[]
  bag: Hidden<number>
  hands: Record<PlayerId, Hidden<number>>
  pebbles: Record<PlayerId, number>
}

type Event = { kind: 'gathered' | 'drew' | 'rested' | 'waved'; player: PlayerId; pebbles?: number }

const say = rule<Beach, Event>()

const gather = say({
  args: [v.picklist([1, 2])],
  check: ({ G, player }, n) =>
    G.undoable >= 3 || (G.pebbles[player] ?? 0) + n > 9 ? refuse('BE-02', 'Three handfuls are enough') : undefined,
  apply({ G, player, say }, n) {
    G.pebbles[player] = (G.pebbles[player] ?? 0) + n
    say({ kind: 'gathered', player, pebbles: n })
  },
  choices: ({ G }) => (G.undoable >= 3 ? [] : ([1, 2] as const).map((n) => [n])),
})

const draw = say({
  args: [],
  reveals: always,
  check: ({ G }) => (size(G.bag) === 0 ? refuse('BE-03', 'The bag is empty') : undefined),
  apply({ G, player, say }) {
    known(G.hands[player]!).push(known(G.bag).pop()!)
    say({ kind: 'drew', player })
  },
  choices: ({ G }) => (size(G.bag) === 0 ? [] : [[]]),
})

function finish(G: Beach): void {
  const breakdown = Object.fromEntries(G.order.map((p) => [p, { pebbles: G.pebbles[p]!, shells: size(G.hands[p]!) }]))
  G.outcome = outcome(breakdown, G.order, () => 0)
}

const rest = say({
  args: [],
  check: () => undefined,
  apply({ G, player, say }) {
    say({ kind: 'rested', player })
    if (G.pebbles[player]! >= 7) return finish(G)
    G.turn += 1
    G.current = G.order[(G.order.indexOf(player) + 1) % G.order.length]!
  },
  choices: () => [[]],
})

const meta = defineMeta({
  id: 'beach',
  title: 'Beach',
  subtitle: '',
  blurb: '',
  about: '',
  designers: [],
  artists: [],
  publishers: [],
  version: 1,
  year: 2026,
  players: { min: 2, max: 4 },
  minutes: '1 min',
  options: { many: toggle('Many shells', 'twelve in place of six', false) },
})

export const beach = defineGame({
  meta,
  rules: { gather, draw, rest },
  clauses: { turn: 'BE-01', over: 'BE-09' },
  scoreLines: [
    { key: 'pebbles', clause: 'BE-10', label: 'Pebbles', help: 'one each' },
    { key: 'shells', clause: 'BE-11', label: 'Shells', help: 'one each' },
  ],
  judge: async () => ({ weights: { numbers: {}, date: '', result: '' }, worth: (G, seat) => G.pebbles[seat] ?? 0 }),
  setup: ({ players, options, random }) => ({
    turn: 1,
    current: players[0]!,
    undoable: 0,
    outcome: null,
    order: players,
    bag: random.Shuffle(Array.from({ length: options.many ? 12 : 6 }, (_, i) => i + 101)),
    hands: Object.fromEntries(players.map((p) => [p, []])),
    pebbles: Object.fromEntries(players.map((p) => [p, 0])),
  }),
  view: (G: Beach, seat: PlayerId | null): Beach => ({
    ...G,
    bag: hide(G.bag),
    hands: Object.fromEntries(Object.entries(G.hands).map(([p, hand]) => [p, p === seat ? hand : hide(hand)])),
  }),
  imagine(view, seat, random) {
    const lying = [view.bag, ...Object.values(view.hands)].reduce<number>((n, zone) => n + size(zone), 0)
    const own = seat === null ? [] : visible(view.hands[seat] ?? [])
    const box = Array.from({ length: lying }, (_, i) => i + 101)
    const deal = dealer(without(box, own), random)
    const hands = mapRecord(view.hands, (hand, player) => (player === seat ? hand : deal(hand)))
    return copy({ ...view, bag: deal(view.bag), hands })
  },
  points: (G, player) => G.pebbles[player] ?? 0,
})

const wave = say({
  args: [],
  anytime: true,
  check: () => undefined,
  apply: ({ player, say }) => say({ kind: 'waved', player }),
  choices: () => [[]],
})

/** The same game, where everybody may wave at any time. */
export const lively = defineGame({ ...beach, rules: { ...beach.rules, wave } })
