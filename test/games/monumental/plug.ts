import { known } from '../../../games/kit/zones'
import { automaActions, automaAdvanced } from '../../../games/monumental/data/automa'
import { basicBuildings, startCards } from '../../../games/monumental/data/city-cards'
import { civilizations } from '../../../games/monumental/data/civilizations'
import { pieces } from '../../../games/monumental/data/constants'
import { developments } from '../../../games/monumental/data/developments'
import { resources } from '../../../games/monumental/data/effects'
import { heroes } from '../../../games/monumental/data/heroes'
import { maps } from '../../../games/monumental/data/maps'
import { marketIds } from '../../../games/monumental/data/tokens'
import { monumental } from '../../../games/monumental/game'
import { isHero, startingCards } from '../../../games/monumental/pieces/cards'
import { capitalOf, provinceAt, territoryOf } from '../../../games/monumental/pieces/map'
import { areaOf, type G, isAutoma, lines, seatsOf, unitsIn } from '../../../games/monumental/state'
import type { Plug } from '../../conformance/plug'
import { anyOf } from '../../conformance/seeded'

const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join()
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** Every card of a player is in one place, and everything that belongs to them is somewhere. */
function wrongDeck(G: G, seat: string): string | undefined {
  const area = areaOf(G, seat)
  const { city, beside, nexus, discard, draw } = area
  const lying = [...city.flat(), ...beside.flat(), ...nexus, ...discard, ...known(draw)]
  if (!same(lying, area.owned)) return `cards of seat ${seat} were lost or doubled`
  const begun = startingCards(area.civ, seat)
  const left = [...area.owned, ...area.archived]
  return begun.every((uid) => left.includes(uid)) ? undefined : `seat ${seat} misses a starting card`
}

/** The Development cards of the game: each in the deck, the display, gone, or with somebody. */
function wrongDevelopments(G: G): string | undefined {
  const ids = [...developments, ...heroes].map(({ id }) => id)
  const all = [...G.deck.flatMap((pile) => known(pile)), ...G.display, ...G.gone]
  for (const seat of seatsOf(G)) {
    const { owned, archived, heroes: mine, wonder } = areaOf(G, seat)
    all.push(...[...owned, ...archived].filter((uid) => ids.includes(uid)), ...mine, ...(wonder ? [wonder.card] : []))
  }
  if (G.automa?.wonder) all.push(G.automa.wonder)
  if (new Set(all).size !== all.length) return 'a Development card is in two places'
  const cards = all.filter((id) => !isHero(id)).length
  const wanted = G.order.length === 5 ? 47 : 35
  return cards === wanted ? undefined : `${cards} Development cards instead of ${wanted}`
}

function wrongPieces(G: G, seat: string): string | undefined {
  const area = areaOf(G, seat)
  const forces = territoryOf(G, seat).map((hex) => G.hexes[hex]!.force!)
  const soldiers = sum(forces.map((force) => force.soldiers + force.mounted)) + area.sacrificed
  if (soldiers !== pieces.soldier.each) return `seat ${seat} has ${soldiers} Soldiers`
  if (forces.filter(({ warlord }) => warlord).length !== 1) return `seat ${seat} has lost its Warlord`
  const outposts = forces.filter(({ outpost }) => outpost).length + area.outposts
  if (outposts !== pieces.outpost.each) return `seat ${seat} has ${outposts} Outposts`
  if (
    !same(
      forces.flatMap((force) => force.heroes),
      area.heroes,
    )
  )
    return `seat ${seat} has lost a Hero`
  if (resources.some((res) => area.goods[res] < 0)) return `seat ${seat} has less than nothing`
  return G.hexes[capitalOf(G, seat)]!.force?.by === seat ? undefined : `seat ${seat} has lost its Capital`
}

