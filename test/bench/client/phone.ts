import type { Browser, CDPSession, Page } from 'playwright-core'
import * as v from 'valibot'
import { phone, Visitor } from '../../e2e/stage'

/** A phone whose processor can be slowed down, and what the work of its page is measured with. */

declare global {
  interface Window {
    painted: Promise<number>
  }
}

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

const taskShape = v.object({ name: v.string(), pid: v.number(), tid: v.number(), tdur: v.number() })
const threadShape = v.object({
  name: v.literal('thread_name'),
  pid: v.number(),
  tid: v.number(),
  args: v.object({ name: v.literal('CrRendererMain') }),
})
const traceShape = v.object({ traceEvents: v.array(v.unknown()) })

/** Milliseconds of CPU of the longest task of the page's thread. */
function longestTask(trace: string): number {
  const { traceEvents } = v.parse(traceShape, JSON.parse(trace))
  const mains = traceEvents.filter((event) => v.is(threadShape, event))
  const isMain = ({ pid, tid }: { pid: number; tid: number }) =>
    mains.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasks = traceEvents.filter((event) => v.is(taskShape, event)).filter(isMain)
  return Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000))
}

export class Phone {
  readonly page: Page
  readonly #visitor: Visitor
  readonly #session: CDPSession
  readonly #browser: Browser

  private constructor(browser: Browser, visitor: Visitor, session: CDPSession) {
    this.#browser = browser
    this.#visitor = visitor
    this.#session = session
    this.page = visitor.page
  }

  static async open(browser: Browser): Promise<Phone> {
    const visitor = await Visitor.enter(browser, { viewport: phone })
    await visitor.page.addInitScript('globalThis.__name = (one) => one')
    const session = await visitor.context.newCDPSession(visitor.page)
    // What else the machine does is not the page's work.
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
    await session.send('Performance.enable')
    return new Phone(browser, visitor, session)
  }

  async slow(rate: number): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate })
  }

  /** Milliseconds of CPU for script, styles and layout so far. */
  async worked(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return metrics.reduce((sum, { name, value }) => (busy.includes(name) ? sum + value * 1000 : sum), 0)
  }

  /** What the page holds after everything that is not needed is gone, in MB. */
  async heap(): Promise<number> {
    for (let i = 0; i < 2; i++) await this.#session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.#session.send('Runtime.getHeapUsage')
    return usedSize / 2 ** 20
  }

  /** The longest task while something is done. */
  async longestTask(work: () => Promise<unknown>): Promise<number> {
    await this.#browser.startTracing(this.page, { categories: ['toplevel', '__metadata'] })
    await work()
    return longestTask((await this.#browser.stopTracing()).toString())
  }

  /** Clicks on the first thing that can be clicked; how long that took until it was painted, or null if there is none. */
  async click(): Promise<{ wall: number; cpu: number } | null> {
    const target = this.page.locator('.status .act:not([aria-disabled]), main .legal').first()
    if ((await target.count()) === 0) return null
    await target.scrollIntoViewIfNeeded()
    await this.page.evaluate(timeNextClick)
    const before = await this.worked()
    await target.click()
    const wall = await this.page.evaluate(() => window.painted)
    return { wall, cpu: (await this.worked()) - before }
  }

  leave(): Promise<void> {
    return this.#visitor.leave()
  }
}
