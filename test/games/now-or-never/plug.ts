import { known } from '../../../games/kit/zones'
import { buildings } from '../../../games/now-or-never/data/buildings'
import { blueSlots, heroActions, redSlots } from '../../../games/now-or-never/data/constants'
import { goods, pieces, piles, tracks } from '../../../games/now-or-never/data/effects'
import { enemies } from '../../../games/now-or-never/data/enemies'
import { gear } from '../../../games/now-or-never/data/gear'
import { abilities, heroIds, printedAbilities } from '../../../games/now-or-never/data/heroes'
import { locations } from '../../../games/now-or-never/data/locations'
import { aboveGround } from '../../../games/now-or-never/data/maps'
import { marketLines } from '../../../games/now-or-never/data/market'
import { orders } from '../../../games/now-or-never/data/orders'
import { quests } from '../../../games/now-or-never/data/quests'
import { reputationRange } from '../../../games/now-or-never/data/reputation'
import { searchTokens } from '../../../games/now-or-never/data/search'
import { soloCards } from '../../../games/now-or-never/data/solo'
import { specialists, storySpecialists } from '../../../games/now-or-never/data/specialists'
import { storyVillagers, villagers } from '../../../games/now-or-never/data/villagers'
import { nowOrNever } from '../../../games/now-or-never/game'
import { heartMax, manaMax } from '../../../games/now-or-never/pieces/standing'
import { roomIn } from '../../../games/now-or-never/pieces/town'
import { setup } from '../../../games/now-or-never/setup'
import { type Area, areaOf, enemyAt, type G, locationAt } from '../../../games/now-or-never/state'
import { chapterOf } from '../../../games/now-or-never/story/shelf'
import { chapterIds } from '../../../games/now-or-never/story/types'
import type { Plug } from '../../conformance/plug'
import { anyOf } from '../../conformance/seeded'

await nowOrNever.prepare?.()

const sorted = (list: readonly string[]) => [...list].sort().join()
const there = (list: readonly (string | null)[]): string[] => list.filter((id) => id !== null)
const areas = (G: G): Area[] => Object.values(G.players)
const among = (ids: readonly { readonly id: string }[]) => {
  const set = new Set(ids.map(({ id }) => id))
  return (id: string) => set.has(id)
}

const isGear = among(gear)
const isAbility = among(abilities)
const isSpecialist = among([...specialists, ...storySpecialists])
const isStarter = among(specialists.filter(({ set }) => set === 'start'))
const isOrder = among(orders)
const isSearch = among(searchTokens)
const isEnemy = among(enemies)

const hired = (board: Area['specialists']): string[] => board.flatMap((one) => (one ? [one.id] : []))

/** Where every piece of a kind lies. */
const zones: Readonly<Record<string, (G: G) => string[]>> = {
  villagers: (G) => [
    ...there(G.villagerRow),
    ...known(G.villagerSupply),
    ...areas(G).flatMap(({ housing, unhoused }) => [...housing.flat(), ...unhoused]),
    ...(G.bot?.villagers ?? []),
  ],
  gear: (G) => [
    ...there([...G.gear.red, ...G.gear.blue]),
    ...known(G.gearPiles.red),
    ...known(G.gearPiles.blue),
    ...areas(G).flatMap(({ red, blue }) => there([...red, ...blue]).filter(isGear)),
    ...G.removed.filter(isGear),
  ],
  abilities: (G) => [
    ...areas(G).flatMap(({ red, blue, abilities: beside }) => [
      ...beside,
      ...there([...red, ...blue]).filter(isAbility),
    ]),
    ...G.removed.filter(isAbility),
  ],
  specialists: (G) => [
    ...there(G.specialistRow),
    ...known(G.specialistPile),
    ...areas(G).flatMap(({ specialists: board }) => hired(board)),
    ...hired(G.bot?.specialists ?? []),
    ...G.pending.flatMap((one) => (one.kind === 'botDrop' ? [one.specialist] : [])),
    ...G.removed.filter(isSpecialist),
  ],
  quests: (G) => [
    ...piles.flatMap((pile) => [...known(G.piles[pile]), ...G.discards[pile]]),
    ...areas(G).flatMap(({ hand, played }) => [...known(hand), ...played]),
    ...G.pending.flatMap((one) => (one.kind === 'keepQuests' ? known(one.cards) : [])),
    ...(G.fight?.against === 'quest' ? [G.fight.id] : []),
    ...known(G.bot?.quests ?? []),
  ],
  orders: (G) => [
    ...known(G.orderStack),
    ...areas(G).flatMap(({ orders: open, completed }) => [...open, ...completed]),
    ...G.pending.flatMap((one) => (one.kind === 'keepOrders' ? known(one.orders) : [])),
    ...known(G.bot?.orders ?? []),
    ...G.removed.filter(isOrder),
  ],
  'search tokens': (G) => [
    ...Object.values(G.search),
    ...known(G.searchBox),
    ...areas(G).flatMap(({ search }) => known(search)),
    ...known(G.bot?.search ?? []),
    ...G.removed.filter(isSearch),
  ],
  enemies: (G) => [...Object.values(G.enemies).flat(), ...G.removed.filter(isEnemy)],
  'solo cards': (G) => (G.bot ? [...known(G.bot.pile), ...G.bot.drawn] : []),
}

