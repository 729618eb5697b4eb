import { known, size } from '../../kit/zones'
import { piles } from '../data/effects'
import { enemyOf } from '../data/enemies'
import { distance, type SpaceId } from '../data/maps'
import { botVillagers, type Instruction, soloCardOf } from '../data/solo'
import { specialistOf } from '../data/specialists'
import { countsAs } from '../data/villagers'
import { type Act, gain } from '../effects'
import { rollDie } from '../pieces/dice'
import { drawCard as drawQuest } from '../pieces/draws'
import { fillPlace } from '../pieces/specialist-row'
import { inRow, leaveRow, villagersLeft } from '../pieces/villagers'
import { areaOf, type Bot, enemyAt, type G, type Hired } from '../state'

/** NON-202: one card after each of the player's turns. */
export function botActs(act: Act): void {
  const { G, say } = act
  const { bot } = G
  if (!bot) return
  const human = { ...act, player: G.order[0]! }
  for (let done = false; !done; ) {
    const card = drawCard(act, bot)
    say({ kind: 'botDrew', card })
    done = follow(human, bot, soloCardOf(card).instruction)
  }
}

/** R16: a pile that runs out is made anew from the cards drawn this season. */
function drawCard({ random }: Act, bot: Bot): string {
  if (size(bot.pile) === 0) {
    bot.pile = random.Shuffle(bot.drawn)
    bot.drawn = []
  }
  const card = known(bot.pile).pop()!
  bot.drawn.push(card)
  return card
}

/** Says whether the bot's turn is over; a second attack in a season is not (NON-208). */
function follow(act: Act, bot: Bot, instruction: Instruction): boolean {
  switch (instruction.do) {
    case 'botSearch':
      search(act)
      return true
    case 'botRecruit':
      recruit(act, bot)
      return true
    case 'botAttack':
      return attack(act, bot)
    case 'botRoll':
      rollForLoot(act, bot, instruction.order)
      return true
    case 'botExhaust':
      exhaust(act, bot, instruction.whose)
      return true
  }
}

/** Search tokens nearest to the hero (NON-206). */
export function nearestSearch(G: G): SpaceId[] {
  const { space } = areaOf(G, G.order[0]!)
  const spaces = Object.keys(G.search)
  const least = Math.min(...spaces.map((one) => distance(space, one)))
  return spaces.filter((one) => distance(space, one) === least)
}

function search(act: Act): void {
  const spaces = nearestSearch(act.G)
  if (spaces.length === 1) botTakes(act, spaces[0]!)
  else if (spaces.length > 1) act.G.pending.unshift({ player: act.player, kind: 'botSearch', spaces })
}

export function botTakes({ G, say }: Act, space: SpaceId): void {
  known(G.bot!.search).push(G.search[space]!)
  delete G.search[space]
  say({ kind: 'botSearched', space })
}

/** NON-207, NON-214. */
function recruit(act: Act, bot: Bot): void {
  const { G, player } = act
  const place = G.specialistRow.findIndex((id) => id !== null)
  const specialist = G.specialistRow[place]
  if (!specialist) return
  fillPlace(G, place)
  const free = bot.specialists.indexOf(null)
  if (free < 0) G.pending.unshift({ player, kind: 'botDrop', specialist })
  else botHires(act, specialist, free)
}

export function botHires({ G, say }: Act, specialist: string, slot: number): void {
  const { specialists } = G.bot!
  const dropped = specialists[slot]?.id ?? null
  if (dropped) G.removed.push(dropped)
  specialists[slot] = { id: specialist, up: true }
  say({ kind: 'botRecruited', specialist, dropped })
}

/** Enemies without a level come after level 9 (NON-214). */
const levelOf = (enemy: string): number => enemyOf(enemy).level ?? Number.MAX_SAFE_INTEGER

/** Where the lowest top tokens lie. */
export function weakestEnemies(G: G): SpaceId[] {
  const tops = Object.keys(G.enemies).flatMap((space) => {
    const enemy = enemyAt(G, space)
    return enemy ? [{ space, level: levelOf(enemy) }] : []
  })
  const least = Math.min(...tops.map(({ level }) => level))
  return tops.filter(({ level }) => level === least).map(({ space }) => space)
}

function attack(act: Act, bot: Bot): boolean {
  if (bot.attacked) return false
  const spaces = weakestEnemies(act.G)
  bot.attacked = true
  if (spaces.length === 1) botDefeats(act, spaces[0]!)
  else if (spaces.length > 1) act.G.pending.unshift({ player: act.player, kind: 'botAttack', spaces })
  return true
}

export function botDefeats(act: Act, space: SpaceId): void {
  const { G, say } = act
  const enemy = G.enemies[space]!.pop()!
  G.removed.push(enemy)
  const rescued = enemyOf(enemy).rewards.reduce((sum, one) => sum + (one.do === 'gainVillager' ? one.n : 0), 0)
  const taken: string[] = []
  for (let n = 0; n < rescued && villagersLeft(G) > 0; n++) {
    const row = inRow(G)
    const villager = botVillagers.flatMap((good) => row.filter((id) => countsAs(id, good)))[0]!
    taken.push(villager)
    leaveRow(act, villager)
  }
  G.bot!.villagers.push(...taken)
  say({ kind: 'botAttacked', space, enemy, villagers: taken })
}

/** NON-209: kept face down, out of play. */
function rollForLoot(act: Act, bot: Bot, orderFaces: readonly number[]): void {
  const { G, say } = act
  const value = rollDie(act, 'bot', 'bot')
  const order = orderFaces.includes(value)
  if (order) known(bot.orders).push(...known(G.orderStack).splice(-1))
  else for (const pile of piles) known(bot.quests).push(...[drawQuest(act, pile) ?? []].flat())
  say({ kind: 'botTook', value, what: order ? 'order' : 'quests' })
}

/** NON-210. */
function exhaust(act: Act, bot: Bot, whose: 'bot' | 'player'): void {
  const { G, player, say } = act
  const board: (Hired | null)[] = whose === 'bot' ? bot.specialists : areaOf(G, player).specialists
  const one = board.find((hired) => hired?.up)
  if (!one) return
  one.up = false
  const tax = whose === 'bot' ? 0 : specialistOf(one.id).tax
  say({ kind: 'botExhausted', whose: whose === 'bot' ? 'bot' : player, specialist: one.id, tax })
  gain(act, 'coin', tax)
}

/** NON-204. */
export function restoreBot({ G, random }: Act): void {
  const { bot } = G
  if (!bot) return
  bot.pile = random.Shuffle([...known(bot.pile), ...bot.drawn])
  bot.drawn = []
  bot.attacked = false
  for (const one of bot.specialists) if (one) one.up = true
}
