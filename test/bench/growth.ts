import { catalog } from '../../games/catalog'
import type { GameDefinition } from '../../games/kit/definition'
import { type House, openHouse } from '../server/house'
import { ask, createMatch, Visitor } from '../server/visitors'
import { crowd, longGame, longMatches } from './long'
import type { Case, Part } from './part'

/** What grows with the house, and with a match: the list in the lobby, and opening a table. */

const crowds = [100, 10_000, 100_000]
const lengths = [20, 200, 2_000]

const houses: House[] = []

async function openWith(definition: GameDefinition): Promise<House> {
  const house = await openHouse({ games: [definition] })
  houses.push(house)
  return house
}

const inWords = (count: number): string => count.toLocaleString('en')

const lobbyOf = (count: number): string => `the lobby's list of open matches, among ${inWords(count)}`

async function listed(definition: GameDefinition, count: number): Promise<Case> {
  const { url, folder } = await openWith(definition)
  await createMatch(url, definition.meta.id, { numPlayers: 4 })
  crowd(folder, count)
  const times = 20
  return {
    name: lobbyOf(count),
    ...(count === crowds[0] ? {} : { against: lobbyOf(crowds[0]!) }),
    times,
    async run() {
      for (let i = 0; i < times; i++) {
        const { status, json } = await ask(url, '/api/matches?open=1')
        if (status !== 200 || json.matches.length === 0) throw new Error(`The lobby was answered ${status}`)
      }
    },
  }
}

const syncAt = (moves: number): string => `opening a table after ${inWords(moves)} moves`

async function opened(definition: GameDefinition): Promise<Case[]> {
  const house = await openWith(definition)
  const matches = await longMatches(house, definition, lengths)
  const visitor = new Visitor(house.url, definition.meta.id)
  const times = 20
  return matches.map(({ matchID }, i) => ({
    name: syncAt(lengths[i]!),
    ...(i === 0 ? {} : { against: syncAt(lengths[0]!) }),
    times,
    async run() {
      for (let n = 0; n < times; n++) await visitor.look(matchID)
      visitor.heard.length = 0
    },
  }))
}

export const part: Part = {
  async open() {
    const definition = await catalog.find(({ meta }) => meta.id === longGame)!.load()
    return [...(await Promise.all(crowds.map((count) => listed(definition, count)))), ...(await opened(definition))]
  },
  async close() {
    for (const house of houses) await house.close()
  },
}
