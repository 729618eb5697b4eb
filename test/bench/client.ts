import { execFileSync } from 'node:child_process'
import type { Browser } from 'playwright-core'
import type { MatchState } from '../../games/kit/definition'
import type { Plug } from '../conformance/plug'
import { plugs } from '../conformance/plugs'
import { layOut, type Scene, sceneAt } from '../e2e/scenes'
import { House, openBrowser } from '../e2e/stage'
import { type House as OpenHouse, openHouse } from '../server/house'
import { startMatch } from '../server/visitors'
import { Phone } from './client/phone'
import { firstVisit, type Visit } from './client/visit'
import { longGame, longMatches } from './long'
import type { Case, Part, Taken } from './part'

/**
 * The built page on a phone: clicks early and late in a match, at full speed and slowed down; first visits; a long
 * match watched; what a page holds after many moves.
 */

const matches = [1, 2]
const clicks = 4
const moments = { early: 0.05, late: 0.9 }
const speeds = [1, 4]

const house = new House()
let longHouse: OpenHouse | undefined
let browser: Browser | undefined

const seatsOf = ({ definition }: Plug): number => Math.min(4, definition.meta.players.max)

/** Some clicks in each of the positions. */
async function clickThrough(hand: Phone, scenes: readonly Scene<MatchState>[], slowness: number): Promise<Taken> {
  const made: { wall: number; cpu: number }[] = []
  let longest = 0
  for (const scene of scenes) {
    await layOut(hand.page, house.url, scene, 'random')
    await hand.page.waitForLoadState('networkidle')
    await hand.slow(slowness)
    const task = await hand.longestTask(async () => {
      for (let i = 0; i < clicks; i++) {
        const one = await hand.click()
        if (!one) return
        made.push(one)
      }
    })
    await hand.slow(1)
    longest = Math.max(longest, task)
  }
  const mean = (of: 'wall' | 'cpu') => made.reduce((sum, one) => sum + one[of], 0) / made.length
  const slowest = Math.max(...made.map(({ wall }) => wall))
  return { wall: mean('wall'), cpu: mean('cpu'), more: { 'slowest ms': slowest, 'longest task, CPU ms': longest } }
}

function clickCases(plug: Plug, hand: Phone): Case[] {
  const { id } = plug.definition.meta
  const table = { players: seatsOf(plug), options: {} }
  const scenes = Object.entries(moments).map(
    ([when, share]) => [when, matches.map((match) => sceneAt(plug, table, match, share))] as const,
  )
  const name = (when: string, slowness: number) => `${id}: a click ${when}, ${slowness}x slowed`
  return speeds.flatMap((slowness) =>
    scenes.map(([when, positions]) => ({
      name: name(when, slowness),
      ...(when === 'early' ? {} : { against: name('early', slowness) }),
      times: 1,
      run: () => clickThrough(hand, positions, slowness),
    })),
  )
}

const visitCase = (name: string, visit: Visit): Case => ({
  name: `first visit: ${name}`,
  times: 1,
  run: () => firstVisit(browser!, visit),
})

async function tableOf(plug: Plug): Promise<Visit> {
  const { id } = plug.definition.meta
  const { matchID, seats } = await startMatch(house.url, id, { players: seatsOf(plug) })
  const seat = { game: id, id: matchID, ...seats[0], name: 'Player 0', at: Date.now() }
  return {
    url: `${house.url}/match/${id}/${matchID}`,
    ready: '.status',
    memory: { 'monumenta.seats': JSON.stringify([seat]) },
  }
}

async function visits(): Promise<Case[]> {
  const lobby = visitCase('lobby', { url: `${house.url}/`, ready: '.cv' })
  const pages = plugs.map(({ definition: { meta } }) =>
    visitCase(`page of ${meta.id}`, { url: `${house.url}/game/${meta.id}`, ready: 'h1' }),
  )
  const tables = plugs.map(async (plug) => visitCase(`table of ${plug.definition.meta.id}`, await tableOf(plug)))
  return [lobby, ...pages, ...(await Promise.all(tables))]
}

const steps = 300

/** Moves of bots, as fast as somebody in a hurry can tap. */
async function hurry(wanted: number): Promise<void> {
  for (let i = 0; i < wanted; i++) {
    document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await new Promise((go) => setTimeout(go))
  }
}

function heapCase(plug: Plug, hand: Phone): Case {
  const table = { players: seatsOf(plug), options: {} }
  return {
    name: `${plug.definition.meta.id}: ${steps} moves`,
    times: steps,
    async run() {
      const scene = sceneAt(plug, table, 1, 0)
      await layOut(hand.page, house.url, scene, 'random', undefined, true)
      await hand.page.waitForLoadState('networkidle')
      await hand.page.evaluate(hurry, 10)
      const before = await hand.heap()
      const worked = await hand.worked()
      const start = performance.now()
      await hand.page.evaluate(hurry, steps)
      const wall = performance.now() - start
      const cpu = (await hand.worked()) - worked
      const elements = await hand.page.locator('*').count()
      return { wall, cpu, more: { 'heap growth MB': (await hand.heap()) - before, elements } }
    },
  }
}

const watched = [20, 2_000]
const watching = (moves: number): string => `a watcher opens a match after ${moves} moves, 4x slowed`

/** Everything is in the cache: only the match itself counts. */
async function watchCases(hand: Phone): Promise<Case[]> {
  const definitions = plugs.map(({ definition }) => definition)
  longHouse = await openHouse({ games: definitions, env: { CLIENT_DIR: 'dist/client' } })
  const definition = definitions.find(({ meta }) => meta.id === longGame)!
  const { url } = longHouse
  const all = await longMatches(longHouse, definition, watched)
  return all.map(({ matchID }, i) => ({
    name: watching(watched[i]!),
    ...(i === 0 ? {} : { against: watching(watched[0]!) }),
    times: 1,
    async run() {
      const { page } = hand
      const open = async () => {
        await page.goto(`${url}/match/${longGame}/${matchID}?watch`)
        await page.locator('.logview li').last().waitFor()
        await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))))
      }
      await open()
      await hand.slow(4)
      const before = await hand.worked()
      const start = performance.now()
      const longest = await hand.longestTask(open)
      const wall = performance.now() - start
      const cpu = (await hand.worked()) - before
      await hand.slow(1)
      return { wall, cpu, more: { 'longest task, CPU ms': longest } }
    },
  }))
}

export const part: Part = {
  async open() {
    execFileSync(process.execPath, ['server/build.mjs'], { stdio: 'ignore' })
    await house.open()
    browser = await openBrowser()
    const hand = await Phone.open(browser)
    return [
      ...(await visits()),
      ...plugs.flatMap((plug) => clickCases(plug, hand)),
      ...(await watchCases(hand)),
      ...plugs.map((plug) => heapCase(plug, hand)),
    ]
  },
  async close() {
    await browser?.close()
    await house.close()
    await longHouse?.close()
  },
}
