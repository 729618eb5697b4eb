import type { MatchState, Pending } from '../kit/definition'
import type { PlayerId } from '../kit/rule'
import type { Hidden } from '../kit/zones'
import type { Colour, Effect, Good, Pile, Resource, Track } from './data/effects'
import type { HeroId } from './data/heroes'
import type { ItemId } from './data/items'
import type { LocationId } from './data/locations'
import { type Side, type SpaceId, spaceOf } from './data/maps'
import type { NowOrNeverOptions } from './meta'
import type { ChapterId, Choice, Price, StoryTest } from './story/types'

/** A specialist on a board: face up, or used until the next season (NON-044). */
export interface Hired {
  id: string
  up: boolean
}

/** Everything that belongs to one player. Pieces are ids; the tables of `data/` know the rest. */
export interface Area {
  hero: HeroId | null
  space: SpaceId
  hearts: number
  mana: number
  coins: number
  xp: number
  stock: Record<Track, number>
  /** Used hero action tokens, by arrow (NON-081). */
  arrows: boolean[]
  /** Tokens in the slots; the red slot 0 belongs to a die of 1. */
  red: (string | null)[]
  blue: (string | null)[]
  /** Ability tokens beside the board, not bought yet. */
  abilities: string[]
  specialists: (Hired | null)[]
  /** Tiles not built yet, 0 to 19 row by row; the town 0 to 15 row by row from the top. */
  grid: (string | null)[]
  town: (string | null)[]
  /** Villagers by row of the town, from the top. */
  housing: string[][]
  unhoused: string[]
  hand: Hidden<string>
  played: string[]
  orders: string[]
  completed: string[]
  /** Claimed search tokens, face down. */
  search: Hidden<string>
  passed: boolean
  /** Once-per-season abilities used (NON-157). */
  used: string[]
  /** Goods of the final production, once it is carried out (NON-186). */
  produced: Record<Good, number> | null
  /** In story mode only. */
  story: HeroStory | null
}

/** How the story stands for one hero. Nothing of it is hidden. */
export interface HeroStory {
  /** On the track of the season board (NON-231). */
  reputation: number
  /** The mission token on the map, and the encounter that waits there (NON-240). */
  mission: { space: SpaceId; id: string } | null
  items: ItemId[]
  /** What the hero remembers. */
  flags: string[]
  /** Missions whose coin of income found no token in the box (R31). */
  income: number
}

/** What a choice that succeeded has brought. */
export interface StoryGains {
  reputation: number
  rewards: readonly Effect[]
  bonus: readonly Effect[]
}

/** A choice of an encounter, as everybody may read it; alone also what it would bring (NON-213, NON-222). */
export interface OpenChoice {
  label: string
  test: StoryTest
  price: readonly Price[]
  gains?: StoryGains
}

/** How a test ended: the total of a skill test, and on success what the book says to it. */
export type StoryOutcome =
  | { success: false; total: number | null }
  | { success: true; total: number | null; reaction: string; reputation: number; effects: readonly Effect[] }

/** All that a choice which succeeded has led to. */
export type ToldChoice = Pick<Choice, 'reaction' | 'reputation' | 'rewards' | 'sets' | 'mission' | 'token'>

/** The page the book is open at. It stays there until the next encounter. */
export interface OpenEncounter {
  player: PlayerId
  space: SpaceId
  /** What the book calls this place; empty where the map names it. */
  place: string
  id: string
  /** Searched for with the mission token, not for a search token (NON-235). */
  mission: boolean
  title: string
  text: string
  choices: readonly OpenChoice[]
  taken: number | null
  outcome: StoryOutcome | null
}

export interface ChapterWords {
  title: string
  introduction: string
  greetings: Readonly<Partial<Record<HeroId, string>>>
}

/** The chapter on the table. The book itself is never here: only what lies open. */
export interface StoryState {
  chapter: ChapterId
  title: string
  /** Read before the first season. */
  opening: ChapterWords | null
  /** What every player gets at the end of the setup. */
  gifts: readonly Effect[]
  rifts: SpaceId[]
  /** Where the Tempest lies. */
  ship: SpaceId | null
  /** Who may begin on any space (NON-251). */
  leaders: PlayerId[]
  /** How many pages have been opened. */
  pages: number
  open: OpenEncounter | null
}

