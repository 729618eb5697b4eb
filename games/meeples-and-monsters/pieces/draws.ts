import type { Random } from '../../kit/rule'
import { known } from '../../kit/zones'
import { meepleClasses } from '../data/classes'
import { type Area, type Counts, type G, moveAll, total } from '../state'

/** A meeple at random: a bag has no order that could leak. */
function anyMeeple(bag: Counts, random: Random) {
  let at = random.Die(total(bag))
  return meepleClasses.find((cls) => {
    at -= bag[cls]
    return at <= 0
  })!
}

/** MM-722: bag to Tavern, refilled from the Lodgings once it is empty and more are wanted. */
export function drawMeeples(area: Area, n: number, random: Random): Partial<Counts> {
  const drawn: Partial<Counts> = {}
  for (let i = 0; i < n; i++) {
    if (total(area.bag) === 0) moveAll(area.lodgings, area.bag)
    if (total(area.bag) === 0) break
    const cls = anyMeeple(area.bag, random)
    area.bag[cls] -= 1
    area.tavern[cls] += 1
    drawn[cls] = (drawn[cls] ?? 0) + 1
  }
  return drawn
}

/** MM-811: Quests from the deck, made anew from the discards when it is empty. `since` marks when they came. */
export function drawQuestCards(G: G, area: Area, n: number, since: number, random: Random): number {
  const hand = known(area.hand)
  let drawn = 0
  while (drawn < n) {
    if (known(G.questDeck).length === 0) {
      G.questDeck = random.Shuffle(known(G.questDiscard))
      G.questDiscard = []
    }
    const quest = known(G.questDeck).pop()
    if (!quest) break
    hand.push(quest)
    area.since[quest] = since
    drawn += 1
  }
  return drawn
}
