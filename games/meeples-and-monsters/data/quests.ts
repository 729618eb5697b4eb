import type { MeepleClass, Source, UnitClass } from './classes'
import {
  boost,
  boostVs,
  boostWith,
  dpMuster,
  dpSwap,
  draw,
  drawQuests,
  type Effect,
  gain,
  type MonsterType,
  removeCorruption,
  vp,
} from './effects'

/** When a Quest is fulfilled. Numbers are minimums (MM-810), but for the ceiling of `corruptionAtMost`. */
export type Condition =
  | {
      readonly when: 'defeat'
      readonly units: Readonly<Partial<Record<UnitClass, number>>>
      readonly classes?: number
      readonly type?: MonsterType
      readonly level?: number
      readonly overrun?: true
    }
  | { readonly when: 'defeatCount' | 'activate'; readonly n: number }
  | { readonly when: 'construct' }
  | { readonly when: 'reach'; readonly level: number }
  | { readonly when: 'tavern'; readonly meeples: Readonly<Partial<Record<MeepleClass, number>>> }
  | { readonly when: 'trophies'; readonly of: MonsterType | 'lvl3' | 'eachType'; readonly n: number }
  | { readonly when: 'own'; readonly cls: UnitClass | 'prestige'; readonly n: number }
  | { readonly when: 'cards3' | 'corruptionAtMost'; readonly n: number }

export interface Quest {
  readonly id: string
  readonly name: string
  readonly kind: 'triggered' | 'ongoing' | 'final'
  readonly condition: Condition
  /** Units returned to the supply, from those engaged in the Quest (MM-210). */
  readonly cost: readonly UnitClass[]
  readonly effect: Effect | null
  readonly vp: number
  readonly penalty: number
  readonly source: Source
}

