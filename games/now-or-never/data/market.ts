import type { Bundle, Source } from './effects'

export interface MarketLine {
  readonly id: string
  readonly give: Bundle
  readonly coins: number
  readonly source: Source
}

/** What bundles of goods sell for (NON-161). Played quests may better a line or add one. */
// biome-ignore format: a table, one row a line
export const marketLines: readonly MarketLine[] = [
  { id: 'm-s', give: { shell: 1 }, coins: 1, source: 'book + public' },
  { id: 'm-t', give: { tool: 1 }, coins: 2, source: 'public' },
  { id: 'm-d', give: { demon: 1 }, coins: 2, source: 'public' },
  { id: 'm-c', give: { crystal: 1 }, coins: 2, source: 'public' },
  { id: 'm-sss', give: { shell: 3 }, coins: 5, source: 'book + public' },
  { id: 'm-stt', give: { shell: 1, tool: 2 }, coins: 7, source: 'public' },
  { id: 'm-tdd', give: { tool: 1, demon: 2 }, coins: 9, source: 'public' },
  { id: 'm-ccc', give: { crystal: 3 }, coins: 11, source: 'public' },
  { id: 'm-std', give: { shell: 1, tool: 1, demon: 1 }, coins: 9, source: 'public' },
  { id: 'm-stdc', give: { shell: 1, tool: 1, demon: 1, crystal: 1 }, coins: 12, source: 'book + public' },
  { id: 'm-ddcc', give: { demon: 2, crystal: 2 }, coins: 14, source: 'public' },
]
