import type { Bundle, Source } from './effects'

export interface Order {
  readonly id: string
  readonly name: string
  readonly give: Bundle
  readonly coins: number
  /** Points at the end of the game, once completed (NON-165). */
  readonly vp: number
  readonly source: Source
}

/** The order tokens, one of each. */
// biome-ignore format: a table, one row a line
export const orders: readonly Order[] = [
  { id: 'order-1', name: 'Shell order', give: { shell: 2 }, coins: 5, vp: 2, source: '2 VP and count 9 book; face ours' },
  { id: 'order-2', name: 'Tool order', give: { tool: 2 }, coins: 7, vp: 2, source: '2 VP and count 9 book; face ours' },
  { id: 'order-3', name: 'Demon order', give: { demon: 2 }, coins: 8, vp: 2, source: '2 VP and count 9 book; face ours' },
  { id: 'order-4', name: 'Crystal order', give: { crystal: 2 }, coins: 9, vp: 2, source: '2 VP and count 9 book; face ours' },
  { id: 'order-5', name: 'Camp supplies', give: { shell: 1, tool: 1 }, coins: 5, vp: 2, source: '2 VP and count 9 book; face ours' },
  { id: 'order-6', name: 'Forge order', give: { tool: 1, demon: 1 }, coins: 7, vp: 2, source: '2 VP and count 9 book; face ours' },
  { id: 'order-7', name: 'Lamp order', give: { demon: 1, crystal: 1 }, coins: 9, vp: 2, source: '2 VP and count 9 book; face ours' },
  { id: 'order-8', name: 'Jewel order', give: { shell: 1, crystal: 1 }, coins: 7, vp: 2, source: '2 VP and count 9 book; face ours' },
  { id: 'order-9', name: 'Mine order', give: { shell: 3, tool: 1 }, coins: 11, vp: 2, source: '2 VP and count 9 book; face ours' },
]

const ordersById = new Map(orders.map((one) => [one.id, one]))
export const orderOf = (id: string): Order => ordersById.get(id)!
