import type { Clause, Ledger } from '../../games/kit/ledger'

const files = import.meta.glob<string>('../../games/*/rules.md', { query: '?raw', import: 'default' })

/** The rule book of a game as text; nothing if it has none. */
export const loadRules = async (game: string): Promise<string | undefined> => files[`../../games/${game}/rules.md`]?.()

const SOURCE = /\s*\[([^\]]+)\]\s*$/

/** A clause without the bracket at its end that names the source, and that source. */
export function splitSource(text: string): { words: string; source: string | null } {
  const found = SOURCE.exec(text)
  return found ? { words: text.slice(0, found.index), source: found[1] ?? null } : { words: text, source: null }
}

const holds = (wanted: string) => (text: string) => text.toLowerCase().includes(wanted)

/** The part of the rule book that mentions every one of the words; all of it if there are none. */
export function findIn(ledger: Ledger, typed: string): Pick<Ledger, 'sections' | 'rulings'> {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (...texts: string[]) => words.every((word) => texts.some(holds(word)))
  const clauseFits = (clause: Clause, section: string) => fits(clause.id, clause.text, section)
  return {
    sections: ledger.sections
      .map(({ title, clauses }) => ({ title, clauses: clauses.filter((clause) => clauseFits(clause, title)) }))
      .filter(({ clauses }) => clauses.length > 0),
    rulings: ledger.rulings.filter(({ id, question, decision, reason }) => fits(id, question, decision, reason)),
  }
}

const ASIDE = /^(.*?)\s*\(([^)]*)\)$/

/** A chapter's title, and what it says in brackets at its end. */
export function splitTitle(title: string): { name: string; aside: string | null } {
  const found = ASIDE.exec(title)
  return found ? { name: found[1] ?? title, aside: found[2] ?? null } : { name: title, aside: null }
}

export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
