import { defineMeta } from '../kit/meta'
import { custom, type OptionsOf, perSeat, pick, toggle } from '../kit/options'
import { type Campaign, campaignProblem, isCampaign } from './story/campaign'

/** A high score is a whole number of points, or nothing (NON-212). */
const highScoreProblem = (value: unknown): string | undefined =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9999)
    ? undefined
    : 'Your high score is a whole number, or null if you have not won alone yet'

interface Wish {
  readonly mode: string
  readonly chapter: number | string
  readonly heroes: readonly string[]
}

/** NON-250: chapters in their order, with the same people and heroes. */
function sheetProblem({ chapters }: Campaign, { mode, chapter, heroes }: Wish, players: number): string | undefined {
  if (mode !== 'story') return 'A campaign is played in story mode'
  if (chapter !== chapters.length + 1) return `The next chapter of this campaign is ${chapters.length + 1}`
  if (heroes.includes('pick')) return 'In a campaign everybody keeps their hero'
  return chapters.some(({ scores }) => scores.length !== players)
    ? 'A campaign is played by the same number of people throughout'
    : undefined
}

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
        { value: 1, label: '1: The Count' },
        { value: 2, label: '2: On Paper' },
        { value: 3, label: '3: Below Stairs' },
        { value: 4, label: '4: Weather by Appointment' },
        { value: 5, label: '5: Hypothetically' },
        { value: 6, label: '6: Evening Bell' },
        { value: 'sample', label: 'A sample' },
      ],
      1,
      { beside: ({ mode }) => mode === 'story' },
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
    ),
    firstPlayer: pick(
      'First player',
      'who starts the first season',
      [
        { value: 'random', label: 'Random' },
        { value: 0, label: 'Seat 1' },
        { value: 1, label: 'Seat 2' },
        { value: 2, label: 'Seat 3' },
        { value: 3, label: 'Seat 4' },
      ],
      'random',
      { only: [2, 3, 4] },
    ),
    campaign: custom('Campaign', 'the chapters played before, with points and reputation', campaignProblem, null, {
      remembered: true,
    }),
    soloHighScore: custom(
      'Your high score',
      'the solo result to beat; without one 100 points win',
      highScoreProblem,
      null,
      { only: [1], remembered: true },
    ),
  },
  problem({ heroes, firstPlayer, mode, chapter, campaign }, players) {
    const named = heroes.filter((hero) => hero !== 'pick')
    if (new Set(named).size < named.length) return 'Every player needs a hero of their own'
    if (firstPlayer !== 'random' && firstPlayer >= players) return 'The first player must have a seat at this table'
    return isCampaign(campaign) ? sheetProblem(campaign, { mode, chapter, heroes }, players) : undefined
  },
})

export type NowOrNeverOptions = OptionsOf<typeof meta.options>
