import { describe, expect, it } from 'vitest'
import { buildings } from '../../../games/now-or-never/data/buildings'
import { enemies } from '../../../games/now-or-never/data/enemies'
import { gear } from '../../../games/now-or-never/data/gear'
import { abilities, heroes, printedAbilities } from '../../../games/now-or-never/data/heroes'
import { locations } from '../../../games/now-or-never/data/locations'
import { marketLines } from '../../../games/now-or-never/data/market'
import { orders } from '../../../games/now-or-never/data/orders'
import { quests } from '../../../games/now-or-never/data/quests'
import { searchTokens } from '../../../games/now-or-never/data/search'
import { specialists } from '../../../games/now-or-never/data/specialists'
import {
  describeAction,
  describeBuilding,
  describeBundle,
  describeCost,
  describeEffect,
  describeFace,
  describeNeeds,
  describeQuest,
  describeStanding,
} from '../../../games/now-or-never/words/describe'

/** Every different thing has a text of its own, without gaps. */
function described<T>(things: readonly T[], text: (thing: T) => string): void {
  const different = [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()]
  const texts = different.map(text)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted())
  for (const one of texts) expect(one).toMatch(/^(?!.*(undefined|NaN|object|null)).{4,}$/)
}

const actions = locations.flatMap(({ above, underground }) => [above, underground])
const standings = [
  ...[...buildings, ...printedAbilities, ...quests].flatMap(({ standing }) => standing),
  ...[...abilities, ...gear].flatMap((one) => (one.colour === 'blue' ? one.standing : [])),
]

describe('in words', () => {
  it('every effect', () => {
    const acts = standings.flatMap((one) => (one.is === 'act' || one.is === 'onBuild' ? one.effects : []))
    const rows = [...specialists, ...quests, ...searchTokens, ...actions].flatMap(({ effects }) => effects)
    described([...rows, ...acts, ...enemies.flatMap(({ rewards }) => rewards)], describeEffect)
  })

  it('every cost', () => {
    const acts = standings.flatMap((one) => (one.is === 'act' ? one.cost : []))
    described([...[...quests, ...actions].flatMap(({ cost }) => cost), ...acts], describeCost)
  })

  it('everything that holds while it is in place', () => {
    described(
      standings.map((one) => (one.is === 'act' ? { ...one, cost: [] } : one)),
      describeStanding,
    )
  })

  it('every red face', () => {
    const tokens = [...abilities, ...gear].flatMap((one) => (one.colour === 'red' ? [one.face] : []))
    described([...heroes.flatMap(({ red }) => [...red]), ...tokens], describeFace)
  })

  it('every location, bundle and requirement', () => {
    described(actions, describeAction)
    described(
      [...marketLines, ...orders].map(({ give }) => give),
      describeBundle,
    )
    described(
      quests.flatMap(({ needs }) => needs ?? []),
      describeNeeds,
    )
  })

  it('every quest and building, but those that are worth points and nothing else', () => {
    for (const quest of quests) {
      const plain = quest.effects.length + quest.standing.length === 0 && !quest.combat
      expect(describeQuest(quest)).toMatch(plain ? /^$/ : /^(?!.*(undefined|NaN|object|null)).{4,}$/)
    }
    for (const building of buildings)
      expect(describeBuilding(building)).toMatch(/^(?!.*(undefined|NaN|object|null)).{4,}$/)
  })
})
