import { execFileSync } from 'node:child_process'
import type { CDPSession, Page } from 'playwright-core'
import type { MatchState } from '../../games/kit/definition'
import type { Plug } from '../conformance/plug'
import { plugs } from '../conformance/plugs'
import { layOut, type Scene, sceneAt } from '../e2e/scenes'
import { House, openBrowser, phone, Visitor } from '../e2e/stage'
import type { Case, Part, Taken } from './part'

/** The first click of a seat that is asked something, early and late in matches with bots, on a phone of full and of a quarter speed. */

declare global {
  interface Window {
    painted: Promise<number>
  }
}

const house = new House()
let browser: Awaited<ReturnType<typeof openBrowser>> | undefined

const matches = [1, 2, 3]
const moments = { early: 0.05, late: 0.9 }
const speeds = [1, 4]

/** From the click to the frame that shows what it did. */
function timeNextClick(): void {
  window.painted = new Promise((resolve) => {
    const clicked = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    addEventListener('click', clicked, { capture: true, once: true })
  })
}

const busy = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']

/** Milliseconds the page has worked so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.reduce((sum, { name, value }) => (busy.includes(name) ? sum + value * 1000 : sum), 0)
}

class Phone {
  readonly #page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async open(): Promise<Phone> {
    const { page, context } = await Visitor.enter(browser!, { viewport: phone })
    await page.addInitScript('globalThis.__name = (one) => one')
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    return new Phone(page, session)
  }

  async click(scene: Scene<MatchState>, slowness: number): Promise<Taken> {
    await layOut(this.#page, house.url, scene, 'random')
    await this.#page.waitForLoadState('networkidle')
    const target = this.#page.locator('.status .act:not([aria-disabled]), main .legal').first()
    await target.scrollIntoViewIfNeeded()
    await this.#page.evaluate(timeNextClick)
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    const before = await worked(this.#session)
    await target.click()
    const wall = await this.#page.evaluate(() => window.painted)
    const cpu = (await worked(this.#session)) - before
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return { wall, cpu }
  }
}

function casesOf(plug: Plug, hand: Phone): Case[] {
  const { id, players } = plug.definition.meta
  const table = { players: Math.min(4, players.max), options: {} }
  const scenes = Object.entries(moments).map(
    ([when, share]) => [when, matches.map((match) => sceneAt(plug, table, match, share))] as const,
  )
  return speeds.flatMap((slowness) =>
    scenes.map(([when, positions]) => ({
      name: `${id}: a click ${when}, ${slowness}x slowed`,
      ...(when === 'early' ? {} : { against: `${id}: a click early, ${slowness}x slowed` }),
      times: positions.length,
      async run() {
        const sum = { wall: 0, cpu: 0 }
        for (const scene of positions) {
          const { wall, cpu } = await hand.click(scene, slowness)
          sum.wall += wall
          sum.cpu += cpu
        }
        return sum
      },
    })),
  )
}

export const part: Part = {
  async open() {
    execFileSync(process.execPath, ['server/build.mjs'], { stdio: 'ignore' })
    await house.open()
    browser = await openBrowser()
    const hand = await Phone.open()
    return plugs.flatMap((plug) => casesOf(plug, hand))
  },
  async close() {
    await browser?.close()
    await house.close()
  },
}
