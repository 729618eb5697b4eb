import { basicBuildings } from '../../../games/monumental/data/city-cards'
import { civilizations } from '../../../games/monumental/data/civilizations'
import type { Era, Icon, Resource } from '../../../games/monumental/data/effects'
import { cardOf, developmentOf, heroOf, idOf, isHero, isPolicy, policyOf } from '../../../games/monumental/pieces/cards'
import { describeEffects, describeText } from '../../../games/monumental/words/describe'

export type Kind = 'building' | 'knowledge' | 'wonder' | 'hero' | 'policy' | 'warlord'

/** What is printed on a card. */
export interface Printed {
  readonly id: string
  readonly kind: Kind
  readonly name: string
  readonly era: Era | null
  /** A Wonder has two prices: to start it, and the work. */
  readonly cost: readonly { readonly n: number; readonly res: Resource }[]
  readonly icons: readonly Icon[]
  readonly words: string
  /** A Wonder's bonus, a Policy's effect on developing, a Hero's Defense. */
  readonly more: string
  readonly vp: number
}

const plain = { era: null, cost: [], icons: [], more: '', vp: 0 } as const
const warlords = new Map(civilizations.map(({ warlord }) => [warlord.id, warlord]))

export const isWarlord = (id: string): boolean => warlords.has(id)

export function printedOn(uid: string): Printed {
  const id = idOf(uid)
  const warlord = warlords.get(id)
  if (warlord) return { ...plain, id, kind: 'warlord', name: warlord.name, words: describeText(warlord.text) }
  if (isPolicy(id)) return policyPrint(id)
  return isHero(id) ? heroPrint(id) : cardPrint(id)
}

function policyPrint(id: string): Printed {
  const { name, text, oneOff } = policyOf(id)
  return { ...plain, id, kind: 'policy', name, words: describeText(text), more: `at once: ${describeEffects(oneOff)}` }
}

function heroPrint(id: string): Printed {
  const { name, era, cost, defense, text, vp } = heroOf(id)
  return {
    ...plain,
    ...{ id, kind: 'hero', name, era, vp },
    cost: [{ n: cost, res: 'M' }],
    words: text ? describeText(text) : '',
    more: `Defense ${defense}`,
  }
}

function cardPrint(id: string): Printed {
  const { name, kind, icons, text, vp } = cardOf(id)
  const development = developmentOf(id)
  return {
    ...{ id, kind, name, icons, vp },
    era: development?.era ?? null,
    cost: costOf(id),
    words: text ? describeText(text) : '',
    more: development?.kind === 'wonder' ? `then ${describeEffects(development.bonus)}` : '',
  }
}

/** The printed price. */
function costOf(id: string): Printed['cost'] {
  const basic = basicBuildings.find((row) => row.id === id)
  if (basic) return [{ n: basic.cost, res: 'P' }]
  const development = developmentOf(id)
  if (!development) return []
  if (development.kind !== 'wonder') return [{ n: development.cost, res: development.kind === 'building' ? 'P' : 'S' }]
  return [
    { n: development.start, res: 'P' },
    { n: development.work, res: 'P' },
  ]
}
