import { defineGame } from '../kit/boardgame'
import { endings, standing } from './ending'
import { imagine } from './imagine'
import { meta } from './meta'
import { assign, assignFor, commit, favour, hold, levy, takeBack } from './moves/assign'
import { construct, endDevelopment, levelUp, useAbility } from './moves/develop'
import { endTurn, placeMonster, purge, recallUnits, useDrawAbility } from './moves/draw-phase'
import { completeQuest, discardQuests } from './moves/quests'
import { finishResolution, resolve, resolveTrophy } from './moves/resolve'
import { scoreLines } from './scoring'
import { setup } from './setup'
import { areaOf } from './state'
import { view } from './view'

export const rules = {
  useAbility,
  assign,
  assignFor,
  takeBack,
  levy,
  favour,
  hold,
  commit,
  construct,
  levelUp,
  endDevelopment,
  resolve,
  completeQuest,
  finishResolution,
  resolveTrophy,
  placeMonster,
  discardQuests,
  purge,
  recallUnits,
  useDrawAbility,
  endTurn,
}

export const meeplesAndMonsters = defineGame({
  meta,
  rules,
  phases: ['development', 'main', 'draw'],
  clauses: { turn: 'MM-201', over: 'MM-910', pending: 'MM-203' },
  scoreLines,
  judge: async () => (await import('./bot')).judge,
  setup,
  view,
  imagine,
  points: (G, player) => areaOf(G, player).vp,
  endings,
  standing,
})
