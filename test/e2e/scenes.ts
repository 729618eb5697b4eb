import type { State } from 'boardgame.io'
import type { Page } from 'playwright-core'
import { chooseAnything } from '../../games/kit/bot'
import type { BotKind } from '../../games/kit/bot-kinds'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { awaited, choicesOf } from '../../games/kit/legality'
import { begin, grant, type Request } from '../../games/kit/referee'
import { chooseAny } from '../conformance/harness'
import type { Plug } from '../conformance/plug'
import { seeded } from '../conformance/seeded'
import type { TableFor } from '../conformance/tables'

/** Positions that matches come to now and then, found by playing at random and laid out as matches on this device. */

export interface Scene<G extends MatchState> {
  readonly definition: GameDefinition<G>
  readonly players: number
  readonly options: object
  /** What the table keeps of a match on this device. */
  readonly kept: { readonly seed: string; readonly requests: readonly Request[] }
  /** As the first player sees it. */
  readonly view: G
}

/** The person sits here; bots have the other seats. */
export const person = '0'

/** Plays match after match until the first player is asked something in a position that is wanted. */
export function findScene<G extends MatchState>(
  definition: GameDefinition<G>,
  table: { players: number; options?: object },
  wanted: (view: G, moves: () => readonly string[]) => boolean,
): Scene<G> {
  const { players, options = {} } = table
  for (let match = 1; match <= 3_000; match++) {
    const seed = `scene-${match}-of-${definition.meta.id}`.slice(0, 60)
    const random = seeded(match)
    const requests: Request[] = []
    let state = begin(definition, { players, options, seed })
    while (!state.G.outcome) {
      const [player] = Object.keys(awaited(state.G)) as [string]
      const view = definition.view(state.G, player)
      if (player === person && wanted(view, () => movesIn(definition, view))) {
        return { definition, players, options, kept: { seed, requests }, view }
      }
      const choice = chooseAnything(definition, view, player, random)!
      const request: Request = { kind: 'move', player, ...choice }
      const verdict = grant(definition, state, request)
      if ('refusal' in verdict) throw new Error(verdict.refusal.because)
      requests.push(request)
      state = verdict.state
    }
  }
  throw new Error('No match came to such a position')
}

/** A random match, or its first moves, up to a share of its length; there the first player is asked something. */
export function sceneAt(
  plug: Plug,
  { players, options }: TableFor,
  match: number,
  share: number,
  moves = plug.longest(players),
): Scene<MatchState> & { readonly state: State<MatchState> } {
  const { definition } = plug
  const seed = `match-${match}-of-${definition.meta.id}`
  const random = seeded(match)
  const requests: Request[] = []
  const asked: { state: State<MatchState>; moves: number }[] = []
  const first = begin(definition, { players, options, seed })
  let state = first
  while (!state.G.outcome && requests.length < moves) {
    if (Object.hasOwn(awaited(state.G), person)) asked.push({ state, moves: requests.length })
    const request = chooseAny(plug, state.G, random)
    const verdict = grant(definition, state, request)
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    requests.push(request)
    state = verdict.state
  }
  const then = asked[Math.floor(asked.length * share)] ?? { state: first, moves: 0 }
  const kept = { seed, requests: requests.slice(0, then.moves) }
  return { definition, players, options, kept, state: then.state, view: definition.view(then.state.G, person) }
}

/** A random match that is over. */
export function endedMatch(plug: Plug, { players, options }: TableFor, match: number): Scene<MatchState> {
  const { definition } = plug
  const seed = `match-${match}-of-${definition.meta.id}`
  const random = seeded(match)
  const requests: Request[] = []
  let state = begin(definition, { players, options, seed })
  while (!state.G.outcome) {
    const request = chooseAny(plug, state.G, random)
    const verdict = grant(definition, state, request)
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    requests.push(request)
    state = verdict.state
  }
  return { definition, players, options, kept: { seed, requests }, view: definition.view(state.G, person) }
}

const movesIn = <G extends MatchState>(definition: GameDefinition<G>, view: G): string[] => [
  ...new Set(choicesOf(definition, view, person).map(({ move }) => move)),
]

/** Puts the scene on the device's shelf and opens it; the first player is a person, unless `alone` leaves all to the bots. */
export async function layOut<G extends MatchState>(
  page: Page,
  url: string,
  scene: Scene<G>,
  bot: BotKind = 'builder',
  names: readonly string[] = ['Ines', 'Ana', 'Tom', 'Liv', 'Uwe'],
  alone = false,
): Promise<void> {
  const id = 'scenescenesc'
  const seats = Array.from({ length: scene.players }, (_, i) => ({
    name: names[i]!,
    bot: i === 0 && !alone ? null : bot,
  }))
  const match = {
    id,
    game: scene.definition.meta.id,
    players: seats,
    options: scene.options,
    mode: 'hotseat',
    at: Date.now(),
  }
  await page.goto(`${url}/about`)
  await page.evaluate(
    ([one, kept]) => {
      localStorage.setItem('monumenta.local', JSON.stringify([one]))
      localStorage.setItem(`monumenta.table.${one.id}`, JSON.stringify(kept))
    },
    [match, scene.kept] as const,
  )
  await page.goto(`${url}/local/${id}`)
  await page.locator('.status, .scores').first().waitFor()
}