function wrongMap(G: G): string | undefined {
  const forces = Object.values(G.hexes).flatMap(({ force }) => (force ? [force] : []))
  const riding = sum(forces.map(({ mounted }) => mounted))
  const horses = G.horses + riding + sum(seatsOf(G).map((seat) => areaOf(G, seat).goods.H))
  if (horses !== pieces.horse.stock || G.horses < 0) return `${horses} Horses`
  const negative = forces.some(({ soldiers, mounted }) => soldiers < 0 || mounted < 0)
  if (negative) return 'fewer than no Soldiers'
  for (const [hex, { force, barbarian, wonders }] of Object.entries(G.hexes)) {
    if (!provinceAt(G, hex)) continue
    if (force && unitsIn(force) === 0 && !force.outpost) return `nobody holds ${hex}`
    if (force && barbarian) return `Barbarians are left in ${hex}`
    if ((wonders?.length ?? 0) > 1) return `two Wonder tokens in ${hex}`
  }
  return undefined
}

function wrongAutoma({ automa }: G): string | undefined {
  if (!automa) return undefined
  const cards = [...known(automa.deck), ...automa.used]
  const plain = automaActions.every(({ id }) => cards.includes(id))
  return plain && new Set(cards).size === cards.length ? undefined : 'Automa cards were lost or doubled'
}

const wrongBasics = (G: G): boolean =>
  basicBuildings.some(({ id, copies }) => {
    const taken = seatsOf(G).flatMap((seat) =>
      [...areaOf(G, seat).owned, ...areaOf(G, seat).archived].filter((uid) => uid.startsWith(`${id}/`)),
    )
    return new Set(taken).size !== taken.length || taken.length + G.piles[id]! !== copies
  })

const civs = civilizations.map(({ id }) => id)
const newCards = developments.filter(({ box }) => box === 'lost-kingdoms').map(({ id }) => id)
const flipped = maps.find(({ id }) => id === 'the-great-desert')!
const letters: Record<string, string> = { capital: 'C', plains: 'P', forest: 'F', mountain: 'M', desert: 'D' }

/** A map of one's own: the Great Desert with another Market. */
const ownMap = flipped.layout.map(({ q, r, terrain, seat, exploration, marker }) => {
  const tile = `${q},${r}=${letters[terrain]}${seat ?? ''}`
  return [tile, exploration, marker === 'mk-iron' ? 'mk-jade' : marker].filter(Boolean).join('.')
})

const everyCard = [
  ...startCards.flatMap(({ id, copies }) =>
    ['0', '1', '2', '3', '4'].flatMap((seat) => Array.from({ length: copies }, (_, n) => `${id}/${seat}.${n}`)),
  ),
  ...civilizations.flatMap(({ special, knowledge }) => [special.id, knowledge.id]),
  ...developments.map(({ id }) => id),
  ...heroes.map(({ id }) => id),
]

const hexes = [...new Set(maps.flatMap(({ layout }) => layout.map(({ q, r }) => `${q},${r}`)))]

