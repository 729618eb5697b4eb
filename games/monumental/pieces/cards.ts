import { automaActions, automaAdvanced, automaCivilizations } from '../data/automa'
import { basicBuildings, type CityCard, startCards } from '../data/city-cards'
import { civilizations, type Policy, type Warlord } from '../data/civilizations'
import { type Development, developments } from '../data/developments'
import type { Era, Text } from '../data/effects'
import { type Hero, heroes } from '../data/heroes'
import { terrains } from '../data/terrain'
import { barbarians, freeCities, markets, productionTokens } from '../data/tokens'

/** Looks rows up by their id. Asking for an id that is not there is a mistake of the caller. */
const byId = <T extends { readonly id: string }>(rows: readonly T[]) => {
  const map = new Map(rows.map((row) => [row.id, row]))
  return (id: string): T => map.get(id)!
}

/**
 * A card in G is named by its uid. Cards there is only one of are called by their id; of others each copy has its
 * number: `work-camp/0.2` is the third Work Camp of seat 0, `workshop/7` the eighth of its pile.
 */
export const idOf = (uid: string): string => {
  const at = uid.indexOf('/')
  return at < 0 ? uid : uid.slice(0, at)
}

export const civilizationOf = byId(civilizations)
export const policyOf = byId<Policy>(civilizations.flatMap(({ policies }) => policies))
export const warlordOf = (civ: string): Warlord => civilizationOf(civ).warlord
export const heroOf = byId<Hero>(heroes)
export const developmentOf = byId<Development>(developments)
export const tileOf = byId(terrains)
export const barbarianOf = byId(barbarians)
export const freeCityOf = byId(freeCities)
export const productionOf = byId(productionTokens)
export const marketOf = byId(markets)
export const basicOf = byId(basicBuildings)
export const automaCardOf = byId([...automaActions, ...automaAdvanced])
export const automaSpecialOf = (civ: string) => automaCivilizations.find((one) => one.civ === civ)!.special

const cityCards = byId<CityCard>([
  ...startCards,
  ...basicBuildings,
  ...civilizations.flatMap(({ special, knowledge }) => [special, knowledge]),
  ...developments,
])

const rowsByUid = new Map<string, CityCard>()

/** A card that can lie in a City, by its uid. */
export function cardOf(uid: string): CityCard {
  const known = rowsByUid.get(uid)
  if (known) return known
  const row = cityCards(idOf(uid))
  if (row) rowsByUid.set(uid, row)
  return row
}

const heroIds = new Set(heroes.map(({ id }) => id))
const basicIds = new Set(basicBuildings.map(({ id }) => id))
const policyIds = new Set(civilizations.flatMap(({ policies }) => policies.map(({ id }) => id)))
const marketIds = new Set<string>(markets.map(({ id }) => id))
const nexusOnly = new Set(civilizations.filter(({ id }) => id === 'atlanteans').map(({ special }) => special.id))

const warlordTexts = new Map(civilizations.map(({ warlord }) => [warlord.id, warlord.text]))

export const isHero = (id: string): boolean => heroIds.has(id)
export const isBasic = (id: string): boolean => basicIds.has(id)
export const isPolicy = (id: string): boolean => policyIds.has(id)
export const isMarket = (id: string): boolean => marketIds.has(id)

/** MO-192: Safe Harbor is treated as Knowledge. */
export const isKnowledge = (uid: string): boolean => cardOf(uid).kind === 'knowledge' || nexusOnly.has(uid)
export const isWonder = (uid: string): boolean => cardOf(uid).kind === 'wonder'

/** The text of a card, Policy, Warlord, Hero or Market, by the id it is used under. */
export function textOf(source: string): Text | null {
  if (isPolicy(source)) return policyOf(source).text
  if (warlordTexts.has(source)) return warlordTexts.get(source)!
  if (isHero(source)) return heroOf(source).text
  return isMarket(source) ? marketOf(source).text : (cardOf(source)?.text ?? null)
}

export function nameOf(id: string): string {
  const civ = civilizations.find(({ warlord }) => warlord.id === id)
  if (civ) return civ.warlord.name
  if (isPolicy(id)) return policyOf(id).name
  if (isHero(id)) return heroOf(id).name
  if (isMarket(id)) return marketOf(id).name
  return (freeCityOf(id) ?? cardOf(id)).name
}

/** The Era of a card of the display. */
export const eraOf = (id: string): Era => (isHero(id) ? heroOf(id) : developmentOf(id)).era

/** The uids of the cards a civilization begins with (MO-032). */
export const startingCards = (civ: string, seat: string): string[] => {
  const { special, knowledge } = civilizationOf(civ)
  const shared = startCards.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, n) => `${id}/${seat}.${n}`))
  return [...shared, special.id, knowledge.id]
}

export const isCivilization = (civ: string): boolean => civilizationOf(civ) !== undefined
export const policiesOf = (civ: string): readonly Policy[] => civilizationOf(civ).policies
