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

export function chapterOf(id: ChapterId): Chapter {
  const chapter = chapters.get(id)
  if (!chapter) throw new Error(`Chapter ${id} of the storybook is not here`)
  return chapter
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
