import { expect, it } from 'vitest'
import { awaited, type GameDefinition } from '../../games/kit/define'
import { nowOrNever } from '../../games/now-or-never/game'
import type { G } from '../../games/now-or-never/state'
import { chapterOf } from '../../games/now-or-never/story/shelf'
import { openHouse } from './house'
import { dice, Player, startMatch, until, Visitor } from './visitors'

const definition = nowOrNever as unknown as GameDefinition
const setupData = { mode: 'story', chapter: 'sample', heroes: ['marklun', 'zeik'] }
const idle = ['pass', 'retreat', 'sell', 'sellBest', 'reroll', 'placeSpecialist', 'restSpecialist', 'endTurn']

/** What somebody with a raw socket has received so far. */
function eavesdrop(visitor: Visitor): () => string {
  let bytes = ''
  visitor.socket.io.on('open', () =>
    visitor.socket.io.engine.on('data', (data: unknown) => {
      bytes += String(data)
    }),
  )
  return () => bytes
}

const asSent = (text: string): string => JSON.stringify(text).slice(1, -1)

it('no outcome of the story is on the wire before its choice has succeeded, through a whole chapter', async () => {
  const house = await openHouse({ games: [definition] })
  const match = await startMatch(house.url, 'now-or-never', { setupData })
  const spectator = new Visitor(house.url, 'now-or-never')
  const received = eavesdrop(spectator)
  await spectator.look(match.matchID)
  const players = [await Player.sitDown(house.url, match, 0), await Player.sitDown(house.url, match, 1)]
  const { encounters, fallback } = chapterOf('sample')
  const reactions = [...encounters, fallback].flatMap(({ choices }) => choices.map(({ reaction }) => reaction))
  const told = new Set<string>()
  const random = dice(21)
  const table = () => players[0]!.view.G as G
  while (!table().outcome) {
    const [seat] = Object.keys(awaited(table()))
    const mover = players.find(({ mine }) => mine.seat === seat)!
    const choices = mover.choices(definition)
    const busy = choices.filter(({ move }) => !idle.includes(move))
    const from = busy.length > 0 && random() < 0.9 ? busy : choices
    const { move, args } = from[Math.floor(random() * from.length)]!
    const answer = await mover.move(move, ...args)
    if (!answer.ok) throw new Error(`${move} was refused: ${answer.refusal.because}`)
    const seen = (one: Visitor) => one.state?._stateID === answer.stateID
    await until('everybody has seen it', () => [...players, spectator].every(seen))
    const outcome = table().story?.open?.outcome
    if (outcome?.success) told.add(outcome.reaction)
    for (const reaction of reactions) if (!told.has(reaction)) expect(received()).not.toContain(asSent(reaction))
  }
  expect(told.size).toBeGreaterThan(0)
  for (const reaction of told) expect(received()).toContain(asSent(reaction))
  for (const one of [...players, spectator]) one.close()
  await house.close()
})
