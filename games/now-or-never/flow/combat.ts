import { consolation } from '../data/constants'
import { type Act, begin, gain } from '../effects'
import { roll } from '../pieces/dice'
import { discardQuests } from '../pieces/draws'
import { areaOf, type Fight } from '../state'
import { fail, succeed } from './encounter'
import { cutOff } from './turn'

type Foe = Pick<Fight, 'against' | 'id' | 'attack' | 'health'>

const freshRound = () => ({ die: null, more: [], strike: 0, block: 0, boosted: false, used: [] })

/** NON-120, NON-155. */
export function startFight(act: Act, foe: Foe): void {
  const { G, player, say } = act
  G.fight = { ...foe, damage: 0, round: 1, ...freshRound(), last: null }
  say({ kind: 'fightBegan', player, against: foe.against, id: foe.id })
  roll(act, 'combat')
}

export function startRound(act: Act): void {
  const { fight } = act.G
  if (!fight) return
  Object.assign(fight, freshRound())
  fight.round += 1
  roll(act, 'combat')
}

/** NON-127, NON-155, NON-229: a quest whose fight is won counts as played, and the hero action goes on. */
export function winFight(act: Act): void {
  const { G, player, say } = act
  const { against, id } = G.fight!
  G.fight = null
  say({ kind: 'defeated', player, against, id })
  if (against === 'story') {
    succeed(act, null, false)
    return
  }
  if (against === 'enemy') {
    G.enemies[areaOf(G, player).space]!.pop()
    G.removed.push(id)
  } else {
    areaOf(G, player).played.push(id)
    say({ kind: 'completedQuest', player, quest: id })
  }
  begin(act, against, id)
}

/** NON-130, R11, R27: no reward, one experience, and the turn is over. */
export function loseFight(act: Act, how: 'retreated' | 'beaten'): void {
  const { G, player, say } = act
  const { against, id } = G.fight!
  G.fight = null
  say({ kind: how, player, id })
  if (against === 'quest') {
    discardQuests(G, [id])
    say({ kind: 'lostQuest', player, quest: id })
  }
  gain(act, 'xp', consolation)
  if (against === 'story') fail(act, null)
  else cutOff(act)
}
