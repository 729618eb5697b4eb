import { defineGame } from '../kit/boardgame'
import { endings } from './ending'
import { imagine } from './imagine'
import { meta } from './meta'
import { rules } from './moves'
import { breakdown, points, scoreLines } from './scoring'
import { setup } from './setup'
import { view } from './view'

export const villagesOfValeria = defineGame({
  meta,
  rules,
  phases: ['opening', 'play'],
  clauses: { turn: 'VV-025', over: 'VV-203', pending: 'VV-020' },
  scoreLines,
  judge: async () => (await import('./bot')).judge,
  setup,
  view,
  imagine,
  points,
  endings,
  standing: breakdown,
})
