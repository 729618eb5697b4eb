import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { browser, find } from '../setup/needs'

const bundle = fileURLToPath(new URL('../../dist/server.mjs', import.meta.url))
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const openingLine = v.looseObject({ port: v.number() })

/** The built server in a process of its own, on a free port, with a folder of its own. */
export class House {
  url = ''
  readonly folder = mkdtempSync(join(tmpdir(), 'monumenta-'))
  #process: ChildProcess | null = null

  async open(port = 0): Promise<void> {
    const place = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: this.folder }
    // Many browsers without a cache come from one address here.
    const env = { ...process.env, NODE_ENV: 'production', REQUEST_RATE: '1000000', ...place }
    this.#process = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const line of createInterface({ input: this.#process.stdout! })) {
      const opened = v.safeParse(openingLine, parseJson(line))
      if (opened.success) {
        this.url = `http://127.0.0.1:${opened.output.port}`
        this.#process.stdout!.resume()
        return
      }
    }
    throw new Error('The server ended before it opened. Was it built? (npm run build)')
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const executablePath = find(browser, process.env)

export function openBrowser(): Promise<Browser> {
  if (!executablePath) throw new Error(`${browser.name} is missing: ${browser.byHand}`)
  return chromium.launch({ executablePath, args: quiet })
}

/** One house and one browser for all tests of a file. Without a browser they are left out; in CI they fail. */
export function openStage(): { house: House; browser: Browser } {
  const stage: { house?: House; browser?: Browser } = {}
  beforeEach(({ skip }) => {
    if (!executablePath) skip(`${browser.name} is missing: ${browser.byHand}`)
  })
  beforeAll(async () => {
    if (!executablePath && process.env.CI) throw new Error(`${browser.name} is missing: ${browser.byHand}`)
    if (!executablePath) return
    stage.house = new House()
    await stage.house.open()
    stage.browser = await openBrowser()
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.house?.close()
  })
  return {
    get house() {
      return stage.house!
    },
    get browser() {
      return stage.browser!
    },
  }
}

export const desk = { width: 1440, height: 900 }
export const tablet = { width: 820, height: 1180 }
export const phone = { width: 390, height: 844 }

export interface Visit {
  readonly viewport?: { width: number; height: number }
  readonly dark?: boolean
}

/** Somebody's browser: a context of its own, with every complaint of its pages collected. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: string[] = []

  private constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    page.on('pageerror', (error) => this.complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isNetworkNoise(message.text())) this.complaints.push(message.text())
    })
  }

  static async enter(browser: Browser, { viewport = desk, dark = false }: Visit = {}): Promise<Visitor> {
    const context = await browser.newContext({
      viewport,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
    return new Visitor(context, await context.newPage())
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}

/** The browser itself reports failed requests; whether the app copes with them is what tests look at. */
const isNetworkNoise = (text: string) => /Failed to load resource|WebSocket connection|ERR_CONNECTION/.test(text)

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[]
}

declare global {
  interface Window {
    axe: { run(options?: object): Promise<AxeResult> }
  }
}

/** What axe has to say against a page, in short. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}

export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
