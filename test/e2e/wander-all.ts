import { availableParallelism } from 'node:os'
import type { Plug } from '../conformance/plug'
import { desk, House, openBrowser, phone, Visitor } from './stage'
import { type Finding, type WalkReport, wander } from './wander'

export interface Clicks {
  readonly plugs: readonly Plug[]
  /** Only this one, of the two. */
  readonly width?: number
  /** Of each game, at each width. */
  readonly games: number
  readonly clicks: number
  readonly seed: number
}

export interface SizedReport extends WalkReport {
  readonly width: number
}

/** Match after match of every game at both widths, each told in a line; as many at once as the machine has cores. */
export async function clickAll(run: Clicks, tell: (line: string, done: number) => void): Promise<SizedReport[]> {
  const house = new House()
  await house.open()
  const browser = await openBrowser()
  const walks = walksOf(run)
  const reports: SizedReport[] = []
  const lane = async () => {
    for (let next = walks.shift(); next; next = walks.shift()) {
      const { viewport, ...walk } = next
      const visitor = await Visitor.enter(browser, { viewport })
      const report = { width: viewport.width, ...(await wander(visitor, house.url, walk)) }
      await visitor.leave()
      reports.push(report)
      tell(lineOf(report), reports.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  await browser.close()
  await house.close()
  return reports
}

function walksOf({ plugs, width, games, clicks, seed }: Clicks) {
  const viewports = [desk, phone].filter((one) => width === undefined || one.width === width)
  const seeds = Array.from({ length: games }, (_, i) => seed + i)
  return seeds.flatMap((one) =>
    plugs.flatMap((plug) => viewports.map((viewport) => ({ viewport, plug, seed: one, clicks, toTheEnd: true }))),
  )
}

function lineOf({ game, width, seed, from, clicks, ended, findings }: SizedReport): string {
  const faults = findings.map((one) => `\n  ${tellFinding(one)}`)
  return `${game} at ${width} px, seed ${seed}, from move ${from}: ${clicks} clicks, ${ended ? 'ended' : 'not ended'}${faults.join('')}`
}

export const tellFinding = ({ kind, what, which, click, headline, lastClicks }: Finding): string =>
  [
    `${kind} at click ${click} under "${headline}": ${[what, ...which].join(': ')}`,
    ...lastClicks.map((one) => `    ${one}`),
  ].join('\n')

export const failuresOf = (reports: readonly SizedReport[]): string[] =>
  reports.flatMap(({ game, width, seed, findings }) =>
    findings.map((one) => `${game} at ${width} px, seed ${seed}: ${tellFinding(one)}`),
  )

export function tellClicks(reports: readonly SizedReport[]): string {
  const sum = (count: (one: SizedReport) => number) => reports.reduce((total, one) => total + count(one), 0)
  const escapes = `Escape put down ${sum(({ escapes }) => escapes.worked)} of ${sum(({ escapes }) => escapes.tried)}`
  const failures = failuresOf(reports).length
  return `${reports.length} matches by clicking, ${sum(({ clicks }) => clicks)} clicks, ${escapes}, ${failures} failures`
}
