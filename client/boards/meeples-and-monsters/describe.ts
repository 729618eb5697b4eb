import {
  abilityCard,
  type Level,
  type LevelledClass,
  type PrestigeClass,
  prestigeCombat,
  rangerBounty,
  study,
} from '../../../games/meeples-and-monsters/data/classes'
import { describeEffect } from '../../../games/meeples-and-monsters/words/describe'

/** What the card of a class says at a level. */
export function abilityWords(cls: LevelledClass, level: Level): string {
  switch (abilityCard(cls, level).ability) {
    case 'study':
      return `Study: all Mages of the Tavern go home, ${describeEffect({ do: 'drawQuests', ...study[level === 3 ? 3 : 2] })}`
    case 'confess':
      return `Cleric and Corruption in the Tavern: ${level === 3 ? 'remove 1 Corruption, ' : ''}draw 1`
    case 'ride':
      return 'Knight in the Tavern: draw 1'
    case 'levy':
      return 'Levy: a Peasant joins a Warrior in one fight'
    case null:
      return 'No ability'
  }
}

export const prestigeWords: Readonly<Record<PrestigeClass, string>> = {
  ranger: `Combat ${prestigeCombat.ranger}; ${rangerBounty} point more for a Monster defeated with Rangers`,
  paladin: `Combat ${prestigeCombat.paladin} and 1 more for each level of the Monster`,
  shaman: `Combat ${prestigeCombat.shaman}; may be used as any basic class`,
}
