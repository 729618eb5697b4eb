import { afterAll, beforeAll, expect, it } from 'vitest'
import { hire } from '../../games/kit/bot'
import type { Choice, GameDefinition } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { nowOrNever } from '../../games/now-or-never/game'
import type { G } from '../../games/now-or-never/state'
import { chooseFor } from '../arena/choose'
import { type House, openHouse } from './house'
import { dice, moveAction, Player, startMatch, until } from './visitors'

const definition = nowOrNever as unknown as GameDefinition

const isAnytime = ({ move }: Choice): boolean => definition.rules[move]!.anytime === true

/** As the game itself, for players who leave everything that has time for later. */
const unhurried: GameDefinition = {
  ...definition,
  rules: Object.fromEntries(Object.entries(definition.rules).filter(([, rule]) => !rule.anytime)),
}

let house: House
beforeAll(async () => {
  house = await openHouse({ games: [definition] })
})
afterAll(() => house.close())

const anytimeOf = (player: Player): Choice[] => player.choices(definition).filter(isAnytime)

const send = (player: Player, { move, args }: Choice, stateID: number) =>
  player.send(moveAction(move, args, player.mine), stateID, player.match.matchID, player.mine.seat)

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!

/** The fighter's next step and an anytime move of each of the others, all sent from the same state, in any order. */
/** What a player sees, as a bot is given it. */
const seenBy = ({ view, mine }: Player) => definition.view(view.G, mine.seat)

async function meet(players: readonly Player[], mover: Player, step: Choice, random: () => number) {
  const { _stateID } = mover.view
  const bystanders = players.filter((player) => player !== mover)
  const wishes = [
    { player: mover, choice: step },
    ...bystanders.map((player) => ({ player, choice: pick(anytimeOf(player), random) })),
  ].sort(() => random() - 0.5)
  const answers = await Promise.all(wishes.map(({ player, choice }) => send(player, choice, _stateID)))
  return { answers, wishes }
}

it('anytime moves of two others land between the steps of a third player’s combat; none is lost or refused for racing', async () => {
  const match = await startMatch(house.url, 'now-or-never', { players: 3 })
  const players = await Promise.all([0, 1, 2].map((seat) => Player.sitDown(house.url, match, seat)))
  const random = dice(5)
  const patient = await hire('apprentice', unhurried)
  const fights = new Set<number>()
  const inFights = new Set<string>()
  let raced = 0
  while (raced < 20) {
    const stored = (await house.storage.stateOf(match.matchID))!
    expect(stored.G.outcome).toBeNull()
    await until('everybody is there', () => players.every(({ view }) => view._stateID === stored._stateID))
    const mover = players.find(({ mine }) => Object.hasOwn(awaited(stored.G), mine.seat))!
    const step = chooseFor(patient, seenBy(mover), mover.mine.seat, random)!
    const fight = (mover.view.G as unknown as G).fight
    const ready = fight && players.every((player) => player === mover || anytimeOf(player).length > 0)
    if (!ready) {
      expect(await send(mover, step, stored._stateID)).toMatchObject({ ok: true })
      continue
    }
    const { answers, wishes } = await meet(players, mover, step, random)
    const refused = answers.flatMap((answer, i) => (answer.ok ? [] : [{ ...wishes[i]!.choice, ...answer.refusal }]))
    // Two may want the same order or gear; the rule says so then. Nobody is ever told to look again.
    expect(refused.filter(({ clause }) => clause === '')).toEqual([])
    raced += answers.filter(({ ok }) => ok).length === 3 ? 1 : 0
    fights.add(stored.G.turn)
    inFights.add(step.move)
  }
  expect(fights.size).toBeGreaterThan(2)
  expect(inFights.size).toBeGreaterThan(1)
  const { G, _stateID } = (await house.storage.stateOf(match.matchID))!
  await until('everybody has it all', () => players.every(({ view }) => view._stateID === _stateID))
  for (const { view, mine } of players) {
    expect(view.G).toEqual(JSON.parse(JSON.stringify(definition.view(G, mine.seat))))
  }
})

it('what is sent per move stays small', async () => {
  const match = await startMatch(house.url, 'now-or-never', { players: 4 })
  const players = await Promise.all([0, 1, 2, 3].map((seat) => Player.sitDown(house.url, match, seat)))
  const watcher = players[3]!
  const random = dice(8)
  const bot = await hire('apprentice', definition)
  for (let moves = 0; moves < 400; moves++) {
    const { G, _stateID } = (await house.storage.stateOf(match.matchID))!
    if (G.outcome) break
    await until('everybody is there', () => players.every(({ view }) => view._stateID === _stateID))
    const mover = players.find(({ mine }) => Object.hasOwn(awaited(G), mine.seat))!
    await send(mover, chooseFor(bot, seenBy(mover), mover.mine.seat, random)!, _stateID)
  }
  const sizes = watcher.heard
    .filter(({ event }) => event === 'patch' || event === 'update')
    .map(({ args }) => JSON.stringify(args).length)
    .sort((a, b) => a - b)
  expect(sizes.length).toBeGreaterThan(300)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(3 * 1024)
})
