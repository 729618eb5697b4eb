import type { CSSProperties } from 'react'
import CaveEntrance from '~icons/game-icons/cave-entrance'
import Coliseum from '~icons/game-icons/coliseum'
import Giant from '~icons/game-icons/giant'
import GreatPyramid from '~icons/game-icons/great-pyramid'
import GreekTemple from '~icons/game-icons/greek-temple'
import HeavenGate from '~icons/game-icons/heaven-gate'
import IndiaGate from '~icons/game-icons/india-gate'
import IonicColumn from '~icons/game-icons/ionic-column'
import Lighthouse from '~icons/game-icons/lighthouse'
import Maze from '~icons/game-icons/maze'
import Obelisk from '~icons/game-icons/obelisk'
import SpartanHelmet from '~icons/game-icons/spartan-helmet'
import StoneThrone from '~icons/game-icons/stone-throne'
import TempleDoor from '~icons/game-icons/temple-door'
import TiedScroll from '~icons/game-icons/tied-scroll'
import Trireme from '~icons/game-icons/trireme'
import type { FameCategory, MonumentId, SymbolId } from '../../../games/monuments/data/pieces'
import type { Picture } from '../../kit/pictures'

interface Look {
  readonly Picture: Picture
  /** Light and deep tone of the card's two-tone ground. */
  readonly tones: readonly [string, string]
}

const looks: Readonly<Record<MonumentId, Look>> = {
  akropolis: { Picture: GreekTemple, tones: ['#c9a24a', '#7a4a12'] },
  artemision: { Picture: IonicColumn, tones: ['#b9cfa6', '#3f6130'] },
  babylon: { Picture: HeavenGate, tones: ['#9fc7a5', '#1f5f45'] },
  'bet-hamikdash': { Picture: TempleDoor, tones: ['#d7b98a', '#75461c'] },
  colosseum: { Picture: Coliseum, tones: ['#e3b596', '#93391a'] },
  knossos: { Picture: Maze, tones: ['#e0a79b', '#8f2f2a'] },
  kolossos: { Picture: Giant, tones: ['#a9c6cf', '#1d5568'] },
  mausoleion: { Picture: IndiaGate, tones: ['#c9c3b4', '#565043'] },
  olympia: { Picture: StoneThrone, tones: ['#c8b2dd', '#5b3685'] },
  petra: { Picture: CaveEntrance, tones: ['#e6a98c', '#9a3d1d'] },
  pharos: { Picture: Lighthouse, tones: ['#9cc1e2', '#174f86'] },
  pyramids: { Picture: GreatPyramid, tones: ['#e8cc82', '#7d5a08'] },
}

const symbolPictures: Readonly<Record<SymbolId, Picture>> = {
  helmet: SpartanHelmet,
  ship: Trireme,
  scroll: TiedScroll,
}

export const pictureOf = (monument: MonumentId): Picture => looks[monument].Picture

export const symbolPicture = (symbol: SymbolId): Picture => symbolPictures[symbol]

export const famePicture = (category: FameCategory): Picture =>
  category === 'monument' ? Obelisk : symbolPictures[category]

/** The two tones of a monument as CSS variables. */
export function tonesOf(monument: MonumentId): CSSProperties {
  const [a, b] = looks[monument].tones
  return { '--a': a, '--b': b }
}
