import type { PlayerId } from '../../kit/rule'
import type { DiscountedAction, Effect, Event, Ongoing, Text } from '../data/effects'
import { areaOf, type G, isAutoma, type Task, type Trigger, type UnitKind, unspent } from '../state'
import { cardOf, heroOf, policyOf, warlordOf } from './cards'

/** A text that is on for a player now, and the Unit it needs with it, if any. */
export interface Voice {
  readonly source: string
  readonly text: Text
  readonly unit?: UnitKind
}

/** MO-105, MO-182: the Policies whose text is on. */
export function activePolicies(G: G, player: PlayerId): string[] {
  const { civ, policies } = areaOf(G, player)
  if (isAutoma(G, player)) return []
  if (civ === 'mughals') return G.current === player ? G.now.policies : []
  return policies.slice(-1)
}

/** All texts that are on for a player: activated cards, Policies, the Warlord, Heroes. */
export function voices(G: G, player: PlayerId): Voice[] {
  const { civ, heroes } = areaOf(G, player)
  if (!civ || isAutoma(G, player)) return []
  const { id, text: warlord } = warlordOf(civ)
  const found: Voice[] = [{ source: id, text: warlord, unit: 'warlord' }]
  for (const source of activePolicies(G, player)) found.push({ source, text: policyOf(source).text })
  for (const source of heroes) {
    const { text } = heroOf(source)
    if (text) found.push({ source, text, unit: source })
  }
  if (G.current !== player) return found
  for (const source of G.now.activated) {
    const { text } = cardOf(source)
    if (text && !G.now.blank.includes(source)) found.push({ source, text })
  }
  return found
}

/** Is a rule of this kind on, and by whose text? */
export function ruleOn<K extends Ongoing['do']>(
  G: G,
  player: PlayerId,
  kind: K,
): { source: string; rule: Extract<Ongoing, { do: K }> } | undefined {
  for (const { source, text } of voices(G, player)) {
    if (text.kind === 'ongoing' && isRule(text.rule, kind)) return { source, rule: text.rule }
  }
  return undefined
}

const isRule = <K extends Ongoing['do']>(rule: Ongoing, kind: K): rule is Extract<Ongoing, { do: K }> =>
  rule.do === kind

/** What a conquest is like, for the texts that look at it. */
export interface Conquest {
  readonly units: readonly UnitKind[]
  readonly coastal: boolean
  readonly barbarian: boolean
  readonly enemy: boolean
  readonly first: boolean
}

export interface Discount {
  readonly n: number
  readonly sources: string[]
}

/** several discounts add up. */
export function discountOn(G: G, player: PlayerId, action: DiscountedAction, conquest?: Conquest): Discount {
  const sources: string[] = []
  let n = 0
  for (const { source, text, unit } of voices(G, player)) {
    if (text.kind !== 'ongoing' || text.rule.do !== 'discount' || text.rule.action !== action) continue
    if (text.self && !conquest?.units.includes(unit ?? '')) continue
    if (text.rule.only === 'coastal' && !conquest?.coastal) continue
    if (text.rule.only === 'first' && !conquest?.first) continue
    n += text.rule.n
    sources.push(source)
  }
  return { n, sources }
}

/** A text that answers to an event: what it brings, and what it takes. */
export interface Response {
  readonly source: string
  readonly text: Extract<Text, { kind: 'when' }>
}

/** The texts of a player that answer to an event, the Warlord's first (MO-117). */
export function responses(G: G, player: PlayerId, event: Event, conquest?: Conquest): Response[] {
  return voices(G, player).flatMap(({ source, text, unit }) => {
    if (text.kind !== 'when' || text.event !== event) return []
    const { self, only, unspent: least, oncePerTurn } = text.narrow
    if (self && !conquest?.units.includes(unit ?? '')) return []
    if (only && !conquest?.[only]) return []
    if (least !== undefined && unspent(areaOf(G, player)) < least) return []
    if (oncePerTurn && G.now.used.includes(source)) return []
    return [{ source, text }]
  })
}

/** Texts that answer to the same event, in the order the player likes. */
export const triggers = (of: Trigger[]): Task[] => (of.length > 0 ? [{ do: 'triggers', of }] : [])

/** What an event other than a conquest brings. */
export const answering = (G: G, player: PlayerId, event: Event): Task[] =>
  triggers(responses(G, player, event).map(({ source, text }) => ({ do: 'run', source, effects: text.effects })))

export const reveals = (effects: readonly Effect[]): boolean => effects.some((effect) => effect.do === 'draw')
