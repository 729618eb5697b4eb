import { type Refusal, refuse } from '../../kit/rule'
import { type Basic, basics } from '../data/effects'
import { type Act, gain, mountable, queue, repeatable, startUse, usable, victims } from '../effects'
import { nameOf, textOf } from '../pieces/cards'
import {
  activate,
  archivable,
  archiveSlot,
  blankable,
  bonusCards,
  discardSlot,
  iconsOf,
  idleNexus,
  putOnTop,
} from '../pieces/city'
import { loseInDesert, takeReward } from '../pieces/conquest'
import { capitalOf, putUnit, spotAt, takeUnit } from '../pieces/map'
import { answering, triggers } from '../pieces/texts'
import { placeToken, tokenPlaces } from '../pieces/wonders'
import { type Ask, type AskKind, areaOf, type G, idleSlots, type Owed } from '../state'

/** "Enough", "rather not": ends a question that need not be answered (any further). */
export const skip = 'skip'

type Question<K extends AskKind> = Owed & Extract<Ask, { ask: K }>

interface Answering<K extends AskKind> {
  /** What any other answer would break, and that in words. */
  readonly clause: string
  readonly because: string
  /** Every answer that is possible now. */
  answers(G: G, owed: Question<K>): string[]
  /** Does what was chosen; gives the question that remains, if any. */
  take(act: Act, owed: Question<K>, answer: string): Question<K> | undefined
}

const isBasic = (res: string): res is Basic => (basics as readonly string[]).includes(res)
const spendable = (G: G, { player }: Owed): Basic[] => basics.filter((res) => areaOf(G, player).goods[res] > 0)
const skipIf = (allowed: boolean): string[] => (allowed ? [skip] : [])

/** The question with one answer less to give; none after the last. */
const less = <Q extends { n: number }>(owed: Q): Q | undefined => (owed.n > 1 ? { ...owed, n: owed.n - 1 } : undefined)