/** All 44 Quests: 22 triggered, 10 ongoing, 12 for the end of the game. */
// biome-ignore format: a table, one row a line
export const quests: readonly Quest[] = [
  { id: 'pest-control', name: 'Pest Control', kind: 'triggered', condition: { when: 'defeat', units: { peasant: 2 }, type: 'monstrous' }, cost: [], effect: gain('warrior', 1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'torches-and-pitchforks', name: 'Torches and Pitchforks', kind: 'triggered', condition: { when: 'defeat', units: { peasant: 3 } }, cost: [], effect: gain('mage', 1), vp: 3, penalty: 1, source: 'ours' },
  { id: 'squires-trial', name: "The Squire's Trial", kind: 'triggered', condition: { when: 'defeat', units: { knight: 1, peasant: 1 } }, cost: ['peasant'], effect: gain('knight', 1), vp: 2, penalty: 2, source: 'ours' },
  { id: 'exorcism', name: 'Exorcism', kind: 'triggered', condition: { when: 'defeat', units: { cleric: 1 }, type: 'undead' }, cost: [], effect: removeCorruption(1), vp: 3, penalty: 1, source: 'ours' },
  { id: 'ghost-story', name: 'Ghost Story', kind: 'triggered', condition: { when: 'defeat', units: { mage: 1 }, type: 'undead' }, cost: [], effect: drawQuests(2, 1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'shield-wall', name: 'Shield Wall', kind: 'triggered', condition: { when: 'defeat', units: { warrior: 2 } }, cost: [], effect: gain('warrior', 1), vp: 3, penalty: 1, source: 'ours' },
  { id: 'brothers-in-arms', name: 'Brothers in Arms', kind: 'triggered', condition: { when: 'defeat', units: { knight: 2 } }, cost: [], effect: draw(2), vp: 4, penalty: 2, source: 'ours' },
  { id: 'battle-magic', name: 'Battle Magic', kind: 'triggered', condition: { when: 'defeat', units: { mage: 2 } }, cost: [], effect: gain('mage', 1), vp: 3, penalty: 1, source: 'ours' },
  { id: 'holy-order', name: 'Holy Order', kind: 'triggered', condition: { when: 'defeat', units: { cleric: 2 } }, cost: [], effect: removeCorruption(2), vp: 3, penalty: 2, source: 'ours' },
  { id: 'full-fellowship', name: 'Full Fellowship', kind: 'triggered', condition: { when: 'defeat', classes: 4, units: {} }, cost: [], effect: gain('shaman', 1), vp: 5, penalty: 2, source: 'ours' },
  { id: 'call-of-the-wild', name: 'Call of the Wild', kind: 'triggered', condition: { when: 'defeat', units: { warrior: 1 }, type: 'monstrous', level: 2 }, cost: ['warrior'], effect: gain('ranger', 1), vp: 3, penalty: 2, source: 'ours' },
  { id: 'sworn-to-the-light', name: 'Sworn to the Light', kind: 'triggered', condition: { when: 'defeat', units: { knight: 1, cleric: 1 }, type: 'undead', level: 2 }, cost: ['cleric'], effect: gain('paladin', 1), vp: 3, penalty: 2, source: 'ours' },
  { id: 'spirit-walk', name: 'Spirit Walk', kind: 'triggered', condition: { when: 'tavern', meeples: { mage: 1, cleric: 1 } }, cost: ['mage'], effect: gain('shaman', 1), vp: 2, penalty: 2, source: 'ours' },
  { id: 'double-trouble', name: 'Double Trouble', kind: 'triggered', condition: { when: 'defeatCount', n: 2 }, cost: [], effect: draw(1), vp: 3, penalty: 1, source: 'ours' },
  { id: 'clean-sweep', name: 'Clean Sweep', kind: 'triggered', condition: { when: 'defeatCount', n: 3 }, cost: [], effect: drawQuests(2, 1), vp: 6, penalty: 2, source: 'ours' },
  { id: 'civic-pride', name: 'Civic Pride', kind: 'triggered', condition: { when: 'construct' }, cost: [], effect: gain('cleric', 1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'veterans', name: 'Veterans', kind: 'triggered', condition: { when: 'reach', level: 3 }, cost: [], effect: draw(2), vp: 3, penalty: 2, source: 'ours' },
  { id: 'harvest-leave', name: 'Harvest Leave', kind: 'triggered', condition: { when: 'tavern', meeples: { peasant: 4 } }, cost: ['peasant', 'peasant'], effect: vp(1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'dark-night', name: 'Dark Night', kind: 'triggered', condition: { when: 'tavern', meeples: { corruption: 2 } }, cost: [], effect: removeCorruption(1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'royal-audience', name: 'Royal Audience', kind: 'triggered', condition: { when: 'tavern', meeples: { knight: 2 } }, cost: [], effect: gain('cleric', 1), vp: 3, penalty: 1, source: 'ours' },
  { id: 'town-patrol', name: 'Town Patrol', kind: 'triggered', condition: { when: 'activate', n: 3 }, cost: [], effect: draw(1), vp: 3, penalty: 1, source: 'ours' },
  { id: 'break-the-siege', name: 'Break the Siege', kind: 'triggered', condition: { when: 'defeat', units: {}, overrun: true }, cost: [], effect: gain('warrior', 1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'banner-of-the-realm', name: 'Banner of the Realm', kind: 'ongoing', condition: { when: 'defeat', units: { knight: 1, warrior: 1 } }, cost: [], effect: boostWith('warrior', 'knight', 1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'ember-runes', name: 'Ember Runes', kind: 'ongoing', condition: { when: 'defeat', units: { mage: 1, warrior: 1 } }, cost: [], effect: boostWith('mage', 'warrior', 1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'blessed-blades', name: 'Blessed Blades', kind: 'ongoing', condition: { when: 'defeat', units: {}, type: 'undead' }, cost: [], effect: boostVs('undead', 1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'beast-lore', name: 'Beast Lore', kind: 'ongoing', condition: { when: 'defeat', units: {}, type: 'monstrous', level: 2 }, cost: [], effect: boostVs('monstrous', 1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'outlaw-hunters', name: 'Outlaw Hunters', kind: 'ongoing', condition: { when: 'defeat', units: {}, type: 'humanoid', level: 2 }, cost: [], effect: boostVs('humanoid', 1), vp: 2, penalty: 1, source: 'ours' },
  { id: 'militia-drill', name: 'Militia Drill', kind: 'ongoing', condition: { when: 'defeat', units: { peasant: 2, mage: 1 } }, cost: [], effect: boostWith('peasant', 'mage', 1), vp: 1, penalty: 1, source: 'ours' },
  { id: 'knights-of-the-oak', name: 'Knights of the Oak', kind: 'ongoing', condition: { when: 'defeat', units: { knight: 2 }, level: 2 }, cost: [], effect: boost('knight', 1), vp: 2, penalty: 2, source: 'ours' },
  { id: 'night-watch', name: 'Night Watch', kind: 'ongoing', condition: { when: 'tavern', meeples: { warrior: 2 } }, cost: [], effect: dpSwap('peasant'), vp: 2, penalty: 1, source: 'ours' },
  { id: 'confessional', name: 'Confessional', kind: 'ongoing', condition: { when: 'tavern', meeples: { cleric: 1, corruption: 1 } }, cost: [], effect: dpSwap('corruption'), vp: 2, penalty: 1, source: 'ours' },
  { id: 'royal-messengers', name: 'Royal Messengers', kind: 'ongoing', condition: { when: 'activate', n: 2 }, cost: [], effect: dpMuster(3), vp: 1, penalty: 1, source: 'ours' },
  { id: 'undead-hunter', name: 'Undead Hunter', kind: 'final', condition: { when: 'trophies', of: 'undead', n: 4 }, cost: [], effect: null, vp: 6, penalty: 2, source: 'ours' },
  { id: 'beast-hunter', name: 'Beast Hunter', kind: 'final', condition: { when: 'trophies', of: 'monstrous', n: 4 }, cost: [], effect: null, vp: 6, penalty: 2, source: 'ours' },
  { id: 'bounty-hunter', name: 'Bounty Hunter', kind: 'final', condition: { when: 'trophies', of: 'humanoid', n: 4 }, cost: [], effect: null, vp: 6, penalty: 2, source: 'ours' },
  { id: 'balanced-ledger', name: 'Balanced Ledger', kind: 'final', condition: { when: 'trophies', of: 'eachType', n: 2 }, cost: [], effect: null, vp: 5, penalty: 2, source: 'ours' },
  { id: 'living-legend', name: 'Living Legend', kind: 'final', condition: { when: 'trophies', of: 'lvl3', n: 2 }, cost: [], effect: null, vp: 7, penalty: 2, source: 'ours' },
  { id: 'standing-army', name: 'Standing Army', kind: 'final', condition: { when: 'own', cls: 'warrior', n: 5 }, cost: [], effect: null, vp: 5, penalty: 2, source: 'ours' },
  { id: 'order-of-the-rose', name: 'Order of the Rose', kind: 'final', condition: { when: 'own', cls: 'knight', n: 4 }, cost: [], effect: null, vp: 6, penalty: 3, source: 'ours' },
  { id: 'conclave', name: 'Conclave', kind: 'final', condition: { when: 'own', cls: 'mage', n: 4 }, cost: [], effect: null, vp: 5, penalty: 2, source: 'ours' },
  { id: 'congregation', name: 'Congregation', kind: 'final', condition: { when: 'own', cls: 'cleric', n: 4 }, cost: [], effect: null, vp: 5, penalty: 2, source: 'ours' },
  { id: 'grand-masters', name: 'Grand Masters', kind: 'final', condition: { when: 'cards3', n: 3 }, cost: [], effect: null, vp: 6, penalty: 2, source: 'ours' },
  { id: 'clean-conscience', name: 'Clean Conscience', kind: 'final', condition: { when: 'corruptionAtMost', n: 1 }, cost: [], effect: null, vp: 5, penalty: 2, source: 'ours' },
  { id: 'heroes-hall', name: "Heroes' Hall", kind: 'final', condition: { when: 'own', cls: 'prestige', n: 2 }, cost: [], effect: null, vp: 6, penalty: 3, source: 'ours' },
]