/** The hero action of this turn. */
export interface HeroAction {
  /** Where it began (NON-084, NON-087). */
  start: SpaceId
  base: number
  /** Movement added by abilities, and by hearts: a step paid for takes none of the rest (NON-083). */
  added: number
  steps: number
  /** A quest was played, or the hero was carried here: no further step. */
  stopped: boolean
  questPlayed: boolean
  /** Visit, fight or search has been chosen (NON-091). */
  chosen: 'visit' | 'fight' | 'search' | null
  /** The Tempest has carried the hero in this action. */
  sailed: boolean
}

export type Opponent = 'enemy' | 'quest' | 'story'

/** The fight of this turn (NON-120 ff.). */
export interface Fight {
  against: Opponent
  /** A token, a card, or the title of an encounter. */
  id: string
  attack: number
  health: number
  damage: number
  round: number
  /** The final die of the open round; null before it is final and between rounds. */
  die: number | null
  /** Further final dice of the round (NON-134). */
  more: number[]
  /** Damage and defence bought in this round, the face's boost included. */
  strike: number
  block: number
  boosted: boolean
  /** Once-per-round abilities used. */
  used: string[]
  /** What the round before brought. */
  last: { dealt: number; taken: number } | null
}

export type DieCause = 'combat' | 'boost' | 'search' | 'visit' | 'gain' | 'skill'

/** The last die rolled; `n` counts all rolls of the match. */
export interface Roll {
  n: number
  player: PlayerId | 'bot'
  value: number
  cause: DieCause | 'bot'
}

/** Whose effects are being done. */
export type EffectsOf =
  | 'visit'
  | 'quest'
  | 'specialist'
  | 'enemy'
  | 'search'
  | 'ability'
  | 'building'
  | 'face'
  | 'chapter'
  | 'story'

/** A stack, the most urgent first: decisions owed, and below them what goes on afterwards. */
export type Owed =
  | (Pending & { kind: 'chooseHero' })
  /** Cards to choose from: known to their owner only. */
  | (Pending & { kind: 'keepQuests'; cards: Hidden<string>; keep: number })
  | (Pending & { kind: 'choosePiles'; draw: number; keep: number })
  | (Pending & { kind: 'keepOrders'; orders: Hidden<string>; keep: number })
  | (Pending & { kind: 'takeVillager'; n: number })
  | (Pending & { kind: 'buyGear'; discount: number })
  | (Pending & { kind: 'build'; discount: number })
  | (Pending & { kind: 'swapTiles'; optional: boolean })
  | (Pending & { kind: 'claimSearch' })
  | (Pending & { kind: 'readySpecialist' })
  | (Pending & { kind: 'teleport' })
  | (Pending & { kind: 'chooseStory' })
  /** An open die: it can be kept, or rolled again (NON-136, NON-193); that of a skill test until hearts are spent (NON-224). */
  | (Pending & { kind: 'die'; value: number; cause: DieCause })
  /** The die of a round is final: boosts and abilities, then the blows fall (NON-122, NON-123). */
  | (Pending & { kind: 'combat' })
  /** An undecided round: another, or retreat (NON-128). */
  | (Pending & { kind: 'onward' })
  | (Pending & { kind: 'produce' })
  /** Choices a solo bot leaves to the player (NON-206 to NON-208). */
  | (Pending & { kind: 'botSearch'; spaces: SpaceId[] })
  | (Pending & { kind: 'botAttack'; spaces: SpaceId[] })
  | (Pending & { kind: 'botDrop'; specialist: string })
  /** Not a decision: the places of the effects still to be done, and of the one being done. Never on top when somebody is asked. */
  | (Pending & { kind: 'effects'; of: EffectsOf; id: string; left: number[]; now: number | null })

export type OwedKind = Owed['kind']

/** The solo opponent: it has a board with specialists and takes things away (NON-200, NON-201). */
export interface Bot {
  specialists: (Hired | null)[]
  pile: Hidden<string>
  /** Cards drawn this season, the latest last. */
  drawn: string[]
  attacked: boolean
  villagers: string[]
  search: Hidden<string>
  orders: Hidden<string>
  quests: Hidden<string>
}

export type Phase = 'setup' | 'season' | 'production'

/** A search token nobody has looked at. */
export const unseen = '?'

