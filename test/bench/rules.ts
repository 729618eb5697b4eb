import { drawChoice, open, play } from '../../games/kit/engine'
import { awaited } from '../../games/kit/legality'
import { grant } from '../../games/kit/referee'
import { plugs } from '../conformance/plugs'
import { seeded } from '../conformance/seeded'
import type { Case, Part } from './part'
import { playSome, reference, seed } from './played'

/** A move of every game on boardgame.io's reducer, on the headless engine, and as a seat is shown it. */
export const part: Part = {
  async open() {
    const base = reference()
    return [
      base,
      ...plugs.flatMap((plug): Case[] => {
        const { definition } = plug
        const { meta } = definition
        const { players, states, requests } = playSome(plug, 80)
        const each = (run: (i: number) => void) => () => {
          for (const i of requests.keys()) run(i)
        }
        const reducer = `${meta.id}: move on the reducer`
        return [
          {
            name: reducer,
            against: base.name,
            times: requests.length,
            run: each((i) => void grant(definition, states[i]!, requests[i]!)),
          },
          {
            name: `${meta.id}: move on the engine`,
            against: reducer,
            times: requests.length,
            run() {
              const position = open(definition, { players, seed })
              for (const { player, move, args } of requests)
                play(definition, position, player, { move, args: [...args] })
            },
          },
          {
            name: `${meta.id}: random move drawn and played on the engine`,
            against: reducer,
            times: requests.length,
            run() {
              const random = seeded(1)
              let position = open(definition, { players, seed })
              for (const _ of requests) {
                if (position.G.outcome) position = open(definition, { players, seed })
                const player = Object.keys(awaited(position.G))[0]!
                play(definition, position, player, drawChoice(definition, position, player, random)!)
              }
            },
          },
          {
            name: `${meta.id}: view as text`,
            against: base.name,
            times: requests.length,
            run: each((i) => void JSON.stringify(definition.view(states[i]!.G, '0'))),
          },
        ]
      }),
    ]
  },
}
