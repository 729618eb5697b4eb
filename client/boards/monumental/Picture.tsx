import { type ComponentType, lazy, Suspense, type SVGProps } from 'react'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import { idOf } from '../../../games/monumental/cards'
import { civilizations } from '../../../games/monumental/data/civilizations'
import { pictures as core } from './pictures/core'

export type Glyph = ComponentType<SVGProps<SVGSVGElement>>
export type Pictures = Readonly<Record<string, Glyph>>
type Of = { readonly of: string }

const later = import.meta.glob<{ pictures: Pictures }>(['./pictures/*.ts', '!./pictures/core.ts'])

/** Pictures that are fetched once a card of their set is seen. */
const setOf = (name: string): ComponentType<Of> =>
  lazy(async () => {
    const { pictures } = await later[`./pictures/${name}.ts`]!()
    return {
      default: ({ of }: Of) => {
        const Glyph = pictures[of] ?? ScrollUnfurled
        return <Glyph aria-hidden="true" />
      },
    }
  })

const late = setOf('late')

/** What belongs to one civilization alone comes with that civilization. */
const own: ReadonlyMap<string, ComponentType<Of>> = new Map(
  civilizations.flatMap(({ id, special, knowledge, warlord, policies }) => {
    const Own = setOf(id)
    return [special, knowledge, warlord, ...policies].map((card): [string, ComponentType<Of>] => [card.id, Own])
  }),
)

/** The picture of a card, Policy, Warlord, Hero or Market. */
export function Picture({ of }: Of) {
  const id = idOf(of)
  const Glyph = core[id]
  if (Glyph) return <Glyph aria-hidden="true" />
  const Late = own.get(id) ?? late
  return (
    <Suspense fallback={<span className="i" />}>
      <Late of={id} />
    </Suspense>
  )
}

/** A civilization is known by the picture of its Warlord. */
export const Emblem = ({ civ }: { readonly civ: string }) => {
  const row = civilizations.find(({ id }) => id === civ)
  return row ? <Picture of={row.warlord.id} /> : null
}
