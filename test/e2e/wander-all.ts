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

/** Match after match of every game at both widths, each told in a line. */
export async function clickAll(run: Clicks, tell: (line: string, done: number) => void): Promise<SizedReport[]> {
  const house = new House()
  await house.open()
  const browser = await openBrowser()
  const reports: SizedReport[] = []
  for (const viewport of [desk, phone].filter(({ width }) => (run.width ?? width) === width)) {
    for (const plug of run.plugs) {
      for (let seed = run.seed; seed < run.seed + run.games; seed++) {
        const visitor = await Visitor.enter(browser, { viewport })
        const walked = await wander(visitor, house.url, { plug, seed, clicks: run.clicks, toTheEnd: true })
        await visitor.leave()
        reports.push({ width: viewport.width, ...walked })
        tell(lineOf(reports.at(-1)!), reports.length)
      }
    }
  }
  await browser.close()
  await house.close()
  return reports
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
  const clicks = reports.reduce((sum, one) => sum + one.clicks, 0)
  return `${reports.length} matches by clicking, ${clicks} clicks, ${failuresOf(reports).length} failures`
}
