import { defineGame } from '../kit/boardgame'
import { imagine } from './imagine'
import { meta } from './meta'
import { take } from './moves/take'
import { points, scoreLines } from './scoring'
import { setup } from './setup'
import { view } from './view'

export const skeletonGame = defineGame({
  meta,
  rules: { take },
  clauses: { turn: 'SK-003', over: 'SK-006' },
  scoreLines,
  judge: async () => (await import('./bot')).judge,
  setup,
  view,
  imagine,
  points,
})
