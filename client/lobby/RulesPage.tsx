import { useEffect, useMemo, useState } from 'react'
import { inCatalog } from '../../games/catalog'
import { type Clause, type Ledger, parseLedger, type Ruling } from '../../games/kit/ledger'
import type { Meta } from '../../games/kit/meta'
import { Loading } from '../app/Loading'
import NotFoundPage from '../app/NotFoundPage'
import { BookPage } from './BookPage'
import { Prose } from './Prose'
import { anchorOf, findIn, loadRules, splitSource, splitTitle } from './rules'
import { useAnchor } from './useAnchor'

export default function RulesPage({ game }: { readonly game: string }) {
  const meta = inCatalog(game)?.meta
  const [text, setText] = useState<string | null>()
  useEffect(() => {
    loadRules(game).then(
      (found) => setText(found ?? null),
      () => setText(null),
    )
  }, [game])
  if (!meta || text === null) return <NotFoundPage />
  return text === undefined ? <Loading /> : <RuleBook meta={meta} text={text} />
}

function RuleBook({ meta, text }: { readonly meta: Meta; readonly text: string }) {
  const ledger = useMemo(() => parseLedger(text), [text])
  const [typed, setTyped] = useState('')
  const found = useMemo(() => findIn(ledger, typed), [ledger, typed])
  const marked = useAnchor(() => setTyped(''))
  const count = found.sections.reduce((sum, { clauses }) => sum + clauses.length, 0)
  return (
    <BookPage
      meta={meta}
      title="Rules"
      search={{
        label: 'Search the rules',
        typed,
        setTyped,
        says: `${counted(count, 'clause')}, ${counted(found.rulings.length, 'ruling')}`,
      }}
      contents={contentsOf(found)}
    >
      {typed === '' ? ledger.intro.map((line) => <Intro key={line} line={line} />) : null}
      {found.sections.map(({ title, clauses }) => (
        <section key={title} className="chapter" id={anchorOf(title)}>
          <ChapterTitle title={title} />
          <ol className="clauses">
            {clauses.map((clause) => (
              <ClauseItem key={clause.id} clause={clause} marked={clause.id === marked} />
            ))}
          </ol>
        </section>
      ))}
      {found.rulings.length > 0 ? <Rulings rulings={found.rulings} marked={marked} /> : null}
      {count + found.rulings.length === 0 ? <Nothing typed={typed} clear={() => setTyped('')} /> : null}
    </BookPage>
  )
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

function contentsOf({ sections, rulings }: Pick<Ledger, 'sections' | 'rulings'>) {
  const links = sections.map(({ title }) => ({ href: `#${anchorOf(title)}`, label: splitTitle(title).name }))
  return rulings.length > 0 ? [...links, { href: '#rulings', label: 'Rulings' }] : links
}

function ChapterTitle({ title }: { readonly title: string }) {
  const { name, aside } = splitTitle(title)
  return (
    <h2 className="display">
      {name}
      {aside ? (
        <small className="count">
          <Prose text={aside} />
        </small>
      ) : null}
    </h2>
  )
}

function Intro({ line }: { readonly line: string }) {
  return (
    <p className="intro">
      <Prose text={line} />
    </p>
  )
}

function ClauseItem({ clause, marked }: { readonly clause: Clause; readonly marked: boolean }) {
  const { words, source } = splitSource(clause.text)
  return (
    <li id={clause.id} className={marked ? 'clause-item marked' : 'clause-item'}>
      <a className="no" href={`#${clause.id}`}>
        {clause.id}
      </a>
      <p>
        <Prose text={words} /> {source ? <small>{source}</small> : null}
      </p>
    </li>
  )
}

interface RulingsProps {
  readonly rulings: readonly Ruling[]
  readonly marked: string | null
}

function Rulings({ rulings, marked }: RulingsProps) {
  return (
    <section className="chapter" id="rulings">
      <h2 className="display">Rulings</h2>
      <p className="intro">Questions the sources leave open, and how they are decided here.</p>
      <ol className="clauses">
        {rulings.map(({ id, question, decision, reason }) => (
          <li key={id} id={id} className={id === marked ? 'clause-item marked' : 'clause-item'}>
            <a className="no" href={`#${id}`}>
              {id}
            </a>
            <div className="ruling">
              <h3>
                <Prose text={question} />
              </h3>
              <p>
                <Prose text={decision} />
              </p>
              <p className="reason">
                Because: <Prose text={reason} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Nothing({ typed, clear }: { readonly typed: string; readonly clear: () => void }) {
  return (
    <div className="empty">
      <b>Nothing mentions “{typed.trim()}”.</b>{' '}
      <button type="button" className="btn small" onClick={clear}>
        Show everything
      </button>
    </div>
  )
}
