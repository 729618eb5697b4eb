import { describe, expect, it } from 'vitest'
import { awaited, choicesOf, legality } from '../../games/kit/legality'
import { mostSteps, replay, requestsOf } from '../../games/kit/referee'
import { position } from './position'
import { parade, relay } from './relay'

const sit = (players = 3) => position(relay, { players })

describe('G decides, ctx mirrors', () => {
  it('asks all who vote together at once, and the one question after them', () => {
    const at = sit()
    at.play('0', 'ask')
    expect(awaited(at.G)).toEqual({ 1: 'vote', 2: 'vote' })
    expect(at.state.ctx.activePlayers).toEqual({ 1: 'vote', 2: 'vote' })
    expect(at.refused('0', 'carry', 1).clause).toBe('RE-010')
    at.play('2', 'vote')
    expect(at.state.ctx.activePlayers).toEqual({ 1: 'vote' })
    at.play('1', 'vote')
    expect(at.state.ctx.activePlayers).toEqual({ 0: 'name' })
    expect(at.refused('0', 'carry', 1).clause).toBe('RE-012')
    at.play('0', 'name')
    at.play('0', 'carry', 1)
    expect(Object.keys(awaited(at.G))).toEqual(['0'])
  })

  it('offers only what answers the question', () => {
    const at = sit()
    at.play('0', 'ask')
    expect(choicesOf(relay, at.G, '1')).toEqual([{ move: 'vote', args: [] }])
    expect(choicesOf(relay, at.G, '0')).toEqual([])
  })

  it('follows the phases, and a question may open one', () => {
    const at = sit()
    expect(at.state.ctx.phase).toBe('carry')
    at.play('0', 'swapPhase')
    expect(at.state.ctx.phase).toBe('rest')
    expect(at.state.ctx.turn).toBe(at.G.turn)
    expect(at.state.ctx.activePlayers).toEqual({ 1: 'vote' })
    at.play('1', 'vote')
    at.play('0', 'swapPhase')
    expect([at.state.ctx.phase, at.state.ctx.currentPlayer]).toEqual(['carry', '0'])
  })

  it('passes the turn and ends the game', () => {
    const at = sit()
    at.play('0', 'carry', 3)
    at.play('0', 'pass')
    expect([at.state.ctx.currentPlayer, at.state.ctx.turn]).toEqual(['1', 2])
    at.play('1', 'carry', 3)
    at.play('1', 'pass')
    expect(at.state.ctx.gameover).toEqual(at.G.outcome)
    expect(at.refused('2', 'carry', 1).clause).toBe('RE-011')
  })
})

describe('what anybody may do at any time', () => {
  const march = () => position(parade, { players: 3 })

  it('is open out of turn, and past a question that is asked of others', () => {
    const at = march()
    at.play('2', 'cheer')
    expect(at.state.ctx.activePlayers).toEqual({ 0: '', 1: 'anytime', 2: 'anytime' })
    expect(Object.keys(awaited(at.G))).toEqual(['0'])
    expect(at.refused('2', 'carry', 1).clause).toBe('RE-010')
    at.play('0', 'ask')
    expect(at.state.ctx.activePlayers).toEqual({ 0: 'anytime', 1: 'vote', 2: 'vote' })
    at.play('0', 'cheer')
    at.play('1', 'cheer')
    expect(choicesOf(parade, at.G, '0').map(({ move }) => move)).toEqual(['cheer', 'cheer'])
    at.play('1', 'vote')
    expect(at.state.ctx.activePlayers).toEqual({ 0: 'anytime', 1: 'anytime', 2: 'vote' })
    expect(at.refused('1', 'vote').clause).toBe('RE-010')
  })

  it('is over with the game', () => {
    const at = march().with((G) => {
      G.steps = 6
    })
    at.play('0', 'pass')
    expect(at.refused('1', 'cheer').clause).toBe('RE-011')
    expect(choicesOf(parade, at.G, '1')).toEqual([])
  })

  it('ends the undo of others, and can be taken back in the own turn', () => {
    const at = march()
    at.play('0', 'carry', 1)
    at.play('0', 'cheer')
    expect(at.undo('0')).toBeUndefined()
    expect(at.G).toMatchObject({ votes: [], steps: 1 })
    at.play('1', 'cheer')
    expect(at.undo('0')?.because).toContain('nothing to take back')
    expect(at.undo('1')?.clause).toBe('RE-010')
    at.play('0', 'carry', 1)
    expect(at.undo('0')).toBeUndefined()
    expect(at.G).toMatchObject({ votes: ['1'], steps: 1 })
  })
})

describe('refusals', () => {
  it('name the clause, and malformed arguments never reach the rule', () => {
    const at = sit()
    expect(at.refused('0', 'toString').because).toContain('no such move')
    expect(at.refused('0', '__proto__').because).toContain('no such move')
    for (const args of [[], [4], ['1'], [1, 2], [null], [{}], [[1]]]) {
      expect(at.refused('0', 'carry', ...args)).toMatchObject({ clause: '', because: expect.stringContaining('form') })
    }
    at.play('0', 'carry', 3)
    at.play('0', 'carry', 3)
    expect(at.refused('0', 'carry', 1)).toEqual({ clause: 'RE-001', because: 'Too far' })
    expect(legality(relay, at.G, '0', 'draw', [])).toEqual({ args: [] })
  })

  it('leave out of the choices what check refuses', () => {
    const at = sit().with((G) => {
      G.steps = 4
    })
    expect(at.choices('0', 'carry')).toEqual([[1], [2]])
  })
})

