import type { ComponentType, SVGProps } from 'react'
import GreatPyramid from '~icons/game-icons/great-pyramid'
import GreekTemple from '~icons/game-icons/greek-temple'
import Meeple from '~icons/game-icons/meeple'
import MeeplesAndMonstersCover from './MeeplesAndMonsters'
import MonumentalCover from './Monumental'
import MonumentsCover from './Monuments'

interface Cover {
  readonly Scene: ComponentType
  /** The game as one small picture, for lists. */
  readonly Emblem: ComponentType<SVGProps<SVGSVGElement>>
}

/** One drawing per game of the catalog. */
const covers: Readonly<Record<string, Cover>> = {
  monuments: { Scene: MonumentsCover, Emblem: GreekTemple },
  'meeples-and-monsters': { Scene: MeeplesAndMonstersCover, Emblem: Meeple },
  monumental: { Scene: MonumentalCover, Emblem: GreatPyramid },
}

const plain: Cover = { Scene: () => null, Emblem: GreekTemple }

export const coverOf = (game: string): Cover => covers[game] ?? plain
