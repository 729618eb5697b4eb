import { refuse } from '../../kit/rule'
import { known, size } from '../../kit/zones'
import { rangerBounty } from '../data/classes'
import { councilTokens } from '../data/monsters'
import { type Act, effectsReveal, run } from '../effects'
import { advance, cleanUp, takeSpoils } from '../flow/turn'
import { isOverrun } from '../pieces/plan'
import {
  type Assignment,
  areaOf,
  assignmentAt,
  councilOf,
  type G,
  kindOf,
  locationOf,
  monsterOf,
  quarterOf,
  roomOf,
} from '../state'
import { meeplesRule, monsterShape, placeShape, shamanShape } from './shapes'

const resolving = (G: G) =>
  G.phase === 'main' && G.step === 'resolve' ? undefined : refuse('MM-601', 'Nothing is to be resolved now')

const tokenOf = (G: G, overlord: string) => councilTokens.find(({ id }) => id === G.tokens[overlord])

/** MM-601 to MM-604: one of the assigned places, in any order. */
export const resolve = meeplesRule({
  args: [placeShape, shamanShape],
  reveals({ G }, place) {
    const kind = kindOf(place)
    return kind === 'room' || (kind === 'location' && effectsReveal(G, locationOf(place).effects))
  },
  check({ G }, place, shaman) {
    const wrong = resolving(G)
    if (wrong) return wrong
    const there = assignmentAt(G, place)
    if (!there) return refuse('MM-601', 'You have assigned nobody there')
    if (there.resolved) return refuse('MM-601', 'This has been resolved already')
    if (shaman && !there.units.some(({ cls, as }) => cls === 'shaman' && as)) {
      return refuse('MM-504', 'No Shaman is used as another class there')
    }
    return undefined
  },
  apply(act, place, shaman) {
    const there = assignmentAt(act.G, place)!
    there.resolved = true
    const origin = { assignment: there, shaman: shaman !== undefined }
    const kind = kindOf(place)
    if (kind === 'monster') defeat(act, there)
    else if (kind === 'council') fight(act, there)
    else if (kind === 'room') explore(act, there, origin.shaman)
    else {
      act.say({ kind: 'resolved', player: act.player, place })
      act.G.deeds.push({ did: 'activate', place })
      run(act, locationOf(place).effects, origin)
    }
  },
  choices: ({ G }) => G.plan.map(({ place }) => [place]),
})

/** MM-603, MM-502. */
function defeat(act: Act, { place, units }: Assignment): void {
  const { G, player, say } = act
  const vp = monsterOf(place).vp + (units.some(({ cls }) => cls === 'ranger') ? rangerBounty : 0)
  areaOf(G, player).vp += vp
  say({ kind: 'defeated', player, monster: place, vp })
  G.deeds.push({ did: 'defeat', monster: place, overrun: isOverrun(G, place) })
}

/** MM-905, MM-907; a Quest that is not about a type counts it too (MM-815). */
function fight(act: Act, there: Assignment): void {
  const { G, player, say } = act
  const { id, vp, role } = councilOf(there.place)
  areaOf(G, player).vp += vp
  say({ kind: 'fought', player, council: id, vp })
  G.deeds.push({ did: 'defeat', monster: id, overrun: false })
  if (role === 'henchman') return
  areaOf(G, player).overlords.push(id)
  const token = tokenOf(G, id)
  if (token) run(act, [token.effect], { assignment: there })
}

/** MM-1004. */
function explore(act: Act, there: Assignment, shaman: boolean): void {
  const { G, player, say } = act
  const quarter = quarterOf(G, there.place)!
  say({ kind: 'room', player, room: there.place })
  run(act, roomOf(there.place).effects, { assignment: there, shaman })
  areaOf(G, player).rooms.push(there.place)
  const tower = G.city[quarter]
  tower.room = size(tower.below) > 0 ? known(tower.below).pop()! : null
}

/** The Resolution Step ends: Clean Up, and on to the Draw Phase. */
export const finishResolution = meeplesRule({
  args: [],
  reveals: () => true,
  check({ G }) {
    const wrong = resolving(G)
    if (wrong) return wrong
    return G.plan.every(({ resolved }) => resolved)
      ? undefined
      : refuse('MM-601', 'Everything you assigned to must be resolved')
  },
  apply(act) {
    cleanUp(act)
    advance(act)
  },
  choices: () => [[]],
})

/** MM-624: the next Monster's effect, in the order the owner likes. */
export const resolveTrophy = meeplesRule({
  args: [monsterShape],
  reveals: () => true,
  check({ G }, monster) {
    if (G.step !== 'trophies') return refuse('MM-624', 'This belongs to the Clean Up Step')
    return G.spoils.includes(monster) ? undefined : refuse('MM-624', 'This Monster has no effect left to resolve')
  },
  apply(act, monster) {
    takeSpoils(act, monster)
    advance(act)
  },
  choices: ({ G }) => G.spoils.map((monster) => [monster]),
})
