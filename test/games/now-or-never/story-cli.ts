import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type Bot, hire } from '../../../games/kit/bot'
import type { Side } from '../../../games/now-or-never/data/maps'
import { nowOrNever } from '../../../games/now-or-never/game'
import type { G } from '../../../games/now-or-never/state'
import { checkPlay } from '../../../games/now-or-never/story/check'
import { type Problem, type Reading, readBook } from '../../../games/now-or-never/story/parse'
import { chapterOf } from '../../../games/now-or-never/story/shelf'
import { leastEncounters } from '../../../games/now-or-never/story/style'
import { type Chapter, type ChapterId, chapterIds } from '../../../games/now-or-never/story/types'
import {
  type Balance,
  balanceOf,
  beyondReach,
  type ChapterGame,
  limits,
  type Played,
  playChapter,
  reachedOf,
  tastesOf,
} from './story-balance'
import { folderOf, pagesOf, print, printedOf, problemsOf, root } from './story-files'
import { previewPage } from './story-preview'

const usage = `npm run story -- check [chapter]     what is wrong with the book, and where
npm run story -- print [chapter]     turn the book into what the game loads
npm run story -- preview [chapter]   a page with every encounter and its odds
npm run story -- balance [chapter] [games]   games of bots beside the standard game, and choices no bot takes
A chapter is 1 to 6, sample or all; without one it is the whole book. Games: so many of each size of table.`

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const [command, name, given] = process.argv.slice(2)
const chosen = name === undefined || name === 'all' ? chapterIds : chapterIds.filter((id) => `${id}` === name)
if (!chosen.length) fail(`There is no chapter ${name}.\n${usage}`)

/** The sample stands for itself: nothing crosses from it to the chapters. */
const readings = (): Reading[] => [
  readBook(chapterIds.filter((id) => id !== 'sample').flatMap(pagesOf)),
  readBook(pagesOf('sample')),
]

const isChosen = ({ file }: Problem): boolean => chosen.some((id) => file.startsWith(`${folderOf(id)}/`))

const inOrder = (problems: Problem[]): Problem[] =>
  [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))

function say(problems: Problem[]): void {
  for (const { file, line, message } of inOrder(problems)) console.log(`${file}:${line}: ${message}`)
}

const times = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

function summary({ id, title, encounters }: Chapter): string {
  const choices = encounters.flatMap((one) => one.choices)
  const skills = choices.flatMap(({ test }) => (test.kind === 'skill' ? test.level : []))
  const fights = choices.filter(({ test }) => test.kind === 'combat').length
  const average = skills.length ? (skills.reduce((sum, one) => sum + one, 0) / skills.length).toFixed(1) : '–'
  const missions = encounters.filter(({ mission }) => mission).length
  const reputation = choices.reduce((sum, one) => sum + one.reputation, 0)
  return `${id} ${title}: ${encounters.length} of ${leastEncounters} encounters (${missions} of missions), ${times(choices.length, 'choice')}: ${skills.length} skill (${average} on average), ${fights} fights, ${choices.length - skills.length - fights} decisions; reputation ${reputation} in all`
}

function check(): void {
  const read = readings()
  const problems = read.flatMap((reading) => problemsOf(reading, isChosen))
  say(problems)
  for (const chapter of read.flatMap(({ chapters }) => chapters))
    if (chosen.includes(chapter.id)) console.log(summary(chapter))
  console.log(problems.length ? `${times(problems.length, 'problem')}.` : 'Nothing wrong.')
  if (problems.length) process.exitCode = 1
}

/** A chapter that cannot be played is not printed; one that is only too long is. */
function printAll(): void {
  const read = readings()
  const problems = read.flatMap((reading) => [...reading.problems, ...checkPlay(reading)]).filter(isChosen)
  say(problems)
  if (problems.length) fail(`${times(problems.length, 'problem')}: nothing is printed.`)
  mkdirSync(`${root}games/now-or-never/story/printed`, { recursive: true })
  const printable = (id: ChapterId) => read.flatMap(({ chapters }) => chapters).find((chapter) => chapter.id === id)
  for (const id of chosen) {
    const chapter = printable(id)
    if (!chapter) continue
    writeFileSync(root + printedOf(id), print(chapter))
    console.log(`${printedOf(id)}: ${times(chapter.encounters.length, 'encounter')}`)
  }
}

