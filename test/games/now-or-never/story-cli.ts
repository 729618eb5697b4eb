import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { hire } from '../../../games/kit/bot'
import { nowOrNever } from '../../../games/now-or-never/game'
import { checkPlay } from '../../../games/now-or-never/story/check'
import { type Problem, type Reading, readBook } from '../../../games/now-or-never/story/parse'
import { chapterOf } from '../../../games/now-or-never/story/shelf'
import { checkStyle, leastEncounters } from '../../../games/now-or-never/story/style'
import { type Chapter, type ChapterId, chapterIds } from '../../../games/now-or-never/story/types'
import { type Balance, balanceOf, beyondReach, playChapter, tastesOf } from './story-balance'
import { folderOf, pagesOf, print, printedOf, root } from './story-files'
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
  const problems = read
    .flatMap((reading) => [...reading.problems, ...checkPlay(reading), ...checkStyle(reading)])
    .filter(isChosen)
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

const tables = [2, 3, 4]

/** The same number of games of every size of table, for each chapter and for the standard game. */
async function balance(): Promise<void> {
  const gamesEach = Number(given ?? 4)
  await nowOrNever.prepare?.()
  const bot = await hire('greedy', nowOrNever)
  const play = (chapter: ChapterId | null) =>
    tables.flatMap((players) =>
      Array.from({ length: gamesEach }, (_, seed) => playChapter(bot, chapter, players, seed)),
    )
  const standard = balanceOf(play(null))
  console.log(`standard: ${standard.points} points, ${standard.moves} moves a game; ${heroLine(standard)}`)
  for (const id of chosen) {
    const games = play(id)
    const { points, reputation, moves, pages, heroes } = balanceOf(games)
    const share = Math.round((points / standard.points) * 100)
    const moments = games.flatMap((game) => game.pages)
    const { choices, never } = tastesOf(bot, chapterOf(id), moments)
    const missed = Math.round((never.length / choices) * 1000) / 10
    console.log(
      `${id}: ${points} points (${share} % of standard), reputation ${reputation}, ${moves} moves, ${pages} pages a game; ${heroLine({ heroes })}; ${never.length} of ${times(choices, 'choice')} never taken (${missed} %) at ${times(moments.length, 'moment')}; beyond reach: ${beyondReach(chapterOf(id)).join(', ') || 'no skill level'}`,
    )
    for (const one of never) console.log(`   never: ${one}`)
  }
}

const heroLine = ({ heroes }: Pick<Balance, 'heroes'>): string =>
  Object.entries(heroes)
    .map(([hero, share]) => `${hero} ${share}`)
    .join(', ')

if (command === 'balance') await balance()
else if (command === 'check') check()
else if (command === 'print') printAll()
else if (command === 'preview') preview()
else fail(usage)
