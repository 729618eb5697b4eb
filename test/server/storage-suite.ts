import type { LogEntry, Server } from 'boardgame.io'
import { createMatch } from 'boardgame.io/internal'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { begin, grant, type Request } from '../../games/kit/referee'
import { hashOf } from '../../server/lib/ids'
import { keptMessages, StaleState, type Storage, type TableSnapshot } from '../../server/match/storage'
import { type Lanterns, lanterns, shortLanterns } from './lanterns'

/** What every storage must do, whatever database lies below it. */

/** Data of a test: what is opened again finds what was stored. */
export interface Data {
  open(now?: () => number): Storage
  /** Rows of a match in every table. */
  rows(matchID: string): Promise<number[]>
  remove(): Promise<void>
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value))

export const metadataOf = (name?: string): Server.MatchData => ({
  gameName: 'lanterns',
  players: { 0: { id: 0, ...(name ? { name, credentials: hashOf('key') } : {}) }, 1: { id: 1 } },
  setupData: { bright: true },
  unlisted: false,
  createdAt: 1000,
  updatedAt: 1000,
})

function step(state: TableSnapshot, request: Request): TableSnapshot {
  const verdict = grant(lanterns, state, request)
  if ('refusal' in verdict) throw new Error(verdict.refusal.because)
  return verdict.state
}

const hand = (state: TableSnapshot, player: string): string[] => (state.G as Lanterns).hands[player] as string[]

export const lightOne = (state: TableSnapshot): TableSnapshot =>
  step(state, { kind: 'move', player: state.G.current, move: 'light', args: [hand(state, state.G.current)[0]] })

export const draw = (state: TableSnapshot): TableSnapshot =>
  step(state, { kind: 'move', player: state.G.current, move: 'draw', args: [] })

const undo = (state: TableSnapshot): TableSnapshot => step(state, { kind: 'undo', player: state.G.current })
const redo = (state: TableSnapshot): TableSnapshot => step(state, { kind: 'redo', player: state.G.current })

/** A state as it should come back: everything but the log of the last move. */
const stored = ({ deltalog: _, ...state }: TableSnapshot) => json(state)

