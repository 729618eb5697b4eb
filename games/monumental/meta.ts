import { defineMeta } from '../kit/meta'
import { type OptionsOf, pick, toggle } from '../kit/options'
import { maps } from './data/maps'

const mapsFor = (players: number) => [
  ...maps
    .filter((map) => map.players === players)
    .map(({ id, name, level }) => ({ value: id, label: `${name} (level ${level})` })),
  { value: 'custom', label: 'A map of your own' },
]

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
  year: 2020,
  players: { min: 1, max: 5 },
  minutes: '90–120 min',
  options: {
    map2: pick('Map', 'for two Capitals', mapsFor(2), 'no-place-like-home'),
    map3: pick('Map', 'for three Capitals', mapsFor(3), 'you-shall-not-pass'),
    map4: pick('Map', 'for four Capitals', mapsFor(4), 'quiet-pastures'),
    map5: pick('Map', 'for five Capitals', mapsFor(5), 'five-horizons'),
    heroModule: toggle('Heroes', 'Heroes come with the Development cards and fight as Units', false),
  },
})

export type MonumentalOptions = OptionsOf<typeof meta.options>
