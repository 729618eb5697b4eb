export type CardId = `${'red' | 'blue'}-${number}`

export interface Card {
  readonly id: CardId
  readonly value: number
}

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** SK-002. */
export const cards: readonly Card[] = (['red', 'blue'] as const).flatMap((colour) =>
  values.map((value): Card => ({ id: `${colour}-${value}`, value })),
)

const byId = new Map<string, Card>(cards.map((card) => [card.id, card]))

export function cardOf(id: string): Card {
  const card = byId.get(id)
  if (!card) throw new Error(`There is no card ${id}`)
  return card
}

/** Places of the market (SK-002). */
export const slots = [0, 1, 2, 3] as const
