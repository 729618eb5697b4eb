import type { CityCard } from './city-cards'
import {
  activate,
  archive,
  type Box,
  blank,
  bothRewards,
  convert,
  discardCity,
  discount,
  draw,
  type Effect,
  earlyCompletion,
  either,
  explore,
  gain,
  gainBasic,
  gainMatching,
  guard,
  horsesAsWork,
  iconBonus,
  ignoreTerrain,
  includingSelf,
  keep,
  march,
  mayWhenConquering,
  mount,
  nexusAny,
  ongoing,
  outpostDefense,
  pay,
  payBasic,
  restore,
  type Source,
  sacrifice,
  sacrificeConqueror,
  type Text,
  to,
  trade,
  tradeUpTo,
  use,
  when,
  whenConquering,
  whenever,
  wonderOnly,
} from './effects'

export interface Warlord {
  readonly id: string
  readonly name: string
  readonly text: Text
  readonly source: Source
}

export interface Policy {
  readonly id: string
  readonly name: string
  /** Resolved when it, or a later Policy, is developed (MO-104). */
  readonly oneOff: readonly Effect[]
  /** Holds as long as the Policy is active. */
  readonly text: Text
  readonly source: Source
}

export interface Civilization {
  readonly id: string
  readonly name: string
  readonly box: Box
  readonly special: CityCard
  readonly knowledge: CityCard
  readonly warlord: Warlord
  readonly policies: readonly Policy[]
}

