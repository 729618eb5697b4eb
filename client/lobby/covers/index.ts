import type { ComponentType, SVGProps } from 'react'
import GreatPyramid from '~icons/game-icons/great-pyramid'
import GreekTemple from '~icons/game-icons/greek-temple'
import Meeple from '~icons/game-icons/meeple'
import MeteorImpact from '~icons/game-icons/meteor-impact'
import Village from '~icons/game-icons/village'
import MeeplesAndMonstersCover from './MeeplesAndMonsters'
import MonumentalCover from './Monumental'
import MonumentsCover from './Monuments'
import NowOrNeverCover from './NowOrNever'
import VillagesOfValeriaCover from './VillagesOfValeria'

interface Cover {
  readonly Scene: ComponentType
  /** The game as one small picture, for lists. */
  readonly Emblem: ComponentType<SVGProps<SVGSVGElement>>
}

/** One drawing per game of the catalog. */
const covers: Readonly<Record<string, Cover>> = {
  monuments: { Scene: MonumentsCover, Emblem: GreekTemple },
  'meeples-and-monsters': { Scene: MeeplesAndMonstersCover, Emblem: Meeple },
  'now-or-never': { Scene: NowOrNeverCover, Emblem: MeteorImpact },
  'villages-of-valeria': { Scene: VillagesOfValeriaCover, Emblem: Village },
  monumental: { Scene: MonumentalCover, Emblem: GreatPyramid },
}

const plain: Cover = { Scene: () => null, Emblem: GreekTemple }

export const coverOf = (game: string): Cover => covers[game] ?? plain
