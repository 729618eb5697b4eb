import { loadChapter } from './library'
import { readOwn } from './own'
import { chapterIn } from './sheet'
import { keep, readWith } from './shelf'
import { type ChapterId, chapterIds } from './types'

const isChapter = (id: unknown): id is ChapterId => chapterIds.some((one) => one === id)

/** The chapter of a match, or all of them for whoever holds every match. */
function wanted(options: Readonly<Record<string, unknown>> | undefined): readonly ChapterId[] {
  if (!options) return chapterIds
  if (options.storyData) return []
  const chapter = isChapter(options.chapter) ? options.chapter : 1
  return [chapterIn({ campaign: options.campaign, chapter })]
}

/** Puts on the shelf what these options need. */
export async function prepare(options?: Readonly<Record<string, unknown>>): Promise<void> {
  if (!options || options.storyData) readWith(readOwn)
  for (const chapter of await Promise.all(wanted(options).map(loadChapter))) keep(chapter)
}
