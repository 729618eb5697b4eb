import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hire } from '../../games/kit/bot'
import type { GameDefinition, View } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { nowOrNever } from '../../games/now-or-never/game'
import type { G } from '../../games/now-or-never/state'
import { chapterOf } from '../../games/now-or-never/story/shelf'
import type { Chapter, ChapterId } from '../../games/now-or-never/story/types'
import { chooseFor } from '../arena/choose'
import { openHouse } from './house'
import { ask, createMatch, dice, join, type Match, Player, post, startMatch, until, Visitor } from './visitors'

const definition = nowOrNever as unknown as GameDefinition
const setupData = { mode: 'story', chapter: 'sample' as const, heroes: ['marklun', 'zeik'] }
const sample = new URL('../../games/now-or-never/story/book/sample/chapter.md', import.meta.url)
/** The sample with other words. */
const ownBook = readFileSync(sample, 'utf8').replace(/\bthe\b/g, 'our very own')
const ownTable = { ...setupData, storyData: ownBook }
/** What has come over somebody's socket since this was asked last. */
function eavesdrop(visitor: Visitor): () => string[] {
  const packets: string[] = []
  visitor.socket.io.on('open', () => visitor.socket.io.engine.on('data', (data: unknown) => packets.push(String(data))))
  return () => packets.splice(0)
}

const asSent = (text: string): string => JSON.stringify(text).slice(1, -1)

/** What nobody may read before its time: pages, what came of their choices, how the chapter ends. */
function secretsOf({ encounters, fallback, endings }: Chapter): string[] {
  const pages = [...encounters, fallback]
  const reactions = pages.flatMap(({ choices }) => choices.map(({ reaction }) => reaction))
  return [...pages.map(({ text }) => text), ...reactions, ...endings.map(({ text }) => text)].map(asSent)
}

/** Every object of a message, however deep. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

/** What a packet of a socket says, without the numbers it begins with. */
const objectsOf = (packet: string): object[] => objectsIn(JSON.parse(/[[{].*$/s.exec(packet)?.[0] ?? 'null'))

/** A choice comes with label, price and test and nothing else, whole or as a difference (NON-222). */
function expectBareChoices(packet: string): void {
  for (const one of objectsOf(packet)) {
    if ('test' in one && 'label' in one) expect(Object.keys(one).sort()).toEqual(['label', 'price', 'test'])
    if ('path' in one) expect(one.path).not.toMatch(/\/choices\/\d+\/(?!label|price|test)/)
  }
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

/** What may be known by now: the page that lies open, and what came of it if it succeeded. */
function toldAt({ story }: G): string[] {
  const open = story?.open
  if (!open) return []
  return [open.text, ...(open.outcome?.success ? [open.outcome.reaction] : [])].map(asSent)
}

const endingsIn = (packets: readonly string[]): string[] =>
  packets
    .flatMap(objectsOf)
    .flatMap((one) => ('kind' in one && one.kind === 'ending' && 'text' in one ? asSent(String(one.text)) : []))

const apprentice = await hire('apprentice', nowOrNever)

interface Told {
  readonly setupData: { readonly chapter: ChapterId }
  readonly files?: { readonly storyData: string }
}

/** Two apprentices play a whole chapter over the wire, and all that anybody hears of it is read. Gives what was told. */
async function listenToAChapter(url: string, { setupData: wished, files }: Told): Promise<string[]> {
  const match = await startMatch(url, 'now-or-never', { setupData: wished })
  const spectator = new Visitor(url, 'now-or-never')
  const players = match.seats.map((mine) => new Player(url, match, mine))
  const ears = [spectator, ...players].map(eavesdrop)
  await spectator.look(match.matchID)
  for (const player of players) await player.look(match.matchID, player.mine.seat, player.mine.credentials)
  const untold = new Set(secretsOf(chapterOf(wished.chapter, files)))
  const told: string[] = []
  const tell = (secret: string) => untold.delete(secret) && told.push(secret)
  const random = dice(21)
  const table = () => players[0]!.view.G as G
  while (!table().outcome) {
    const [seat] = Object.keys(awaited(table()))
    const mover = players.find(({ mine }) => mine.seat === seat)!
    const { move, args } = chooseFor(apprentice, mover.view.G as View<G>, seat!, random)!
    const answer = await mover.move(move, ...args)
    if (!answer.ok) throw new Error(`${move} was refused: ${answer.refusal.because}`)
    const seen = (one: Visitor) => one.state?._stateID === answer.stateID
    await until('everybody has seen it', () => [...players, spectator].every(seen))
    const packets = ears.flatMap((heard) => heard())
    toldAt(table()).forEach(tell)
    if (table().outcome) endingsIn(packets).forEach(tell)
    for (const packet of packets) {
      expectBareChoices(packet)
      for (const secret of untold) expect(packet).not.toContain(secret)
    }
  }
  for (const page of await pagesAbout(url, match)) {
    for (const secret of untold) expect(page).not.toContain(secret)
  }
  for (const one of [...players, spectator]) one.close()
  return told
}

const reactionsIn = ({ encounters, fallback }: Chapter, told: readonly string[]): number =>
  [...encounters, fallback].flatMap(({ choices }) => choices).filter(({ reaction }) => told.includes(asSent(reaction)))
    .length

/** The house deals by chance: of six pages of a group's own book nobody may come to one, in so many chapters somebody does. */
const tables: readonly (Told & { readonly book: string; readonly outcomes: number; readonly chapters: number })[] = [
  { book: 'chapter 1', setupData: { ...setupData, chapter: 1 }, outcomes: 3, chapters: 5 },
  { book: 'the book of a group', setupData: ownTable, files: { storyData: ownBook }, outcomes: 1, chapters: 12 },
]

it.each(tables)(
  'no outcome of $book is on the wire before its choice has succeeded, through a whole chapter',
  async ({ outcomes, chapters, ...table }) => {
    const house = await openHouse({ games: [definition] })
    const chapter = chapterOf(table.setupData.chapter, table.files)
    let told = 0
    for (let played = 0; told < outcomes && played < chapters; played++)
      told += reactionsIn(chapter, await listenToAChapter(house.url, table))
    expect(told).toBeGreaterThanOrEqual(outcomes)
    await house.close()
  },
  600_000,
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
