import { known } from '../../../games/kit/zones'
import { type CardId, cardOf, cards } from '../../../games/monuments/data/cards'
import { lastField, type MonumentId, monumentIds, symbolIds } from '../../../games/monuments/data/pieces'
import { monuments } from '../../../games/monuments/game'
import { cardsFor } from '../../../games/monuments/setup'
import { area, type G, laid } from '../../../games/monuments/state'
import type { Plug } from '../../conformance/plug'
import { anyOf, shuffled } from '../../conformance/seeded'

const everything = {
  eternalFame: true,
  heroesTradersScholars: true,
  historiansPerPlayer: 3,
  historianCardPoints: false,
  startPlayer: 'random',
} as const

const cardsOnTable = (G: G): CardId[] => [
  ...known(G.deck),
  ...G.discard,
  ...G.display.filter((card) => card !== null),
  ...G.order.flatMap((player) => [...known(area(G, player).hand), ...laid(G, player)]),
]

function wrongCards(G: G): string | undefined {
  const now = cardsOnTable(G).sort().join()
  const box = cardsFor(G.order.length).map(({ id }) => id)
  return now === box.sort().join() ? undefined : 'cards were lost, doubled or invented'
}

function wrongPieces(G: G): string | undefined {
  const historians = G.histories.length + G.order.reduce((sum, player) => sum + area(G, player).historians, 0)
  const given = { standard: { 2: 4, 3: 9, 4: 8 }[G.order.length], 2: 2 * G.order.length, 3: 3 * G.order.length }
  if (historians !== given[G.options.historiansPerPlayer]) return 'historians were lost or invented'
  for (const id of monumentIds) {
    const owners = G.order.filter((player) => area(G, player).stacks[id])
    if (G.rights[id] + owners.length !== 2) return `rights of ${id} do not fit its owners`
    if (G.fields[id] < 0 || G.fields[id] > lastField) return `the marker of ${id} left its track`
    if (owners.some((player) => area(G, player).stacks[id]!.length === 0)) return `an empty stack of ${id}`
    if (owners.some((player) => area(G, player).stacks[id]!.some((card) => cardOf(card).monument !== id))) {
      return `a foreign card in ${id}`
    }
  }
  if (G.order.some((player) => area(G, player).vp < 0)) return 'a score fell below zero'
  return undefined
}

const listed = (cards: unknown): string[] => (Array.isArray(cards) ? cards.map(String) : [])

export const monumentsPlug: Plug<G> = {
  definition: monuments,
  optionSets: [{}, everything, { eternalFame: false }, { heroesTradersScholars: true, historiansPerPlayer: 2 }],
  longest: (players) => 400 * players,
  conserve: (G) => wrongCards(G) ?? wrongPieces(G),

  anything(G, random) {
    const card = () =>
      anyOf(
        random() < 0.7 ? [...known(area(G, G.current).hand), 'petra-1' as const] : cards.map(({ id }) => id),
        random,
      )
    const some = (monument: MonumentId) =>
      shuffled(
        cards.filter((one) => one.monument === monument).map(({ id }) => id),
        random,
      ).slice(0, Math.floor(random() * 5))
    const monument = anyOf(monumentIds, random)
    const slot = anyOf([0, 1, 2], random)
    return anyOf(
      [
        { move: 'drawDeck', args: [] },
        { move: 'drawDisplay', args: [slot] },
        { move: 'erect', args: [monument, random() < 0.5 ? some(monument) : [card(), card()]] },
        { move: 'expand', args: [monument, some(monument)] },
        { move: 'expand', args: [monument, [card()], some(monument)] },
        { move: 'scoreSymbols', args: [card(), card()] },
        { move: 'payExtraAction', args: [card(), card()] },
        { move: 'writeHistory', args: [] },
        { move: 'endTurn', args: [] },
        { move: 'buyToken', args: [anyOf(symbolIds, random)] },
        { move: 'useHeroes', args: [anyOf(['deck', 0, 1, 2], random)] },
        { move: 'useTraders', args: [card(), slot] },
      ],
      random,
    )
  },

  counts(G, seat, choice): Record<string, number> {
    if (!choice) return { 'cards left at the end': known(area(G, seat).hand).length }
    return choice.move === 'payExtraAction' ? { 'fourth actions': 1 } : {}
  },
  components: [
    ...cards.map(({ id }) => id),
    ...symbolIds.flatMap((symbol) => [`token ${symbol}`, `ability ${symbol}`]),
  ],
  hidden: cards.map(({ id }) => id),
  used(_G, { move, args }) {
    if (move === 'erect' || move === 'expand') {
      return [...listed(args[1]), ...(args[2] ? ['ability scroll'] : [])]
    }
    if (move === 'buyToken') return [`token ${String(args[0])}`]
    if (move === 'useHeroes') return ['ability helmet']
    if (move === 'useTraders') return ['ability ship']
    return []
  },
}
