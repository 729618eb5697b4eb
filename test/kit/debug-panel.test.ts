import { describe, expect, it } from 'vitest'
import { catalog } from '../../games/catalog'
import { choicesOf } from '../../games/kit/legality'
import { begin } from '../../games/kit/referee'

describe('the debug panel of boardgame.io', () => {
  it.each(catalog.map(({ meta, load }) => [meta.id, load] as const))('can let a bot play %s', async (_, load) => {
    const definition = await load()
    const { G, ctx } = begin(definition, { players: Math.max(2, definition.meta.players.min), seed: 'panel' })
    const offered = definition.game.ai!.enumerate(G, ctx, G.current)
    expect(offered).toEqual(choicesOf(definition, G, G.current))
    expect(offered.length).toBeGreaterThan(0)
  })
})