export interface G extends MatchState {
  phase: Phase
  pending: Owed[]
  options: NowOrNeverOptions
  side: Side
  /** Seats clockwise. */
  order: PlayerId[]
  /** Who holds the first player token. */
  first: PlayerId
  season: number
  players: Record<PlayerId, Area>
  /** Stacks of enemy tokens, the top last. */
  enemies: Record<SpaceId, string[]>
  /** Search tokens on the map, face down. */
  search: Record<SpaceId, string>
  /** The random location tiles. */
  tiles: Record<SpaceId, LocationId>
  villagerRow: (string | null)[]
  villagerSupply: Hidden<string>
  gear: Record<Colour, (string | null)[]>
  gearPiles: Record<Colour, Hidden<string>>
  specialistRow: (string | null)[]
  specialistPile: Hidden<string>
  orderStack: Hidden<string>
  piles: Record<Pile, Hidden<string>>
  discards: Record<Pile, string[]>
  searchBox: Hidden<string>
  /** Pieces that left the game in play. */
  removed: string[]
  bot: Bot | null
  /** The turn's action has been taken (NON-032). */
  acted: boolean
  /** Enemies cost nothing for the rest of this turn (NON-090). */
  armored: boolean
  action: HeroAction | null
  fight: Fight | null
  roll: Roll | null
  story: StoryState | null
}

export type HeartsLost = 'step' | 'enemy' | 'visit' | 'search' | 'quest' | 'combat' | 'story'

export type NowOrNeverEvent =
  | { kind: 'heroChosen'; player: PlayerId; hero: HeroId }
  | { kind: 'placed'; player: PlayerId; specialist: string; slot: number }
  | { kind: 'keptQuests'; player: PlayerId; kept: number; discarded: string[] }
  | { kind: 'seasonBegan'; season: number; first: PlayerId }
  | { kind: 'paid'; player: PlayerId; specialist: string; owner: PlayerId | 'bot'; cost: number; tax: number }
  | { kind: 'recruited'; player: PlayerId; specialist: string; cost: number; dropped: string | null }
  | { kind: 'rested'; player: PlayerId; specialist: string; for: 'hearts' | 'coin' }
  | { kind: 'built'; player: PlayerId; tile: string; space: number; cost: number }
  | { kind: 'gained'; player: PlayerId; what: Resource; n: number }
  | { kind: 'gave'; player: PlayerId; what: Resource; n: number }
  | { kind: 'lostHearts'; player: PlayerId; n: number; why: HeartsLost }
  | { kind: 'setOut'; player: PlayerId; arrow: number | null; movement: number }
  | { kind: 'stepped'; player: PlayerId; space: SpaceId }
  | { kind: 'teleported'; player: PlayerId; space: SpaceId }
  | { kind: 'usedAbility'; player: PlayerId; ability: string }
  | { kind: 'visited'; player: PlayerId; location: LocationId }
  | { kind: 'playedQuest'; player: PlayerId; quest: string }
  | { kind: 'completedQuest'; player: PlayerId; quest: string }
  | { kind: 'lostQuest'; player: PlayerId; quest: string }
  | { kind: 'fightBegan'; player: PlayerId; against: Opponent; id: string }
  | { kind: 'rolled'; player: PlayerId; value: number; cause: DieCause }
  | { kind: 'rerolled'; player: PlayerId; value: number; from: number; cause: DieCause }
  | { kind: 'boosted'; player: PlayerId; mana: number }
  | { kind: 'round'; player: PlayerId; dealt: number; taken: number; damage: number; health: number }
  | { kind: 'defeated'; player: PlayerId; against: Opponent; id: string }
  | { kind: 'retreated'; player: PlayerId; id: string }
  | { kind: 'beaten'; player: PlayerId; id: string }
  | { kind: 'exhausted'; player: PlayerId }
  | { kind: 'tookVillager'; player: PlayerId; villager: string }
  | { kind: 'villagersCame'; n: number }
  | { kind: 'claimed'; player: PlayerId; space: SpaceId; token: string }
  | { kind: 'drewQuests'; player: PlayerId; n: number }
  | { kind: 'keptOrder'; player: PlayerId; order: string }
  | { kind: 'boughtGear'; player: PlayerId; gear: string; price: number; dropped: string | null }
  | { kind: 'boughtAbility'; player: PlayerId; ability: string; dropped: string | null }
  | { kind: 'swapped'; player: PlayerId; tiles: [string, string] }
  | { kind: 'tookFirst'; player: PlayerId }
  | { kind: 'readied'; player: PlayerId; specialist: string }
  | { kind: 'sold'; player: PlayerId; line: string; times: number; coins: number }
  | { kind: 'housed'; player: PlayerId; villager: string; row: number }
  | { kind: 'rehoused'; player: PlayerId; villager: string; row: number }
  | { kind: 'completedOrder'; player: PlayerId; order: string; coins: number }
  | { kind: 'passed'; player: PlayerId }
  | { kind: 'productionBegan'; season: number; final: boolean }
  | { kind: 'produced'; player: PlayerId; made: Partial<Record<Resource, number>> }
  | { kind: 'finalSale'; player: PlayerId; coins: number }
  | { kind: 'botDrew'; card: string }
  | { kind: 'botSearched'; space: SpaceId }
  | { kind: 'botRecruited'; specialist: string; dropped: string | null }
  | { kind: 'botAttacked'; space: SpaceId; enemy: string; villagers: string[] }
  | { kind: 'botTook'; value: number; what: 'order' | 'quests' }
  | { kind: 'botExhausted'; whose: PlayerId | 'bot'; specialist: string; tax: number }
  | ({ kind: 'chapterBegan'; chapter: ChapterId } & ChapterWords)
  | { kind: 'choseStart'; player: PlayerId; space: SpaceId }
  | { kind: 'sailed'; player: PlayerId; space: SpaceId }
  | {
      kind: 'encounter'
      player: PlayerId
      space: SpaceId
      place: string
      id: string
      mission: boolean
      title: string
      text: string
      choices: readonly OpenChoice[]
    }
  | { kind: 'choseStory'; player: PlayerId; label: string }
  | ({ kind: 'storySucceeded'; player: PlayerId; total: number | null; bonus: boolean } & ToldChoice)
  | { kind: 'storyFailed'; player: PlayerId; total: number | null }
  | { kind: 'reputation'; player: PlayerId; change: number; now: number }
  | { kind: 'gotItem'; player: PlayerId; item: ItemId }
  | { kind: 'tookToken'; player: PlayerId; space: SpaceId | null }
  | { kind: 'leftToken'; player: PlayerId; space: SpaceId }
  | { kind: 'mission'; player: PlayerId; space: SpaceId | null }
  | { kind: 'ending'; player: PlayerId; title: string; text: string }
  | { kind: 'gameEnded'; winners: PlayerId[] }

