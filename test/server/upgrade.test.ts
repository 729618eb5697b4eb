import { afterEach, describe, expect, it } from 'vitest'
import { defineGame } from '../../games/kit/boardgame'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { refuse } from '../../games/kit/rule'
import type { Hashes } from '../../server/match/rulebook'
import { type House, openHouse, tempFolder } from './house'
import { type Lanterns, shortLanterns } from './lanterns'
import { ask, createMatch, dice, Player, playRandomly, startMatch, until, Visitor } from './visitors'

const game = 'short-lanterns'

/** The same game after somebody has worked on it. */
function reworked(change: Partial<GameDefinition>, version = 2): GameDefinition {
  const meta = { ...shortLanterns.meta, version }
  return defineGame({ ...shortLanterns, meta, ...change }) as GameDefinition
}

const { draw } = shortLanterns.rules
/** As if a row of a table said something else: two cards instead of one. */
const drawTwo = {
  ...draw!,
  apply(doing: Parameters<NonNullable<typeof draw>['apply']>[0]) {
    draw!.apply(doing)
    ;(doing.G as Lanterns).swings += 1
  },
}
const noMore = { ...draw!, check: () => refuse('LA-003', 'Nobody draws any more') }

describe('a match outlives an upgrade', () => {
  let house: House
  let folder: string
  afterEach(() => house.close())

  async function open(definition: GameDefinition, hashes: Hashes = {}): Promise<void> {
    house = await openHouse({ games: [definition], folder, hashes })
  }

  /** A match of the first version with a few moves, in a house that opens again with the other game. */
  async function outlives(
    change: GameDefinition,
    { moves = 3, before, after }: { moves?: number; before?: Hashes; after?: Hashes } = {},
  ) {
    folder = tempFolder()
    await open(shortLanterns, before)
    const match = await startMatch(house.url, game)
    const players = [await Player.sitDown(house.url, match, 0), await Player.sitDown(house.url, match, 1)]
    await playRandomly(shortLanterns, players, dice(1), (made) => made >= moves)
    for (const player of players) player.close()
    await house.running.close()
    await open(change, after)
    return match
  }

  const refusal = { ok: false, refusal: { because: expect.stringContaining('earlier rules') } }
  const closedIn = ({ sync }: Visitor) => (sync as { closed?: string } | undefined)?.closed

  it('notes its rules when it is made', async () => {
    folder = tempFolder()
    await open(shortLanterns, { [game]: 'abc' })
    const id = await createMatch(house.url, game)
    expect((await house.storage.metadataOf(id))?.rules).toEqual({ version: 1, hash: 'abc' })
    expect((await ask(house.url, `/games/${game}/${id}`)).json.rules).toBeUndefined()
  })

  it('goes on as it was under the same rules', async () => {
    const match = await outlives(shortLanterns)
    const player = await Player.sitDown(house.url, match, 0)
    expect(player.view._stateID).toBe(3)
    expect(closedIn(player)).toBeUndefined()
    player.close()
  })

  it('a changed rule without a way there: it is shown, with the reason, and nobody plays on', async () => {
    const match = await outlives(reworked({ rules: { ...shortLanterns.rules, draw: noMore } }))
    const [ana, bo] = [await Player.sitDown(house.url, match, 0), await Player.sitDown(house.url, match, 1)]
    const mover = ana.view.G.current === '0' ? ana : bo
    expect(closedIn(ana)).toContain('earlier rules')
    expect(ana.view._stateID).toBe(3)
    expect(await mover.move('draw')).toMatchObject(refusal)
    ana.close()
    bo.close()
  })

  it('a new field: the game says how an old position gets it, and the match is played to its end', async () => {
    const withFresh = (G: MatchState): MatchState => ({ ...G, ...{ fresh: 7 } })
    const match = await outlives(reworked({ upgrades: { 1: withFresh } }))
    const players = [await Player.sitDown(house.url, match, 0), await Player.sitDown(house.url, match, 1)]
    expect(players[0]!.view.G).toMatchObject({ fresh: 7, undoable: 0 })
    expect((await house.storage.metadataOf(match.matchID))?.rules).toMatchObject({ version: 2, since: 3 })
    expect(await players[0]!.step('UNDO')).toMatchObject({ ok: false })
    await playRandomly(reworked({}), players, dice(2))
    const replay = await ask(house.url, `/api/matches/${match.matchID}/replay`)
    expect(replay.json.initial.G.fresh).toBe(7)
    expect(replay.json.log[0]._stateID).toBe(3)
    for (const player of players) player.close()
  })

  it('a row that changed under the same number is found by playing the match again', async () => {
    const hashes = { before: { [game]: 'a' }, after: { [game]: 'b' } }
    const match = await outlives(reworked({ rules: { ...shortLanterns.rules, draw: drawTwo } }, 1), hashes)
    const player = await Player.sitDown(house.url, match, 0)
    expect(closedIn(player)).toContain('earlier rules')
    expect((await house.storage.metadataOf(match.matchID))?.rules).toMatchObject({ hash: 'a', unfit: 'b' })
    player.close()
  })

  it('another source of the same rules changes nothing', async () => {
    const match = await outlives(shortLanterns, { before: { [game]: 'a' }, after: { [game]: 'b' } })
    const player = await Player.sitDown(house.url, match, 0)
    expect(closedIn(player)).toBeUndefined()
    expect((await house.storage.metadataOf(match.matchID))?.rules).toMatchObject({ version: 1, hash: 'b' })
    player.close()
  })

  it('what today can not even look at is refused in words', async () => {
    const blind = reworked({
      view: () => {
        throw new Error('no such field')
      },
    })
    const match = await outlives(blind)
    const visitor = await new Visitor(house.url, game).look(match.matchID)
    expect(visitor.refused.at(-1)?.refusal.because).toContain('earlier rules')
    visitor.close()
  })

  it('a finished match of rules that are gone keeps its result and has no replay', async () => {
    const match = await outlives(reworked({}), { moves: 1000 })
    const watcher = await new Visitor(house.url, game).look(match.matchID)
    expect(closedIn(watcher)).toContain('earlier rules')
    expect(watcher.state?.G.outcome?.winners).toHaveLength(1)
    const replay = await ask(house.url, `/api/matches/${match.matchID}/replay`)
    expect(replay.status).toBe(409)
    expect(replay.json.message).toContain('earlier rules')
    watcher.close()
  })

  it('stored before versions were noted it counts as the first', async () => {
    folder = tempFolder()
    await open(shortLanterns)
    const { matchID } = await startMatch(house.url, game)
    const { rules: _, ...without } = (await house.storage.metadataOf(matchID))!
    await house.storage.setMetadata(matchID, without)
    const watcher = await new Visitor(house.url, game).look(matchID)
    expect(closedIn(watcher)).toBeUndefined()
    await house.running.close()
    await open(reworked({}))
    const later = await new Visitor(house.url, game).look(matchID)
    await until('it is shown', () => closedIn(later)?.includes('earlier rules'))
    later.close()
  })
})
