import type { ReactNode } from 'react'
import { Points } from '../../kit/pieces'
import { eraName } from './names'
import { Picture } from './Picture'
import { type Kind, type Printed, printedOn } from './printed'
import { Amount, Icons } from './Signs'

const kindName: Readonly<Record<Kind, string>> = {
  building: 'Building',
  knowledge: 'Knowledge',
  wonder: 'Wonder',
  hero: 'Hero',
  policy: 'Policy',
  warlord: 'Warlord',
}

interface Props {
  readonly id: string
  /** The price now, where it is not the printed one. */
  readonly price?: number | undefined
}

/** Inside a card: price and Era, picture with its icons, name, text and points. */
export function CardInside({ id, price }: Props) {
  const face = printedOn(id)
  return (
    <>
      <span className="dh">
        <Price face={face} now={price} />
        <span className="era">{face.era ? eraName[face.era] : ''}</span>
      </span>
      <span className="art" data-card={id}>
        <Picture of={id} />
        <span className="ic">
          <Icons effects={face.icons} />
        </span>
        {face.vp > 0 ? <Points n={face.vp} /> : null}
      </span>
      <span className="nm">{face.name}</span>
      <span className="tx">
        <span>
          {[face.words, face.more].filter(Boolean).map((words) => (
            <span key={words} className="ln">
              {words}
            </span>
          ))}
        </span>
      </span>
    </>
  )
}

function Price({ face, now }: { readonly face: Printed; readonly now: number | undefined }) {
  const [first, second] = face.cost
  if (!first) return <small>{kindName[face.kind]}</small>
  const cheaper = now !== undefined && now !== first.n
  return (
    <>
      <span className="sr">{kindName[face.kind]}, costs </span>
      {cheaper ? (
        <s aria-hidden="true" className="was">
          {first.n}
        </s>
      ) : null}
      <Amount res={first.res} n={now ?? first.n} />
      {second ? (
        <>
          <i aria-hidden="true">+</i>
          <span className="sr"> to start and </span>
          <Amount res={second.res} n={second.n} />
          <span className="sr"> of work</span>
        </>
      ) : null}
    </>
  )
}

export const cardClass = (id: string): string => `card dv k-${printedOn(id).kind}`

export const Card = ({ id, children }: { readonly id: string; readonly children?: ReactNode }) => (
  <span className={cardClass(id)}>
    <CardInside id={id} />
    {children}
  </span>
)
