import ArchBridge from '~icons/game-icons/arch-bridge'
import Bank from '~icons/game-icons/bank'
import Biplane from '~icons/game-icons/biplane'
import BlackKnightHelm from '~icons/game-icons/black-knight-helm'
import CamelHead from '~icons/game-icons/camel-head'
import CargoShip from '~icons/game-icons/cargo-ship'
import Castle from '~icons/game-icons/castle'
import ChessKing from '~icons/game-icons/chess-king'
import Church from '~icons/game-icons/church'
import Compass from '~icons/game-icons/compass'
import Cpu from '~icons/game-icons/cpu'
import Crane from '~icons/game-icons/crane'
import EgyptianPyramids from '~icons/game-icons/egyptian-pyramids'
import FocusedLightning from '~icons/game-icons/focused-lightning'
import GraduateCap from '~icons/game-icons/graduate-cap'
import IndianPalace from '~icons/game-icons/indian-palace'
import Kimono from '~icons/game-icons/kimono'
import LightBulb from '~icons/game-icons/light-bulb'
import Lion from '~icons/game-icons/lion'
import MayanPyramid from '~icons/game-icons/mayan-pyramid'
import Mountaintop from '~icons/game-icons/mountaintop'
import Newspaper from '~icons/game-icons/newspaper'
import Nuclear from '~icons/game-icons/nuclear'
import Pagoda from '~icons/game-icons/pagoda'
import PocketRadio from '~icons/game-icons/pocket-radio'
import Quill from '~icons/game-icons/quill'
import RadioTower from '~icons/game-icons/radio-tower'
import Radioactive from '~icons/game-icons/radioactive'
import Satellite from '~icons/game-icons/satellite'
import Scales from '~icons/game-icons/scales'
import SteamLocomotive from '~icons/game-icons/steam-locomotive'
import SuspensionBridge from '~icons/game-icons/suspension-bridge'
import Swordman from '~icons/game-icons/swordman'
import Swordwoman from '~icons/game-icons/swordwoman'
import SydneyOperaHouse from '~icons/game-icons/sydney-opera-house'
import TempleGate from '~icons/game-icons/temple-gate'
import Torch from '~icons/game-icons/torch'
import TripleGate from '~icons/game-icons/triple-gate'
import TrumpetFlag from '~icons/game-icons/trumpet-flag'
import VerticalBanner from '~icons/game-icons/vertical-banner'
import type { Pictures } from '../Picture'

/** Eras II and III, and Heroes: they come later, and so do their pictures. */
export const pictures: Pictures = {
  fortress: Castle,
  university: GraduateCap,
  cathedral: TempleGate,
  bank: Bank,
  guildhall: VerticalBanner,
  'printing-press': Newspaper,
  engineering: Crane,
  chivalry: BlackKnightHelm,
  guilds: Scales,
  compass: Compass,
  'machu-picchu': Mountaintop,
  'notre-dame': Church,
  'angkor-wat': Pagoda,
  'forbidden-city': TripleGate,
  'taj-mahal': IndianPalace,
  'templo-mayor': MayanPyramid,
  'steam-power': SteamLocomotive,
  electricity: LightBulb,
  radio: PocketRadio,
  aviation: Biplane,
  'nuclear-fission': Nuclear,
  computers: Cpu,
  'eiffel-tower': RadioTower,
  'statue-of-liberty': Torch,
  'panama-canal': CargoShip,
  'international-space-station': Satellite,
  'golden-gate-bridge': SuspensionBridge,
  'sydney-opera-house': SydneyOperaHouse,
  'hero-gilgamesh': Lion,
  'hero-imhotep': EgyptianPyramids,
  'hero-sun-tzu': ChessKing,
  'hero-sappho': Quill,
  'hero-joan-of-arc': Swordwoman,
  'hero-ibn-battuta': CamelHead,
  'hero-saladin': Swordman,
  'hero-murasaki': Kimono,
  'hero-tesla': FocusedLightning,
  'hero-curie': Radioactive,
  'hero-bolivar': TrumpetFlag,
  'hero-eiffel': ArchBridge,
}