/** Nothing by chance: only how many of what the box and the number of players give. */
const inOrder = { Number: () => 0, Die: () => 1, Shuffle: <T>(deck: T[]): T[] => [...deck] }

const ofEveryMatch: Readonly<Record<string, string>> = {
  gear: sorted(pieces(gear)),
  quests: sorted(quests.map(({ id }) => id)),
  orders: sorted(orders.map(({ id }) => id)),
  'search tokens': sorted(pieces(searchTokens)),
}

const boxes = new WeakMap<object, Readonly<Record<string, string>>>()

/** What a match began with, by its options: they stay the same object all along. */
function boxOf(G: G): Readonly<Record<string, string>> {
  const found = boxes.get(G.options)
  if (found) return found
  const fresh = setup({ players: G.order, options: G.options, random: inOrder })
  const box = {
    ...ofEveryMatch,
    villagers: sorted(zones.villagers!(fresh)),
    enemies: sorted(Object.values(fresh.enemies).flat()),
    'solo cards': G.bot ? sorted(pieces(soloCards)) : '',
  }
  boxes.set(G.options, box)
  return box
}

const tilesOfSet = sorted(pieces(buildings))

const abilitiesOf = (G: G): string => {
  const heroes = areas(G).map(({ hero }) => hero)
  return sorted(abilities.filter(({ hero }) => heroes.includes(hero)).map(({ id }) => id))
}

/** Specialists that are not dealt at the start: those of the box, and what the chapter adds. */
const poolOf = ({ story }: G): number =>
  specialists.filter(({ set }) => set === 'pool').length +
  (story ? chapterOf(story.chapter).setup.addSpecialists.length : 0)

function wrongPieces(G: G): string | undefined {
  const whole: Readonly<Record<string, string>> = { ...boxOf(G), abilities: abilitiesOf(G) }
  const kind = Object.keys(whole).find((one) => sorted(zones[one]!(G)) !== whole[one])
  if (kind) return `${kind} were lost or doubled`
  const all = zones.specialists!(G)
  const boards = G.order.length + (G.bot ? 1 : 0)
  if (new Set(all).size !== all.length) return 'specialists were doubled'
  if (all.filter((id) => !isStarter(id)).length !== poolOf(G)) return 'specialists were lost'
  return all.filter(isStarter).length === boards * 2 ? undefined : 'starting specialists were lost'
}

function wrongArea(area: Area): string | undefined {
  const { hearts, mana, coins, xp, stock, grid, town, housing, red, blue, arrows } = area
  if ([hearts, mana, coins, xp, ...tracks.map((track) => stock[track])].some((n) => !Number.isInteger(n) || n < 0))
    return 'somebody has less than nothing'
  if (hearts > heartMax(area) || mana > manaMax(area)) return 'hearts or mana above the maximum'
  if (sorted(there([...grid, ...town])) !== tilesOfSet) return 'tiles were lost or doubled'
  if (housing.some((_, row) => roomIn(area, row + 1) < 0)) return 'a row houses more than it can'
  return red.length === redSlots && blue.length === blueSlots && arrows.length === heroActions
    ? undefined
    : 'a board changed its size'
}

function wrongStory(G: G): string | undefined {
  const stories = areas(G).map(({ story }) => story)
  if (stories.some((one) => (one === null) !== (G.story === null))) return 'a story without a hero, or the reverse'
  const items = stories.flatMap((one) => one?.items ?? [])
  if (new Set(items).size !== items.length) return 'story items were doubled'
  const { least, most } = reputationRange
  if (stories.some((one) => one && (one.reputation < least || one.reputation > most))) return 'reputation off the track'
  return G.pending[0]?.kind === 'chooseStory' && G.story?.open?.outcome !== null ? 'no page is open' : undefined
}

const wrongStack = (G: G): string | undefined =>
  G.pending[0]?.kind === 'effects' ? 'effects were left undone' : undefined

/** What brings a game on: everything but passing, giving up, selling off and wandering about. */
const useful = new Set(
  Object.keys(nowOrNever.rules).filter(
    (move) =>
      !['pass', 'retreat', 'sell', 'sellBest', 'restSpecialist', 'skipBuild', 'skipGear', 'skipSwap'].includes(move) &&
      !['endTurn', 'refillVillagers', 'reroll', 'moveVillager', 'placeSpecialist', 'chooseStart', 'gearLater'].includes(
        move,
      ),
  ),
)

