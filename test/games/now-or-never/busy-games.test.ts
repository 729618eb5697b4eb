import { describe, expect, it } from 'vitest'
import { awaited, choicesOf } from '../../../games/kit/legality'
import { known } from '../../../games/kit/zones'
import { gear } from '../../../games/now-or-never/data/gear'
import { abilities, heroes } from '../../../games/now-or-never/data/heroes'
import { distance, maps } from '../../../games/now-or-never/data/maps'
import { questOf, quests } from '../../../games/now-or-never/data/quests'
import { locationAt } from '../../../games/now-or-never/state'
import { assertSecrets } from '../../conformance/harness'
import { anyOf, seeded, shuffled } from '../../conformance/seeded'
import { type Land, laid, type Seat } from './layout'
import { nowOrNeverPlug } from './plug'

/** Random games in which everybody has much to play with: rare cards meet each other far more often than in real ones. */

const lively = ['playQuest', 'visit', 'fight', 'search', 'useAbility', 'boost', 'nextRound', 'reroll']

/** All quests dealt out, tokens on every board, full stores. */
function busySeats(players: number, random: () => number): Record<string, Seat> {
  const cards = shuffled(quests, random).map(({ id }) => id)
  const tokens = shuffled(gear, random)
  return Object.fromEntries(
    heroes.slice(0, players).map((hero, i): [string, Seat] => {
      const blueGear = tokens.filter(({ colour }, at) => colour === 'blue' && at % players === i)
      const blue = abilities.filter((one) => one.hero === hero.id && one.colour === 'blue').map(({ id }) => id)
      const mine = cards.filter((_, at) => at % players === i)
      const artifacts = mine.filter((id) => questOf(id).pile === 'artifact')
      const played = artifacts.slice(0, 4)
      return [
        `${i}`,
        {
          hero: hero.id,
          coins: 60,
          xp: 20,
          stock: { shell: 9, tool: 9, demon: 9, crystal: 9, book: 12 },
          blue: [...blue.slice(0, 2), blueGear[0]?.id ?? null, blueGear[1]?.id ?? null],
          played,
          hand: mine.filter((id) => !played.includes(id)).slice(0, 14),
        },
      ]
    }),
  )
}

/** How far a space is from the nearest location for a card in hand. */
function distanceToQuest({ G }: Land, player: string, space: string): number {
  const wanted = known(G.players[player]!.hand).map((id) => questOf(id).location)
  const places = maps[G.side].map(({ id }) => id).filter((id) => wanted.some((one) => one === locationAt(G, id)))
  return Math.min(...places.map((place) => distance(space, place)))
}

/** Any choice of anybody who must act, with a liking for quests; now and then somebody else acts at any time. */
function choose(at: Land, random: () => number) {
  const player = anyOf(random() < 0.1 ? at.G.order : Object.keys(awaited(at.G)), random)
  const all = choicesOf(at.definition, at.definition.view(at.G, player), player)
  const liking = random()
  const liked = all.filter(({ move }) => (liking < 0.5 ? move === 'playQuest' : lively.includes(move)))
  const steps = all.filter(({ move }) => move === 'step')
  if (liking > 0.3 && liked.length === 0 && steps.length > 0) {
    const near = steps.map(({ args }) => distanceToQuest(at, player, String(args[0])))
    return { player, ...steps[near.indexOf(Math.min(...near))]! }
  }
  const bold = all.filter(({ move }) => move !== 'pass' && move !== 'retreat')
  const from = liked.length > 0 ? liked : bold.length > 0 && random() < 0.95 ? bold : all
  if (from.length === 0) return undefined
  const move = anyOf([...new Set(from.map((choice) => choice.move))], random)
  const ways = from.filter((choice) => choice.move === move)
  return { player, ...anyOf(ways, random) }
}

const tables = [
  { players: 1, options: {} },
  { players: 2, options: { rerollVariant: true } },
  { players: 3, options: { map: 'underground' } },
  { players: 4, options: { map: 'underground', rerollVariant: true } },
]

describe('busy games', () => {
  it.each(tables)(
    'NON-030 NON-160 end well with $players players and $options, whatever is played',
    ({ players, options }) => {
      const random = seeded(players)
      const used = new Set<string>()
      const at = laid({ players, options, season: 2, seats: busySeats(players, random) })
      let moves = 0
      for (; !at.G.outcome && moves < 3000; moves++) {
        const choice = choose(at, random)
        if (!choice) continue
        at.make(choice.player, choice)
        for (const arg of choice.args) if (typeof arg === 'string') used.add(arg)
        const lost = nowOrNeverPlug.conserve(at.G)
        if (lost) throw new Error(`${lost} after ${choice.move} ${JSON.stringify(choice.args)}, move ${moves}`)
        if (random() < 0.05) assertSecrets(nowOrNeverPlug, at.G, random)
      }
      expect(at.G.outcome).not.toBeNull()
      expect(quests.filter(({ id }) => used.has(id)).length).toBeGreaterThan(7)
    },
  )
})
