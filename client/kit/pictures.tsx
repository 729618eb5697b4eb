import { type ComponentType, lazy, Suspense, type SVGProps } from 'react'

export type Picture = ComponentType<SVGProps<SVGSVGElement>>

/** What a `.pictures` file holds: a picture for every thing it names. */
export type Pictures = Readonly<Record<string, Picture>>

interface Props extends SVGProps<SVGSVGElement> {
  readonly of: string
}

/** A set of pictures that is fetched once one of them is seen; `otherwise` for a thing it does not name. */
export function laterPictures(fetch: () => Promise<{ default: Pictures }>, otherwise?: Picture) {
  const One = lazy(async () => {
    const { default: all } = await fetch()
    return {
      default: ({ of, ...rest }: Props) => {
        const Picture = all[of] ?? otherwise
        return Picture ? <Picture {...rest} /> : null
      },
    }
  })
  return (props: Props) => (
    <Suspense fallback={<svg className="i" aria-hidden="true" />}>
      <One {...props} />
    </Suspense>
  )
}