export function storageSuite(name: string, prepare: () => Promise<Data>): void {
  describe(`storage: ${name}`, () => {
    let data: Data
    let storage: Storage
    let initialState: TableSnapshot
    let time: number

    beforeEach(async () => {
      data = await prepare()
      time = 5000
      storage = data.open(() => time)
      await storage.connect()
      initialState = begin(lanterns, { players: 2, seed: 'a seed' })
    })

    afterEach(async () => {
      await storage.close()
      await data.remove()
    })

    const create = (id: string, metadata = metadataOf()) => storage.createMatch(id, { initialState, metadata })

    async function reopen(): Promise<void> {
      await storage.close()
      storage = data.open(() => time)
      await storage.connect()
    }

    /** Plays through the storage: what is read is what the next step starts from. */
    function commit(id: string, change: (state: TableSnapshot) => TableSnapshot, metadata = metadataOf()) {
      return storage.alone(id, async () => {
        await storage.metadataOf(id)
        const previous = (await storage.stateOf(id))!
        const next = change(previous)
        await storage.commit(id, previous, next, metadata)
        return next
      })
    }

    it('gives back what was asked for and only that', async () => {
      await create('a')
      const all = await storage.fetch('a', { state: true, log: true, metadata: true, initialState: true })
      expect(all).toEqual({
        state: json(initialState),
        log: [],
        metadata: metadataOf(),
        initialState: json(initialState),
      })
      expect(Object.keys(await storage.fetch('a', { log: true }))).toEqual(['log'])
      expect(await storage.fetch('nowhere', { state: true, log: true, metadata: true, initialState: true })).toEqual({})
    })

    it('reads the end of a log, and what comes before it', async () => {
      await create('a')
      for (let i = 0; i < 5; i++) await commit('a', draw)
      const end = await storage.logOf('a', 2)
      // Whoever draws ends the turn: two entries a move.
      expect([end.earlier, end.log.map(({ _stateID }) => _stateID)]).toEqual([8, [4, 4]])
      const before = await storage.logOf('a', 3, end.earlier)
      expect([before.earlier, before.log.map(({ _stateID }) => _stateID)]).toEqual([5, [2, 3, 3]])
      expect(await storage.logOf('a', 9, 1)).toMatchObject({ earlier: 0, log: [{ _stateID: 0 }] })
    })

    it('refuses to create a match twice', async () => {
      await create('a')
      await expect(create('a')).rejects.toThrow()
    })

    it('takes what boardgame.io creates', async () => {
      const made = createMatch({ game: lanterns.game, numPlayers: 3, setupData: undefined, unlisted: true })
      if ('setupDataError' in made) throw new Error(made.setupDataError)
      await storage.createMatch('a', made)
      expect(await storage.stateOf('a')).toEqual(json(made.initialState))
      expect((await storage.some(['a']))[0]!.metadata.unlisted).toBe(true)
    })

    it('stores state, log and metadata of a move together', async () => {
      await create('a')
      const next = await commit('a', lightOne, { ...metadataOf('Ann'), updatedAt: 2000 })
      const {
        state,
        log,
        metadata,
        initialState: first,
      } = await storage.fetch('a', {
        state: true,
        log: true,
        metadata: true,
        initialState: true,
      })
      expect(state).toEqual(stored(next))
      expect(log).toEqual(json(next.deltalog))
      expect(metadata).toEqual({ ...metadataOf('Ann'), updatedAt: 2000 })
      expect(first).toEqual(json(initialState))
    })

    it('compares and sets: of two moves from the same state one is refused and leaves nothing', async () => {
      await create('a')
      const previous = (await storage.stateOf('a'))!
      const next = lightOne(previous)
      await storage.commit('a', previous, next, metadataOf())
      const before = await storage.fetch('a', { state: true, log: true, metadata: true })
      await expect(storage.commit('a', previous, draw(previous), metadataOf('Thief'))).rejects.toThrow(StaleState)
      expect(await storage.fetch('a', { state: true, log: true, metadata: true })).toEqual(before)
    })

    it('compares and sets in boardgame.io’s own setState too', async () => {
      await create('a')
      const one = lightOne(initialState)
      await storage.setState('a', one, one.deltalog)
      await expect(storage.setState('a', one, one.deltalog)).rejects.toThrow(StaleState)
      await expect(storage.setState('nowhere', one, one.deltalog)).rejects.toThrow(StaleState)
      expect(await storage.fetch('a', { state: true, log: true })).toEqual({
        state: stored(one),
        log: json(one.deltalog),
      })
    })

    it('is atomic: what can not be written at the end undoes what was written at the start', async () => {
      await create('a')
      const before = await storage.fetch('a', { state: true, log: true, metadata: true })
      const previous = before.state
      const next = lightOne(previous)
      const endless: Record<string, unknown> = {}
      endless.self = endless
      const metadata = { ...metadataOf(), setupData: endless }
      await expect(storage.commit('a', previous, next, metadata)).rejects.toThrow(/circular/i)
      const log = [...next.deltalog!, endless as unknown as LogEntry]
      await expect(storage.commit('a', previous, { ...next, deltalog: log }, metadataOf())).rejects.toThrow(/circular/i)
      expect(await storage.fetch('a', { state: true, log: true, metadata: true })).toEqual(before)
      await storage.commit('a', previous, next, metadataOf())
      expect(await storage.stateOf('a')).toEqual(stored(next))
    })

    it('keeps undo and redo exactly, step by step, across reopening', async () => {
      await create('a')
      let expected = initialState
      const tour = [
        lightOne,
        lightOne,
        undo,
        redo,
        undo,
        undo,
        redo,
        lightOne,
        undo,
        lightOne,
        draw,
        lightOne,
        undo,
        draw,
      ]
      for (const change of tour) {
        const next = await commit('a', change)
        expected = change(expected)
        expect(stored(next)).toEqual(stored(expected))
        expect(await storage.stateOf('a')).toEqual(stored(expected))
        await reopen()
        expect(await storage.stateOf('a')).toEqual(stored(expected))
      }
    })

    it('writes what has changed, and the table anew before that is longer than the table', async () => {
      await create('a')
      const changes = async () => (await data.rows('a'))[4]
      const seen: (number | undefined)[] = [await changes()]
      for (const change of Array.from({ length: 20 }, () => draw)) {
        await commit('a', change)
        seen.push(await changes())
      }
      expect(seen.slice(0, 3)).toEqual([0, 1, 2])
      expect(seen.lastIndexOf(0)).toBeGreaterThan(2)
      const last = await storage.stateOf('a')
      await reopen()
      expect(await storage.stateOf('a')).toEqual(last)
    })

    it('leaves nothing behind when a match is wiped, and the others alone', async () => {
      for (const id of ['a', 'b']) {
        await create(id)
        await commit(id, lightOne)
        await commit(id, lightOne)
        await storage.addChat(id, { id: 'm', sender: '0', payload: 'hello' })
      }
      expect(await data.rows('a')).toEqual([1, 1, 1, 2, 2, 1])
      await storage.wipe('a')
      expect(await data.rows('a')).toEqual([0, 0, 0, 0, 0, 0])
      expect(await data.rows('b')).toEqual([1, 1, 1, 2, 2, 1])
      expect(await storage.metadataOf('a')).toBeUndefined()
      expect(await storage.stateOf('a')).toBeUndefined()
      expect(await storage.chatOf('a')).toEqual([])
    })

    it('survives being closed and opened', async () => {
      await create('a', metadataOf('Ann'))
      const next = await commit('a', draw, metadataOf('Ann'))
      await storage.addChat('a', { id: 'm', sender: '0', payload: 'still here' })
      await reopen()
      expect(await storage.fetch('a', { state: true, log: true, metadata: true })).toEqual({
        state: stored(next),
        log: json(next.deltalog),
        metadata: metadataOf('Ann'),
      })
      expect(await storage.chatOf('a')).toEqual([{ id: 'm', sender: '0', payload: 'still here' }])
    })

    it('knows who is awaited, the turn and the winners without reading a state', async () => {
      let state: TableSnapshot = begin(shortLanterns, { players: 2, seed: 's' })
      await storage.createMatch('a', { initialState: state, metadata: metadataOf() })
      const listed = async () => {
        const [{ awaited, turn, winners }] = (await storage.some(['a'])) as [Awaited<ReturnType<Storage['some']>>[0]]
        return { awaited, turn, winners }
      }
      expect(await listed()).toEqual({ awaited: ['0'], turn: 1, winners: null })
      state = await commit('a', draw)
      expect(await listed()).toEqual({ awaited: ['1'], turn: 2, winners: null })
      while (!state.G.outcome) state = await commit('a', draw)
      expect(await listed()).toEqual({ awaited: [], turn: state.G.turn, winners: state.G.outcome.winners })
    })

    it('pages through a game’s public matches, newest first, none twice and none lost', async () => {
      const times = [10, 20, 20, 20, 30, 40]
      for (const [i, createdAt] of times.entries()) await create(`m${i}`, { ...metadataOf(), createdAt })
      await create('hidden', { ...metadataOf(), unlisted: true, createdAt: 25 })
      await create('other', { ...metadataOf(), gameName: 'chess', createdAt: 26 })
      const seen: string[] = []
      let before: number | undefined
      for (;;) {
        const page = await storage.page({ game: 'lanterns', limit: 2, ...(before ? { before } : {}) })
        if (page.length === 0) break
        seen.push(...page.map(({ id }) => id))
        before = page.at(-1)!.metadata.createdAt
      }
      expect(seen).toEqual(['m5', 'm4', 'm1', 'm2', 'm3', 'm0'])
    })

    it('lists by boardgame.io’s own filters', async () => {
      await create('running', { ...metadataOf(), updatedAt: 100 })
      await create('finished', { ...metadataOf(), updatedAt: 200, gameover: { winners: ['0'] } })
      expect(await storage.listMatches({ gameName: 'lanterns', where: { isGameover: true } })).toEqual(['finished'])
      expect(await storage.listMatches({ where: { updatedBefore: 150 } })).toEqual(['running'])
      expect(await storage.listMatches({ where: { updatedAfter: 150 } })).toEqual(['finished'])
      expect(await storage.listMatches({ gameName: 'chess' })).toEqual([])
      expect(await storage.page({ game: 'lanterns', limit: 9, isGameover: false })).toMatchObject([{ id: 'running' }])
    })

    it('finds what was updated after a time, though it notes only now and then that something happened', async () => {
      const minute = 60_000
      time = 1000 * minute
      await create('old', { ...metadataOf(), updatedAt: 10 * minute })
      await create('played', { ...metadataOf(), updatedAt: time })
      time += 5 * minute
      const before = (await storage.metadataOf('played'))!
      await commit('played', lightOne, { ...before, updatedAt: time })
      const updatedSince = async (updatedAfter: number) =>
        (await storage.page({ game: 'lanterns', limit: 9, updatedAfter })).map(({ id }) => id)
      expect(await updatedSince(time - 1)).toEqual(['played'])
      expect(await updatedSince(time)).toEqual([])
      expect((await storage.metadataOf('played'))?.updatedAt).toBe(time)
      await reopen()
      expect((await storage.metadataOf('played'))?.updatedAt).toBe(time)
      expect(await updatedSince(time - 1)).toEqual(['played'])
    })

    it('finds matches that can be joined', async () => {
      await create('open', { ...metadataOf('Ann'), createdAt: 1 })
      await create('newer', { ...metadataOf('Ann'), createdAt: 2 })
      await create('full', { ...metadataOf('Ann'), players: { 0: { id: 0, name: 'Ann' }, 1: { id: 1, name: 'Ben' } } })
      await create('over', { ...metadataOf('Ann'), gameover: {} })
      await create('hidden', { ...metadataOf('Ann'), unlisted: true })
      expect((await storage.open(undefined, 9)).map(({ id }) => id)).toEqual(['newer', 'open'])
      expect((await storage.open('lanterns', 1)).map(({ id }) => id)).toEqual(['newer'])
      expect(await storage.open('chess', 9)).toEqual([])
    })

    it('keeps the last messages of a match, each once', async () => {
      await create('a')
      expect(await storage.addChat('a', { id: 'x', sender: '0', payload: 'first' })).toBe(true)
      expect(await storage.addChat('a', { id: 'x', sender: '0', payload: 'again' })).toBe(false)
      expect(await storage.addChat('a', { id: 'x', sender: '1', payload: 'mine' })).toBe(true)
      for (let i = 0; i < keptMessages; i++) await storage.addChat('a', { id: `n${i}`, sender: '0', payload: `${i}` })
      const kept = await storage.chatOf('a')
      expect(kept).toHaveLength(keptMessages)
      expect(kept[0]).toEqual({ id: 'n0', sender: '0', payload: '0' })
      expect(kept.at(-1)?.payload).toBe(`${keptMessages - 1}`)
    })

    it('finds matches that are nobody’s any more', async () => {
      time = 100
      await create('finished', { ...metadataOf('Ann'), gameover: {} })
      await create('abandoned', metadataOf('Ann'))
      await create('unjoined')
      await create('touched', metadataOf('Ann'))
      time = 200
      await create('new')
      await storage.setMetadata('touched', metadataOf('Ann'))
      const never = { finished: 0, abandoned: 0, unjoined: 0 }
      const due = async (deadlines: object) => (await storage.outdated({ ...never, ...deadlines })).sort()
      expect(await due({})).toEqual([])
      expect(await due({ finished: 150 })).toEqual(['finished'])
      expect(await due({ abandoned: 150 })).toEqual(['abandoned', 'unjoined'])
      expect(await due({ unjoined: 150 })).toEqual(['unjoined'])
    })
  })
}
