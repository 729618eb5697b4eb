import type { CSSProperties, ReactNode } from 'react'
import type { Refusal } from '../../../games/kit/rule'
import { Tip } from '../../kit/Tip'

/** What a click on a thing does now. */
export interface Click {
  /** Read aloud before the thing's own words. */
  readonly does: string
  readonly glow?: '' | 'may' | 'legal' | 'selected'
  readonly pressed?: boolean
  readonly refusal?: Refusal | null
  run(): void
}

interface Props {
  readonly click: Click | null
  readonly className: string
  readonly style?: CSSProperties
  /** The card it shows face up. */
  readonly card?: string
  /** What it is, in words that are not printed on it. */
  readonly words?: ReactNode
  readonly children: ReactNode
}

/** A card or place that can be clicked; one that can't be used now says why. Where a click means nothing it is a picture. */
export function Press({ click, className, style, card, words, children }: Props) {
  const tip = click?.refusal ? (
    words ? (
      <Both words={words} why={click.refusal.because} />
    ) : (
      click.refusal.because
    )
  ) : (
    words
  )
  const when = tip ? undefined : never
  if (!click) {
    return (
      <Tip tip={tip} spoken when={when}>
        <span className={className} style={style} data-card={card}>
          {children}
        </span>
      </Tip>
    )
  }
  const { does, glow = '', pressed, refusal, run } = click
  return (
    <Tip tip={tip} clause={refusal?.clause || undefined} spoken={!refusal} when={when}>
      <button
        type="button"
        className={refusal || !glow ? className : `${className} ${glow}`}
        style={style}
        data-card={card}
        aria-pressed={pressed}
        aria-disabled={refusal ? true : undefined}
        onClick={refusal ? undefined : run}
      >
        <span className="sr">{does} </span>
        {children}
      </button>
    </Tip>
  )
}

const never = () => false

const Both = ({ words, why }: { readonly words: ReactNode; readonly why: string }) => (
  <>
    {words}
    <br />
    {why}
  </>
)