/** One table for all questions: how they can be answered, and what that does. */
const questions: { readonly [K in AskKind]: Answering<K> } = {
  basic: {
    clause: 'MO-304',
    because: 'Choose Production, Science or Military',
    answers: () => [...basics],
    take(act, owed, res) {
      if (isBasic(res)) {
        const n = owed.same ? owed.n : 1
        gain(act, res, n, owed.source, owed.icons)
        if (owed.icons) act.say({ kind: 'gained', player: act.player, res, n, source: owed.source })
      }
      return owed.same ? undefined : less(owed)
    },
  },
  payBasic: {
    clause: 'MO-303',
    because: 'Pay with a basic resource that you have',
    answers: spendable,
    take({ G, player, say }, owed, res) {
      if (isBasic(res)) {
        areaOf(G, player).goods[res] -= 1
        say({ kind: 'paid', player, res, n: 1, source: owed.source })
      }
      return less(owed)
    },
  },
  convert: {
    clause: 'MO-305',
    because: 'Turn an unspent basic resource into another basic one',
    answers: (G, owed) => [
      ...spendable(G, owed).flatMap((from) => basics.filter((to) => to !== from).map((to) => `${from}>${to}`)),
      ...skipIf(owed.least === 0),
    ],
    take({ G, player, say }, owed, answer) {
      const [from, to] = answer.split('>')
      if (!from || !to || !isBasic(from) || !isBasic(to)) return undefined
      const { goods } = areaOf(G, player)
      goods[from] -= 1
      goods[to] += 1
      say({ kind: 'converted', player, from, to })
      return less({ ...owed, least: 0 })
    },
  },
  option: {
    clause: 'MO-303',
    because: 'This way its price cannot be paid, or nothing would come of it',
    answers: (G, { player, source }) => usable(G, player, source).map(String),
    take(act, { source }, answer) {
      startUse(act, source, Number(answer))
      return undefined
    },
  },
  again: {
    clause: 'MO-303',
    because: 'Do it once more, or leave it',
    answers: () => ['yes', skip],
    take(act, { source, option, left }) {
      startUse(act, source, option, left)
      return undefined
    },
  },
  activateSlot: {
    clause: 'MO-306',
    because: 'Choose a slot that this text reaches and that was not activated yet',
    answers: (G, { player, slots }) => [...idle(G, player, slots).map(String), skip],
    take({ G, player, say }, owed, answer) {
      const stack = areaOf(G, player).city[Number(answer)]!
      say({ kind: 'activatedCard', player, card: stack.at(-1)! })
      exhaust(G, owed.source)
      queue(G, ...activate(G, player, stack))
      return less(owed)
    },
  },
  activateNexus: {
    clause: 'MO-198',
    because: 'Choose a card of your Nexus that was not activated yet',
    answers: (G, { player }) => [...idleNexus(G, player), skip],
    take({ G, player, say }, _owed, card) {
      say({ kind: 'activatedCard', player, card })
      queue(G, ...activate(G, player, [card]))
      return undefined
    },
  },
  attach: {
    clause: 'MO-196',
    because: 'Choose a City card activated this turn that shows icons',
    answers: (G, { player, source }) => [...repeatable(G, player, source), skip],
    take({ G }, _owed, card) {
      queue(G, { do: 'run', source: card, effects: iconsOf(G, card), icons: true })
      return undefined
    },
  },
  bonus: {
    clause: 'MO-196',
    because: 'Choose a City card activated this turn',
    answers(G, { player, source, res }) {
      const { all, giving } = bonusCards(G, player, source, res)
      return oneOfEach([...giving, ...all.filter((card) => !giving.includes(card))])
    },
    take(act, { player, source, res, n }, card) {
      if (!bonusCards(act.G, player, source, res).giving.includes(card)) return undefined
      gain(act, res, n, source, true)
      act.say({ kind: 'gained', player, res, n, source })
      return undefined
    },
  },
  order: {
    clause: 'MO-054',
    because: 'Choose which of these texts comes first',
    answers: (_G, { of }) => of.map(({ source }) => source),
    take({ G }, { of }, first) {
      const rest = of.filter(({ source }) => source !== first)
      queue(G, ...of.filter(({ source }) => source === first), ...triggers(rest))
      return undefined
    },
  },
  market: {
    clause: 'MO-150',
    because: 'Take a token of this Market, or leave it',
    answers: () => ['take', skip],
    take({ G, player, say }, { hex }) {
      const market = spotAt(G, hex).market!
      market.left -= 1
      areaOf(G, player).markets.push(market.id)
      say({ kind: 'tookMarket', player, market: market.id })
      return undefined
    },
  },
  archive: {
    clause: 'MO-073',
    because: 'Choose a Building that stands in your City',
    answers: (G, { player }) => archivable(areaOf(G, player)).map(String),
    take(act, owed, slot) {
      archiveSlot(act, Number(slot))
      return less(owed)
    },
  },
  discardSlot: {
    clause: 'MO-308',
    because: 'Choose City cards that were not activated',
    answers: (G, { player, least }) => [...idleSlots(G, player).map(String), ...skipIf(least === 0)],
    take(act, owed, slot) {
      discardSlot(act, Number(slot))
      return less({ ...owed, least: 0 })
    },
  },
  recover: {
    clause: 'MO-308',
    because: 'Choose a card of your discard pile',
    answers: (G, { player }) => [...oneOfEach(areaOf(G, player).discard), skip],
    take({ G, player, say }, owed, card) {
      const area = areaOf(G, player)
      area.discard = area.discard.filter((uid) => uid !== card)
      putOnTop(area, card)
      say({ kind: 'recovered', player, card })
      return less(owed)
    },
  },
  blank: {
    clause: 'MO-187',
    because: 'Choose another activated City card whose text was not used and whose resources you still have',
    answers: (G, { player, source }) => blankable(G, player, source),
    take({ G, player, say }, _owed, card) {
      const { goods } = areaOf(G, player)
      for (const [res, n] of Object.entries(G.now.gave[card] ?? {})) {
        goods[res as Basic] -= n
        if (res === 'H') G.horses += n
      }
      delete G.now.gave[card]
      G.now.blank.push(card)
      say({ kind: 'blanked', player, card })
      return undefined
    },
  },
  sacrifice: {
    clause: 'MO-162',
    because: 'Choose one of your own Soldiers, but not the last Unit of a Province',
    answers: (G, { player, at, may }) => [
      ...victims(G, player, at).flatMap((hex) => {
        const { soldiers, mounted } = spotAt(G, hex).force!
        return [...(soldiers > 0 ? [`${hex}:soldier`] : []), ...(mounted > 0 ? [`${hex}:mounted`] : [])]
      }),
      ...skipIf(may),
    ],
    take(act, owed, answer) {
      const [hex, unit] = answer.split(':')
      sacrifice(act, hex!, unit!)
      return less(owed)
    },
  },
  restore: {
    clause: 'MO-164',
    because: 'Not so many of your Soldiers can return',
    answers: (_G, { n }) => Array.from({ length: n + 1 }, (_, i) => String(n - i)),
    take(act, _owed, answer) {
      restore(act, Number(answer))
      return undefined
    },
  },
  mount: {
    clause: 'MO-172',
    because: 'Choose a tile where one of your Soldiers has no Horse',
    answers: (G, { player, least }) => [
      ...(areaOf(G, player).goods.H > 0 ? mountable(G, player) : []),
      ...skipIf(least === 0),
    ],
    take({ G, player, say }, owed, hex) {
      const force = spotAt(G, hex).force!
      const { goods } = areaOf(G, player)
      force.soldiers -= 1
      force.mounted += 1
      goods.H -= 1
      say({ kind: 'mounted', player, hex })
      return less({ ...owed, least: 0 })
    },
  },
  reward: {
    clause: 'MO-118',
    because: 'Choose one of the two rewards',
    answers: () => ['A', 'B'],
    take(act, { token }, which) {
      takeReward(act, token, which === 'A' ? 'A' : 'B')
      return undefined
    },
  },
  desert: {
    clause: 'MO-124',
    because: 'Choose one of the Soldiers that conquered the Desert',
    answers: () => ['soldier', 'mounted'],
    take(act, { hex }, unit) {
      loseInDesert(act, hex, unit)
      return undefined
    },
  },
  wonderToken: {
    clause: 'MO-085',
    because: 'Choose a Province you control without a Wonder token, or your Capital',
    answers: (G, { player }) => tokenPlaces(G, player),
    take(act, { card }, hex) {
      placeToken(act, card, hex)
      return undefined
    },
  },
  keep: {
    clause: 'MO-199',
    because: 'Keep a basic resource that you have',
    answers: (G, owed) => [...spendable(G, owed), skip],
    take({ G, player, say }, owed, res) {
      if (!isBasic(res)) return undefined
      areaOf(G, player).goods[res] -= 1
      G.now.kept[res] = (G.now.kept[res] ?? 0) + 1
      say({ kind: 'kept', player, res })
      return less(owed)
    },
  },
}

