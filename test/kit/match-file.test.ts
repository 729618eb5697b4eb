import { describe, expect, it } from 'vitest'
import { whyNot } from '../../client/table/carried'
import { inCatalog } from '../../games/catalog'
import { fromText, type MatchFile, toText } from '../../games/kit/match-file'
import { plugs } from '../conformance/plugs'
import { type Fixture, fixturesOf } from '../fixtures/fixtures'

const metaOf = (game: string) => inCatalog(game)?.meta

const carried = (game: string, { players, options, seed, version, scores, requests }: Fixture): MatchFile => ({
  game,
  version,
  seed,
  options: { ...options },
  players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null })),
  scores,
  requests,
})

const problemOf = (text: string) => {
  const read = fromText(text, metaOf)
  return 'problem' in read ? read.problem : undefined
}

const latest = (game: string) => carried(game, fixturesOf(game).at(-1)!)

describe.each(plugs.map(({ definition }) => definition))('a match of $meta.title as a file', (definition) => {
  const game = definition.meta.id

  it('comes back as it was, and plays to the same end', () => {
    const file = latest(game)
    expect(fromText(toText(file), metaOf)).toEqual({ file })
    expect(whyNot(definition, file)).toBeUndefined()
  })

  it('says what is wrong when any tenth character is damaged, cut off there or left out', () => {
    const file = { ...latest(game), requests: latest(game).requests.slice(0, 12) }
    const text = toText(file)
    for (let at = 0; at < text.length - 1; at += 10) {
      const other = text[at] === 'x' ? 'y' : 'x'
      expect(problemOf(text.slice(0, at) + other + text.slice(at + 1)), `damaged at ${at}`).toMatch(/\w{3}/)
      expect(problemOf(text.slice(0, at)), `cut off at ${at}`).toMatch(/damaged|holds no match/)
      const without = text.slice(0, at) + text.slice(at + 1)
      // White space around a line says nothing.
      if (text[at]!.trim() !== '') expect(problemOf(without), `without ${at}`).toMatch(/\w{3}/)
    }
  })

  it('is not believed where the rules do not play it so', () => {
    const file = latest(game)
    const scores = Object.fromEntries(Object.entries(file.scores!).map(([seat, points]) => [seat, points + 1]))
    expect(whyNot(definition, { ...file, scores })).toMatch(/other points/)
    expect(whyNot(definition, { ...file, requests: file.requests.slice(1) })).toBeDefined()
  })
})

describe('a file that holds no match for this house', () => {
  const file = latest('monuments')
  const changed = (change: Partial<MatchFile>) => problemOf(toText({ ...file, ...change }))

  it.each([
    ['not JSON', 'hello', /damaged or cut off/],
    ['nothing', '', /damaged or cut off/],
    ['a list', '[1, 2]', /holds no match/],
    ['another program’s', '{"name": "save game"}', /holds no match/],
    ['a newer format', toText(file).replace('"monumenta":1', '"monumenta":2'), /format 2/],
  ])('%s', (_, text, says) => expect(problemOf(text)).toMatch(says))

  it('names the part that is missing', () => {
    const { seed: _, ...rest } = JSON.parse(toText(file))
    expect(problemOf(JSON.stringify(rest))).toMatch(/“seed” is missing/)
  })

  it('names an unknown game, other rules, a table of the wrong size and options that are none', () => {
    expect(changed({ game: 'chess' })).toBe('There is no game “chess” here')
    expect(changed({ version: 99 })).toMatch(/version 99 of the rules of Monuments/)
    expect(changed({ players: [] })).toMatch(/can not begin: .* players/)
    expect(changed({ options: { eternalFame: 'often' } })).toMatch(/can not begin/)
  })
})
