import type { CSSProperties, ReactNode } from 'react'
import type { Refusal } from '../../games/kit/rule'
import { Tip } from './Tip'

/** What a click on a thing does now. */
export interface Click {
  /** Read aloud before the thing's own words. */
  readonly does: string
  readonly glow?: '' | 'may' | 'legal' | 'selected'
  readonly pressed?: boolean
  /** Why it can't be used now; null if it can. Left out where nothing is ever refused. */
  readonly refusal?: Refusal | null
  run(): void
}

interface Props {
  readonly click: Click | null
  readonly className: string
  readonly style?: CSSProperties
  /** The card it shows face up. */
  readonly card?: string | undefined
  /** What it is, in words that are not printed on it. */
  readonly words?: ReactNode
  /** Why a click means nothing now. */
  readonly why?: Refusal | null | undefined
  /** It can be reached to be read also where a click means nothing. */
  readonly reached?: boolean
  /** Told when it begins or ends to be looked at, by pointer or focus. */
  readonly onLook?: ((on: boolean) => void) | undefined
  readonly children: ReactNode
}

/**
 * A card or place that can be clicked; one that can't be used now says why. Where a click means nothing it is a picture.
 * More attributes, as those of a piece that moves, go to the thing itself.
 */
export function Press({ words, why, ...thing }: Props) {
  const refusal = thing.click ? thing.click.refusal : (why ?? undefined)
  const piece = <Piece {...thing} />
  if (!words && refusal === undefined) return piece
  const tip = refusal && words ? <Both words={words} why={refusal.because} /> : (refusal?.because ?? words)
  return (
    <Tip tip={tip} clause={refusal?.clause || undefined} spoken={!refusal} when={tip ? undefined : never}>
      {piece}
    </Tip>
  )
}

interface PieceProps extends Omit<Props, 'words' | 'why'> {
  readonly 'aria-describedby'?: string | undefined
}

function Piece({ click, reached = false, className, style, card, onLook, children, ...described }: PieceProps) {
  const listening = onLook ? looks(onLook) : {}
  if (!click && reached) {
    return (
      <button type="button" {...{ className, style }} data-card={card} aria-disabled {...listening} {...described}>
        {children}
      </button>
    )
  }
  if (!click) {
    return (
      <span className={className} style={style} data-card={card} {...listening} {...described}>
        {children}
      </span>
    )
  }
  const { does, glow, pressed, refusal, run } = click
  return (
    <button
      type="button"
      className={refusal || !glow ? className : `${className} ${glow}`}
      style={style}
      data-card={card}
      aria-pressed={pressed}
      aria-disabled={refusal ? true : undefined}
      onClick={refusal ? undefined : run}
      {...listening}
      {...described}
    >
      <span className="sr">{does} </span>
      {children}
    </button>
  )
}

const looks = (onLook: (on: boolean) => void) => ({
  onPointerEnter: () => onLook(true),
  onPointerLeave: () => onLook(false),
  onFocus: () => onLook(true),
  onBlur: () => onLook(false),
})

const never = () => false

const Both = ({ words, why }: { readonly words: ReactNode; readonly why: string }) => (
  <>
    {words}
    <br />
    {why}
  </>
)
