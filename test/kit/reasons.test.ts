import { describe, expect, it } from 'vitest'
import { advise } from '../../games/kit/advise'
import { employ } from '../../games/kit/bot'
import { randomFrom } from '../../games/kit/chance'
import { open, play } from '../../games/kit/engine'
import type { Judge } from '../../games/kit/judge'
import { awaited } from '../../games/kit/legality'
import { reasons, told } from '../../games/kit/reasons'
import { sum } from '../../games/kit/score'
import { chooseAny } from '../conformance/harness'
import { plugs } from '../conformance/plugs'
import { seeded } from '../conformance/seeded'
import { type Relay, relay } from './relay'

const start = open(relay, { players: 2, seed: 'reasons' }).G
const judge: Judge<Relay> = {
  weights: { numbers: {}, date: '', result: '' },
  worth: ({ steps, votes }) => 2 * steps - votes.length,
  terms: ({ steps, votes }) => ({ 'the way made': 2 * steps, votes: -votes.length }),
}
const because = (one: Judge<Relay>, choice = { move: 'carry', args: [3] as unknown[] }) =>
  reasons(employ('builder', relay, one), relay.view(start, '0'), '0', seeded(3), { choice, plan: [] })

describe('reasons', () => {
  it('are what a choice changes of the parts its worth is made of', () => {
    expect(because(judge)).toEqual([{ points: 6, what: 'the way made' }])
  })

  it('are the lines of the score sheet and the rest where a judge names no parts', () => {
    const { terms: _, ...silent } = judge
    const lines = { ...relay, standing: ({ steps }: Relay) => ({ steps }), scoreLines: [line] }
    const found = reasons(employ('builder', lines, silent), relay.view(start, '0'), '0', seeded(3), {
      choice: { move: 'carry', args: [2] },
      plan: [],
    })
    expect(found).toEqual([
      { points: 2, what: 'Steps' },
      { points: 2, what: 'what it leads to' },
    ])
  })

  it('say what is hoped for where nobody can imagine what comes', () => {
    const hopeful = { ...judge, guess: () => 5 }
    expect(because(hopeful, { move: 'draw', args: [] })).toEqual([{ points: 5, what: 'what it may bring' }])
  })

  it('are told as points and what for', () => {
    expect([6.2, 1.01, -0.41].map((points) => told({ points, what: 'votes' }))).toEqual([
      '+6 points: votes',
      '+1 point: votes',
      '−0.4 points: votes',
    ])
  })
})

const line = { key: 'steps', clause: 'RE-001', label: 'Steps', help: '' }

describe.each(plugs.map((plug) => [plug.definition.meta.id, plug] as const))('the advice of %s', (_, plug) => {
  const { definition } = plug

  it('gives a reason for what it advises, all through a game', async () => {
    const builder = employ('builder', definition, await definition.judge(), { limits: { plays: 40 } })
    const random = seeded(7)
    const position = open(definition, { players: 2, seed: 'reasons' })
    let [advised, explained] = [0, 0]
    for (let move = 0; move < 100 && !position.G.outcome; move++) {
      const seat = Object.keys(awaited(position.G))[0]!
      const view = definition.view(position.G, seat)
      const [best, second] = move % 20 === 0 ? advise(builder, view, seat, random, { plays: 40 }) : []
      if (best && second) {
        advised++
        if (reasons(builder, view, seat, random, best).length > 0) explained++
      }
      const { player, ...choice } = chooseAny(plug, position.G, random)
      play(definition, position, player, choice)
    }
    expect(advised).toBeGreaterThan(1)
    expect(explained / advised).toBeGreaterThanOrEqual(0.5)
  })

  it('is worth the sum of the parts the reasons come from', async () => {
    const { terms, worth, weights } = await definition.judge()
    if (!terms) return
    const random = seeded(9)
    const position = open(definition, { players: 2, seed: 'parts' })
    for (let move = 0; move < 80 && !position.G.outcome; move++) {
      const seat = Object.keys(awaited(position.G))[0]!
      const view = definition.view(position.G, seat)
      const G = definition.imagine(view, seat, randomFrom(random))
      expect(sum(Object.values(terms(G, seat, weights.numbers)))).toBeCloseTo(worth(G, seat, weights.numbers))
      const { player, ...choice } = chooseAny(plug, position.G, random)
      play(definition, position, player, choice)
    }
  })
})
