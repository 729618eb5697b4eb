import {
  act,
  addMove,
  block,
  buyGear,
  type Cost,
  claimSearch,
  discountBuild,
  drawOrder,
  drawQuest,
  type Effect,
  gain,
  gainVillager,
  heroAction,
  loseHearts,
  market,
  maySwapGrid,
  moveBonus,
  type Pile,
  pay,
  type Requirement,
  readySpecialist,
  rerollDie,
  rollGain,
  type Source,
  type Standing,
  strike,
  swapGrid,
  teleport,
  vpPer,
} from './effects'
import type { LocationId } from './locations'

export interface Quest {
  readonly id: string
  readonly name: string
  readonly pile: Pile
  /** The only location it can be played on (NON-152). */
  readonly location: LocationId
  readonly cost: readonly Cost[]
  /** What must be true on playing, besides the cost (NON-153). */
  readonly needs?: Requirement
  /** A fight at once; the effects are gained on victory only (NON-155). */
  readonly combat?: { readonly attack: number; readonly health: number }
  readonly effects: readonly Effect[]
  /** What holds from the moment of playing, and what counts at the end of the game. */
  readonly standing: readonly Standing[]
  readonly vp: number
  readonly source: Source
}

/** The basic quests, one card of each. */
// biome-ignore format: a table, one row a line
export const basicQuests: readonly Quest[] = [
  { id: 'lanterns-for-the-deep', name: 'Lanterns for the Deep', pile: 'basic', location: 'tower-of-miners', cost: [pay('shell', 1)], effects: [gain('coin', 4)], standing: [], vp: 2, source: 'ours' },
  { id: 'tunnel-collapse', name: 'Tunnel Collapse', pile: 'basic', location: 'tower-of-miners', cost: [loseHearts(3)], effects: [gain('crystal', 1)], standing: [], vp: 2, source: 'ours' },
  { id: 'guild-contract', name: 'Guild Contract', pile: 'basic', location: 'tower-of-miners', cost: [], effects: [drawOrder(2, 1)], standing: [], vp: 1, source: 'ours' },
  { id: 'hermits-riddle', name: "The Hermit's Riddle", pile: 'basic', location: 'hermits-hut', cost: [pay('xp', 1)], effects: [drawQuest(2, 1)], standing: [], vp: 2, source: 'ours' },
  { id: 'mended-roof', name: 'Mended Roof', pile: 'basic', location: 'hermits-hut', cost: [pay('tool', 1)], effects: [maySwapGrid, gain('coin', 3)], standing: [], vp: 3, source: 'ours' },
  { id: 'herb-gathering', name: 'Herb Gathering', pile: 'basic', location: 'hermits-hut', cost: [], effects: [gain('heart', 5)], standing: [], vp: 1, source: 'ours' },
  { id: 'crystal-larva', name: 'Crystal Larva', pile: 'basic', location: 'crystal-meteorite', cost: [], combat: { attack: 2, health: 4 }, effects: [gain('crystal', 1), gain('xp', 1)], standing: [], vp: 2, source: 'ours' },
  { id: 'meteor-glass', name: 'Meteor Glass', pile: 'basic', location: 'crystal-meteorite', cost: [pay('crystal', 1)], effects: [gain('coin', 6)], standing: [], vp: 2, source: 'ours' },
  { id: 'petrified-watchers', name: 'Petrified Watchers', pile: 'basic', location: 'crystal-meteorite', cost: [pay('xp', 2)], effects: [], standing: [], vp: 4, source: 'ours (a card with VP and nothing else exists: book)' },
  { id: 'lost-caravan', name: 'Lost Caravan', pile: 'basic', location: 'nomad-camp', cost: [pay('coin', 4)], effects: [gainVillager(1)], standing: [], vp: 1, source: 'ours' },
  { id: 'nomad-feast', name: 'Nomad Feast', pile: 'basic', location: 'nomad-camp', cost: [pay('shell', 2)], effects: [gain('xp', 2)], standing: [], vp: 2, source: 'ours' },
  { id: 'snail-derby', name: 'Snail Derby', pile: 'basic', location: 'nomad-camp', cost: [pay('coin', 1)], effects: [rollGain('coin', 2, 0)], standing: [], vp: 1, source: 'ours' },
  { id: 'ublo-toolsmith', name: 'Ublo Toolsmith', pile: 'basic', location: 'ublo-tower', cost: [pay('tool', 1)], effects: [], standing: [market('m-ttt', { tool: 3 }, 10)], vp: 1, source: 'price change public; name, place, cost, VP ours' },
  { id: 'broken-automaton', name: 'Broken Automaton', pile: 'basic', location: 'ublo-tower', cost: [], combat: { attack: 3, health: 4 }, effects: [gain('tool', 2)], standing: [], vp: 2, source: 'ours' },
  { id: 'spare-parts', name: 'Spare Parts', pile: 'basic', location: 'ublo-tower', cost: [pay('tool', 1)], effects: [buyGear(5)], standing: [], vp: 2, source: 'ours' },
  { id: 'shrine-steps', name: 'Shrine Steps', pile: 'basic', location: 'the-monument', cost: [pay('shell', 1), pay('tool', 1)], effects: [], standing: [], vp: 5, source: 'ours' },
  { id: 'homecoming-feast', name: 'Homecoming Feast', pile: 'basic', location: 'the-monument', cost: [pay('coin', 3)], effects: [gain('heart', 6), gain('xp', 1)], standing: [], vp: 2, source: 'ours' },
  { id: 'founders-stone', name: "Founders' Stone", pile: 'basic', location: 'the-monument', cost: [pay('coin', 2)], effects: [], standing: [vpPer(2, 'fullBuildingRows')], vp: 1, source: 'ours' },
  { id: 'copyists-errand', name: "Copyist's Errand", pile: 'basic', location: 'scholars-tower', cost: [pay('coin', 2)], effects: [gain('book', 1)], standing: [], vp: 1, source: 'ours' },
  { id: 'borrowed-notes', name: 'Borrowed Notes', pile: 'basic', location: 'scholars-tower', cost: [pay('xp', 1)], effects: [gain('book', 1)], standing: [], vp: 1, source: 'ours' },
  { id: 'map-of-the-south', name: 'Map of the South', pile: 'basic', location: 'scholars-tower', cost: [pay('book', 1)], effects: [gain('xp', 2), gain('coin', 4)], standing: [], vp: 3, source: 'ours' },
  { id: 'glowcap-harvest', name: 'Glowcap Harvest', pile: 'basic', location: 'undergarden', cost: [], effects: [gain('coin', 3)], standing: [], vp: 1, source: 'ours' },
  { id: 'shell-broker', name: 'Shell Broker', pile: 'basic', location: 'undergarden', cost: [pay('shell', 1)], effects: [], standing: [market('m-sss', { shell: 3 }, 8)], vp: 1, source: 'price change public; name, place, cost, VP ours' },
  { id: 'root-tangle', name: 'Root Tangle', pile: 'basic', location: 'undergarden', cost: [pay('xp', 1), loseHearts(4)], effects: [gainVillager(1)], standing: [], vp: 1, source: 'ours' },
  { id: 'mushroom-elder', name: 'Mushroom Elder', pile: 'basic', location: 'undergarden', cost: [pay('demon', 1)], effects: [gain('xp', 2)], standing: [], vp: 3, source: 'ours' },
  { id: 'whispering-bark', name: 'Whispering Bark', pile: 'basic', location: 'forest-of-faces', cost: [], combat: { attack: 2, health: 6 }, effects: [gain('xp', 2)], standing: [], vp: 3, source: 'ours' },
  { id: 'mask-carving', name: 'Mask Carving', pile: 'basic', location: 'forest-of-faces', cost: [pay('tool', 1)], effects: [gain('coin', 4), gain('heart', 2)], standing: [], vp: 2, source: 'ours' },
  { id: 'faces-of-the-lost', name: 'Faces of the Lost', pile: 'basic', location: 'forest-of-faces', cost: [loseHearts(3)], effects: [], standing: [], vp: 4, source: 'ours' },
  { id: 'spindle-spiders', name: 'Spindle Spiders', pile: 'basic', location: 'snail-caves', cost: [], combat: { attack: 2, health: 5 }, effects: [gain('crystal', 1)], standing: [], vp: 2, source: 'name, place, "no cost, fight at once, discard on failure": book; numbers ours' },
  { id: 'racing-harness', name: 'Racing Harness', pile: 'basic', location: 'snail-caves', cost: [pay('coin', 3)], effects: [], standing: [moveBonus(1)], vp: 1, source: 'ours' },
  { id: 'slime-trade', name: 'Slime Trade', pile: 'basic', location: 'snail-caves', cost: [pay('shell', 1)], effects: [gain('coin', 3), gain('heart', 3)], standing: [], vp: 1, source: 'ours' },
  { id: 'high-roller', name: 'High Roller', pile: 'basic', location: 'flying-casino', cost: [pay('coin', 4)], effects: [rollGain('coin', 3, 0)], standing: [], vp: 1, source: 'ours' },
  { id: 'loaded-die', name: 'Loaded Die', pile: 'basic', location: 'flying-casino', cost: [pay('xp', 1)], effects: [], standing: [act([], [rerollDie], 'die', 'season')], vp: 1, source: 'ours' },
  { id: 'casino-debt', name: 'Casino Debt', pile: 'basic', location: 'flying-casino', cost: [pay('coin', 8)], effects: [], standing: [], vp: 6, source: 'ours' },
  { id: 'spirit-lanterns', name: 'Spirit Lanterns', pile: 'basic', location: 'city-of-spirits', cost: [pay('shell', 1)], effects: [gain('demon', 1)], standing: [], vp: 2, source: 'ours' },
  { id: 'restless-dead', name: 'Restless Dead', pile: 'basic', location: 'city-of-spirits', cost: [], combat: { attack: 3, health: 6 }, effects: [gain('demon', 1), gain('xp', 1)], standing: [], vp: 3, source: 'ours' },
  { id: 'ghost-tenant', name: 'Ghost Tenant', pile: 'basic', location: 'city-of-spirits', cost: [pay('demon', 1)], effects: [gainVillager(1)], standing: [], vp: 1, source: 'ours' },
  { id: 'istrekan-armorer', name: 'Istrekan Armorer', pile: 'basic', location: 'istreka', cost: [], effects: [buyGear(4)], standing: [], vp: 1, source: 'ours' },
  { id: 'city-charter', name: 'City Charter', pile: 'basic', location: 'istreka', cost: [pay('coin', 5)], effects: [gain('xp', 1)], standing: [], vp: 4, source: 'ours' },
  { id: 'street-thieves', name: 'Street Thieves', pile: 'basic', location: 'istreka', cost: [], combat: { attack: 3, health: 5 }, effects: [gain('coin', 6)], standing: [], vp: 2, source: 'ours' },
  { id: 'echo-choir', name: 'Echo Choir', pile: 'basic', location: 'wailing-cavern', cost: [pay('mana', 1)], effects: [gain('xp', 2)], standing: [], vp: 2, source: 'ours' },
  { id: 'cavern-wailer', name: 'Cavern Wailer', pile: 'basic', location: 'wailing-cavern', cost: [], combat: { attack: 4, health: 7 }, effects: [gainVillager(1), gain('xp', 1)], standing: [], vp: 3, source: 'ours' },
  { id: 'bone-flutes', name: 'Bone Flutes', pile: 'basic', location: 'wailing-cavern', cost: [pay('shell', 1), pay('tool', 1)], effects: [gain('crystal', 1)], standing: [], vp: 3, source: 'ours' },
]

