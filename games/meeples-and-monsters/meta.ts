import { defineMeta } from '../kit/meta'
import { type OptionsOf, toggle } from '../kit/options'

export const meta = defineMeta({
  id: 'meeples-and-monsters',
  title: 'Meeples & Monsters',
  subtitle: 'with The Four Towers',
  blurb: 'Draw meeples from your bag, train them and throw the monsters out of the city.',
  about:
    'Your bag is your town: peasants, and a little corruption. Draw them, send them to the guilds of the city, turn ' +
    'them into warriors, mages, clerics and knights, and drive the monsters from the four quarters before the Dark ' +
    'Council itself arrives at the gates.',
  designers: ['Ole Steiness'],
  artists: [],
  publishers: ['Alderac Entertainment Group'],
  version: 1,
  year: 2022,
  players: { min: 2, max: 4 },
  minutes: '45–90 min',
  options: {
    fourTowers: toggle('The Four Towers', 'twenty rooms to explore, in sets; not for a first game', false),
  },
})

export type MeeplesOptions = OptionsOf<typeof meta.options>
