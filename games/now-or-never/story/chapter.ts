import type { SpaceId } from '../data/maps'
import { areaOf, type G, type HeroStory, storyOf } from '../state'
import { type Campaign, flagsOf, startBonus, startOf } from './campaign'
import { spaceNamed } from './lookup'
import { isCampaign } from './sheet'
import type { Chapter, SpaceRef, StoryToken } from './types'

/** NON-220: everybody begins at 0, with nothing but the hero's name. */
export const newHeroStory = (): HeroStory => ({ reputation: 0, mission: null, items: [], flags: [], income: 0 })

/** What a chapter changes on the table once the rest is laid out (NON-220), and the chapters before it (NON-251). */
export function openChapter(G: G, chapter: Chapter): void {
  const { id, title, introduction, greetings, setup } = chapter
  const space = (ref: SpaceRef): SpaceId => spaceNamed(G.side, G.tiles, ref)
  const laid = (token: StoryToken): SpaceId[] =>
    setup.addTokens.flatMap((one) => (one.token === token ? [space(one.at)] : []))
  for (const { enemy, at, count } of setup.addEnemies) {
    const stack = G.enemies[space(at)] ?? []
    G.enemies[space(at)] = [...stack, ...Array.from({ length: count }, () => enemy)]
  }
  G.story = {
    chapter: id,
    title,
    opening: { title, introduction, greetings },
    gifts: setup.eachPlayer,
    rifts: laid('rift'),
    ship: laid('tempest-ship')[0] ?? null,
    leaders: [],
    pages: 0,
    open: null,
  }
  const { campaign } = G.options
  if (isCampaign(campaign)) continueCampaign(G, campaign)
}

/** NON-251, and what the heroes remember. */
function continueCampaign(G: G, campaign: Campaign): void {
  const { behind, ahead } = startOf(campaign)
  G.story!.leaders = ahead.map((seat) => G.order[seat]!)
  for (const [seat, player] of G.order.entries()) {
    const story = storyOf(G, player)
    story.flags = [...flagsOf(campaign, seat)]
    if (!behind.includes(seat)) continue
    story.reputation += startBonus.reputation
    areaOf(G, player).coins += startBonus.coins
  }
}
