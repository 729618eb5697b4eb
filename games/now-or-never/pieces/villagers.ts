import type { Doing } from '../../kit/rule'
import { size, visible } from '../../kit/zones'
import type { G, NowOrNeverEvent } from '../state'

type Act = Doing<G, NowOrNeverEvent>

export const inRow = (G: G): string[] => G.villagerRow.filter((id) => id !== null)

export const villagersLeft = (G: G): number => inRow(G).length + size(G.villagerSupply)

/** Fills the empty slots as far as the supply goes (NON-141, NON-164). */
export function fillRow({ G, say }: Act): void {
  let came = 0
  G.villagerRow = G.villagerRow.map((id) => {
    const next = id ?? visible(G.villagerSupply).pop() ?? null
    if (id === null && next !== null) came += 1
    return next
  })
  if (came > 0) say({ kind: 'villagersCame', n: came })
}

/** Takes one out of the row; an empty row is refilled at once (NON-141). */
export function leaveRow(act: Act, villager: string): void {
  const { G } = act
  G.villagerRow[G.villagerRow.indexOf(villager)] = null
  if (emptied(G)) fillRow(act)
}

const emptied = (G: G): boolean => inRow(G).length === 0

/** Would taking one villager turn over new ones? */
export const lastInRow = (G: G): boolean => inRow(G).length === 1 && size(G.villagerSupply) > 0
