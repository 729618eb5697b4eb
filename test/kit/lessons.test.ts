import { existsSync, readFileSync } from 'node:fs'
import type { LogEntry, State } from 'boardgame.io'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../games/catalog'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { awaited, legality, mayAct } from '../../games/kit/legality'
import { type Deed, deedsOf, isSame, type Lesson, pupil, type Step } from '../../games/kit/lesson'
import { begin, grant } from '../../games/kit/referee'

/** A new game need not have one at once; those of the house all do. */
const taught = catalog.filter(({ meta }) => existsSync(new URL(`../../games/${meta.id}/lesson.ts`, import.meta.url)))

async function lessonOf(game: string): Promise<Lesson> {
  const { lesson } = (await import(`../../games/${game}/lesson.ts`)) as { lesson: Lesson }
  return lesson
}

function made<G extends MatchState>(definition: GameDefinition<G>, state: State<G>, deed: Deed): State<G> {
  const verdict = grant(definition, state, { kind: 'move', ...deed })
  if ('refusal' in verdict) throw new Error(`${deed.move} ${JSON.stringify(deed.args)}: ${verdict.refusal.because}`)
  return verdict.state
}

const kindOf = (event: unknown): string[] =>
  typeof event === 'object' && event !== null && 'kind' in event ? [String(event.kind)] : []

const told = ({ deltalog = [] }: { readonly deltalog?: LogEntry[] }): string[] =>
  deltalog.flatMap(({ automatic, metadata }) => (automatic || !Array.isArray(metadata) ? [] : metadata.flatMap(kindOf)))

describe('the first game of every title is played by the rules of today', { timeout: 60_000 }, () => {
  it('every title of the house has one', () => {
    expect(taught.length).toBeGreaterThanOrEqual(5)
  })

  for (const { meta, load } of taught) {
    it(`${meta.title}: every step is legal, is the pupil's to do, and brings what it says`, async () => {
      const definition = await load()
      const { players, options, seed, before, steps } = await lessonOf(meta.id)
      await definition.prepare?.(options)
      let state = begin(definition, { players, options, seed })
      for (const deed of before) state = made(definition, state, deed)
      for (const [i, step] of steps.entries()) {
        const where = `step ${i + 1}: ${step.say}`
        const view = definition.view(state.G, pupil)
        if ('does' in step) expect(mayAct(state.G, pupil), where).toBe(true)
        if ('refused' in step) {
          const found = legality(definition, view, pupil, step.refused.move, step.refused.args)
          expect('refusal' in found ? found.refusal.clause : null, where).toBe(step.clause)
        }
        const events: string[] = []
        for (const deed of deedsOf(step)) {
          state = made(definition, state, deed)
          events.push(...told(state))
        }
        if ('brings' in step) expect(events, where).toEqual(step.brings)
      }
      // From here on it is a game like any other, and the pupil's turn.
      expect(state.G.outcome).toBeNull()
      expect(Object.keys(awaited(state.G))).toEqual([pupil])
    })

    it(`${meta.title}: between ten and twenty steps, with a refusal, others who play, and an end to read`, async () => {
      const { steps } = await lessonOf(meta.id)
      expect(steps.length).toBeGreaterThanOrEqual(10)
      expect(steps.length).toBeLessThanOrEqual(20)
      const count = (kind: string) => steps.filter((step: Step) => kind in step).length
      expect(count('does')).toBeGreaterThanOrEqual(4)
      expect(count('others')).toBeGreaterThanOrEqual(1)
      expect(count('refused')).toBeGreaterThanOrEqual(1)
      expect(deedsOf(steps.at(-1)!)).toEqual([])
    })

    it(`${meta.title}: what refuses is a clause of the rule book`, async () => {
      const rules = readFileSync(new URL(`../../games/${meta.id}/rules.md`, import.meta.url), 'utf8')
      const { steps } = await lessonOf(meta.id)
      for (const step of steps) if ('clause' in step) expect(rules).toContain(`**${step.clause}**`)
    })
  }
})

describe('a step asks for one move', () => {
  it('whatever the order its cards were picked in, and no other', () => {
    const asked = { move: 'erect', args: ['pyramids', ['a', 'b']] }
    expect(isSame(asked, { move: 'erect', args: ['pyramids', ['b', 'a']] })).toBe(true)
    expect(isSame(asked, { move: 'erect', args: ['pyramids', ['a']] })).toBe(false)
    expect(isSame(asked, { move: 'expand', args: ['pyramids', ['a', 'b']] })).toBe(false)
    expect(isSame({ move: 'a', args: [] }, { move: 'a', args: ['b'] })).toBe(false)
  })
})
