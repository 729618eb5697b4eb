import { defineGame } from '../kit/define'
import { judge } from './bot'
import { meta } from './meta'
import { build } from './moves/build'
import { develop } from './moves/develop'
import { drawCard, placeRevealed, stealFrom } from './moves/draw'
import { harvest, tax } from './moves/harvest'
import { developFirst } from './moves/opening'
import { recruit } from './moves/recruit'
import { pass } from './moves/turn'
import { points, scoreLines } from './scoring'
import { setup } from './setup'
import { view } from './view'

export const rules = {
  developFirst,
  harvest,
  develop,
  build,
  recruit,
  tax,
  pass,
  drawCard,
  stealFrom,
  placeRevealed,
}

export const villagesOfValeria = defineGame({
  meta,
  rules,
  phases: ['opening', 'play'],
  clauses: { turn: 'VV-025', over: 'VV-203', pending: 'VV-020' },
  scoreLines,
  judge,
  setup,
  view,
  points,
})
