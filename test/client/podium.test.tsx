import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type Table, TableContext } from '../../client/kit/table'
import { Crest, Podium } from '../../client/table/Podium'
import { begin } from '../../games/kit/referee'
import type { Outcome } from '../../games/kit/score'
import { seatedAt } from './seated'
import { beach } from './table.fixture'

// Where pictures are nothing, laurels are a word.
vi.mock('~icons/game-icons/laurels', () => ({ default: () => 'laurels' }))

function shown(outcome: Outcome): string {
  const { G } = begin(beach, { players: 2, options: {}, seed: 'podium-seed' })
  const players = ['Ines', 'Bo'].map((name, i) => {
    return { id: String(i), name, mark: i + 1, bot: null, connected: true, you: i === 0 }
  })
  const table = { ...seatedAt(beach, G, '0'), players }
  return renderToStaticMarkup(
    <TableContext value={table as unknown as Table}>
      <Crest outcome={outcome} />
      <Podium outcome={outcome} />
    </TableContext>,
  )
}

const ended = { scores: { 0: 3, 1: 5 }, breakdown: {}, ranking: ['1', '0'] }

test('who has won gets laurels and the first place', () => {
  const html = shown({ ...ended, winners: ['1'] })
  expect(html).toContain('laurels')
  expect(html).toMatch(/class="pd win"[^>]*>.*Bo<\/b><small>1st<.*class="pd".*Ines<\/b><small>2nd, you</)
})

test('where nobody has won there are no laurels, no first place and nobody’s colour above it', () => {
  const html = shown({ ...ended, winners: [], verdict: 'The table agreed to end this match' })
  expect(html).not.toMatch(/laurels|pd win|1st|2nd/)
  expect(html).toMatch(/^<div class="crest"><svg/)
  expect(html).toMatch(/Bo<.*5<.*Ines<.*3</)
})

test('who plays alone and does not win is shown without laurels', () => {
  const html = shown({ ...ended, ranking: ['0'], winners: [] })
  expect(html).not.toMatch(/laurels|pd win/)
  expect(html).toMatch(/^<div class="crest"><span/)
})
