import { expect, it } from 'vitest'
import { hire } from '../../games/kit/bot'
import type { GameDefinition, View } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { nowOrNever } from '../../games/now-or-never/game'
import type { G } from '../../games/now-or-never/state'
import {
  type Campaign,
  isFinished,
  newCampaign,
  startOf,
  tableOf,
  winnersOf,
} from '../../games/now-or-never/story/campaign'
import { chapterOf } from '../../games/now-or-never/story/shelf'
import { chapterIds } from '../../games/now-or-never/story/types'
import { chooseFor } from '../arena/choose'
import { openHouse } from './house'
import { ask, createMatch, dice, join, Player, post, type Seat, until } from './visitors'

const game = 'now-or-never'
const definition = nowOrNever as unknown as GameDefinition
const wanted = { games: [definition], env: { BOT_PACE: '0' } }

const random = dice(8)
const apprentice = await hire('apprentice', nowOrNever)

/** An apprentice of our own plays for Ana, over the wire; the server's Wanderer has the other seat. */
async function playChapter(url: string, matchID: string, ana: Seat): Promise<G> {
  const player = await Player.sitDown(url, { game, matchID, seats: [ana, ana] }, 0)
  while (!player.view.G.outcome) {
    const { view } = player
    if (awaited(view.G)[ana.seat] === undefined) {
      await until('the bot has moved', () => player.view !== view)
      continue
    }
    const choice = chooseFor(apprentice, view.G as View<G>, ana.seat, random)!
    // The bot may have done something at any time meanwhile: then the choice is made anew.
    const answer = await player.move(choice.move, ...choice.args)
    if (answer.ok) await until('it is seen', () => player.view._stateID >= answer.stateID)
    else await until('the table is seen as it is', () => player.view !== view)
  }
  const end = player.view.G as G
  player.close()
  return end
}

const seriesAt = async (
  url: string,
  id: string,
): Promise<{ sheet: Campaign; matches: { id: string }[]; text: string }> => {
  const { json, text } = await ask(url, `/api/series/${id}`)
  return { ...json, text }
}

/** Who begins how, as the sheet before says (NON-251). */
function expectStart(G: G, sheet: Campaign): void {
  const { behind, ahead } = startOf(sheet)
  expect(G.story?.leaders).toEqual(ahead.map(String))
  for (const [seat, player] of G.order.entries()) {
    expect(G.players[player]?.story?.reputation).toBe(behind.includes(seat) ? 1 : 0)
    expect(G.players[player]?.hero).toBe(sheet.heroes[seat])
  }
}

it('NON-250 NON-251 NON-252 a whole campaign of six chapters through the server, with a restart in the middle', async () => {
  let house = await openHouse(wanted)
  const setupData = { mode: 'story', campaign: newCampaign, heroes: ['marklun', 'pick'] }
  let matchID = await createMatch(house.url, game, { setupData, bots: { 1: 'random' } })
  const first = matchID
  let ana = await join(house.url, game, matchID, { playerName: 'Ana' })
  const scores: number[][] = []
  let pages = 0
  for (const chapter of [1, 2, 3, 4, 5, 6]) {
    const end = await playChapter(house.url, matchID, ana)
    expect(end.story?.chapter).toBe(chapter)
    pages += end.story!.pages
    scores.push(['0', '1'].map((seat) => end.outcome!.scores[seat]!))
    const { sheet, matches } = await seriesAt(house.url, first)
    expect(sheet.chapters.map((one) => one.scores)).toEqual(scores)
    expect(matches).toHaveLength(chapter)
    if (chapter === 3) {
      await house.running.close()
      house = await openHouse({ ...wanted, folder: house.folder })
    }
    if (chapter === 6) break
    const goOn = { playerID: ana.seat, credentials: ana.credentials }
    matchID = (await post(house.url, `/games/${game}/${matchID}/playAgain`, goOn)).json.nextMatchID
    ana = await join(house.url, game, matchID, { playerID: '0', playerName: 'Ana', before: ana.credentials })
    expectStart((await house.storage.stateOf(matchID))!.G as G, sheet)
  }
  const { sheet, text } = await seriesAt(house.url, matchID)
  expect(isFinished(sheet)).toBe(true)
  expect(pages).toBeGreaterThan(3)
  const total = (seat: number) => scores.reduce((sum, one) => sum + one[seat]!, 0)
  const table = tableOf(sheet)
  expect(table.map(({ points }) => points)).toEqual([total(0), total(1)])
  expect(winnersOf(sheet).length).toBeGreaterThan(0)
  const reactions = chapterIds.flatMap((id) => chapterOf(id).encounters.flatMap(({ choices }) => choices))
  expect(reactions.filter(({ reaction }) => text.includes(reaction))).toEqual([])
  const { status } = await post(house.url, `/games/${game}/${matchID}/playAgain`, {
    playerID: ana.seat,
    credentials: ana.credentials,
  })
  expect(status).toBe(409)
  await house.close()
}, 600_000)
