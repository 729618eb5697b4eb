import { defineGame } from '../kit/boardgame'
import { endings } from './ending'
import { imagine } from './imagine'
import { meta } from './meta'
import { erect, expand } from './moves/build'
import { drawDeck, drawDisplay } from './moves/draw'
import { writeHistory } from './moves/history'
import { scoreSymbols } from './moves/score-symbols'
import { buyToken, useHeroes, useTraders } from './moves/tokens'
import { turnRules } from './moves/turn'
import { breakdown, scoreLines } from './scoring'
import { setup } from './setup'
import { area } from './state'
import { view } from './view'

/** The actions that count towards the three of a turn (MU-013, MU-111). */
const actions = { drawDeck, drawDisplay, erect, expand, scoreSymbols, buyToken }

export const rules = { ...actions, writeHistory, useHeroes, useTraders, ...turnRules(Object.values(actions)) }

export const monuments = defineGame({
  meta,
  rules,
  clauses: { turn: 'MU-010', over: 'MU-053' },
  scoreLines,
  judge: async () => (await import('./bot')).judge,
  setup,
  view,
  imagine,
  points: (G, player) => area(G, player).vp,
  endings,
  standing: breakdown,
})
