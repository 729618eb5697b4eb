import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameDefinition } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { clockwise, others } from '../../games/kit/order'
import { villagesOfValeria } from '../../games/villages-of-valeria/game'
import type { G, VillageEvent } from '../../games/villages-of-valeria/state'
import { type House, openHouse } from './house'
import { dice, type Match, Player, startMatch, until } from './visitors'

const definition = villagesOfValeria as GameDefinition
const seats = [0, 1, 2, 3, 4]
const tableOf = (player: Player): G => player.view.G as G

/** Seats five, plays random legal moves to the end; the first three who are asked to follow leave and come back first. */
class Table {
  readonly url: string
  readonly match: Match
  players: Player[] = []
  readonly returned: string[] = []

  constructor(url: string, match: Match) {
    this.url = url
    this.match = match
  }

  async sitDown(): Promise<this> {
    this.players = await Promise.all(seats.map((seat) => Player.sitDown(this.url, this.match, seat)))
    return this
  }

  asked(): Player {
    const [seat] = Object.keys(awaited(tableOf(this.players[0]!)))
    return this.players.find(({ mine }) => mine.seat === seat)!
  }

  async reload(player: Player): Promise<Player> {
    const before = { G: player.view.G, choices: player.choices(definition) }
    player.close()
    const again = await Player.sitDown(this.url, this.match, Number(player.mine.seat))
    expect({ G: again.view.G, choices: again.choices(definition) }).toEqual(before)
    this.players = this.players.map((one) => (one === player ? again : one))
    this.returned.push(again.mine.seat)
    return again
  }

  async step(random: () => number): Promise<void> {
    let mover = this.asked()
    const [due] = tableOf(mover).pending
    const follows = due?.kind === 'action' && due.role === 'follow'
    if (follows && this.returned.length < 3 && !this.returned.includes(due.player)) mover = await this.reload(mover)
    const choices = mover.choices(definition)
    const { move, args } = choices[Math.floor(random() * choices.length)]!
    const answer = await mover.move(move, ...args)
    if (!answer.ok) throw new Error(`${move} was refused: ${answer.refusal.because}`)
    await until('everybody has seen it', () => this.players.every(({ view }) => view._stateID === answer.stateID))
  }
}

/** The events of a match, turn by turn. */
function turnsOf(events: readonly VillageEvent[]): VillageEvent[][] {
  const turns: VillageEvent[][] = []
  for (const event of events) {
    if (event.kind === 'turnBegan') turns.push([])
    turns.at(-1)?.push(event)
  }
  return turns
}

/** Who answered the lead of a turn, in the order of the answers. */
const answersIn = (turn: readonly VillageEvent[]): string[] =>
  turn.flatMap((event) => {
    if (event.kind === 'followed') return [event.player]
    return event.kind === 'declined' && event.role === 'follow' ? [event.player] : []
  })

describe('Villages of Valeria, five at one table', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ games: [definition] })
  })
  afterAll(() => house.close())

  it('VV-028, VV-030, VV-203 all follow clockwise, also those who reload in the middle of a follow, to the end', async () => {
    const setupData = { events: true, endNumber: 6 }
    const match = await startMatch(house.url, definition.meta.id, { players: 5, setupData })
    const table = await new Table(house.url, match).sitDown()
    const random = dice(5)
    let moves = 0
    for (; !table.players[0]!.view.G.outcome && moves < 5_000; moves++) await table.step(random)
    expect(table.returned).toHaveLength(3)

    const views = table.players.map(tableOf)
    const [first] = views as [G]
    expect(first.outcome?.winners.length).toBeGreaterThan(0)
    for (const { outcome } of views) expect(outcome).toEqual(first.outcome)
    for (const { mine, view } of table.players) {
      const { G } = (await house.storage.stateOf(match.matchID))!
      expect(view.G).toEqual(JSON.parse(JSON.stringify(definition.view(G, mine.seat))))
    }

    const events = table.players[0]!.log.flatMap(({ metadata }) => (metadata ?? []) as VillageEvent[])
    const turns = turnsOf(events)
    expect(turns.length).toBeGreaterThan(5)
    const leaders = turns.map((turn) => turn.find((event) => event.kind === 'led')!.player)
    for (const [i, turn] of turns.entries()) expect(answersIn(turn)).toEqual(others(first, leaders[i]!))
    const round = clockwise(first.order, first.start)
    expect(leaders).toEqual(leaders.map((_, i) => round[i % 5]))
    expect(leaders.length % 5).toBe(0)
    for (const player of table.players) player.close()
  })
})
