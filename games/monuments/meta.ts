import { defineMeta } from '../kit/meta'
import { type OptionsOf, pick, toggle } from '../kit/options'

export const meta = defineMeta({
  id: 'monuments',
  title: 'Monuments',
  subtitle: 'Wonders of Antiquity, with Eternal Fame',
  blurb: 'Collect the wonders of antiquity and let historians make them famous.',
  about:
    'Raise twelve wonders of the ancient world, card by card, and send your historians to write about what the others ' +
    'have built. A history makes every monument it names more valuable, and takes a card from each of them. ' +
    'Of the six expansions two are here: Eternal Fame and Heroes, Traders & Scholars. The Pergamon Altar, ' +
    'Antipatros, Vergil and Phaistos are not.',
  designers: ['Stefan Risthaus'],
  artists: ['Harald Lieske', 'Stefan Malz (layout)'],
  publishers: ['Abacusspiele', 'Mayfair Games', 'Ostia Spiele'],
  version: 1,
  year: 2008,
  players: { min: 2, max: 4 },
  minutes: '50 min',
  options: {
    eternalFame: toggle('Eternal Fame', 'four races along the fame track, 6 and 3 points each', true),
    heroesTradersScholars: toggle('Heroes, Traders & Scholars', 'three tokens to buy, each with an ability', false),
    historiansPerPlayer: pick(
      'Historians',
      'how many each player begins with',
      [
        { value: 'standard', label: 'By the rules' },
        { value: 2, label: 'Two each' },
        { value: 3, label: 'Three each' },
      ],
      'standard',
    ),
    historianCardPoints: toggle('Historians score their number', 'a point for every card their history named', true),
    startPlayer: pick(
      'First player',
      'who takes the first turn',
      [
        { value: 'seat0', label: 'First seat' },
        { value: 'random', label: 'Drawn by lot' },
      ],
      'seat0',
    ),
  },
})

export type MonumentsOptions = OptionsOf<typeof meta.options>
