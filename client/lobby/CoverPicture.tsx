import { type ComponentType, lazy, Suspense } from 'react'
import type { Meta } from '../../games/kit/meta'
import type { Face } from '../kit/face'
import { PlainCover } from './PlainCover'

interface Props {
  readonly meta: Meta
  readonly Cover: ComponentType
  readonly heading?: boolean
}

/** The picture on the box, with the title on it. */
export function CoverPicture({ meta, Cover, heading = false }: Props) {
  const Title = heading ? 'h2' : 'span'
  return (
    <div className="pic">
      <Suspense>
        <Cover />
      </Suspense>
      <Title className="display ttl">{meta.title}</Title>
    </div>
  )
}

const faces = import.meta.glob<Face>('../boards/*/face/index.ts', { import: 'face' })
const covers = Object.fromEntries(
  Object.entries(faces).map(([path, face]) => [path, lazy(async () => ({ default: (await face()).Cover }))]),
)

/** A page about one game does not fetch the pictures of the others. */
export const OwnCoverPicture = ({ meta }: { readonly meta: Meta }) => (
  <CoverPicture meta={meta} Cover={covers[`../boards/${meta.id}/face/index.ts`] ?? PlainCover} />
)
