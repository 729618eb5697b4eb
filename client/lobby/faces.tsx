import Pawn from '~icons/game-icons/chess-pawn'
import { CoverScene, type Sky } from '../kit/CoverScene'
import type { Face } from '../kit/face'

const faces = import.meta.glob<Face>('../boards/*/face/index.ts', { eager: true, import: 'face' })

const sky: Sky = {
  top: 60,
  bottom: 280,
  colours: [
    [0, 'var(--g-deep)'],
    [1, 'var(--g-gilt)'],
  ],
}

const pawns = [-190, -115, -40, 35, 110, 185, 260, 335].map((x, i) => ({ x, colour: `var(--p${(i % 6) + 1})` }))

/** Pawns on a table, in the colours of whatever game it is. */
function PlainCover() {
  return (
    <CoverScene sky={sky} ground="var(--g-deep-2)">
      <path d="M-700 238h1640v40H-700z" fill="var(--g-accent)" />
      {pawns.map(({ x, colour }) => (
        <Pawn key={x} className="" x={x} y="148" width="95" height="110" color={colour} />
      ))}
    </CoverScene>
  )
}

const plain: Face = { Cover: PlainCover, Emblem: Pawn }

/** A game without a face of its own has a plain one. */
export const faceOf = (game: string): Face => faces[`../boards/${game}/face/index.ts`] ?? plain
