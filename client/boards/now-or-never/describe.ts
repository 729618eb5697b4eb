import type { Effect } from '../../../games/now-or-never/data/effects'
import { sailing } from '../../../games/now-or-never/data/items'
import type { SpaceId } from '../../../games/now-or-never/data/maps'
import type { Instruction } from '../../../games/now-or-never/data/solo'
import { areaOf, type G } from '../../../games/now-or-never/state'
import { describeEffect } from '../../../games/now-or-never/words/describe'
import { heroName, startsOf } from './names'

/** What a solo card makes the bot do. */
export function instructionWords(instruction: Instruction): string {
  switch (instruction.do) {
    case 'botSearch':
      return 'takes the search token nearest to your hero'
    case 'botRecruit':
      return 'takes the left-most specialist of the row'
    case 'botAttack':
      return 'removes a lowest enemy and takes its villagers; once a season'
    case 'botRoll':
      return `rolls: ${instruction.order.join(' or ')} the top order, ${instruction.quests.join(' or ')} a card of every quest pile`
    case 'botExhaust':
      return instruction.whose === 'bot'
        ? 'turns its left-most specialist face down'
        : 'turns your left-most specialist face down; you take its tax'
  }
}

/** What the story has laid on a space: the start, a rift, the Tempest, mission tokens. */
export function storyAt(view: G, space: SpaceId): string[] {
  const { story } = view
  if (!story) return []
  const missions = view.order.filter((player) => areaOf(view, player).story?.mission?.space === space)
  return [
    ...(startsOf(view).includes(space) ? ['A hero begins here'] : []),
    ...(story.rifts.includes(space) ? ['A rift: a step leads to any other rift'] : []),
    ...(story.ship === space ? [`The Tempest: whoever has its key sails up to ${sailing} spaces`] : []),
    ...missions.map((player) => `The mission of ${heroName(view, player)}`),
  ]
}

/** What a specialist does, as short as on the token. */
export const trade = (effects: readonly Effect[]): string =>
  effects
    .map((effect) => {
      if (effect.do === 'fullHeal') return 'heal'
      if (effect.do === 'buyGear') return 'buy gear'
      if (effect.do !== 'gain') return describeEffect(effect)
      return effect.what === 'xp' ? `+${effect.n} xp` : describeEffect(effect)
    })
    .join(' ')
