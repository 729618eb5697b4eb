import type { CSSProperties, ReactNode } from 'react'
import { PlayerMark } from './PlayerMark'
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
