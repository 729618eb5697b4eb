import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalog } from '../../games/catalog'
import { parseLedger } from '../../games/kit/ledger'

export interface LedgerReport {
  game: string
  clauses: number
  /** The last clause of the book. */
  last: string
  cited: number
  missing: string[]
  /** Clauses cited by a test or a refusal that the ledger does not know. */
  unknown: string[]
}

const root = fileURLToPath(new URL('../../', import.meta.url))

const TITLE = /\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).)+)\1/g
const CLAUSE = /\b[A-Z]{2,3}-\d{3,4}[a-z]?\b/g

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    if (statSync(path).isDirectory()) return filesBelow(path, ending)
    return path.endsWith(ending) ? [path] : []
  })
}

/** Clauses named in the titles of a game's tests. */
export function citedIn(source: string): string[] {
  return [...source.matchAll(TITLE)].flatMap(([, , title]) => title!.match(CLAUSE) ?? [])
}

export function ledgerOf(game: string): LedgerReport {
  const { sections } = parseLedger(readFileSync(`${root}games/${game}/rules.md`, 'utf8'))
  const known = sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))
  const cited = new Set(
    filesBelow(`${root}test/games/${game}`, '.test.ts').flatMap((file) => citedIn(readFileSync(file, 'utf8'))),
  )
  const mentioned = filesBelow(`${root}games/${game}`, '.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(CLAUSE) ?? [],
  )
  return {
    game,
    clauses: known.length,
    last: known.at(-1) ?? '',
    cited: known.filter((id) => cited.has(id)).length,
    missing: known.filter((id) => !cited.has(id)),
    unknown: [...new Set([...cited, ...mentioned])].filter((id) => !known.includes(id)),
  }
}

export const ledgers = (): LedgerReport[] => catalog.map(({ meta }) => ledgerOf(meta.id))
