/** A book that a group brings along: one text file, written like ours (FORMAT.md). */

import { checkPlay } from './check'
import { type Problem, readBook } from './parse'
import type { OwnBook } from './shelf'

/** Far beyond any honest book; what is longer is not looked at any closer. */
const mostHeadings = 3000
const mostLines = 20_000
/** How many problems are told at once. */
const mostTold = 20

function tooLong(text: string): Problem | undefined {
  const lines = text.split('\n')
  const at = { file: '', line: 1 }
  if (lines.length > mostLines) return { ...at, message: `The book has more than ${mostLines} lines` }
  const headings = lines.filter((line) => line.trimStart().startsWith('#')).length
  return headings > mostHeadings ? { ...at, message: `The book has more than ${mostHeadings} headings` } : undefined
}

const inWords = ({ line, message }: Problem): string => (line > 0 ? `Line ${line}: ${message}` : message)

/** The chapters of a book, or what keeps it from being played and in which line. */
export function readOwn(text: string): OwnBook {
  const long = tooLong(text)
  if (long) return { chapters: [], problems: [inWords(long)] }
  const reading = readBook([{ file: '', text }])
  // What could not be read makes other things look wrong, too.
  const wrong = reading.problems.length > 0 ? reading.problems : checkPlay(reading)
  const found = [...wrong].sort((a, b) => a.line - b.line)
  const problems = found.slice(0, mostTold).map(inWords)
  if (found.length > mostTold) problems.push(`And ${found.length - mostTold} more.`)
  if (problems.length === 0 && reading.chapters.length === 0)
    problems.push('There is nothing in this book: it begins with "# Chapter 1: Title"')
  return { chapters: reading.chapters, problems }
}
