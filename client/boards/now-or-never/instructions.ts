import type { Instruction } from '../../../games/now-or-never/data/solo'

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
