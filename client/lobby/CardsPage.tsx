import { useEffect, useRef, useState } from 'react'
import { inCatalog } from '../../games/catalog'
import type { Meta } from '../../games/kit/meta'
import { Loading } from '../app/Loading'
import NotFoundPage from '../app/NotFoundPage'
import type { BoardModule } from '../kit/table'
import { BookPage } from './BookPage'
import { Nothing } from './RulesPage'
import { anchorOf } from './rules'

const boards = import.meta.glob<{ board: BoardModule }>('../boards/*/index.tsx')

export default function CardsPage({ game }: { readonly game: string }) {
  const meta = inCatalog(game)?.meta
  const [board, setBoard] = useState<BoardModule | null>()
  useEffect(() => {
    const load = boards[`../boards/${game}/index.tsx`]
    if (!load) setBoard(null)
    else load().then((found) => setBoard(found.board))
  }, [game])
  if (!meta || board === null) return <NotFoundPage />
  return board === undefined ? <Loading /> : <Gallery meta={meta} board={board} />
}

interface Props {
  readonly meta: Meta
  readonly board: BoardModule
}

/** Every card of the box. The search reads what is printed on the cards, so it needs no second list of words. */
function Gallery({ meta, board: { gallery, CardFace } }: Props) {
  const [typed, setTyped] = useState('')
  const printed = useRef(new Map<string, string>())
  const fits = (title: string, card: string) =>
    typed
      .toLowerCase()
      .split(/\s+/)
      .every((word) => `${title} ${card} ${printed.current.get(card) ?? ''}`.toLowerCase().includes(word))
  const groups = gallery
    .map(({ title, cards }) => ({ title, cards, shown: cards.filter((card) => fits(title, card)) }))
    .filter(({ shown }) => shown.length > 0)
  const count = groups.reduce((sum, { shown }) => sum + shown.length, 0)
  return (
    <BookPage
      meta={meta}
      title="Cards"
      search={{ label: 'Search the cards', typed, setTyped, says: count === 1 ? '1 card' : `${count} cards` }}
      contents={groups.map(({ title }) => ({ href: `#${anchorOf(title)}`, label: title }))}
    >
      {groups.map(({ title, shown }) => (
        <section key={title} className="chapter" id={anchorOf(title)}>
          <h2 className="display">
            {title} <small className="count">{shown.length}</small>
          </h2>
          <ul className="gallery">
            {shown.map((card) => (
              <li
                key={card}
                ref={(item) => {
                  if (item) printed.current.set(card, wordsOn(item))
                }}
              >
                <CardFace card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count === 0 ? <Nothing typed={typed} clear={() => setTyped('')} /> : null}
    </BookPage>
  )
}

/** What can be read on a card, seen or spoken. */
function wordsOn(item: Element): string {
  const spoken = [...item.querySelectorAll('[aria-label], [title]')].flatMap((part) => [
    part.getAttribute('aria-label') ?? '',
    part.getAttribute('title') ?? '',
  ])
  return [item.textContent ?? '', ...spoken].join(' ')
}
