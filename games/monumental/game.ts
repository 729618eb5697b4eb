import { defineGame } from '../kit/boardgame'
import { endings, standing } from './ending'
import { imagine } from './imagine'
import { meta } from './meta'
import { drawCard, useAbility, useMarket } from './moves/abilities'
import { acquire } from './moves/acquire'
import { activateCity } from './moves/activate'
import { chooseCivilization } from './moves/civilization'
import { conquer } from './moves/conquer'
import { endActions, resolve } from './moves/decisions'
import { buildOutpost, moveExplorer, moveUnit } from './moves/movement'
import { developPolicy } from './moves/policies'
import { startWonder, workOnWonder } from './moves/work'
import { ownMapProblem } from './own-map'
import { scoreLines, total } from './scoring'
import { setup } from './setup'
import { view } from './view'

export const rules = {
  chooseCivilization,
  activateCity,
  resolve,
  acquire,
  startWonder,
  workOnWonder,
  developPolicy,
  conquer,
  moveUnit,
  moveExplorer,
  buildOutpost,
  drawCard,
  useAbility,
  useMarket,
  endActions,
}

export const monumental = defineGame({
  meta,
  rules,
  clauses: { turn: 'MO-037', over: 'MO-221', pending: 'MO-054' },
  scoreLines,
  judge: async () => (await import('./bot')).judge,
  problem: ownMapProblem,
  setup,
  view,
  imagine,
  points: total,
  endings,
  standing,
})
