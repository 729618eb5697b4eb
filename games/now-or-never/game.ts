import { defineGame } from '../kit/boardgame'
import { endings, standing } from './ending'
import { imagine } from './imagine'
import { meta } from './meta'
import {
  buyAbility,
  completeOrder,
  houseVillager,
  moveVillager,
  refillVillagers,
  sell,
  sellBest,
  useAbility,
} from './moves/anytime'
import { build, skipBuild, skipSwap, swapTiles } from './moves/build'
import { keepDie, keepOrders, reroll, takeVillager } from './moves/choices'
import { boost, fight, nextRound, resolveRound, retreat } from './moves/fight'
import { buyGear, gearLater, skipGear } from './moves/gear'
import { endTurn, pass, startHeroAction, step, teleport } from './moves/hero'
import { confirmProduction } from './moves/production'
import { choosePiles, playQuest } from './moves/quests'
import { claimSearch, search } from './moves/search'
import { chooseHero, keepQuests, placeSpecialist } from './moves/setup'
import { chooseBotDrop, chooseBotEnemy, chooseBotSearch } from './moves/solo'
import { paySpecialist, readySpecialist, recruitSpecialist, restSpecialist } from './moves/specialists'
import { chooseStart, chooseStory, spendHearts } from './moves/story'
import { visit } from './moves/visit'
import { points, scoreLines } from './scoring'
import { setup } from './setup'
import { withChapter } from './story/campaign'
import { isCampaign } from './story/sheet'
import { ownProblem, recall } from './story/shelf'
import { view } from './view'

export const rules = {
  chooseHero,
  placeSpecialist,
  chooseStart,
  keepQuests,
  paySpecialist,
  recruitSpecialist,
  restSpecialist,
  startHeroAction,
  step,
  playQuest,
  visit,
  fight,
  search,
  endTurn,
  pass,
  build,
  skipBuild,
  buyGear,
  gearLater,
  skipGear,
  swapTiles,
  skipSwap,
  choosePiles,
  keepOrders,
  takeVillager,
  claimSearch,
  readySpecialist,
  teleport,
  chooseStory,
  spendHearts,
  keepDie,
  reroll,
  boost,
  resolveRound,
  nextRound,
  retreat,
  confirmProduction,
  chooseBotSearch,
  chooseBotEnemy,
  chooseBotDrop,
  useAbility,
  sell,
  sellBest,
  houseVillager,
  moveVillager,
  completeOrder,
  refillVillagers,
  buyAbility,
}

export const nowOrNever = defineGame({
  meta,
  rules,
  phases: ['setup', 'season', 'production'],
  clauses: { turn: 'NON-031', over: 'NON-188', pending: 'NON-032' },
  scoreLines,
  judge: async () => (await import('./bot')).judge,
  async prepare(options) {
    if (!options || options.mode === 'story') await (await import('./story/prepare')).prepare(options)
  },
  recall,
  problem: ({ chapter, storyData }) => (typeof storyData === 'string' ? ownProblem(storyData, chapter) : undefined),
  sheetAfter: (G) => (isCampaign(G.options.campaign) ? withChapter(G.options.campaign, G) : null),
  setup,
  view,
  imagine,
  points,
  endings,
  standing,
})
