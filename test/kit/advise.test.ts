import { describe, expect, it } from 'vitest'
import { advise } from '../../games/kit/advise'
import { employ, think } from '../../games/kit/bot'
import { open } from '../../games/kit/engine'
import type { Judge } from '../../games/kit/judge'
import { judge } from '../../games/monuments/bot'
import { monuments } from '../../games/monuments/game'
import { seeded } from '../conformance/seeded'
import { type Relay, relay } from './relay'

const { G } = open(monuments, { players: 2, seed: 'advice' })
const seat = G.current
const builder = employ('builder', monuments, judge, { limits: { plays: 400 } })
const advised = (plays: number) => advise(builder, monuments.view(G, seat), seat, seeded(3), { plays })

describe('advice', () => {
  it('is first what a bot of the same effort does', () => {
    const thought = think(builder, monuments.view(G, seat), seat, seeded(3))
    expect(advised(400)[0]?.choice).toEqual(thought?.choice)
  })

  it('names every choice once, with more than one to compare', () => {
    const choices = advised(400).map(({ choice }) => JSON.stringify(choice))
    expect(choices.length).toBeGreaterThan(1)
    expect(new Set(choices).size).toBe(choices.length)
  })

  it('is worth what the judge thinks of where it leads', () => {
    const far: Judge<Relay> = { weights: { numbers: {}, date: '', result: '' }, worth: ({ steps }) => steps }
    const bot = employ('builder', relay, far, { depth: { moves: 1, turns: 0 } })
    const at = open(relay, { players: 2, seed: 'advice' }).G
    const carried = advise(bot, relay.view(at, '0'), '0', seeded(3), { plays: 400 }).filter(
      ({ choice }) => choice.move === 'carry',
    )
    expect(carried.map(({ choice, worth }) => [choice.args[0], worth])).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ])
  })

  it('is not given to a seat that has nothing to decide', () => {
    const other = seat === '0' ? '1' : '0'
    expect(advise(builder, monuments.view(G, other), other, seeded(3), { plays: 400 })).toEqual([])
  })
})
