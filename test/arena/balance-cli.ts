import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { usedAs } from '../conformance/cli'
import { plugs } from '../conformance/plugs'
import { balance, keptIn } from './balance'

const fail = usedAs(
  `npm run balance -- games.jsonl [more.jsonl]
  writes games/BALANCE.md from games of equals: npm run arena -- --game monuments --players builder,builder --into games.jsonl`,
)

const { positionals } = parseArgs({ allowPositionals: true })
if (positionals.length === 0) fail('No file with games is named')
const file = fileURLToPath(new URL('../../games/BALANCE.md', import.meta.url))
const kept = positionals.flatMap((path) => keptIn(readFileSync(path, 'utf8')))
writeFileSync(file, balance(plugs, kept))
console.log(`${kept.length} games read, games/BALANCE.md written`)
