import { describe, expect, it } from 'vitest'
import { catalog } from '../../games/catalog'
import { chanceOf, randomOf } from '../../games/kit/chance'
import { open } from '../../games/kit/engine'
import { hintsFor } from '../../games/kit/hint'
import { awaited, legality } from '../../games/kit/legality'
import { seeded } from '../conformance/seeded'

const little = { plays: 60 }

describe('a hint', { timeout: 120_000 }, () => {
  for (const { meta, load } of catalog) {
    it(`${meta.title}: two legal choices at most, the better first, none of what it says guessed from what is hidden`, async () => {
      const definition = await load()
      await definition.prepare?.({})
      const { G } = open(definition, { players: 2, seed: `hint-of-${meta.id}` })
      const [seat] = Object.keys(awaited(G)) as [string]
      const view = definition.view(G, seat)
      const hints = await hintsFor(definition, view, seat, seeded(4), little)
      expect(hints.length).toBeGreaterThan(0)
      expect(hints.length).toBeLessThanOrEqual(2)
      for (const { choice } of hints) {
        const found = legality(definition, view, seat, choice.move, choice.args)
        expect('refusal' in found ? found.refusal : null).toBeNull()
      }
      const worths = hints.map(({ worth }) => worth)
      expect(worths).toEqual([...worths].sort((a, b) => b - a))
      // Whatever really lies where the seat cannot look, it is told the same.
      const other = definition.imagine(view, seat, randomOf(chanceOf('elsewhere')))
      expect(await hintsFor(definition, definition.view(other, seat), seat, seeded(4), little)).toEqual(hints)
    })
  }
})