// biome-ignore format: a table, one row a line
export const civilizations: readonly Civilization[] = [
  {
    id: 'aztecs', name: 'Aztecs', box: 'lost-kingdoms',
    special: { id: 'azt-ullamaliztli', name: 'Ullamaliztli', kind: 'building', icons: [], text: trade([sacrifice(1)], gain('G', 2)), vp: 0, source: 'book+ours' },
    knowledge: { id: 'azt-herbal-medicine', name: 'Herbal Medicine', kind: 'knowledge', icons: [], text: use(restore(1)), vp: 0, source: 'book' },
    warlord: { id: 'azt-moctezuma', name: 'Moctezuma', text: mayWhenConquering([sacrificeConqueror(1)], gainMatching(2)), source: 'book' },
    policies: [
      { id: 'azt-sacrifice-to-the-gods', name: 'Sacrifice to the Gods', oneOff: [restore(1)], text: trade([sacrifice(2)], gain('C', 1)), source: 'book+ours' },
      { id: 'azt-codex-records', name: 'Codex Records', oneOff: [gain('S', 2)], text: when('sacrifice', gain('S', 1)), source: 'book+ours' },
      { id: 'azt-maize-agriculture', name: 'Maize Agriculture', oneOff: [gain('M', 2)], text: when('sacrifice', gain('M', 1)), source: 'book+ours' },
      { id: 'azt-flower-wars', name: 'Flower Wars', oneOff: [march(1)], text: when('conquer', restore(1)), source: 'ours' },
      { id: 'azt-new-fire-ceremony', name: 'New Fire Ceremony', oneOff: [gain('G', 1)], text: trade([pay('G', 1)], restore(2)), source: 'ours' },
    ],
  },
  {
    id: 'amazons', name: 'Amazons', box: 'lost-kingdoms',
    special: { id: 'ama-stables', name: 'Stables', kind: 'building', icons: [], text: either(to([], gain('H', 1)), to([pay('H', 1)], gainBasic(2))), vp: 0, source: 'book' },
    knowledge: { id: 'ama-horseback-riding', name: 'Horseback Riding', kind: 'knowledge', icons: [], text: use(mount(2)), vp: 0, source: 'book' },
    warlord: { id: 'ama-hippolyta', name: 'Hippolyta', text: whenConquering(gain('H', 1)), source: 'book' },
    policies: [
      { id: 'ama-beasts-of-burden', name: 'Beasts of Burden', oneOff: [gain('H', 1)], text: ongoing(horsesAsWork(2)), source: 'book+ours' },
      { id: 'ama-wall-of-horses', name: 'Wall of Horses', oneOff: [gain('H', 1)], text: ongoing(guard(1, 'mounted')), source: 'book+ours' },
      { id: 'ama-breeding', name: 'Breeding', oneOff: [gain('P', 2)], text: when('turnStart', gain('H', 1)), source: 'book+ours' },
      { id: 'ama-moon-archers', name: 'Moon Archers', oneOff: [gain('M', 2)], text: trade([pay('H', 1)], gain('M', 3)), source: 'ours' },
      { id: 'ama-themiscyran-trade', name: 'Themiscyran Trade', oneOff: [gain('G', 1)], text: trade([pay('H', 2)], gain('C', 1)), source: 'ours' },
    ],
  },
  {
    id: 'mughals', name: 'Mughals', box: 'lost-kingdoms',
    special: { id: 'mug-mughal-tomb', name: 'Mughal Tomb', kind: 'building', icons: [], text: trade([blank], gain('G', 1)), vp: 0, source: 'book' },
    knowledge: { id: 'mug-state-administration', name: 'State Administration', kind: 'knowledge', icons: [], text: use(discardCity(2)), vp: 0, source: 'book' },
    warlord: { id: 'mug-akbar', name: 'Akbar', text: whenever('conquer', { self: true, oncePerTurn: true }, activate(1, 'city')), source: 'book' },
    policies: [
      { id: 'mug-mughal-architecture', name: 'Mughal Architecture', oneOff: [gain('P', 2)], text: ongoing(earlyCompletion), source: 'book+ours' },
      { id: 'mug-gunpowder-empire', name: 'Gunpowder Empire', oneOff: [gain('M', 2)], text: ongoing(discount('conquer', 'M', 1)), source: 'book+ours' },
      { id: 'mug-mansabdari', name: 'Mansabdari', oneOff: [march(2)], text: use(march(2)), source: 'ours' },
      { id: 'mug-land-revenue', name: 'Land Revenue', oneOff: [gain('G', 1)], text: when('activated', gain('G', 1)), source: 'book+ours' },
      { id: 'mug-din-i-ilahi', name: 'Din-i-Ilahi', oneOff: [gain('S', 2)], text: ongoing(discount('knowledge', 'S', 1)), source: 'ours' },
    ],
  },
  {
    id: 'atlanteans', name: 'Atlanteans', box: 'lost-kingdoms',
    special: { id: 'atl-safe-harbor', name: 'Safe Harbor', kind: 'building', icons: [], text: ongoing(keep(1)), vp: 0, source: 'book' },
    knowledge: { id: 'atl-maritime-exploitation', name: 'Maritime Exploitation', kind: 'knowledge', icons: [], text: ongoing(discount('building', 'P', 1)), vp: 0, source: 'book' },
    warlord: { id: 'atl-atlas', name: 'Atlas', text: whenConquering(activate(1, 'nexus')), source: 'book' },
    policies: [
      { id: 'atl-naval-culture', name: 'Naval Culture', oneOff: [gain('S', 2)], text: ongoing(discount('draw', 'S', 1)), source: 'book+ours' },
      { id: 'atl-orichalc-war-machine', name: 'Orichalc War Machine', oneOff: [gain('P', 2)], text: ongoing(nexusAny), source: 'book+ours' },
      { id: 'atl-tsunami', name: 'Tsunami', oneOff: [gain('M', 2)], text: use(ignoreTerrain('coastal')), source: 'book+ours' },
      { id: 'atl-ring-canals', name: 'Ring Canals', oneOff: [explore(3)], text: use(explore(2)), source: 'ours' },
      { id: 'atl-temple-of-poseidon', name: 'Temple of Poseidon', oneOff: [gain('G', 1)], text: when('acquireKnowledge', gain('G', 1)), source: 'ours' },
    ],
  },
  {
    id: 'chinese', name: 'Chinese', box: 'base',
    special: { id: 'chi-imperial-mint', name: 'Imperial Mint', kind: 'building', icons: [], text: tradeUpTo(2, [payBasic(2)], gain('G', 1)), vp: 0, source: 'public+ours' },
    knowledge: { id: 'chi-paper-making', name: 'Paper Making', kind: 'knowledge', icons: [gain('S', 1)], text: null, vp: 0, source: 'ours' },
    warlord: { id: 'chi-hua-mulan', name: 'Hua Mulan', text: whenConquering(gain('G', 1)), source: 'public+ours' },
    policies: [
      { id: 'chi-mandate-of-heaven', name: 'Mandate of Heaven', oneOff: [gain('G', 1)], text: ongoing(discount('policy', 'C', 1)), source: 'ours' },
      { id: 'chi-silk-road', name: 'Silk Road', oneOff: [explore(2)], text: when('turnStart', gain('G', 1)), source: 'ours' },
      { id: 'chi-great-examinations', name: 'Great Examinations', oneOff: [gain('S', 2)], text: ongoing(discount('knowledge', 'S', 1)), source: 'ours' },
      { id: 'chi-terracotta-army', name: 'Terracotta Army', oneOff: [gain('M', 2)], text: ongoing(guard(1)), source: 'ours' },
      { id: 'chi-imperial-bureaucracy', name: 'Imperial Bureaucracy', oneOff: [gain('P', 2)], text: use(convert(2)), source: 'ours' },
    ],
  },
  {
    id: 'danish', name: 'Danish', box: 'base',
    special: { id: 'dan-longhouse', name: 'Longhouse', kind: 'building', icons: [gain('M', 1)], text: use(march(1)), vp: 0, source: 'ours' },
    knowledge: { id: 'dan-runestones', name: 'Runestones', kind: 'knowledge', icons: [], text: use(explore(2)), vp: 0, source: 'ours' },
    warlord: { id: 'dan-siegfried', name: 'Siegfried', text: includingSelf(bothRewards), source: 'public+ours' },
    policies: [
      { id: 'dan-raiders', name: 'Raiders', oneOff: [gain('M', 2)], text: whenever('conquer', { only: 'barbarian' }, gain('G', 1)), source: 'ours' },
      { id: 'dan-danegeld', name: 'Danegeld', oneOff: [gain('G', 1)], text: whenever('conquer', { only: 'enemy' }, gain('G', 2)), source: 'ours' },
      { id: 'dan-thing-assembly', name: 'Thing Assembly', oneOff: [gain('S', 2)], text: trade([pay('M', 2)], gain('C', 1)), source: 'ours' },
      { id: 'dan-shipbuilders', name: 'Shipbuilders', oneOff: [explore(2)], text: ongoing(discount('conquer', 'M', 1, 'coastal')), source: 'ours' },
      { id: 'dan-berserkers', name: 'Berserkers', oneOff: [gain('M', 2)], text: ongoing(discount('conquer', 'M', 2, 'first')), source: 'ours' },
    ],
  },
  {
    id: 'egyptian', name: 'Egyptian', box: 'base',
    special: { id: 'egy-obelisk-works', name: 'Obelisk Works', kind: 'building', icons: [gain('P', 1)], text: use(wonderOnly(2)), vp: 0, source: 'ours' },
    knowledge: { id: 'egy-hieroglyphs', name: 'Hieroglyphs', kind: 'knowledge', icons: [], text: trade([archive(1)], gain('S', 1)), vp: 0, source: 'ours' },
    warlord: { id: 'egy-ramses-ii', name: 'Ramses II', text: whenConquering(gain('P', 2)), source: 'public+ours' },
    policies: [
      { id: 'egy-divine-kingship', name: 'Divine Kingship', oneOff: [gain('G', 1)], text: when('completeWonder', gain('C', 1)), source: 'ours' },
      { id: 'egy-nile-floods', name: 'Nile Floods', oneOff: [gain('P', 2)], text: when('turnStart', gain('P', 1)), source: 'ours' },
      { id: 'egy-corvee', name: 'Corvée', oneOff: [gain('P', 2)], text: ongoing(discount('startWonder', 'P', 1)), source: 'ours' },
      { id: 'egy-house-of-life', name: 'House of Life', oneOff: [gain('S', 2)], text: when('acquireKnowledge', gain('P', 1)), source: 'ours' },
      { id: 'egy-chariotry', name: 'Chariotry', oneOff: [gain('M', 2)], text: use(march(1)), source: 'ours' },
    ],
  },
  {
    id: 'greek', name: 'Greek', box: 'base',
    special: { id: 'gre-agora', name: 'Agora', kind: 'building', icons: [gain('S', 1)], text: trade([pay('S', 2)], gain('C', 1)), vp: 0, source: 'ours' },
    knowledge: { id: 'gre-philosophy', name: 'Philosophy', kind: 'knowledge', icons: [gain('S', 1)], text: iconBonus('S', 1), vp: 0, source: 'ours' },
    warlord: { id: 'gre-alexander', name: 'Alexander', text: whenConquering(march(2)), source: 'ours' },
    policies: [
      { id: 'gre-democracy', name: 'Democracy', oneOff: [gain('G', 1)], text: trade([pay('G', 1)], activate(1, 'city')), source: 'ours' },
      { id: 'gre-olympic-games', name: 'Olympic Games', oneOff: [gain('M', 2)], text: whenever('conquer', { only: 'first' }, gain('G', 1)), source: 'ours' },
      { id: 'gre-academy', name: 'Academy', oneOff: [gain('S', 2)], text: when('turnStart', gain('S', 1)), source: 'ours' },
      { id: 'gre-hoplite-phalanx', name: 'Hoplite Phalanx', oneOff: [march(2)], text: ongoing(guard(1)), source: 'ours' },
      { id: 'gre-theatre-festivals', name: 'Theatre Festivals', oneOff: [draw(1)], text: trade([pay('G', 1), archive(1)], gain('C', 1)), source: 'ours' },
    ],
  },
  {
    id: 'japanese', name: 'Japanese', box: 'base',
    special: { id: 'jap-dojo', name: 'Dojo', kind: 'building', icons: [gain('M', 1)], text: use(convert(2)), vp: 0, source: 'ours' },
    knowledge: { id: 'jap-bushido', name: 'Bushido', kind: 'knowledge', icons: [], text: ongoing(discount('conquer', 'M', 1, 'first')), vp: 0, source: 'ours' },
    warlord: { id: 'jap-miyamoto-musashi', name: 'Miyamoto Musashi', text: includingSelf(discount('conquer', 'M', 1)), source: 'public+ours' },
    policies: [
      { id: 'jap-shogunate', name: 'Shogunate', oneOff: [gain('M', 2)], text: when('turnStart', gain('M', 1)), source: 'ours' },
      { id: 'jap-zen', name: 'Zen', oneOff: [gain('S', 2)], text: use(discardCity(1)), source: 'ours' },
      { id: 'jap-way-of-tea', name: 'Way of Tea', oneOff: [gain('G', 1)], text: whenever('turnEnd', { unspent: 2 }, gain('G', 1)), source: 'ours' },
      { id: 'jap-castle-towns', name: 'Castle Towns', oneOff: [gain('P', 2)], text: ongoing(outpostDefense(4)), source: 'ours' },
      { id: 'jap-closed-borders', name: 'Closed Borders', oneOff: [march(2)], text: ongoing(guard(1)), source: 'ours' },
    ],
  },
]
