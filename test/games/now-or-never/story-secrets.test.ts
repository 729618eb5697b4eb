import type { State } from 'boardgame.io'
import { afterEach, describe, expect, it } from 'vitest'
import { hire } from '../../../games/kit/bot'
import { choicesOf } from '../../../games/kit/legality'
import { begin, grant, type Request, replay } from '../../../games/kit/referee'
import { nowOrNever } from '../../../games/now-or-never/game'
import type { G } from '../../../games/now-or-never/state'
import { chapterOf, keep } from '../../../games/now-or-never/story/shelf'
import type { Chapter, Choice, Encounter } from '../../../games/now-or-never/story/types'
import { redactedFor } from '../../../server/match/views'
import { chooseFor } from '../../arena/choose'
import { chooseAny } from '../../conformance/harness'
import { seeded, shuffled } from '../../conformance/seeded'
import { nowOrNeverPlug } from './plug'

const options = { mode: 'story', chapter: 'sample', heroes: ['namal', 'zeik', 'marklun'] }
const book = chapterOf('sample')

afterEach(() => keep(book))

type Hidden = Pick<Choice, 'reaction' | 'reputation' | 'rewards' | 'bonus' | 'sets' | 'mission' | 'token'>

const hiddenOf = ({ reaction, reputation, rewards, bonus, sets, mission, token }: Choice): Hidden => ({
  reaction,
  reputation,
  rewards,
  bonus,
  sets,
  mission,
  token,
})

/** The same book to whoever has not taken a choice yet: every outcome belongs to another choice. */
function permuted(chapter: Chapter): Chapter {
  const pages = [...chapter.encounters, chapter.fallback]
  const outcomes = shuffled(
    pages.flatMap(({ choices }) => choices.map(hiddenOf)),
    seeded(5),
  )
  const anew = (page: Encounter): Encounter => ({
    ...page,
    choices: page.choices.map((one) => ({ ...one, ...outcomes.pop()!, reaction: `Otherwise: ${one.label}` })),
  })
  return { ...chapter, encounters: chapter.encounters.map(anew), fallback: anew(chapter.fallback) }
}

/** All that anybody at the table, or watching, has in hands after this. */
const shown = (state: State<G>): string =>
  JSON.stringify(
    ['0', '1', '2', null].map((seat) => [nowOrNever.view(state.G, seat), redactedFor(seat, state.deltalog ?? [])]),
  )

/** A random game with every position and the request that led out of it. */
function played(seed: number): { before: State<G>; request: Request; after: State<G> }[] {
  const random = seeded(seed)
  const steps: { before: State<G>; request: Request; after: State<G> }[] = []
  let state = begin(nowOrNever, { players: 3, options, seed: `story ${seed}` })
  while (!state.G.outcome) {
    const request = chooseAny(nowOrNeverPlug, state.G, random)
    const verdict = grant(nowOrNever, state, request)
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    steps.push({ before: state, request, after: verdict.state })
    state = verdict.state
  }
  return steps
}

/** A book that must not be opened. */
const forbidden = (chapter: Chapter): Chapter =>
  new Proxy(chapter, {
    get(target, key) {
      if (key === 'id') return target.id
      throw new Error(`somebody looked into the book for ${String(key)}`)
    },
  })

/** Is this a move that may look into the book? */
const reads = (request: Request): boolean =>
  request.kind === 'move' &&
  ['keepQuests', 'search', 'claimSearch', 'chooseStory', 'spendHearts', 'resolveRound', 'retreat'].includes(
    request.move,
  )

/** Has this step told an outcome? */
const tells = ({ before, after }: { before: State<G>; after: State<G> }): boolean =>
  after.G.outcome !== null ||
  (after.G.story?.open?.outcome?.success === true && before.G.story?.open?.outcome?.success !== true)

describe('secrets of the story', () => {
  it('NON-222 another outcome behind every choice changes nothing that anybody sees before its time', () => {
    const steps = [1, 2, 3].flatMap(played)
    const pages = steps.filter(({ request }) => request.kind === 'move' && request.move === 'search')
    const successes = steps.filter(tells)
    expect([pages.length > 20, successes.length > 10]).toEqual([true, true])
    keep(permuted(book))
    for (const { before, request, after } of steps.filter((step) => reads(step.request) && !tells(step))) {
      const verdict = grant(nowOrNever, before, request)
      if ('refusal' in verdict) throw new Error(verdict.refusal.because)
      expect(shown(verdict.state)).toBe(shown(after))
    }
    const differs = successes.filter(({ before, request, after }) => {
      const verdict = grant(nowOrNever, before, request)
      return 'state' in verdict && shown(verdict.state) !== shown(after)
    })
    expect(differs.length).toBeGreaterThan(10)
  })

  it('NON-222 what was not chosen, or failed, is in no state and no log at the end', () => {
    const steps = played(4)
    const log = JSON.stringify(steps.map(({ after }) => [after.deltalog, after.G.story]))
    const told = new Set(
      steps.filter(tells).flatMap(({ after }) => {
        const outcome = after.G.story?.open?.outcome
        return outcome?.success ? [outcome.reaction] : []
      }),
    )
    const all = [...book.encounters, book.fallback].flatMap(({ choices }) => choices.map(({ reaction }) => reaction))
    expect(
      all.filter((reaction) => log.includes(JSON.stringify(reaction).slice(1, -1)) && !told.has(reaction)),
    ).toEqual([])
    expect(told.size).toBeGreaterThan(0)
  })

  it('NON-222 a seat asks, chooses and thinks without the book', async () => {
    const steps = played(6).filter(({ before }) => before.G.story?.open)
    const bot = await hire('apprentice', nowOrNever)
    keep(forbidden(book))
    const asked = steps.filter(({ before }) =>
      ['chooseStory', 'die', 'combat'].includes(before.G.pending[0]?.kind ?? ''),
    )
    expect(asked.length).toBeGreaterThan(10)
    for (const { before } of [...asked, ...steps.slice(0, 40)]) {
      const seat = before.G.pending[0]?.player ?? before.G.current
      const view = nowOrNever.view(before.G, seat)
      expect(choicesOf(nowOrNever, view, seat).length).toBeGreaterThan(0)
      expect(chooseFor(bot, view, seat, seeded(1))).toBeDefined()
    }
  })

  it('NON-222 a match that is over is played again from its log alone', () => {
    const steps = played(8)
    const last = steps.at(-1)!.after
    keep(forbidden(book))
    nowOrNever.recall?.(steps.flatMap(({ after }) => after.deltalog?.flatMap(({ metadata }) => metadata ?? []) ?? []))
    const requests = steps.map(({ request }) => request)
    expect(replay(nowOrNever, steps[0]!.before, requests).at(-1)!.G).toEqual(last.G)
  })

  it('NON-224 NON-145 a page that was opened cannot be taken back', () => {
    const opened = played(7).filter(({ request }) => request.kind === 'move' && request.move === 'search')
    expect(opened.length).toBeGreaterThan(0)
    for (const { after } of opened) expect(after.G.undoable).toBe(0)
  })
})
