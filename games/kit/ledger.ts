/** Reads a game's rules.md: the clauses the app shows, refusals cite and tests are named after. */

export interface Clause {
  readonly id: string
  readonly text: string
}

export interface Ruling {
  readonly id: string
  readonly question: string
  readonly decision: string
  readonly reason: string
}

export interface Ledger {
  readonly title: string
  readonly intro: string[]
  readonly sections: readonly { readonly title: string; readonly clauses: readonly Clause[] }[]
  readonly rulings: readonly Ruling[]
}

const CLAUSE = /^- \*\*([A-Z]{2,3}-\d{3,4}[a-z]?)\*\* (.+)$/
const RULING = /^\| (R\d+) \| (.+?) \| (.+?) \| (.+?) \|$/

export function parseLedger(markdown: string): Ledger {
  let title = ''
  const intro: string[] = []
  const sections: { title: string; clauses: Clause[] }[] = []
  const rulings: Ruling[] = []
  for (const line of markdown.split('\n')) {
    const clause = CLAUSE.exec(line)
    const ruling = RULING.exec(line)
    if (line.startsWith('# ')) title = line.slice(2)
    else if (line.startsWith('## ')) sections.push({ title: line.slice(3), clauses: [] })
    else if (clause) sections.at(-1)?.clauses.push({ id: clause[1]!, text: clause[2]! })
    else if (ruling) rulings.push({ id: ruling[1]!, question: ruling[2]!, decision: ruling[3]!, reason: ruling[4]! })
    else if (sections.length === 0 && line.trim()) intro.push(line.trim())
  }
  return { title, intro, sections: sections.filter(({ clauses }) => clauses.length > 0), rulings }
}
