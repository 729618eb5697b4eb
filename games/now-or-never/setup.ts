import type { Files } from '../kit/definition'
import { clockwise, firstPlayer } from '../kit/order'
import { recordOf } from '../kit/records'
import type { PlayerId, Random } from '../kit/rule'
import { known } from '../kit/zones'
import { buildings } from './data/buildings'
import {
  blueSlots,
  extraCoins,
  gearRow,
  heroActions,
  questsDealt,
  questsKept,
  redSlots,
  specialistRow,
  specialistSlots,
  startCoins,
  villagerRow,
} from './data/constants'
import { type Colour, type Pile, pieces, piles } from './data/effects'
import { enemiesPerPlayer, enemyOfLevel, lastLevel, lastLevelTokens } from './data/enemies'
import { gear } from './data/gear'
import { abilities, type HeroId, heroOf } from './data/heroes'
import { type LocationId, locations, start } from './data/locations'
import { maps, type Side, type SpaceId } from './data/maps'
import { orders } from './data/orders'
import { quests } from './data/quests'
import { searchTokens } from './data/search'
import { soloCards } from './data/solo'
import { specialists } from './data/specialists'
import { townColumns, townRows } from './data/town'
import { villagers, villagersOfStory } from './data/villagers'
import type { NowOrNeverOptions } from './meta'
import { type Area, areaOf, type Bot, type G, type HeroStory, type Hired } from './state'
import { newCampaign } from './story/campaign'
import { newHeroStory, openChapter } from './story/chapter'
import { spaceNamed } from './story/lookup'
import { chapterIn, isCampaign } from './story/sheet'
import { chapterOf } from './story/shelf'
import type { Chapter } from './story/types'

interface Seating {
  players: PlayerId[]
  options: NowOrNeverOptions
  files?: Files | undefined
  random: Random
}

const none = (n: number): null[] => Array.from({ length: n }, () => null)

/** NON-018, NON-214: dealt to the slots 0 and 1; their player may place them elsewhere. */
type Deal = () => (Hired | null)[]

function dealSpecialists(random: Random): Deal {
  const [builders, healers] = (['builder', 'healer'] as const).map((kind) =>
    random.Shuffle(specialists.filter((one) => one.set === 'start' && one.kind === kind).map(({ id }) => id)),
  )
  const hired = (id: string): Hired => ({ id, up: true })
  return () => [hired(builders!.pop()!), hired(healers!.pop()!), ...none(specialistSlots - 2)]
}

/** NON-020, NON-021; the hero comes later. */
const newArea = (space: SpaceId, coins: number, deal: Deal, random: Random, story: HeroStory | null): Area => ({
  hero: null,
  space,
  hearts: 0,
  mana: 0,
  coins,
  xp: 0,
  stock: { shell: 0, tool: 0, demon: 0, crystal: 0, book: 0 },
  arrows: Array.from({ length: heroActions }, () => false),
  red: none(redSlots),
  blue: none(blueSlots),
  abilities: [],
  specialists: deal(),
  grid: random.Shuffle(pieces(buildings)),
  town: none(townRows * townColumns),
  housing: Array.from({ length: townRows }, () => []),
  unhoused: [],
  hand: [],
  played: [],
  orders: [],
  completed: [],
  search: [],
  passed: false,
  used: [],
  produced: null,
  story,
})

/** Full hearts and mana, and the hero's six tokens beside the board (NON-020). */
export function becomeHero(area: Area, hero: HeroId): void {
  area.hero = hero
  area.hearts = heroOf(hero).hearts
  area.mana = heroOf(hero).mana
  area.abilities = abilities.filter((one) => one.hero === hero).map(({ id }) => id)
}

/** NON-022: everybody chooses at the same time. */
export function dealQuests(G: G): void {
  const keep = questsKept
  G.pending = clockwise(G.order, G.first).map((player) => ({
    player,
    kind: 'keepQuests',
    cards: piles.flatMap((pile) => known(G.piles[pile]).splice(-questsDealt[pile])),
    keep,
    together: true,
  }))
}

