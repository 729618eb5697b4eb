import { size } from '../../kit/zones'
import { buildingOf } from '../data/buildings'
import { searchIncome } from '../data/constants'
import type { Resource, Standing } from '../data/effects'
import { villagerOf } from '../data/villagers'
import type { Area } from '../state'

export type Yield = Partial<Record<Resource, number>>

/** What a player's housed villagers, buildings and search tokens make (NON-170, NON-171, NON-181). */
export function yieldOf(area: Area, final: boolean): Yield {
  const made: Yield = {}
  const add = (what: Resource, n: number) => {
    if (n > 0) made[what] = (made[what] ?? 0) + n
  }
  const collect = (standing: readonly Standing[]) => {
    for (const one of standing) if (one.is === 'produce' && !(final && one.notFinal)) add(one.what, one.n)
  }
  for (const row of area.housing) for (const id of row) collect(villagerOf(id).standing)
  for (const id of area.town) if (id) collect(buildingOf(id).standing)
  add('coin', (size(area.search) + (area.story?.income ?? 0)) * searchIncome)
  return made
}
