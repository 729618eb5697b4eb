import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { GameDefinition } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { nowOrNever } from '../../games/now-or-never/game'
import type { G } from '../../games/now-or-never/state'
import { chapterOf } from '../../games/now-or-never/story/shelf'
import { openHouse } from './house'
import { ask, createMatch, dice, join, type Match, Player, post, startMatch, until, Visitor } from './visitors'

const definition = nowOrNever as unknown as GameDefinition
const setupData = { mode: 'story', chapter: 'sample', heroes: ['marklun', 'zeik'] }
const sample = new URL('../../games/now-or-never/story/book/sample/chapter.md', import.meta.url)
/** The sample with other words. */
const ownBook = readFileSync(sample, 'utf8').replace(/\bthe\b/g, 'our very own')
const ownTable = { ...setupData, storyData: ownBook }
const idle = ['pass', 'retreat', 'sell', 'sellBest', 'reroll', 'placeSpecialist', 'restSpecialist', 'endTurn']

/** What somebody with a raw socket has received so far. */
function eavesdrop(visitor: Visitor): () => string {
  let bytes = ''
  visitor.socket.io.on('open', () =>
    visitor.socket.io.engine.on('data', (data: unknown) => {
      bytes += String(data)
    }),
  )
  return () => bytes
}

const asSent = (text: string): string => JSON.stringify(text).slice(1, -1)

const reactionsOf = (files?: { storyData: string }): string[] => {
  const { encounters, fallback } = chapterOf('sample', files)
  return [...encounters, fallback].flatMap(({ choices }) => choices.map(({ reaction }) => reaction))
}

/** Everything anybody may ask about a match over HTTP. */
const pagesAbout = (url: string, { matchID }: Match): Promise<string[]> =>
  Promise.all(
    [
      '/games/now-or-never',
      `/games/now-or-never/${matchID}`,
      `/api/matches?ids=${matchID}`,
      `/api/matches/${matchID}/replay`,
    ].map(async (path) => (await ask(url, path)).text),
  )

const tables = [
  { book: 'our own book', setupData, files: undefined },
  { book: 'the book of a group', setupData: ownTable, files: { storyData: ownBook } },
]

/** Plays a whole chapter by chance, listening in. How many outcomes were told. */
async function listenToAChapter(url: string, { setupData: wished, files }: (typeof tables)[number]): Promise<number> {
  const match = await startMatch(url, 'now-or-never', { setupData: wished })
  const spectator = new Visitor(url, 'now-or-never')
  const received = eavesdrop(spectator)
  await spectator.look(match.matchID)
  const players = [await Player.sitDown(url, match, 0), await Player.sitDown(url, match, 1)]
  const reactions = reactionsOf(files)
  const told = new Set<string>()
  const random = dice(21)
  const table = () => players[0]!.view.G as G
  while (!table().outcome) {
    const [seat] = Object.keys(awaited(table()))
    const mover = players.find(({ mine }) => mine.seat === seat)!
    const choices = mover.choices(definition)
    const busy = choices.filter(({ move }) => !idle.includes(move))
    const from = busy.length > 0 && random() < 0.9 ? busy : choices
    const { move, args } = from[Math.floor(random() * from.length)]!
    const answer = await mover.move(move, ...args)
    if (!answer.ok) throw new Error(`${move} was refused: ${answer.refusal.because}`)
    const seen = (one: Visitor) => one.state?._stateID === answer.stateID
    await until('everybody has seen it', () => [...players, spectator].every(seen))
    const outcome = table().story?.open?.outcome
    if (outcome?.success) told.add(outcome.reaction)
    for (const reaction of reactions) if (!told.has(reaction)) expect(received()).not.toContain(asSent(reaction))
  }
  for (const reaction of told) expect(received()).toContain(asSent(reaction))
  const untold = reactions.filter((reaction) => !told.has(reaction))
  for (const page of await pagesAbout(url, match)) {
    for (const reaction of untold) expect(page).not.toContain(asSent(reaction))
  }
  for (const one of [...players, spectator]) one.close()
  return told.size
}

/** The house deals by chance: in one chapter nobody may succeed, not in so many. */
const chapters = 12

it.each(tables)(
  'no outcome of $book is on the wire before its choice has succeeded, through a whole chapter',
  async (table) => {
    const house = await openHouse({ games: [definition] })
    let told = 0
    for (let played = 0; told === 0 && played < chapters; played++) told = await listenToAChapter(house.url, table)
    expect(told).toBeGreaterThan(0)
    await house.close()
  },
)

it('a rematch is told from the same book, and nobody can ask for it', async () => {
  const house = await openHouse({ games: [definition] })
  const matchID = await createMatch(house.url, 'now-or-never', { setupData: ownTable })
  const { seat, credentials } = await join(house.url, 'now-or-never', matchID)
  const again = await post(house.url, `/games/now-or-never/${matchID}/playAgain`, { playerID: seat, credentials })
  expect(again.status).toBe(200)
  const { nextMatchID } = again.json
  const state = await house.storage.stateOf(nextMatchID)
  expect(state?.G.files).toEqual({ storyData: ownBook })
  const listed = await ask(house.url, `/api/matches?ids=${matchID},${nextMatchID}`)
  expect(listed.json.matches.map(({ options }: { options: object }) => options)).toEqual([
    expect.objectContaining({ storyData: true }),
    expect.objectContaining({ storyData: true }),
  ])
  for (const id of [matchID, nextMatchID])
    expect(JSON.stringify(await house.storage.metadataOf(id))).not.toContain('our very own')
  await house.close()
})

const garbage: readonly [string, unknown, RegExp][] = [
  ['a number', 7, /is a text file/],
  ['a list', ['# Chapter 1: A'], /is a text file/],
  ['what stands in place of a file', true, /is a text file/],
  ['nothing at all', '', /nothing in this book/],
  ['no book', 'Once upon a time', /Line 1: Text before the first heading/],
  ['a broken line', ownBook.replace('Test: skill', 'Test: skull'), /Line \d+: "skull \d" is no test/],
  ['another chapter', ownBook.replace('# Sample:', '# Chapter 3:'), /no chapter sample, but 3/],
  ['a picture', `# Sample: A\u0000\u0007`, /cannot be printed/],
  ['a page that goes on and on', `# Sample: A${'a'.repeat(200_000)}`, /more than 200000 characters/],
  ['more than any file', 'a'.repeat(700_000), /too long/],
  ['headings without end', `# Sample: A${'\n#'.repeat(90_000)}`, /more than 20000 lines/],
]

it.each(garbage)('the server takes no book that is %s, and says why', async (_, storyData, because) => {
  const house = await openHouse({ games: [definition] })
  const wished = { numPlayers: 2, setupData: { ...setupData, storyData } }
  const { status, json } = await post(house.url, '/games/now-or-never/create', wished)
  expect([400, 413]).toContain(status)
  expect(json.message).toMatch(because)
  expect((await ask(house.url, '/healthz')).json).toMatchObject({ ok: true, matches: 0 })
  await house.close()
})

it('a book is for story mode only', async () => {
  const house = await openHouse({ games: [definition] })
  const wished = { numPlayers: 2, setupData: { storyData: ownBook } }
  const { status, json } = await post(house.url, '/games/now-or-never/create', wished)
  expect([status, json.message]).toEqual([400, 'A book of your own is for story mode'])
  await house.close()
})