/** Read anew for each look, so that a writer only has to reload. */
function preview(): void {
  const server = createServer((_request, response) => {
    const chapters = readings().flatMap((reading) => reading.chapters)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(previewPage(chapters.filter(({ id }) => chosen.includes(id))))
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/ (Ctrl+C ends it)`)
  })
}

const tables = [1, 2, 3, 4]

function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
}

type Play = (played: Played) => ChapterGame[]

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`

/** Choices no bot takes by what it can read, and those none would take that knew what follows. */
function tastes(bot: Bot<G>, id: ChapterId, games: ChapterGame[]): string[] {
  const moments = games.flatMap((game) => game.pages)
  progress(`${id}: every page at ${times(moments.length, 'moment')}`)
  const { choices, never } = tastesOf(bot, chapterOf(id), moments)
  const known = tastesOf(bot, chapterOf(id), moments, () => true)
  for (const one of never) console.log(`   never taken: ${one}`)
  for (const one of known.never) console.log(`   never worth it: ${one}`)
  const share = never.length / choices
  const worthless = percent(known.never.length / choices)
  console.log(
    `   of ${times(choices, 'choice')} at ${times(moments.length, 'moment')} never taken: ${never.length} (${percent(share)}), never worth it: ${known.never.length} (${worthless})`,
  )
  return share > limits.neverTaken ? [`chapter ${id}: ${percent(share)} of the choices are never taken`] : []
}

/** A chapter beside the standard game on its map: what of it is out of balance. */
function weigh(bot: Bot<G>, id: ChapterId, play: Play, standard: Balance): string[] {
  const games = play(id)
  const balance = balanceOf(games)
  const share = balance.points / standard.points
  const beyond = beyondReach(chapterOf(id))
  const reached = reachedOf(games).map(({ level, tried, reached }) => `${level}: ${reached}/${tried}`)
  console.log(`${id}: ${balanceLine(balance)}; ${percent(share)} of the points of standard`)
  console.log(`   skill reached: ${reached.join(', ')}; beyond reach: ${beyond.join(', ') || 'none'}`)
  return [
    ...(Math.abs(share - 1) > limits.points ? [`chapter ${id}: ${percent(share)} of the points of standard`] : []),
    ...(beyond.length ? [`chapter ${id}: skill ${beyond.join(', ')} is beyond reach`] : []),
    ...Object.entries(balance.heroes).flatMap(([hero, over]) =>
      over > limits.hero ? [`chapter ${id}: ${hero} has ${over} times the average`] : [],
    ),
    ...tastes(bot, id, games),
  ]
}

/** The same number of games of every size of table, for each chapter and for the standard game on its map. */
async function balance(): Promise<void> {
  const gamesEach = Number(given ?? 4)
  await nowOrNever.prepare?.()
  const bot = await hire('apprentice', nowOrNever)
  const play: Play = (played) =>
    tables.flatMap((players) =>
      Array.from({ length: gamesEach }, (_, seed) => {
        progress(`${played}: game ${seed + 1} of ${gamesEach} with ${times(players, 'player')}`)
        return playChapter(bot, played, players, seed)
      }),
    )
  const standards = new Map<Side, Balance>()
  const problems = chosen.flatMap((id) => {
    const { map } = chapterOf(id).setup
    const standard = standards.get(map) ?? balanceOf(play(map))
    if (!standards.has(map)) console.log(`standard, ${map}: ${balanceLine(standard)}`)
    standards.set(map, standard)
    return weigh(bot, id, play, standard)
  })
  for (const problem of problems) console.log(`Out of balance: ${problem}`)
  if (problems.length) process.exitCode = 1
}

const balanceLine = ({ points, reputation, moves, pages, heroes }: Balance): string => {
  const each = Object.entries(heroes).map(([hero, share]) => `${hero} ${share}`)
  return `${points} points (${each.join(', ')}), reputation ${reputation}, ${moves} moves a game, ${pages} pages a player`
}

if (command === 'balance') await balance()
else if (command === 'check') check()
else if (command === 'print') printAll()
else if (command === 'preview') preview()
else fail(usage)
