import { existsSync, readFileSync } from 'node:fs'
import type { Browser, CDPSession } from 'playwright-core'
import { phone, Visitor } from '../../e2e/stage'
import type { Taken } from '../part'

/** A first visit on a cheap phone: slow 4G, a quarter of the speed, nothing in the cache. */

const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowness = 4
const KB = 1024

declare global {
  interface Window {
    seen: { lcp: number; cls: number }
  }
}

function watchPaints(): void {
  window.seen = { lcp: 0, cls: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    window.seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
}

/** As gzip made it when it was built. */
function gzipped(url: string): number {
  const file = `dist/client${new URL(url).pathname}.gz`
  return existsSync(file) ? readFileSync(file).length : 0
}

/** Adds up everything that comes over the wire, in bytes. */
function weigh(session: CDPSession) {
  const sum = { wire: 0, scripts: 0, requests: 0 }
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') sum.scripts += gzipped(response.url)
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.requests += 1
    sum.wire += encodedDataLength
  })
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    sum.wire += response.payloadData.length
  })
  return sum
}

export interface Visit {
  readonly url: string
  /** What is there once the page is. */
  readonly ready: string
  /** What the device remembers, by its keys. */
  readonly memory?: Readonly<Record<string, string>>
}

/** Until the largest thing was painted. */
export async function firstVisit(browser: Browser, { url, ready, memory = {} }: Visit): Promise<Taken> {
  const { page, context } = await Visitor.enter(browser, { viewport: phone })
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.addInitScript(watchPaints)
  await page.addInitScript((kept) => Object.assign(localStorage, kept), memory)
  const session = await context.newCDPSession(page)
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await session.send('Performance.enable')
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const weight = weigh(session)
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => window.seen.lcp > 0)
  const { lcp, cls } = await page.evaluate(() => window.seen)
  const { metrics } = await session.send('Performance.getMetrics')
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  await context.close()
  const { wire, scripts, requests } = weight
  return {
    wall: lcp,
    cpu: task * 1000,
    more: { 'wire KB': wire / KB, 'scripts KB gzipped': scripts / KB, requests, CLS: cls },
  }
}
