import { ledgers } from './ledger'

const reports = ledgers()
if (process.argv.includes('--json')) console.log(JSON.stringify(reports, null, 2))
else {
  for (const { game, clauses, cited, missing } of reports) {
    console.log(`${game}: ${cited} of ${clauses} clauses are shown by a test`)
    if (missing.length > 0) console.log(`  missing: ${missing.join(', ')}`)
  }
}
process.exitCode = reports.some(({ missing, unknown }) => missing.length + unknown.length > 0) ? 1 : 0