const idle = (G: G, player: string, slots: readonly number[]): number[] => {
  const free = idleSlots(G, player)
  return slots.filter((slot) => free.includes(slot))
}

/** MO-190: a text that works once per turn is used up when something comes of it. */
function exhaust(G: G, source: string): void {
  const text = textOf(source)
  if (text?.kind === 'when' && text.narrow.oncePerTurn) G.now.used.push(source)
}

/** Copies of a card are all the same: one of each will do. */
function oneOfEach(uids: readonly string[]): string[] {
  const names = uids.map(nameOf)
  return uids.filter((_, i) => names.indexOf(names[i]!) === i)
}

/** MO-161, MO-165: onto the Warlord card; a Horse under it goes to the stock. */
function sacrifice({ G, player, say }: Act, hex: string, unit: string): void {
  takeUnit(G, hex, unit)
  if (unit === 'mounted') G.horses += 1
  areaOf(G, player).sacrificed += 1
  say({ kind: 'sacrificed', player, hex })
  queue(G, ...answering(G, player, 'sacrifice'))
}

/** MO-164. */
function restore({ G, player, say }: Act, n: number): void {
  areaOf(G, player).sacrificed -= n
  for (let i = 0; i < n; i++) putUnit(G, player, capitalOf(G, player), 'soldier')
  if (n > 0) say({ kind: 'restored', player, n })
}

/** How a question can be answered now. */
export function answersTo<K extends AskKind>(G: G, owed: Question<K>): string[] {
  const question: Answering<K> = questions[owed.ask as K]
  return question.answers(G, owed)
}

/** Why this is no answer to the question, if it is none. */
export function answerProblem<K extends AskKind>(G: G, owed: Question<K>, answer: string): Refusal | undefined {
  const question: Answering<K> = questions[owed.ask as K]
  return question.answers(G, owed).includes(answer) ? undefined : refuse(question.clause, question.because)
}

/** Takes one answer of `answersTo`; gives the question that remains, if any. */
export function takeAnswer<K extends AskKind>(act: Act, owed: Question<K>, answer: string): Owed | undefined {
  const question: Answering<K> = questions[owed.ask as K]
  return question.take(act, owed, answer)
}
