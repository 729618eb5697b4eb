import type { CSSProperties, ReactNode } from 'react'
import { PlayerMark } from './PlayerMark'
import type { Click } from './Press'
import { Stroke } from './Stroke'

interface HeadProps {
  readonly title: ReactNode
  /** Whose it is. */
  readonly mark?: number
  /** A few words beside the title. */
  readonly note?: ReactNode
  /** What stands at the end of the line. */
  readonly children?: ReactNode
}

/** The line above a part of the table. */
export const ZoneHead = ({ title, mark, note, children }: HeadProps) => (
  <div className="zt">
    {mark ? <PlayerMark mark={mark} size="s" /> : null}
    <h2 className="display">{title}</h2>
    {note === undefined ? null : <small>{note}</small>}
    {children}
  </div>
)

interface PileProps {
  /** The name of its number; where pieces come from it, `piece` is enough. */
  readonly name?: string
  readonly piece?: string
  /** Pieces that are gone fly to it. */
  readonly place?: string
  readonly count: number
  /** What the number counts, as "cards in the pile". */
  readonly counts: string
  readonly className?: string
  readonly title?: string
  /** What is seen of it. */
  readonly children: ReactNode
}

/** A pile of cards, with their number. */
export const Pile = ({ piece, name = piece, place, count, counts, className, title, children }: PileProps) => (
  <div className={className ? `pile ${className}` : 'pile'} data-piece={piece} data-place={place} title={title}>
    {children}
    <span className="cnt">
      <span data-count={name}>{count}</span>
      <span className="sr"> {counts}</span>
    </span>
  </div>
)

interface StackProps<Card extends string> {
  /** The lowest first. */
  readonly cards: readonly Card[]
  readonly name: string
  readonly click: Click | null
  /** Where cards that leave it fly to. */
  readonly gone?: string
  children(card: Card): ReactNode
}

/**
 * Cards laid on one another, with their number: of those that are covered `--step` is seen, of the top one `--face`. A
 * click is meant for the whole stack.
 */
export function Stack<Card extends string>({ cards, name, click, gone, children }: StackProps<Card>) {
  const style = { '--n': cards.length }
  const inside = (
    <>
      {cards.map((card, k) => (
        <span key={card} className="lay" data-piece={card} data-gone={gone} style={{ '--k': k }}>
          {children(card)}
        </span>
      ))}
      <span className="num">{cards.length}</span>
    </>
  )
  if (!click) {
    return (
      <section className="stk" style={style} aria-label={name}>
        {inside}
      </section>
    )
  }
  return (
    <button type="button" className={`stk ${click.glow ?? ''}`} style={style} onClick={click.run}>
      <span className="sr">
        {click.does} {name}:{' '}
      </span>
      {inside}
    </button>
  )
}

interface HandProps<Card extends string> {
  readonly cards: readonly Card[]
  readonly chosen: readonly Card[]
  /** A card's name as a piece that moves; none if it lies somewhere else at the same time. */
  piece?(card: Card): string
  readonly from?: string
  readonly gone?: string
  readonly className?: string
  readonly style?: CSSProperties
  children(card: Card): ReactNode
}

/** Cards in hand: they overlap where there is no room, and those chosen stand out. */
export const Hand = <Card extends string>({ cards, chosen, className, style, ...one }: HandProps<Card>) => (
  <div className={className ? `fan hand ${className}` : 'fan hand'} style={style}>
    {cards.map((card) => (
      <span
        key={card}
        className={chosen.includes(card) ? 'sel' : undefined}
        data-piece={one.piece?.(card)}
        data-from={one.from}
        data-gone={one.gone}
      >
        {one.children(card)}
      </span>
    ))}
  </div>
)

/** On a chosen card: that it is, or as which one of several. */
export const Tick = ({ n }: { readonly n?: number | undefined }) => (
  <span className="tick">{n ?? <Stroke of="check" size={14} />}</span>
)

/** Points as they are printed; `look` where a board tells kinds of them apart. */
export const Points = ({ n, look = '' }: { readonly n: number; readonly look?: string }) => (
  <b className={`pts ${look}`.trim()}>
    {n}
    <span className="sr"> {n === 1 ? 'point' : 'points'}</span>
  </b>
)
