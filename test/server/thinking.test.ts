import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BotKind } from '../../games/kit/bot-kinds'
import type { GameDefinition } from '../../games/kit/definition'
import { open } from '../../games/kit/engine'
import { legality } from '../../games/kit/legality'
import { monuments } from '../../games/monuments/game'
import { Pool } from '../../server/thinking/pool'
import { bundle, removeBundle, Shipped } from './bundled'
import { tempFolder } from './house'
import { createMatch, dice, join, Player, until } from './visitors'

const definition = monuments as GameDefinition

function questionFor(seed: string, kind: BotKind = 'builder') {
  const { G } = open(definition, { players: 2, seed })
  return { kind, view: definition.view(G, G.current), seat: G.current, plan: [] }
}

describe('bots think in threads of their own', () => {
  let pool: Pool
  beforeEach(() => {
    pool = new Pool(1)
  })
  afterEach(() => pool.close())

  it('and say something legal', async () => {
    const question = questionFor('legal')
    const found = (await pool.think(definition, question).thought)!
    const { move, args } = found.choice
    expect(legality(definition, question.view, question.seat, move, args)).toHaveProperty('args')
  })

  it('while this thread goes on', async () => {
    await pool.think(definition, questionFor('warm')).thought
    let rounds = 0
    let thinking = true
    const goOn = () => {
      rounds++
      if (thinking) setImmediate(goOn)
    }
    setImmediate(goOn)
    await pool.think(definition, questionFor('busy', 'architect')).thought
    thinking = false
    expect(rounds).toBeGreaterThan(100)
  })

  it('one after another where there are more questions than threads', async () => {
    const answered: number[] = []
    const thoughts = [0, 1, 2].map(async (at) => {
      await pool.think(definition, questionFor(`line ${at}`)).thought
      answered.push(at)
    })
    await Promise.all(thoughts)
    expect(answered).toEqual([0, 1, 2])
  })

  it('and stop when nobody waits any more', async () => {
    const running = pool.think(definition, questionFor('running', 'architect'))
    const waiting = pool.think(definition, questionFor('waiting'))
    const behind = pool.think(definition, questionFor('behind'))
    waiting.cancel()
    running.cancel()
    expect(await waiting.thought).toBeUndefined()
    expect(await behind.thought).toBeDefined()
    await running.thought
  })
})

describe('a server killed while a bot thinks', () => {
  const folder = tempFolder()
  afterAll(() => {
    removeBundle()
    rmSync(folder, { recursive: true })
  })

  it('lets it go on after a restart', async () => {
    const script = await bundle()
    const env = { DATA_DIR: folder, BOT_PACE: '0' }
    const before = await Shipped.start(script, env)
    const matchID = await createMatch(before.url, 'monuments', { numPlayers: 2, bots: { 1: 'architect' } })
    const mine = await join(before.url, 'monuments', matchID, { playerName: 'Ana' })
    const match = { game: 'monuments', matchID, seats: [mine, mine] as [typeof mine, typeof mine] }
    const ana = await Player.sitDown(before.url, match, 0)
    const random = dice(3)
    await until('it is Ana’s turn', () => ana.view.G.current === '0')
    while (ana.view.G.current === '0') {
      const choices = ana.choices(definition)
      const { move, args } = choices[Math.floor(random() * choices.length)]!
      expect(await ana.move(move, ...args)).toMatchObject({ ok: true })
      await until('Ana has seen it', () => ana.view._stateID > 0)
    }
    const { _stateID } = ana.view
    await before.end('SIGKILL')
    ana.close()

    const after = await Shipped.start(script, env)
    const again = await Player.sitDown(after.url, match, 0)
    await until('the bot has moved', () => again.view._stateID > _stateID, 30_000)
    again.close()
    expect(await after.end('SIGTERM')).toBe(0)
  })
})
