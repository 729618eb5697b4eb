import type { Files } from '../../kit/definition'
import type { NowOrNeverEvent } from '../state'
import type { Chapter, ChapterId } from './types'

type Said<K extends NowOrNeverEvent['kind']> = Extract<NowOrNeverEvent, { kind: K }>

/** A match that is over, page by page as its log tells it: enough to play it again without the book. */
export interface Telling {
  readonly pages: readonly { readonly opened: Said<'encounter'>; readonly succeeded: Said<'storySucceeded'> | null }[]
  readonly endings: readonly Said<'ending'>[]
}

/**
 * The chapters that were loaded. On the server they all are, in a browser only the one it plays by itself; a browser
 * at an online table has none. So only rules that reveal may look here.
 */
const chapters = new Map<ChapterId, Chapter>()
const tellings = new Map<ChapterId, Telling>()

export function keep(chapter: Chapter): void {
  chapters.set(chapter.id, chapter)
  tellings.delete(chapter.id)
}

/** A chapter of our book, or of the one that was brought to the match. */
export function chapterOf(id: ChapterId, files?: Files): Chapter {
  const text = files?.storyData
  const chapter = text === undefined ? chapters.get(id) : ownBook(text).chapters.find(({ id: other }) => other === id)
  if (!chapter) throw new Error(`Chapter ${id} of the storybook is not here`)
  return chapter
}

/** A group's own book, as far as it could be read. */
export interface OwnBook {
  readonly chapters: readonly Chapter[]
  /** What keeps it from being played, each with its line. */
  readonly problems: readonly string[]
}

let reader: ((text: string) => OwnBook) | null = null

/** From now on books that were brought can be read, and are told from themselves. */
export function readWith(read: (text: string) => OwnBook): void {
  reader = read
  tellings.clear()
}

const mostOwn = 8
const own = new Map<string, OwnBook>()

/** Books read lately are kept open: a match looks into its book again and again. */
function ownBook(text: string): OwnBook {
  const book = own.get(text) ?? reader?.(text)
  if (!book) throw new Error('Nobody here can read the book that was brought')
  own.delete(text)
  own.set(text, book)
  for (const oldest of own.keys()) if (own.size > mostOwn) own.delete(oldest)
  return book
}

/** What keeps this chapter of a group's own book from being played. */
export function ownProblem(text: string, id: ChapterId): string | undefined {
  const { chapters: read, problems } = ownBook(text)
  const [first, ...more] = problems
  if (first) return more.length > 0 ? `Your book: ${first} (and ${more.length} more)` : `Your book: ${first}`
  if (read.some((chapter) => chapter.id === id)) return undefined
  return `Your book has no chapter ${id}, but ${read.map((chapter) => chapter.id).join(', ')}`
}

export const tellingOf = (id: ChapterId): Telling | undefined => tellings.get(id)

const isEvent = (said: unknown): said is NowOrNeverEvent => typeof said === 'object' && said !== null && 'kind' in said

/** From what was said in a match: it can be replayed then, and nothing else of the book is needed. */
export function recall(said: readonly unknown[]): void {
  const events = said.filter(isEvent)
  const began = events.find((event) => event.kind === 'chapterBegan')
  if (!began) return
  const pages: { opened: Said<'encounter'>; succeeded: Said<'storySucceeded'> | null }[] = []
  const endings: Said<'ending'>[] = []
  for (const event of events) {
    if (event.kind === 'encounter') pages.push({ opened: event, succeeded: null })
    if (event.kind === 'storySucceeded') pages.at(-1)!.succeeded = event
    if (event.kind === 'ending') endings.push(event)
  }
  tellings.set(began.chapter, { pages, endings })
}
