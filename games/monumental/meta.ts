import { defineMeta } from '../kit/meta'
import { custom, type OptionsOf, perSeat, pick, several, toggle } from '../kit/options'
import { firstPlayerOption, firstPlayerProblem } from '../kit/order'
import { advancedLabels, baseCardLabels, civilizationLabels, mapLabels, newCardLabels } from './data/labels'

const drawnByLot = { value: 'random', label: 'Drawn by lot' } as const
/** Whether it is a map, the rules say: the lobby does without them. */
const listProblem = (entries: unknown): string | undefined =>
  Array.isArray(entries) ? undefined : 'A map is a list of entries'
const ownMap = { value: 'custom', label: 'A map of your own' } as const

export const meta = defineMeta({
  id: 'monumental',
  title: 'Monumental',
  subtitle: 'with Lost Kingdoms',
  blurb: 'Wake a row and a column of your city, and let it grow into an empire of Wonders.',
  about:
    'Your deck is your city, laid out three by three. Every turn one row and one column awake: build, study, raise ' +
    'Wonders, shape your culture and send soldiers and explorers across a shared map. Nine civilizations, each with a ' +
    'warlord, a building and a way of thinking of its own.',
  designers: ['Matthew Dunstan'],
  artists: [],
  publishers: ['Funforge'],
  version: 1,
  year: 2020,
  players: { min: 1, max: 5 },
  minutes: '90–120 min',
  options: {
    map2: pick('Map', 'where two Capitals meet', [...mapLabels[2], ownMap], mapLabels[2][0].value, { only: [1, 2] }),
    map3: pick('Map', 'where three Capitals meet', [...mapLabels[3], ownMap], mapLabels[3][0].value, { only: [3] }),
    map4: pick('Map', 'where four Capitals meet', [...mapLabels[4], ownMap], mapLabels[4][0].value, { only: [4] }),
    map5: pick('Map', 'where five Capitals meet', [...mapLabels[5], ownMap], mapLabels[5][0].value, { only: [5] }),
    customMap: custom('Your own map', 'draw it tile by tile; it is kept on this device', listProblem, [], {
      beside: (others, players) => others[`map${Math.max(players, 2)}`] === ownMap.value,
    }),
    civilizations: perSeat(
      'Civilizations',
      'chosen at the table in turn, drawn by lot, or given',
      [{ value: 'pick', label: 'Chosen at the table' }, drawnByLot, ...civilizationLabels],
      'pick',
    ),
    developmentMix: pick(
      'Development cards',
      'five players always use all of both boxes',
      [
        { value: 'base', label: 'Base game only' },
        { value: 'random', label: 'Mixed with Lost Kingdoms by lot' },
        { value: 'chosen', label: 'Mixed with the new cards listed here' },
      ],
      'base',
      { only: [1, 2, 3, 4] },
    ),
    newCards: several('New cards', 'each takes the place of a card of its kind', newCardLabels, [], {
      only: [1, 2, 3, 4],
      beside: ({ developmentMix }) => developmentMix === 'chosen',
    }),
    removedCards: several(
      'Cards they replace',
      'those you name leave; what is not named is drawn by lot',
      baseCardLabels,
      [],
      {
        only: [1, 2, 3, 4],
        beside: ({ developmentMix, newCards }) =>
          developmentMix === 'chosen' && Array.isArray(newCards) && newCards.length > 0,
      },
    ),
    heroModule: toggle('Heroes', 'come with the Development cards and fight as Units', false),
    automaCiv: pick('The Automa plays', 'your opponent', [drawnByLot, ...civilizationLabels], 'random', { only: [1] }),
    automaAdvanced: several(
      'Advanced Automa cards',
      'each makes it stronger; more than three are advised against',
      advancedLabels,
      [],
      { only: [1] },
    ),
    firstPlayer: firstPlayerOption(5),
  },
  problem(options, players) {
    const given: string[] = options.civilizations.filter((civ) => civ !== 'pick' && civ !== 'random')
    if (players === 1 && options.automaCiv !== 'random') given.push(options.automaCiv)
    if (new Set(given).size < given.length) return 'A civilization is given to two seats (MO-031)'
    const seatless = firstPlayerProblem(options.firstPlayer, players)
    if (seatless) return `${seatless} (MO-037)`
    return surplusRemoval(options)
  },
})

interface Mixing {
  readonly developmentMix: string
  readonly newCards: readonly string[]
  readonly removedCards: readonly string[]
}

/** MO-027: a base card leaves only for a new one of its type and Era. */
function surplusRemoval({ developmentMix, newCards, removedCards }: Mixing): string | undefined {
  if (developmentMix !== 'chosen') return undefined
  const among = (labels: readonly { value: string; of: string }[], ids: readonly string[], of: string) =>
    labels.filter((card) => card.of === of && ids.includes(card.value)).length
  const wrong = baseCardLabels.find(
    ({ of }) => among(baseCardLabels, removedCards, of) > among(newCardLabels, newCards, of),
  )
  return wrong && `More cards leave than new ones come: ${wrong.of} (MO-027)`
}

export type MonumentalOptions = OptionsOf<typeof meta.options>

/** The map chosen for so many players; a solo game uses one for two (MO-020). */
export function mapOf(options: Pick<MonumentalOptions, 'map2' | 'map3' | 'map4' | 'map5'>, players: number): string {
  return { 1: options.map2, 2: options.map2, 3: options.map3, 4: options.map4, 5: options.map5 }[players]!
}
