import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameDefinition, MatchState, View } from '../../games/kit/definition'
import { monuments } from '../../games/monuments/game'
import type { G } from '../../games/monuments/state'
import { type House, openHouse } from './house'
import { dice, type Match, Player, playRandomly, startMatch, until, Visitor } from './visitors'

/** What comes over the wire, byte by byte, held against the truth in the storage. */

type Cards = readonly string[]

const cards = (zone: unknown): Cards => (Array.isArray(zone) ? zone.map(String) : [])

const handsOf = ({ players }: G): [string, Cards][] =>
  Object.entries(players).map(([player, { hand }]) => [player, cards(hand)])

/** Every card that lies open for this seat, read off the whole truth and not off the game's own view. */
function openTo(table: G, seat: string | null): Cards {
  const hands = handsOf(table).filter(([owner]) => owner === seat || table.outcome)
  const stacks = Object.values(table.players).flatMap((area) => Object.values(area.stacks).flat())
  return [...cards(table.display), ...table.discard, ...stacks, ...hands.flatMap(([, hand]) => hand)]
}

const hidden = (table: G): Cards => [...cards(table.deck), ...handsOf(table).flatMap(([, hand]) => hand)]

/** Remembers every raw packet of a socket and what its owner could know by then. */
class Witness {
  readonly visitor: Visitor
  readonly seat: string | null
  readonly leaks = new Set<string>()
  packets = 0
  readonly #known = new Set<string>()
  readonly #unread: string[] = []

  constructor(visitor: Visitor, seat: string | null) {
    this.visitor = visitor
    this.seat = seat
    visitor.socket.io.on('open', () =>
      visitor.socket.io.engine.on('data', (data: unknown) => this.#unread.push(String(data))),
    )
  }

  /** Compares what came since the last time with the table as it truly is. */
  check(table: G, secrets: Cards): void {
    for (const card of openTo(table, this.seat)) this.#known.add(card)
    const bytes = this.#unread.splice(0).join('\n')
    this.packets += bytes ? 1 : 0
    const mayNot = hidden(table).filter((card) => !this.#known.has(card))
    for (const secret of [...mayNot.map((card) => JSON.stringify(card)), ...runsOf(cards(table.deck)), ...secrets]) {
      if (bytes.includes(secret)) this.leaks.add(secret)
    }
  }
}

/** Three cards in the order of the deck tell its order, even if each has been seen before. */
const runsOf = (deck: Cards): Cards => deck.slice(2).map((_, i) => JSON.stringify(deck.slice(i, i + 3)).slice(1, -1))

async function game(definition: GameDefinition, seed: number): Promise<Witness[]> {
  const house: House = await openHouse({ games: [definition] })
  const match: Match = await startMatch(house.url, definition.meta.id, { players: 3 })
  const truth = async () => (await house.storage.stateOf(match.matchID))!
  const first = await truth()
  const { seed: strong } = first.plugins.random!.data
  const credentials = match.seats.map((one) => one.credentials)
  const second = new Player(house.url, match, match.seats[1])
  const spectator = new Visitor(house.url, definition.meta.id)
  const witnesses = [new Witness(second, '1'), new Witness(spectator, null)]
  await second.look(match.matchID, '1', credentials[1])
  await spectator.look(match.matchID)
  const players = [await Player.sitDown(house.url, match, 0), second, await Player.sitDown(house.url, match, 2)]
  for (const witness of witnesses) witness.check(first.G as G, [strong, 'prngstate', ...credentials])
  const random = dice(seed)
  while (!players[0]!.view.G.outcome) {
    await playRandomly(definition, players, random, (moves) => moves === 1)
    const { G: table, _stateID, plugins } = await truth()
    await until('the spectator has seen it', () => spectator.state?._stateID === _stateID)
    const dicing = Object.values(plugins.random!.data.prngstate ?? {})
      .map(String)
      .filter((one) => one.length > 6)
    for (const witness of witnesses) witness.check(table as G, [strong, 'prngstate', ...dicing, ...credentials])
  }
  await second.look(match.matchID, '1', credentials[1])
  await spectator.look(match.matchID)
  for (const witness of witnesses) witness.check((await truth()).G as G, [strong, 'prngstate', ...credentials])
  for (const one of [...players, spectator]) one.close()
  await house.close()
  return witnesses
}

const honest = monuments as GameDefinition

describe('secrets on the wire', () => {
  const seed = Date.now() % 1_000_000

  it(`through a whole game of Monuments a player and a spectator receive nothing hidden (seed ${seed})`, async () => {
    for (const witness of await game(honest, seed)) {
      expect([...witness.leaks]).toEqual([])
      expect(witness.packets).toBeGreaterThan(50)
    }
  })

  it('the same eyes see what a careless view lets through', async () => {
    const careless: GameDefinition = { ...honest, view: (G) => G as View<MatchState> }
    for (const { leaks } of await game(careless, 11)) expect(leaks.size).toBeGreaterThan(20)
  })

  it('and a single card of another hand', async () => {
    const peep = (table: G, seat: string | null): G => {
      const seen = monuments.view(table, seat)
      const [, hand] = handsOf(table).find(([owner]) => owner === '2')!
      return { ...seen, fields: { ...seen.fields, peeped: hand[0] } as unknown as G['fields'] }
    }
    const [player, spectator] = await game({ ...monuments, view: peep } as unknown as GameDefinition, 12)
    expect(player!.leaks.size).toBeGreaterThan(0)
    expect(spectator!.leaks.size).toBeGreaterThan(0)
  })
})

describe('secrets in the log', () => {
  const lines: string[] = []
  let house: House
  beforeAll(async () => {
    const { jsonLog } = await import('../../server/lib/log')
    house = await openHouse({ log: jsonLog('debug', (line) => lines.push(line)) })
  })
  afterAll(() => house.close())

  it('one JSON line per event, never credentials or seeds', async () => {
    const match = await startMatch(house.url, 'lanterns')
    const player = await Player.sitDown(house.url, match, 0)
    await player.move('stumble')
    player.close()
    await until('the failure is written down', () => lines.length > 0)
    const { seed } = (await house.storage.stateOf(match.matchID))!.plugins.random!.data
    const secrets = [seed, ...match.seats.map(({ credentials }) => credentials)]
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(String),
        time: expect.any(String),
        msg: expect.any(String),
      })
      expect(secrets.filter((secret) => line.includes(secret))).toEqual([])
    }
    expect(lines.some((line) => line.includes('A lantern fell over'))).toBe(true)
  })
})
