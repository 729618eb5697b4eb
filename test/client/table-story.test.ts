import type { LogEntry } from 'boardgame.io'
import { expect, test } from 'vitest'
import { lastOfOthers } from '../../client/table/happened'
import { fold, hasActed, linesOf, seenLines } from '../../client/table/story'

let stateID = 0

function entry(type: 'MAKE_MOVE' | 'UNDO' | 'REDO', player: string, turn: number, said?: unknown): LogEntry {
  const payload = { type: 'x', args: [], playerID: player }
  return { action: { type, payload }, _stateID: stateID++, turn, phase: '', metadata: said }
}
const move = (player: string, turn: number, ...said: unknown[]) => entry('MAKE_MOVE', player, turn, said)
const undo = (player: string, turn: number) => entry('UNDO', player, turn)
const redo = (player: string, turn: number) => entry('REDO', player, turn)
const turnEnd = (player: string, turn: number): LogEntry => ({ ...move(player, turn, 'no line'), automatic: true })

const told = (log: LogEntry[]) => linesOf(fold(log)).map(({ event }) => event)

test('moves that were taken back are not told', () => {
  expect(told([move('0', 1, 'a'), move('0', 1, 'b'), undo('0', 1)])).toEqual(['a'])
  expect(told([move('0', 1, 'a'), undo('0', 1), move('0', 1, 'c')])).toEqual(['c'])
})

test('a move made again is told in the words it was told with', () => {
  expect(told([move('0', 1, 'a'), move('0', 1, 'b'), undo('0', 1), undo('0', 1), redo('0', 1)])).toEqual(['a'])
  expect(told([move('0', 1, 'a'), undo('0', 1), redo('0', 1), move('0', 1, 'b', 'c')])).toEqual(['a', 'b', 'c'])
})

test('redo is possible until another move is made', () => {
  const two = [move('0', 1, 'a'), move('0', 1, 'b'), undo('0', 1), undo('0', 1)]
  expect(fold(two).redoable).toBe(2)
  expect(fold([...two, redo('0', 1)]).redoable).toBe(1)
  expect(fold([...two, move('0', 1, 'c')]).redoable).toBe(0)
  expect(fold([]).redoable).toBe(0)
})

test('what boardgame.io notes for itself is no line, nor is a move without words', () => {
  expect(
    told([move('0', 1, 'a'), turnEnd('0', 1), entry('MAKE_MOVE', '1', 2), entry('MAKE_MOVE', '1', 2, 'text')]),
  ).toEqual(['a'])
})

test('lines are counted as seen up to the end of the last own turn', () => {
  const lines = linesOf(fold([move('0', 1, 'a', 'b'), move('1', 2, 'c'), move('0', 3, 'd')]))
  expect(seenLines(lines, '0', { current: '0' })).toBe(2)
  expect(seenLines(lines, '0', { current: '1' })).toBe(4)
  expect(seenLines(lines, '1', { current: '1' })).toBe(3)
  expect(seenLines(lines, null, { current: '1' })).toBe(0)
})

test('knows whether somebody has done anything this turn', () => {
  const story = fold([move('0', 1, 'a'), move('1', 2, 'b'), undo('1', 2)])
  expect(hasActed(story, '1', 2)).toBe(false)
  expect(hasActed(story, '0', 1)).toBe(true)
  expect(hasActed(fold([move('0', 1, 'a'), move('1', 2, 'b')]), '0', 3)).toBe(false)
})

test('a new phase is no new turn: what was done before it was done this turn', () => {
  expect(hasActed(fold([move('1', 1, 'a'), move('0', 2, 'b')]), '0', 3)).toBe(true)
})

test('what just happened is the last line about everybody else, until one does something oneself', () => {
  const log = [move('0', 1, 'a'), move('1', 2, 'b'), move('1', 2, 'c', 'd'), move('2', 3, 'e')]
  const heard = (lastDeed: number, seat: string | null = '0') => {
    const lines = linesOf(fold(log))
    const keys = lastOfOthers(lines, { seat, lastDeed }).map(({ key }) => key)
    return lines.filter(({ key }) => keys.includes(key)).map(({ event }) => event)
  }
  expect(heard(log[0]!._stateID)).toEqual(['d', 'e'])
  expect(heard(log[2]!._stateID)).toEqual(['e'])
  expect(heard(log[3]!._stateID + 1)).toEqual([])
  expect(heard(-1, null)).toEqual(['a', 'd', 'e'])
})
