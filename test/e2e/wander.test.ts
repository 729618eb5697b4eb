import { describe, expect, it } from 'vitest'
import { plugs } from '../conformance/plugs'
import { desk, openStage, phone, Visitor } from './stage'
import { wander } from './wander'
import { failuresOf } from './wander-all'

const stage = openStage()

/** The short run; `npm run soak` plays 40 matches of each to the end, `npm run clicks` any of them again. */
describe.each(plugs.map((plug) => ({ game: plug.definition.meta.title, plug })))('$game', ({ plug }) => {
  it.each([desk, phone])('is sound under random clicks at $width px', async (viewport) => {
    const visitor = await Visitor.enter(stage.browser, { viewport })
    const walked = await wander(visitor, stage.house.url, { plug, seed: viewport.width, clicks: 25, within: 200 })
    await visitor.leave()
    expect(walked.clicks).toBeGreaterThan(0)
    expect(failuresOf([{ width: viewport.width, ...walked }])).toEqual([])
  })
})