export const nowOrNeverPlug: Plug<G> = {
  definition: nowOrNever,
  optionSets: [
    {},
    { map: 'underground' },
    { rerollVariant: true },
    { map: 'underground', rerollVariant: true },
    ...chapterIds.map((chapter) => ({ mode: 'story', chapter, rerollVariant: chapter === 4 })),
  ],
  longest: (players) => 4000 * players,
  conserve: (G) =>
    wrongStack(G) ??
    wrongPieces(G) ??
    wrongStory(G) ??
    areas(G).reduce<string | undefined>((found, one) => found ?? wrongArea(one), undefined),

  anything(G, random) {
    const any = <T extends { readonly id: string }>(rows: readonly T[]) => anyOf(rows, random).id
    const below = (n: number) => Math.floor(random() * n)
    const space = () => any(aboveGround)
    const activated = [...printedAbilities, ...abilities, ...quests.filter(({ standing }) => standing.length > 0)]
    const mine = G.pending[0]
    return anyOf(
      [
        { move: 'chooseHero', args: [anyOf(heroIds, random)] },
        { move: 'keepQuests', args: [[any(quests), any(quests)]] },
        { move: 'paySpecialist', args: [any(specialists)] },
        { move: 'recruitSpecialist', args: [any(specialists), below(4)] },
        { move: 'restSpecialist', args: [any(specialists), anyOf(['hearts', 'coin'], random)] },
        { move: 'build', args: [below(20), below(16)] },
        { move: 'skipBuild', args: [] },
        { move: 'buyGear', args: [any(gear), below(4)] },
        { move: 'swapTiles', args: [below(20), below(20)] },
        { move: 'skipSwap', args: [] },
        { move: 'startHeroAction', args: [below(3)] },
        { move: 'step', args: [space()] },
        { move: 'step', args: [space(), 'ship'] },
        { move: 'search', args: ['mission'] },
        { move: 'chooseStory', args: [below(4)] },
        { move: 'spendHearts', args: [below(20)] },
        { move: 'chooseStart', args: [space()] },
        { move: 'playQuest', args: [any(quests)] },
        { move: anyOf(['visit', 'fight', 'search', 'endTurn', 'pass'], random), args: [] },
        { move: anyOf(['keepDie', 'boost', 'resolveRound', 'nextRound', 'retreat'], random), args: [] },
        { move: 'reroll', args: [anyOf(goods, random)] },
        { move: 'choosePiles', args: [[anyOf(piles, random), anyOf(piles, random)]] },
        { move: 'keepOrders', args: [[any(orders)]] },
        { move: 'gearLater', args: [] },
        { move: 'placeSpecialist', args: [any(specialists), below(4)] },
        { move: 'takeVillager', args: [any([...villagers, ...storyVillagers])] },
        { move: anyOf(['claimSearch', 'teleport', 'chooseBotSearch', 'chooseBotEnemy'], random), args: [space()] },
        { move: anyOf(['readySpecialist', 'chooseBotDrop'], random), args: [any(specialists)] },
        { move: 'useAbility', args: [any(activated)] },
        { move: 'sell', args: [any(marketLines), 1 + below(3)] },
        { move: anyOf(['houseVillager', 'moveVillager'], random), args: [any(villagers), 1 + below(4)] },
        { move: 'completeOrder', args: [any(orders)] },
        { move: anyOf(['refillVillagers', 'sellBest'], random), args: [] },
        { move: 'buyAbility', args: [any(abilities), below(4)] },
        ...(mine?.kind === 'keepQuests' ? [{ move: 'keepQuests', args: [known(mine.cards).slice(0, 3)] }] : []),
      ],
      random,
    )
  },

  prefers: ({ move }) => useful.has(move),

  components: [
    ...quests,
    ...gear,
    ...abilities,
    ...printedAbilities,
    ...specialists,
    ...storySpecialists,
    ...buildings,
    ...enemies,
    ...locations,
    ...searchTokens,
    ...orders,
    ...villagers,
    ...storyVillagers,
    ...marketLines,
  ].map(({ id }) => id),
  hidden: [...quests, ...searchTokens, ...orders, ...gear, ...specialists, ...storySpecialists].map(({ id }) => id),
  used(G, { move, args }) {
    const [first] = args.map(String)
    const area = areaOf(G, G.current)
    if (move === 'visit') return [locationAt(G, area.space)!]
    if (move === 'fight') return [enemyAt(G, area.space)!]
    if (move === 'search') return [G.search[area.space]!]
    if (move === 'build') return [area.grid[Number(first)]!]
    return ['chooseHero', 'keepQuests', 'choosePiles', 'restSpecialist', 'step'].includes(move) ? [] : [first ?? '']
  },
}