/** The artifact quests, one card of each. */
// biome-ignore format: a table, one row a line
export const artifactQuests: readonly Quest[] = [
  { id: 'demon-trap', name: 'Demon Trap', pile: 'artifact', location: 'wailing-cavern', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 1)], [gain('demon', 1)], 'anytime', 'season', 'finalProduction')], vp: 2, source: 'effect book; place, VP ours' },
  { id: 'warp-stone', name: 'Warp Stone', pile: 'artifact', location: 'crystal-meteorite', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 1)], [addMove(4)], 'moving')], vp: 2, source: 'effect book; place, VP ours' },
  { id: 'metal-hound', name: 'Metal Hound', pile: 'artifact', location: 'ublo-tower', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 3)], [claimSearch], 'turn', 'season')], vp: 2, source: 'effect book; place, VP ours' },
  { id: 'life-candle', name: 'Life Candle', pile: 'artifact', location: 'city-of-spirits', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 1)], [gain('heart', 6)], 'anytime', 'season', 'combat')], vp: 2, source: 'effect book; place, VP ours' },
  { id: 'magic-chest', name: 'Magic Chest', pile: 'artifact', location: 'flying-casino', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 1)], [gain('coin', 4)], 'anytime', 'season', 'finalProduction')], vp: 2, source: 'effect book; place, VP ours' },
  { id: 'lightning-fungus', name: 'Lightning Fungus', pile: 'artifact', location: 'undergarden', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 1)], [heroAction(3)], 'action', 'season')], vp: 2, source: 'effect, place, cost book; VP ours' },
  { id: 'echo-bell', name: 'Echo Bell', pile: 'artifact', location: 'the-monument', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 1)], [readySpecialist(1)], 'turn', 'season')], vp: 2, source: 'ours' },
  { id: 'sun-prism', name: 'Sun Prism', pile: 'artifact', location: 'scholars-tower', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 1)], [strike(3)], 'combat', 'round')], vp: 2, source: 'ours' },
  { id: 'mirror-ward', name: 'Mirror Ward', pile: 'artifact', location: 'forest-of-faces', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 1)], [block(3)], 'combat', 'round')], vp: 2, source: 'ours' },
  { id: 'whisper-skull', name: 'Whisper Skull', pile: 'artifact', location: 'nomad-camp', cost: [pay('book', 1), pay('demon', 1)], effects: [], standing: [act([pay('mana', 1)], [gain('xp', 1)], 'turn', 'season')], vp: 3, source: 'ours' },
  { id: 'root-compass', name: 'Root Compass', pile: 'artifact', location: 'hermits-hut', cost: [pay('book', 1), pay('tool', 1)], effects: [], standing: [act([pay('mana', 1)], [swapGrid, gain('coin', 1)], 'turn', 'season')], vp: 3, source: 'ours' },
  { id: 'builders-idol', name: "Builder's Idol", pile: 'artifact', location: 'tower-of-miners', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 1)], [discountBuild(3)], 'build', 'season')], vp: 2, source: 'ours' },
  { id: 'gate-key', name: 'Gate Key', pile: 'artifact', location: 'istreka', cost: [pay('book', 2)], effects: [], standing: [act([pay('mana', 2)], [teleport], 'settingOut', 'season')], vp: 2, source: 'ours' },
]

