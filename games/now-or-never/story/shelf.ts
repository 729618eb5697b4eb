import type { Chapter, ChapterId } from './types'

/**
 * The chapters that were loaded. On the server they all are, in a browser only the one it plays by itself; a browser
 * at an online table has none. So only what is said with `reveals` may look here.
 */
const chapters = new Map<ChapterId, Chapter>()

export function keep(chapter: Chapter): void {
  chapters.set(chapter.id, chapter)
}

export function chapterOf(id: ChapterId): Chapter {
  const chapter = chapters.get(id)
  if (!chapter) throw new Error(`Chapter ${id} of the storybook is not here`)
  return chapter
}