describe('taking back', () => {
  it('goes back step by step, forward again, and never past a revealed card', () => {
    const at = sit()
    at.play('0', 'carry', 1)
    at.play('0', 'carry', 2)
    expect(at.undo('0')).toBeUndefined()
    expect(at.undo('0')).toBeUndefined()
    expect(at.G.steps).toBe(0)
    expect(at.undo('0')).toBeDefined()
    expect(at.redo('0')).toBeUndefined()
    expect(at.redo('0')).toBeUndefined()
    expect(at.redo('0')?.because).toBe('Nothing was taken back')
    expect(at.undo('0')).toBeUndefined()
    expect(at.G.steps).toBe(1)
    at.play('0', 'draw')
    expect(at.state._undo).toHaveLength(1)
    expect(at.undo('0')?.because).toContain('nothing to take back')
    at.play('0', 'carry', 1)
    expect(at.undo('0')).toBeUndefined()
    expect(at.undo('0')).toBeDefined()
  })

  it('reaches so many steps back and no further, and says so', () => {
    const at = sit().with((G) => {
      G.steps = -1000
    })
    for (let i = 0; i < mostSteps + 20; i++) at.play('0', 'carry', 1)
    expect(at.state._undo).toHaveLength(mostSteps + 1)
    expect(at.G.undoable).toBe(mostSteps)
    for (let left = mostSteps - 1; left >= 0; left--) {
      expect(at.undo('0')).toBeUndefined()
      expect(at.G).toMatchObject({ steps: left + 20 - 1000, undoable: left })
    }
    expect(at.undo('0')?.because).toContain('nothing to take back')
    for (let i = 0; i < mostSteps; i++) expect(at.redo('0')).toBeUndefined()
    expect(at.G).toMatchObject({ steps: mostSteps + 20 - 1000, undoable: mostSteps })
  })

  it('is over once somebody else has been asked, and across turns', () => {
    const at = sit()
    at.play('0', 'carry', 1)
    at.play('0', 'ask')
    expect(at.undo('0')).toBeDefined()
    expect(at.undo('1')?.because).toContain('nothing to take back')
    at.play('1', 'vote')
    at.play('2', 'vote')
    at.play('0', 'name')
    at.play('0', 'carry', 1)
    at.play('0', 'pass')
    expect(at.undo('0')?.clause).toBe('RE-010')
    expect(at.undo('1')).toBeDefined()
  })

  it('goes back over a new phase of the own turn, step by step, and forward again', () => {
    const at = sit().with((G) => {
      G.phase = 'rest'
    })
    at.play('0', 'carry', 1)
    at.play('0', 'swapPhase')
    at.play('0', 'carry', 2)
    for (const phase of ['carry', 'rest', 'rest']) {
      expect(at.undo('0')).toBeUndefined()
      expect([at.G.phase, at.state.ctx.phase, at.state.ctx.turn]).toEqual([phase, phase, at.G.turn])
    }
    expect(at.G).toMatchObject({ steps: 0, undoable: 0 })
    for (const _ of [1, 2, 3]) expect(at.redo('0')).toBeUndefined()
    expect(at.G).toMatchObject({ steps: 3, phase: 'carry', undoable: 3 })
    at.play('0', 'draw')
    expect(at.undo('0')?.because).toContain('nothing to take back')
  })

  it('is over with a new phase that asks somebody else, or that the turn passes on in', () => {
    const at = sit()
    at.play('0', 'swapPhase')
    expect(at.undo('0')).toBeDefined()
    at.play('1', 'vote')
    expect(at.undo('0')).toBeDefined()
    expect(at.state._undo).toHaveLength(1)
  })

  it('leaves no trace of what was said in what comes after', () => {
    const at = sit()
    at.play('0', 'carry', 1)
    at.undo('0')
    const said = (at.state.deltalog ?? []).map(({ metadata }) => metadata)
    expect(said).toEqual([undefined])
  })
})

describe('what is said', () => {
  it('stays readable after the move, even if it named parts of the position', () => {
    const at = sit()
    at.play('0', 'ask')
    expect(JSON.parse(JSON.stringify(at.state.deltalog))[0].metadata).toEqual([
      { kind: 'asked', player: '0', pending: [expect.anything(), expect.anything(), expect.anything()] },
    ])
  })
})

describe('history', () => {
  it('can be replayed from the log', () => {
    const at = sit()
    at.play('0', 'carry', 2)
    at.undo('0')
    at.play('0', 'draw')
    at.play('0', 'pass')
    const last = replay(relay, at.initial, at.requests).at(-1)!
    expect(last.G).toEqual(at.G)
    expect(() => replay(relay, at.initial, [{ kind: 'undo', player: '0' }])).toThrow('does not fit')
  })

  it('keeps secret arguments from the others', () => {
    const at = sit()
    at.play('0', 'ask')
    at.play('1', 'vote', 'for Ana')
    const log = at.state.deltalog ?? []
    expect(requestsOf(log)).toEqual([{ kind: 'move', player: '1', move: 'vote', args: ['for Ana'] }])
    expect(log[0]!.redact).toBe(true)
  })
})