export const monumentalPlug: Plug<G> = {
  definition: monumental,
  optionSets: [
    {},
    { heroModule: true, civilizations: ['aztecs', 'amazons'] },
    { map2: 'the-great-desert', developmentMix: 'random', civilizations: ['mughals', 'atlanteans'] },
    { map2: 'flanking-maneuver', developmentMix: 'chosen', newCards, heroModule: true },
    { map2: 'custom', customMap: ownMap, civilizations: ['amazons', 'danish'], firstPlayer: 1 },
    { civilizations: ['random'], automaAdvanced: automaAdvanced.map(({ id }) => id), developmentMix: 'random' },
    { map2: 'the-great-desert', civilizations: ['pick'], automaCiv: 'aztecs', heroModule: true },
    { map2: 'flanking-maneuver', civilizations: ['greek'], automaCiv: 'amazons' },
    { map3: 'arid-lands', heroModule: true, civilizations: ['mughals', 'aztecs', 'random'] },
    { map3: 'the-amazon-tribes', developmentMix: 'random', civilizations: ['atlanteans', 'amazons', 'chinese'] },
    { map4: 'clash-of-titans', heroModule: true, civilizations: ['egyptian', 'greek', 'japanese', 'mughals'] },
    { map5: 'heart-of-the-world', heroModule: true },
    { map5: 'five-crowns', civilizations: ['aztecs', 'amazons', 'mughals', 'atlanteans', 'danish'] },
  ],
  longest: (players) => 4000 * players,

  conserve(G) {
    if (G.stage === 'pick') return undefined
    const seats = seatsOf(G)
    for (const seat of seats) {
      const wrong = wrongPieces(G, seat) ?? (isAutoma(G, seat) ? undefined : wrongDeck(G, seat))
      if (wrong) return wrong
    }
    if (wrongBasics(G)) return 'Basic Buildings were lost or doubled'
    return wrongMap(G) ?? wrongDevelopments(G) ?? wrongAutoma(G)
  },

  anything(G, random) {
    const player = G.current
    const n = (most: number) => Math.floor(random() * (most + 1))
    const hex = () => anyOf(random() < 0.7 ? Object.keys(G.hexes) : hexes, random)
    const area = areaOf(G, player)
    const card = () => anyOf([...G.display, ...basicBuildings.map(({ id }) => id), ...everyCard.slice(-60)], random)
    const unit = () => anyOf(['soldier', 'soldier', 'mounted', 'warlord', 'hero-sun-tzu'], random)
    const land = () => anyOf([...territoryOf(G, player), hex()], random)
    const own = civilizations.filter(({ id }) => id === area.civ || random() < 0.1)
    const policy = () => anyOf(['none', ...own.flatMap(({ policies }) => policies.map(({ id }) => id))], random)
    const gold = () => (random() < 0.3 ? [n(3)] : [])
    return anyOf(
      [
        { move: 'chooseCivilization', args: [anyOf([...civs, 'romans'], random)] },
        { move: 'activateCity', args: [n(2), n(2), ...(random() < 0.2 ? [anyOf(everyCard, random)] : [])] },
        {
          move: 'resolve',
          args: [anyOf(['P', 'S', 'skip', 'A', 'B', '0', '4', 'P>S', 'yes', 'take', hex(), card()], random)],
        },
        { move: 'acquire', args: [card(), ...gold()] },
        { move: 'startWonder', args: [card(), ...(random() < 0.3 ? [{ gold: n(3), wonderOnly: n(2) }] : [])] },
        {
          move: 'workOnWonder',
          args: [{ production: n(3), wonderOnly: n(1), gold: n(1), horses: random() < 0.2 ? 1 : 0 }],
        },
        { move: 'developPolicy', args: [policy(), ...(random() < 0.4 ? [anyOf(lines, random)] : [])] },
        {
          move: 'conquer',
          args: [hex(), Array.from({ length: 1 + n(3) }, () => ({ at: land(), unit: unit() })), { gold: n(2) }],
        },
        { move: 'moveUnit', args: [land(), unit(), land(), ...(random() < 0.3 ? [{ free: random() < 0.5 }] : [])] },
        { move: 'moveExplorer', args: [n(1), hex(), ...(random() < 0.3 ? [{ free: random() < 0.5 }] : [])] },
        { move: 'buildOutpost', args: [land(), ...(random() < 0.3 ? [n(4)] : [])] },
        { move: 'drawCard', args: gold() },
        { move: 'useAbility', args: [anyOf([...area.owned, ...area.policies, ...everyCard.slice(-20)], random)] },
        { move: 'useMarket', args: [anyOf(marketIds, random)] },
        { move: 'endActions', args: [] },
      ],
      random,
    )
  },

  prefers: ({ move }) => move !== 'endActions' && move !== 'moveUnit',

  traits: (G, seat) => [areaOf(G, seat).civ],
  counts(G, seat, choice): Record<string, number> {
    const { goods } = areaOf(G, seat)
    if (!choice) return { 'Culture left at the end': goods.C }
    return choice.move === 'endActions'
      ? { turns: 1, 'Military unspent': goods.M, 'Production unspent': goods.P, 'Science unspent': goods.S }
      : {}
  },
  components: [
    ...civs,
    ...developments.map(({ id }) => id),
    ...heroes.map(({ id }) => id),
    ...basicBuildings.map(({ id }) => id),
    ...civilizations.flatMap(({ policies }) => policies.map(({ id }) => id)),
    ...marketIds,
  ],
  hidden: everyCard,
  used(G, { move, args }) {
    const uses = ['acquire', 'startWonder', 'developPolicy', 'useAbility', 'useMarket', 'chooseCivilization']
    if (move === 'endActions') return seatsOf(G).map((seat) => areaOf(G, seat).civ)
    return uses.includes(move) ? [String(args[0])] : []
  },
}
