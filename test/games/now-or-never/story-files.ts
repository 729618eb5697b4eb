import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkPlay } from '../../../games/now-or-never/story/check'
import type { Page, Problem, Reading } from '../../../games/now-or-never/story/parse'
import { checkStyle } from '../../../games/now-or-never/story/style'
import type { Chapter, ChapterId } from '../../../games/now-or-never/story/types'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
const story = 'games/now-or-never/story'

export const folderOf = (id: ChapterId): string => `${story}/book/${id === 'sample' ? id : `chapter-${id}`}`
export const printedOf = (id: ChapterId): string => `${story}/printed/${id === 'sample' ? id : `chapter-${id}`}.ts`

/** The files of a chapter, its own first, then letters and places. */
export function pagesOf(id: ChapterId): Page[] {
  const folder = folderOf(id)
  if (!existsSync(root + folder)) return []
  const names = readdirSync(root + folder).filter((name) => name.endsWith('.md') && name !== 'chapter.md')
  return ['chapter.md', ...names.sort()].map((name) => ({
    file: `${folder}/${name}`,
    text: readFileSync(`${root}${folder}/${name}`, 'utf8'),
  }))
}

/** What is wrong with these files. What cannot be read comes first: the rest would only complain of the gaps. */
export function problemsOf(reading: Reading, isChosen: (problem: Problem) => boolean): Problem[] {
  const unread = reading.problems.filter(isChosen)
  return unread.length > 0 ? unread : [...checkPlay(reading), ...checkStyle(reading)].filter(isChosen)
}

/** What the game loads: one encounter a line, so that a change of text is a change of a line. */
export function print({ encounters, ...chapter }: Chapter): string {
  const rows = encounters.map((one) => `    ${JSON.stringify(one)},\n`).join('')
  const parts = Object.entries(chapter).map(([name, part]) => `  ${name}: ${JSON.stringify(part)},\n`)
  return `// biome-ignore-all format: printed from the book by npm run story -- print
import type { Chapter } from '../types'

export const chapter: Chapter = {
${parts.join('')}  encounters: [
${rows}  ],
}
`
}