/** The advanced quests, one card of each. */
// biome-ignore format: a table, one row a line
export const advancedQuests: readonly Quest[] = [
  { id: 'chronicle-of-exile', name: 'Chronicle of the Exile', pile: 'advanced', location: 'scholars-tower', cost: [pay('book', 2)], effects: [], standing: [], vp: 7, source: 'ours; kinds (2 books; extra requirement; game-end instruction with 4 VP) book' },
  { id: 'meteor-heart', name: 'Meteor Heart', pile: 'advanced', location: 'crystal-meteorite', cost: [pay('book', 2), pay('crystal', 1)], effects: [], standing: [], vp: 9, source: 'ours' },
  { id: 'pact-of-spirits', name: 'Pact of Spirits', pile: 'advanced', location: 'city-of-spirits', cost: [pay('book', 2), pay('demon', 1)], effects: [], standing: [], vp: 9, source: 'ours' },
  { id: 'restored-shrine', name: 'Restored Shrine', pile: 'advanced', location: 'the-monument', cost: [pay('book', 2)], needs: { counter: 'buildingsBuilt', atLeast: 8 }, effects: [], standing: [], vp: 10, source: 'ours; kinds (2 books; extra requirement; game-end instruction with 4 VP) book' },
  { id: 'crowded-streets', name: 'Crowded Streets', pile: 'advanced', location: 'nomad-camp', cost: [pay('book', 2)], needs: { counter: 'housedVillagers', atLeast: 8 }, effects: [], standing: [], vp: 10, source: 'ours' },
  { id: 'miners-union', name: "Miners' Union", pile: 'advanced', location: 'tower-of-miners', cost: [pay('book', 2)], effects: [], standing: [vpPer(2, 'ordersCompleted')], vp: 4, source: 'ours; kinds (2 books; extra requirement; game-end instruction with 4 VP) book' },
  { id: 'master-armorer', name: 'Master Armorer', pile: 'advanced', location: 'istreka', cost: [pay('book', 2)], needs: { counter: 'gearEquipped', atLeast: 4 }, effects: [], standing: [], vp: 10, source: 'ours' },
  { id: 'living-legend', name: 'Living Legend', pile: 'advanced', location: 'forest-of-faces', cost: [pay('book', 2)], needs: { counter: 'abilitiesEquipped', atLeast: 4 }, effects: [], standing: [], vp: 10, source: 'ours' },
  { id: 'grand-tour', name: 'Grand Tour', pile: 'advanced', location: 'flying-casino', cost: [pay('book', 2)], effects: [], standing: [vpPer(1, 'searchTokens')], vp: 4, source: 'ours' },
  { id: 'snail-king', name: 'Snail King', pile: 'advanced', location: 'snail-caves', cost: [pay('book', 1)], combat: { attack: 4, health: 9 }, effects: [gain('xp', 2)], standing: [], vp: 8, source: 'ours' },
  { id: 'voice-beneath', name: 'The Voice Beneath', pile: 'advanced', location: 'wailing-cavern', cost: [pay('book', 1)], combat: { attack: 5, health: 9 }, effects: [gainVillager(1)], standing: [], vp: 8, source: 'ours' },
  { id: 'hermits-legacy', name: "The Hermit's Legacy", pile: 'advanced', location: 'hermits-hut', cost: [pay('book', 2)], effects: [], standing: [vpPer(1, 'otherQuestsPlayed')], vp: 4, source: 'ours' },
  { id: 'ublo-engine', name: 'Ublo Engine', pile: 'advanced', location: 'ublo-tower', cost: [pay('book', 2), pay('tool', 1)], effects: [], standing: [], vp: 8, source: 'ours' },
  { id: 'undergarden-cathedral', name: 'Undergarden Cathedral', pile: 'advanced', location: 'undergarden', cost: [pay('book', 2)], effects: [gain('coin', 6)], standing: [], vp: 6, source: 'ours' },
  { id: 'relic-keeper', name: 'Relic Keeper', pile: 'advanced', location: 'scholars-tower', cost: [pay('book', 2)], needs: { counter: 'artifactsPlayed', atLeast: 2 }, effects: [], standing: [], vp: 10, source: 'ours' },
  { id: 'four-trades', name: 'The Four Trades', pile: 'advanced', location: 'istreka', cost: [pay('book', 2), pay('shell', 1), pay('tool', 1), pay('demon', 1), pay('crystal', 1)], effects: [], standing: [], vp: 12, source: 'ours' },
  { id: 'city-of-beds', name: 'City of Beds', pile: 'advanced', location: 'the-monument', cost: [pay('book', 2)], effects: [], standing: [vpPer(1, 'bedsInTown')], vp: 4, source: 'ours' },
]

export const quests: readonly Quest[] = [...basicQuests, ...artifactQuests, ...advancedQuests]

const questsById = new Map(quests.map((one) => [one.id, one]))
export const questOf = (id: string): Quest => questsById.get(id)!
