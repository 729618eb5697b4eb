import { defineMeta } from '../kit/meta'
import { custom, file, type OptionsOf, perSeat, pick, toggle } from '../kit/options'
import { firstPlayerOption, firstPlayerProblem } from '../kit/order'
import { type Campaign, newCampaign } from './story/campaign'
import { campaignProblem, isCampaign } from './story/sheet'

/** A high score is a whole number of points, or nothing (NON-212). */
const highScoreProblem = (value: unknown): string | undefined =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9999)
    ? undefined
    : 'Your high score is a whole number, or null if you have not won alone yet'

/** A chapter of ours has about 120 000 characters. */
const mostOfBook = 200_000
/** What the six chapters are called. */
const titles = ['The Count', 'On Paper', 'Below Stairs', 'Weather by Appointment', 'Hypothetically', 'Evening Bell']

const firstChapter = 1

interface Wish {
  readonly mode: string
  readonly chapter: number | string
  readonly heroes: readonly string[]
}

/** NON-250: chapters in their order, with the same people and heroes. The sheet says which is next and who plays whom. */
function sheetProblem(sheet: Campaign, { mode, chapter, heroes }: Wish, players: number): string | undefined {
  const next = sheet.chapters.length + 1
  if (mode !== 'story') return 'A campaign is played in story mode'
  if (next > titles.length) return `This campaign is over: all ${titles.length} chapters have been played`
  if (chapter !== firstChapter && chapter !== next) return `The next chapter of this campaign is ${next}`
  if (next === 1) return undefined
  if (sheet.heroes.length !== players) {
    return `A campaign is played by the same number of people throughout: this one by ${sheet.heroes.length}`
  }
  return heroes.every((hero, seat) => hero === 'pick' || hero === sheet.heroes[seat])
    ? undefined
    : 'In a campaign everybody keeps their hero'
}

const sheetIn = (campaign: unknown): Campaign => (isCampaign(campaign) ? campaign : newCampaign)

export const meta = defineMeta({
  id: 'now-or-never',
  title: 'Now or Never',
  subtitle: 'the third Arzium story',
  blurb: 'Lead a hero through the wilderness and rebuild your corner of the village you once fled.',
  about:
    'A falling star drove everybody out; years later you come home. Six seasons long you pay builders, healers and ' +
    'teachers, walk the land for quests, fights and hidden things, and bring the lost villagers back to the houses ' +
    'you raise. What your town makes in the last season is what you will be remembered for.',
  designers: ['Ryan Laukat'],
  artists: ['Ryan Laukat'],
  publishers: ['Red Raven Games'],
  version: 1,
  year: 2021,
  players: { min: 1, max: 4 },
  minutes: '45 min per player',
  options: {
    mode: pick(
      'Mode',
      'in story mode searches open the pages of a book',
      [
        { value: 'standard', label: 'Standard' },
        { value: 'story', label: 'Story' },
      ],
      'standard',
    ),
    chapter: pick(
      'Chapter',
      'each changes the setup and tells its own part; they can be played singly',
      [
        { value: 1, label: `1: ${titles[0]}` },
        { value: 2, label: `2: ${titles[1]}` },
        { value: 3, label: `3: ${titles[2]}` },
        { value: 4, label: `4: ${titles[3]}` },
        { value: 5, label: `5: ${titles[4]}` },
        { value: 6, label: `6: ${titles[5]}` },
        { value: 'sample', label: 'A sample' },
      ],
      firstChapter,
      { beside: ({ mode, campaign }) => mode === 'story' && campaign === null },
    ),
    campaign: custom(
      'Campaign',
      'six chapters in a row with the same people and heroes, kept on one sheet',
      campaignProblem,
      null,
      {
        beside: ({ mode }) => mode === 'story',
        words: (sheet) => `Campaign, chapter ${sheetIn(sheet).chapters.length + 1}`,
      },
    ),
    storyData: file(
      'A book of your own',
      'a text file with the chapter that is played; nobody else reads it before its time',
      mostOfBook,
      { beside: ({ mode, campaign }) => mode === 'story' && campaign === null },
    ),
    map: pick(
      'Map',
      'the side of the map and of the town boards; the underground has enemies of its own',
      [
        { value: 'above', label: 'Above ground' },
        { value: 'underground', label: 'Underground' },
      ],
      'above',
      { beside: ({ mode }) => mode !== 'story' },
    ),
    rerollVariant: toggle('Reroll variant', 'give up a good to roll one of your dice again', false),
    heroes: perSeat(
      'Heroes',
      'who plays whom; those left open are picked in turn order',
      [
        { value: 'pick', label: 'Pick' },
        { value: 'namal', label: 'Namal' },
        { value: 'zeik', label: 'Zeik' },
        { value: 'halia', label: 'Halia' },
        { value: 'marklun', label: 'Marklun' },
      ],
      'pick',
      { beside: ({ campaign }) => sheetIn(campaign).heroes.length === 0 },
    ),
    firstPlayer: firstPlayerOption(4, 'who starts the first season'),
    soloHighScore: custom(
      'Your high score',
      'the solo result to beat; without one 100 points win',
      highScoreProblem,
      null,
      { only: [1], remembered: true },
    ),
  },
  series: {
    option: 'campaign',
    name: 'campaign',
    part: 'chapter',
    parts: titles,
    blank: newCampaign,
    beside: { mode: 'story' },
    done: (sheet) => sheetIn(sheet).chapters.length,
    reader: async () => (await import('./story/reading')).readSheet,
  },
  problem({ heroes, firstPlayer, mode, chapter, campaign, storyData }, players) {
    if (storyData !== null && mode !== 'story') return 'A book of your own is for story mode'
    if (storyData !== null && campaign !== null)
      return 'A book of your own is played chapter by chapter, not as a campaign'
    const named = heroes.filter((hero) => hero !== 'pick')
    if (new Set(named).size < named.length) return 'Every player needs a hero of their own'
    const seatless = firstPlayerProblem(firstPlayer, players)
    if (seatless) return seatless
    return isCampaign(campaign) ? sheetProblem(campaign, { mode, chapter, heroes }, players) : undefined
  },
})

export type NowOrNeverOptions = OptionsOf<typeof meta.options>
