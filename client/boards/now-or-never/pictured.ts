import type { Effect, Standing } from '../../../games/now-or-never/data/effects'
import { gearOf } from '../../../games/now-or-never/data/gear'
import { abilityOf, printedAbilityOf } from '../../../games/now-or-never/data/heroes'
import { quests } from '../../../games/now-or-never/data/quests'
import { specialists, storySpecialists } from '../../../games/now-or-never/data/specialists'
import { storyVillagers, villagers } from '../../../games/now-or-never/data/villagers'

/** What an effect is about, as the name of a picture. */
function effectConcept(effect: Effect | undefined): string {
  switch (effect?.do) {
    case 'gain':
    case 'rollGain':
      return effect.what
    case 'fullHeal':
      return 'heart'
    case 'drawQuest':
      return 'quest'
    case 'addMove':
    case 'heroAction':
    case 'teleport':
      return 'move'
    case 'claimSearch':
      return 'search'
    case 'rerollDie':
      return 'die'
    case 'block':
    case 'ignoreEnemies':
      return 'defence'
    case 'strike':
      return 'fight'
    default:
      return 'builder'
  }
}

function standingConcept(standing: Standing | undefined): string {
  switch (standing?.is) {
    case 'defense':
      return 'defence'
    case 'moveBonus':
      return 'move'
    case 'maxMana':
    case 'maxManaSet':
      return 'mana'
    case 'rollHeal':
      return 'heart'
    case 'searchShield':
      return 'search'
    case 'ignoreMountain':
      return 'mountain'
    case 'act':
      return effectConcept(standing.effects[0])
    default:
      return 'coin'
  }
}

const kinds: Readonly<Record<string, string>> = {
  'solo-search': 'search',
  'solo-recruit': 'builder',
  'solo-attack': 'fight',
  'solo-roll': 'die',
  'solo-exhaust-bot': 'rest',
  'solo-exhaust-you': 'rest',
  ...Object.fromEntries([
    ...[...specialists, ...storySpecialists].map(({ id, kind }) => [id, kind]),
    ...[...villagers, ...storyVillagers].map(({ id, good }) => [id, good]),
    ...quests.map(({ id, location }) => [id, location]),
  ]),
}

/** The concept whose picture a thing shows: tokens show what they do. */
export function conceptOf(id: string): string {
  const token = gearOf(id) ?? abilityOf(id)
  if (token) return token.colour === 'red' ? 'fight' : standingConcept(token.standing[0])
  const printed = printedAbilityOf(id)
  if (printed) return standingConcept(printed.standing[0])
  if (id.startsWith('order-')) return 'order'
  return id.startsWith('search-') ? 'search' : (kinds[id] ?? id)
}
