import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { seasons } from '../data/constants'
import { type Act as Ability, goods, type When } from '../data/effects'
import { can, shortOf } from '../effects'
import { areaOf, type G, isFinal, owed } from '../state'
import { some } from '../words/describe'
import { openDie } from './dice'
import { activatedOf, heartMax } from './standing'

type Ask = Asking<G>

/** Abilities and artifacts by their own clause, where they have one. */
const clauseOf: Readonly<Record<When, string>> = {
  turn: 'NON-135',
  anytime: 'NON-158',
  die: 'NON-136',
  moving: 'NON-089',
  settingOut: 'NON-158',
  combat: 'NON-122',
  build: 'NON-158',
  action: 'NON-093',
}

const momentOf: Readonly<Record<When, string>> = {
  turn: 'This ability works on your own turn',
  anytime: 'This is not the moment for it',
  die: 'This ability needs an open die of your own',
  moving: 'This ability works while your hero is moving',
  settingOut: 'This ability works in your hero action before the first step',
  combat: 'This ability works in a round of combat, once the die is final',
  build: 'This ability is declared with a build',
  action: 'This is the action of your own turn, in place of any other',
}

/** NON-202: the solo bot's card comes between two turns, the choices it leaves to the player included. */
const botActs = ({ pending }: G): boolean =>
  pending.some(({ kind }) => kind === 'botSearch' || kind === 'botAttack' || kind === 'botDrop')

function rightMoment({ G, player }: Ask, when: When): boolean {
  if (when === 'anytime') return true
  if (G.phase !== 'season' || G.current !== player || botActs(G)) return false
  switch (when) {
    case 'turn':
      return true
    case 'die':
      return openDie(G, player) !== undefined
    case 'moving':
      return G.action !== null && !G.action.stopped && G.pending.length === 0
    case 'settingOut':
      return G.action !== null && G.action.steps === 0 && G.pending.length === 0
    case 'combat':
      return owed(G, player, 'combat') !== undefined && G.fight?.die != null
    case 'build':
      return G.pending[0]?.kind === 'build'
    case 'action':
      return !G.acted && G.pending.length === 0
  }
}

function excepted({ G, player }: Ask, { except, when }: Ability): Refusal | undefined {
  if (except === 'combat' && G.fight && G.current === player) {
    return refuse(when === 'anytime' ? 'NON-158' : 'NON-137', 'This ability cannot be used during your fight')
  }
  if (except === 'finalProduction' && isFinal(G, seasons)) {
    return refuse('NON-158', 'This ability does not work in the final production phase')
  }
  return undefined
}

function spent({ G, player }: Ask, id: string, { limit }: Ability): Refusal | undefined {
  if (limit === 'season' && areaOf(G, player).used.includes(id)) {
    return refuse('NON-157', 'This ability was used in this season already')
  }
  if (limit === 'round' && G.fight?.used.includes(id)) {
    return refuse('NON-122', 'This ability was used in this round already')
  }
  return undefined
}

/** Why this player cannot use this ability now. */
export function abilityProblem(ask: Ask, id: string): Refusal | undefined {
  const { G, player } = ask
  const area = areaOf(G, player)
  const ability = activatedOf(area).find((one) => one.id === id)?.act
  if (!ability || G.phase === 'setup') return refuse('NON-135', 'You have no such ability in play')
  if (!rightMoment(ask, ability.when)) return refuse(clauseOf[ability.when], momentOf[ability.when])
  if (ability.when === 'action' && area.hearts === 0) return refuse('NON-080', 'A hero action needs at least 1 heart')
  const problem = excepted(ask, ability) ?? spent(ask, id, ability)
  if (problem) return problem
  const short = shortOf(area, ability.cost)
  if (short) return refuse('NON-135', `This costs ${some(short.n, short.what)}`)
  const useless = ability.effects.find((effect) => !can(G, player, effect))
  return useless ? refuse(clauseOf[ability.when], 'It would have no effect now') : undefined
}

/** Could the owner still change what an open die does: roll it again, gain hearts to bear it, or a good to give up for it (NON-193)? */
export function dieIsOpen(G: G): boolean {
  const die = G.pending[0]
  if (die?.kind !== 'die') return false
  if (die.cause === 'skill') return true
  const { player } = die
  const area = areaOf(G, player)
  const { rerollVariant } = G.options
  if (rerollVariant && goods.some((good) => area.stock[good] > 0)) return true
  const hurts = (die.cause === 'search' || die.cause === 'visit') && area.hearts < heartMax(area)
  return activatedOf(area).some(
    ({ id, act: { effects } }) =>
      effects.some(
        (effect) =>
          effect.do === 'rerollDie' ||
          (effect.do === 'gain' &&
            ((hurts && effect.what === 'heart') || (rerollVariant && goods.some((good) => good === effect.what)))),
      ) && abilityProblem({ G, player }, id) === undefined,
  )
}
