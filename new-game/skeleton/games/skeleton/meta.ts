import { defineMeta } from '../kit/meta'

export const meta = defineMeta({
  id: 'skeleton',
  title: 'Skeleton Game',
  subtitle: 'The beginning of a game',
  blurb: 'Take the best cards of the market.',
  about: 'Take a card of the market on every turn, and have the best row when the last one is gone.',
  designers: [],
  artists: [],
  publishers: [],
  version: 1,
  year: 2026,
  players: { min: 2, max: 4 },
  minutes: '5 min',
  options: {},
})
