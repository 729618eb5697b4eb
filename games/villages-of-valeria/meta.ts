import { defineMeta } from '../kit/meta'
import { type OptionsOf, pick, toggle } from '../kit/options'
import { firstPlayerOption, firstPlayerProblem } from '../kit/order'
import { endNumbers, soloDeck } from './data/constants'

const from = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i)

export const meta = defineMeta({
  id: 'villages-of-valeria',
  title: 'Villages of Valeria',
  subtitle: 'with Monuments',
  blurb: 'Lead, follow and pay with what your neighbours have, until your castle has a village around it.',
  about:
    'Every card is a building or, tucked under your castle, a resource that anybody may use for a gold. Lead one of ' +
    'five actions and the whole table may follow; raise workshops, barracks, dens and shrines, win adventurers who ' +
    'ask for them, and dedicate what you can spare to a monument. The expansion Landmarks is not here.',
  designers: ['Rick Holzgrafe', 'Isaias Vallejo'],
  artists: ['Mihajlo Dimitrievski'],
  publishers: ['Daily Magic Games'],
  version: 1,
  year: 2017,
  players: { min: 1, max: 5 },
  minutes: '30–60 min',
  options: {
    monuments: toggle('Monuments', 'twelve great works, one at a time, taken along with an adventurer', true),
    events: toggle('Events', 'eight cards in the deck that happen to everybody', false),
    startPlayer: firstPlayerOption(5),
    endNumber: pick(
      'End of the game',
      'how many buildings and adventurers bring the last round',
      [
        { value: 'standard', label: 'By the rules' },
        ...from(endNumbers.least, endNumbers.most).map((value) => ({ value, label: `${value} cards` })),
      ],
      'standard',
      { beside: (_, players) => players > 1 },
    ),
    soloDeck: pick(
      'Solo deck',
      'how many cards the clock of a game alone has',
      from(soloDeck.least, soloDeck.most).map((value) => ({ value, label: `${value} cards` })),
      soloDeck.standard,
      { only: [1] },
    ),
  },
  problem: ({ startPlayer }, players) => firstPlayerProblem(startPlayer, players),
})

export type VillageOptions = OptionsOf<typeof meta.options>