/** NON-012, NON-190; a chapter may name another enemy for a level (NON-220). */
function placeEnemies(side: Side, players: 1 | 2 | 3 | 4, chapter: Chapter | null): Record<SpaceId, string[]> {
  const tokens = (level: number) => (level === lastLevel ? lastLevelTokens[players] : enemiesPerPlayer * players)
  const named = (level: number) => chapter?.setup.replaceEnemies.find((one) => one.level === level)?.with
  return Object.fromEntries(
    maps[side].flatMap(({ id, enemy }) =>
      enemy ? [[id, Array.from({ length: tokens(enemy) }, () => named(enemy) ?? enemyOfLevel(side, enemy).id)]] : [],
    ),
  )
}

const shuffledBy = <K extends string>(keys: readonly K[], rows: (key: K) => string[], random: Random) =>
  recordOf(keys, (key) => random.Shuffle(rows(key)))

/** NON-200. */
const newBot = (deal: Deal, random: Random): Bot => ({
  specialists: deal(),
  pile: random.Shuffle(pieces(soloCards)),
  drawn: [],
  attacked: false,
  villagers: [],
  search: [],
  orders: [],
  quests: [],
})

export function setup({ players: order, options, files, random }: Seating): G {
  const chapter = options.mode === 'story' ? chapterOf(chapterIn(options), files) : null
  const side = chapter?.setup.map ?? options.map
  const map = maps[side]
  const first = firstPlayer(order, options.firstPlayer, random)
  const deal = dealSpecialists(random)
  const scrolls = random.Shuffle(locations.filter(({ tile }) => tile).map(({ id }) => id))
  const tiles = Object.fromEntries(
    map.flatMap(({ id, slot }): [SpaceId, LocationId][] => (slot ? [[id, scrolls[slot - 1]!]] : [])),
  )
  const startSpace = spaceNamed(side, tiles, chapter?.setup.startSpace ?? start)
  const searchBox = random.Shuffle(pieces(searchTokens))
  const villagerSupply = random.Shuffle([...pieces(villagers), ...villagersOfStory(chapter?.setup.addVillagers ?? [])])
  const gearPiles = shuffledBy<Colour>(
    ['red', 'blue'],
    (c) => pieces(gear.filter(({ colour }) => colour === c)),
    random,
  )
  const pool = specialists.filter((one) => one.set === 'pool').map(({ id }) => id)
  const specialistPile = random.Shuffle([...pool, ...(chapter?.setup.addSpecialists ?? [])])
  const turnOrder = clockwise(order, first)
  const G: G = {
    turn: 1,
    phase: 'setup',
    current: first,
    undoable: 0,
    outcome: null,
    pending: [],
    options,
    side,
    order,
    first,
    season: 1,
    players: recordOf(order, (player) => {
      const coins = startCoins + (extraCoins[turnOrder.indexOf(player)] ?? 0)
      return newArea(startSpace, coins, deal, random, chapter && newHeroStory())
    }),
    enemies: placeEnemies(side, seatsOf(order), chapter),
    search: Object.fromEntries(map.flatMap(({ id, letter }) => (letter ? [[id, searchBox.pop()!]] : []))),
    tiles,
    villagerRow: villagerSupply.splice(-villagerRow),
    villagerSupply,
    gear: { red: gearPiles.red.splice(-gearRow), blue: gearPiles.blue.splice(-gearRow) },
    gearPiles,
    specialistRow: specialistPile.splice(-specialistRow),
    specialistPile,
    orderStack: random.Shuffle(orders.map(({ id }) => id)),
    piles: shuffledBy<Pile>(piles, (type) => quests.filter(({ pile }) => pile === type).map(({ id }) => id), random),
    discards: { basic: [], artifact: [], advanced: [] },
    searchBox,
    removed: [],
    bot: order.length === 1 ? newBot(deal, random) : null,
    acted: false,
    armored: false,
    action: null,
    fight: null,
    roll: null,
    story: null,
  }
  if (chapter) openChapter(G, chapter)
  const { heroes } = isCampaign(options.campaign) ? options.campaign : newCampaign
  for (const [seat, hero] of (heroes.length > 0 ? heroes : options.heroes).entries()) {
    if (hero !== 'pick') becomeHero(areaOf(G, order[seat]!), hero)
  }
  G.pending = turnOrder
    .filter((player) => areaOf(G, player).hero === null)
    .map((player) => ({ player, kind: 'chooseHero' }))
  if (G.pending.length === 0) dealQuests(G)
  return G
}

/** The game is for one to four (NON-001). */
const seatsOf = ({ length }: readonly PlayerId[]): 1 | 2 | 3 | 4 =>
  length === 1 || length === 2 || length === 3 ? length : 4
