import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { choicesFor, legality } from '../../games/kit/legality'
import { type PlayerId, type Refusal, refuse } from '../../games/kit/rule'

/** What the rules say about one position to one seat: asked once, shared by everything on the page. */
export class Answers<G extends MatchState> {
  readonly view: G
  private readonly definition: GameDefinition<G>
  private readonly seat: PlayerId | null
  private readonly refusals = new Map<string, Refusal | null>()
  private readonly lists = new Map<string, unknown[][]>()

  constructor(definition: GameDefinition<G>, view: G, seat: PlayerId | null) {
    this.definition = definition
    this.view = view
    this.seat = seat
  }

  readonly ask = (move: string, ...args: unknown[]): Refusal | null => {
    const { definition, view, seat, refusals } = this
    if (seat === null) return refuse(definition.clauses.turn, 'You are watching this match')
    const question = JSON.stringify([move, ...args], (_, value) => (value === undefined ? '\0' : value))
    const known = refusals.get(question)
    if (known !== undefined) return known
    const found = legality(definition, view, seat, move, args)
    const refusal = 'refusal' in found ? found.refusal : null
    refusals.set(question, refusal)
    return refusal
  }

  /** A copy: whoever asked may sort it. */
  readonly choices = (move: string): unknown[][] => {
    const { definition, view, seat, lists } = this
    if (seat === null) return []
    const list = lists.get(move) ?? choicesFor(definition, view, seat, move)
    lists.set(move, list)
    return [...list]
  }
}
