import Pawn from '~icons/game-icons/chess-pawn'
import type { Face } from '../kit/face'
import { PlainCover } from './PlainCover'

const faces = import.meta.glob<Face>('../boards/*/face/index.ts', { eager: true, import: 'face' })

const plain: Face = { Cover: PlainCover, Emblem: Pawn }

/** A game without a face of its own has a plain one. */
export const faceOf = (game: string): Face => faces[`../boards/${game}/face/index.ts`] ?? plain