export const areaOf = (G: G, player: PlayerId): Area => G.players[player]!

/** The decision or program of this kind nearest to the top that concerns the player. */
export const owed = <K extends OwedKind>(G: G, player: PlayerId, kind: K): Extract<Owed, { kind: K }> | undefined =>
  G.pending.find((one): one is Extract<Owed, { kind: K }> => one.kind === kind && one.player === player)

export function settle(G: G, one: Owed): void {
  G.pending.splice(G.pending.indexOf(one), 1)
}

export const isSolo = (G: G): boolean => G.bot !== null

/** The location on a space: printed, or a random tile. */
export const locationAt = (G: G, space: SpaceId): LocationId | undefined =>
  G.tiles[space] ?? spaceOf(G.side, space)?.location

/** The token that would be fought on a space. */
export const enemyAt = (G: G, space: SpaceId): string | undefined => G.enemies[space]?.at(-1)

/** What story mode knows of a player; only asked for where there is a story. */
export const storyOf = (G: G, player: PlayerId): HeroStory => areaOf(G, player).story!

export const isMountain = (G: G, space: SpaceId): boolean => spaceOf(G.side, space)?.mountain === true

export const isFinal = (G: G, lastSeason: number): boolean => G.phase === 'production' && G.season === lastSeason

/** Whoever has this specialist on a board, and the token itself. */
export function holderOf(G: G, specialist: string): { owner: PlayerId | 'bot'; token: Hired } | undefined {
  for (const player of G.order) {
    const token = areaOf(G, player).specialists.find((one) => one?.id === specialist)
    if (token) return { owner: player, token }
  }
  const token = G.bot?.specialists.find((one) => one?.id === specialist)
  return token ? { owner: 'bot', token } : undefined
}
