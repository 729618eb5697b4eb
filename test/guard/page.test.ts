import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plugs } from '../conformance/plugs'
import { layOut, sceneAt } from '../e2e/scenes'
import { desk, openStage, phone, Visitor } from '../e2e/stage'
import * as limits from './limits'

const stage = openStage()

interface Fiber {
  readonly flags: number
  readonly tag: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

declare global {
  interface Window {
    drawn: number
    shifted: number
  }
}

/** React tells whoever asks after every commit; a component that ran has its first flag set. */
function countRenders(): void {
  window.drawn = 0
  const ran = (fiber: Fiber) => (fiber.tag === 0 || fiber.tag === 15) && (fiber.flags & 1) === 1
  const count = (fiber: Fiber | null): void => {
    for (let one = fiber; one; one = one.sibling) {
      if (ran(one)) window.drawn += 1
      // Below a fiber whose children are the ones from before, nothing ran.
      if (!one.alternate || one.child !== one.alternate.child) count(one.child)
    }
  }
  const onCommitFiberRoot = (_: number, root: { current: Fiber }) => count(root.current)
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  })
}

const elements = (page: Page, selector: string) => page.locator(selector).count()

describe('what lies in the page at half of a match', () => {
  it.each(plugs.map((plug) => [plug.definition.meta.id, plug] as const))('of %s', async (_, plug) => {
    const players = Math.min(4, plug.definition.meta.players.max)
    const scene = sceneAt(plug, { players, options: {} }, 1, 0.5)
    const { page, complaints, ...visitor } = await Visitor.enter(stage.browser)
    await page.addInitScript('globalThis.__name = (one) => one')
    await page.addInitScript(countRenders)
    await layOut(page, stage.house.url, scene)
    await page.locator('.logview li').first().waitFor()
    expect(await elements(page, '*')).toBeLessThan(limits.board.elements)
    expect(await elements(page, '.logview *')).toBeLessThan(limits.board.log)
    // Closed tips hold words, not pictures.
    expect(await elements(page, '.tip *')).toBe(0)
    const before = await page.evaluate(() => window.drawn)
    await page.locator('.status .act:not([aria-disabled]), main .legal:not([aria-disabled])').first().click()
    await expect.poll(() => page.evaluate(() => window.drawn)).toBeGreaterThan(before)
    expect((await page.evaluate(() => window.drawn)) - before).toBeLessThan(limits.renders)
    expect(complaints).toEqual([])
    await visitor.context.close()
  })
})

function addUpShifts(): void {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

describe('a table that is opened stays where it is', () => {
  const screens = { phone, desk }
  const moments = { new: 0, 'half played': 0.5 }
  const tables = plugs.flatMap((plug) => {
    const { id, players } = plug.definition.meta
    const few = { seats: players.min, screen: 'phone' } as const
    const all = [few, ...(['phone', 'desk'] as const).map((screen) => ({ seats: Math.min(4, players.max), screen }))]
    return all.flatMap((one) => (['new', 'half played'] as const).map((moment) => ({ id, plug, moment, ...one })))
  })

  it.each(tables)('$moment, of $id, $seats seats, on a $screen', async ({ plug, seats, screen, moment }) => {
    const visitor = await Visitor.enter(stage.browser, { viewport: screens[screen] })
    const { page } = visitor
    await page.addInitScript('globalThis.__name = (one) => one')
    await page.addInitScript(addUpShifts)
    await layOut(page, stage.house.url, sceneAt(plug, { players: seats, options: {} }, 1, moments[moment]))
    await page.locator('.logview li').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(limits.shift)
    await visitor.leave()
  })
})
