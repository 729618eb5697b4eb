import { describe, expect, it } from 'vitest'
import { citedIn, ledgers } from './ledger'

describe('the rule ledger', () => {
  it.each(ledgers())(
    '$game: every clause is shown by a test, and no test cites a clause that is not there',
    (report) => {
      expect(report.clauses).toBeGreaterThan(0)
      expect(report.missing).toEqual([])
      expect(report.unknown).toEqual([])
    },
  )

  it('reads clauses from the titles of tests only', () => {
    const source = "// MU-001\nit('MU-002 MU-003 does it', () => { expect('MU-004') })\ntest(`MU-005 too`, f)"
    expect(citedIn(source)).toEqual(['MU-002', 'MU-003', 'MU-005'])
  })
})
