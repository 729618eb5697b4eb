import type { Chapter, ChapterId } from './types'

const chapters: Readonly<Record<ChapterId, () => Promise<{ readonly chapter: Chapter }>>> = {
  1: () => import('./printed/chapter-1'),
  2: () => import('./printed/chapter-2'),
  3: () => import('./printed/chapter-3'),
  4: () => import('./printed/chapter-4'),
  5: () => import('./printed/chapter-5'),
  6: () => import('./printed/chapter-6'),
  sample: () => import('./printed/sample'),
}

/**
 * A chapter of the storybook, each from a file of its own. Whoever holds it holds every outcome: the server may, and a
 * browser that plays on its own; never a browser at an online table. Rules and boards do not import this.
 */
export const loadChapter = async (id: ChapterId): Promise<Chapter> => (await chapters[id]()).chapter
