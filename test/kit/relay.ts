import * as v from 'valibot'
import { defineGame } from '../../games/kit/boardgame'
import { copy } from '../../games/kit/copy'
import type { MatchState, Pending } from '../../games/kit/definition'
import { dealer, without } from '../../games/kit/imagine'
import { defineMeta } from '../../games/kit/meta'
import { pick, toggle } from '../../games/kit/options'
import { mapRecord } from '../../games/kit/records'
import { type PlayerId, refuse, rule } from '../../games/kit/rule'
import { type Hidden, hide, known, size, visible } from '../../games/kit/zones'

/** The smallest game that uses everything the kit offers: two phases, hidden cards, questions to one and to all. */
export interface Relay extends MatchState {
  phase: 'carry' | 'rest'
  pending: (Pending & { kind: 'vote' | 'name' })[]
  deck: Hidden<number>
  hands: Record<string, Hidden<number>>
  steps: number
  votes: string[]
  order: string[]
}

const relayRule = rule<Relay, { kind: string; player: string; pending?: Pending[] }>()

const carry = relayRule({
  args: [v.picklist([1, 2, 3])],
  check: ({ G }, n) => (G.steps + n > 6 ? refuse('RE-001', 'Too far') : undefined),
  apply({ G, player, say }, n) {
    G.steps += n
    say({ kind: 'carried', player })
  },
  choices: () => ([1, 2, 3] as const).map((n) => [n]),
})

const draw = relayRule({
  args: [],
  reveals: ({ G }) => size(G.deck) > 0,
  check: ({ G }) => (size(G.deck) > 0 ? undefined : refuse('RE-002', 'Nothing left')),
  apply({ G, player }) {
    known(G.hands[player]!).push(known(G.deck).pop()!)
  },
  choices: () => [[]],
})

const ask = relayRule({
  args: [],
  check: () => undefined,
  apply({ G, player, say }) {
    for (const one of G.order.filter((other) => other !== player))
      G.pending.push({ player: one, kind: 'vote', together: true })
    G.pending.push({ player, kind: 'name' })
    say({ kind: 'asked', player, pending: G.pending })
  },
  choices: () => [[]],
})

const answer = (kind: 'vote' | 'name') =>
  relayRule({
    args: [v.optional(v.string())],
    answers: kind,
    secret: true,
    check: () => undefined,
    apply({ G, player }) {
      G.votes.push(player)
      G.pending = G.pending.filter((one) => one.player !== player || one.kind !== kind)
    },
    choices: () => [[]],
  })

const swapPhase = relayRule({
  args: [],
  check: () => undefined,
  apply({ G }) {
    G.phase = G.phase === 'carry' ? 'rest' : 'carry'
    G.turn += 1
    if (G.phase === 'rest') G.pending.push({ player: '1', kind: 'vote' })
  },
  choices: () => [[]],
})

const pass = relayRule({
  args: [],
  check: () => undefined,
  apply({ G, player }) {
    G.current = G.order[(G.order.indexOf(player) + 1) % G.order.length]!
    G.turn += 1
    if (G.steps >= 6) G.outcome = { scores: { 0: 1 }, breakdown: { 0: { steps: 1 } }, ranking: ['0'], winners: ['0'] }
  },
  choices: () => [[]],
})

/** Anybody may, always; a heckler draws a card by it. */
export const cheer = relayRule({
  args: [v.optional(v.literal('heckle'))],
  anytime: true,
  reveals: (_, how) => how === 'heckle',
  check: ({ G }, how) => (how === 'heckle' && size(G.deck) === 0 ? refuse('RE-003', 'Nothing left') : undefined),
  apply({ G, player }, how) {
    G.votes.push(player)
    if (how === 'heckle') known(G.hands[player]!).push(known(G.deck).pop()!)
  },
  choices: () => [[], ['heckle' as const]],
})

export const relay = defineGame({
  meta: defineMeta({
    id: 'relay',
    title: 'Relay',
    subtitle: '',
    blurb: '',
    about: '',
    designers: [],
    artists: [],
    publishers: [],
    version: 1,
    year: 2026,
    players: { min: 2, max: 3 },
    minutes: '1 min',
    options: {
      fast: toggle('Fast', 'faster', false),
      cards: pick(
        'Cards',
        'how many',
        [
          { value: 4, label: 'Four' },
          { value: 'all', label: 'All' },
        ],
        4,
      ),
    },
  }),
  rules: { carry, draw, ask, vote: answer('vote'), name: answer('name'), swapPhase, pass },
  phases: ['carry', 'rest'],
  clauses: { turn: 'RE-010', over: 'RE-011', pending: 'RE-012' },
  scoreLines: [{ key: 'steps', clause: 'RE-001', label: 'Steps', help: '' }],
  judge: async () => ({ weights: { numbers: {}, date: '', result: '' }, worth: (G) => G.steps }),
  setup: ({ players, random }) => ({
    turn: 1,
    phase: 'carry' as const,
    pending: [],
    current: players[0]!,
    undoable: 0,
    outcome: null,
    deck: random.Shuffle([1, 2, 3, 4]),
    hands: Object.fromEntries(players.map((player) => [player, []])),
    steps: 0,
    votes: [],
    order: players,
  }),
  view: (G: Relay, seat: PlayerId | null): Relay => ({
    ...G,
    deck: hide(G.deck),
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([player, hand]) => [player, player === seat ? hand : hide(hand)]),
    ),
  }),
  imagine(view, seat, random) {
    const own = seat === null ? [] : visible(view.hands[seat]!)
    const deal = dealer(without([1, 2, 3, 4], own), random)
    const hands = mapRecord(view.hands, (hand, player) => (player === seat ? hand : deal(hand)))
    return copy({ ...view, deck: deal(view.deck), hands })
  },
  points: (G) => G.steps,
})

/** The same with spectators who join in. */
export const parade = defineGame({ ...relay, rules: { ...relay.rules, cheer } })
