import { clockwise } from '../../kit/order'
import { known, size } from '../../kit/zones'
import { reputationRange } from '../data/reputation'
import { type Act, begin } from '../effects'
import { areaOf, storyOf, type ToldChoice } from '../state'
import { endingFor, ledTo, pageFor, spaceNamed } from '../story/lookup'
import { cutOff } from './turn'

/** NON-221, NON-222, NON-240: the page that belongs here is read out. */
export function openEncounter({ G, player, say }: Act, mission: boolean): void {
  const { id, place, title, text, choices } = pageFor(G, player, mission)
  const page = { player, space: areaOf(G, player).space, place, id, mission, title, text, choices }
  G.story!.open = { ...page, taken: null, outcome: null }
  G.story!.pages += 1
  say({ kind: 'encounter', ...page })
  G.pending.unshift({ player, kind: 'chooseStory' })
}

/** NON-225, NON-230: what the choice brings, and the token. */
export function succeed(act: Act, total: number | null, bonus: boolean): void {
  const { G, player, say } = act
  const open = G.story!.open!
  const choice = ledTo(G, player, bonus)
  const { reaction, reputation, rewards } = choice
  open.outcome = { success: true, total, reaction, reputation, effects: rewards }
  say({ kind: 'storySucceeded', player, total, bonus, ...choice })
  changeReputation(act, reputation)
  remember(act, choice)
  if (open.mission) endMission(act, choice)
  else endSearch(act, choice)
  if (choice.mission) sendOn(act, choice.mission)
  begin(act, 'story', open.id)
}

/** NON-226, NON-227, NON-229: nothing is gained, the token stays, and the turn is over. */
export function fail(act: Act, total: number | null): void {
  const { G, player, say } = act
  G.story!.open!.outcome = { success: false, total }
  say({ kind: 'storyFailed', player, total })
  cutOff(act)
}

/** NON-231: a marker cannot leave the track. */
function changeReputation({ G, player, say }: Act, n: number): void {
  const story = storyOf(G, player)
  const before = story.reputation
  story.reputation = Math.max(reputationRange.least, Math.min(reputationRange.most, before + n))
  const change = story.reputation - before
  if (change !== 0) say({ kind: 'reputation', player, change, now: story.reputation })
}

function remember({ G, player }: Act, { sets }: ToldChoice): void {
  const story = storyOf(G, player)
  story.flags = [...new Set([...story.flags, ...sets])]
}

/** NON-230: the search token is kept for its income, or goes back to the box unseen (R57). */
function endSearch(act: Act, { token }: ToldChoice): void {
  const { G, player, say } = act
  const { space } = G.story!.open!
  const face = G.search[space]
  if (face === undefined) return
  if (token === 'keep') takeToken(act, space)
  else {
    delete G.search[space]
    known(G.searchBox).push(face)
    say({ kind: 'leftToken', player, space })
  }
}

/** A search token whose face nobody looks at (NON-230, NON-233). */
export function takeToken({ G, player, say }: Act, space: string): void {
  known(areaOf(G, player).search).push(G.search[space]!)
  delete G.search[space]
  say({ kind: 'tookToken', player, space })
}

/** NON-241, R31: the mission token leaves the map, and any token of the box brings its income. */
function endMission({ G, player, random, say }: Act, { token }: ToldChoice): void {
  const story = storyOf(G, player)
  story.mission = null
  say({ kind: 'mission', player, space: null })
  if (token === 'discard') return
  const box = known(G.searchBox)
  if (size(box) === 0) story.income += 1
  else known(areaOf(G, player).search).push(...box.splice(random.Die(box.length) - 1, 1))
  say({ kind: 'tookToken', player, space: null })
}

/** NON-240, NON-242: a hero has one mission token; a new mission moves it. */
function sendOn({ G, player, say }: Act, { at, id }: NonNullable<ToldChoice['mission']>): void {
  const space = at === 'here' ? G.story!.open!.space : spaceNamed(G.side, G.tiles, at)
  storyOf(G, player).mission = { space, id }
  say({ kind: 'mission', player, space })
}

/** Before the first season: the introduction has been read, and everybody gets what the chapter gives. */
export function beginChapter(act: Act): void {
  const { G, say } = act
  const { story } = G
  if (!story?.opening) return
  say({ kind: 'chapterBegan', chapter: story.chapter, ...story.opening })
  story.opening = null
  for (const player of clockwise(G.order, G.first).reverse()) begin({ ...act, player }, 'chapter', '')
}

/** After the last season: how the chapter ends for each hero. */
export function endChapter({ G, say }: Act): void {
  if (!G.story) return
  for (const player of G.order) {
    const { title, text } = endingFor(G, player)
    say({ kind: 'ending', player, title, text })
  }
}
