/** The campaign sheet as it comes from a file or the wire. */

import * as v from 'valibot'
import { reputationRange } from '../data/reputation'
import { type Campaign, chaptersOfCampaign } from './campaign'
import { type ChapterId, chapterIds } from './types'

const { least, most } = reputationRange
const mostPoints = 999
const mostFlags = 200

const points = v.pipe(
  v.number('points are whole numbers'),
  v.integer('points are whole numbers'),
  v.minValue(-mostPoints, 'nobody can have lost so much'),
  v.maxValue(mostPoints, 'nobody can have scored so much'),
)
const reputation = v.pipe(
  v.number('a reputation is a whole number'),
  v.integer('a reputation is a whole number'),
  v.minValue(least, `a reputation is at least ${least}`),
  v.maxValue(most, `a reputation is at most ${most}`),
)
const flag = v.pipe(v.string('a memory is a word'), v.regex(/^[a-z0-9-]{1,60}$/, 'a memory is a word of small letters'))
const hero = v.picklist(['namal', 'zeik', 'halia', 'marklun'], 'this is no hero of the game')

const campaignShape = v.pipe(
  v.strictObject(
    {
      heroes: v.pipe(
        v.array(hero, 'the heroes are a list'),
        v.check((all) => new Set(all).size === all.length, 'everybody has a hero of their own'),
      ),
      chapters: v.pipe(
        v.array(
          v.strictObject(
            {
              scores: v.array(points, 'the scores are a list'),
              reputations: v.array(reputation, 'the reputations are a list'),
            },
            'a chapter has scores and reputations',
          ),
          'the chapters are a list',
        ),
        v.maxLength(chaptersOfCampaign, `a campaign has ${chaptersOfCampaign} chapters`),
      ),
      flags: v.array(
        v.pipe(v.array(flag, 'memories are lists of words'), v.maxLength(mostFlags, 'nobody remembers so much')),
        'the memories are a list',
      ),
    },
    'it has heroes, chapters and flags',
  ),
  v.check(
    ({ heroes, chapters }) => heroes.length > 0 === chapters.length > 0,
    'heroes and finished chapters belong together',
  ),
  v.check(
    ({ heroes, chapters, flags }) =>
      flags.length === heroes.length &&
      chapters.every((one) => one.scores.length === heroes.length && one.reputations.length === heroes.length),
    'every list has one entry for each hero',
  ),
)

export const isCampaign = (value: unknown): value is Campaign => v.is(campaignShape, value)

/** Where in the sheet something is, in words: "chapter 2, scores". */
const placeOf = (path: readonly { readonly key: unknown }[] | undefined): string =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? String(key + 1) : String(key).slice(0, 40))).join(' ')

/** What is wrong with this sheet; nothing if a chapter can begin with it. */
export function campaignProblem(value: unknown): string | undefined {
  const parsed = v.safeParse(v.nullable(campaignShape), value)
  if (parsed.success) return undefined
  const [{ path, message }] = parsed.issues
  const place = placeOf(path)
  return `This is no campaign sheet: ${place ? `${place}: ` : ''}${message}`
}

/** The chapter these options begin: in a campaign the one that follows those on the sheet (NON-250). */
export const chapterIn = (options: { readonly campaign: unknown; readonly chapter: ChapterId }): ChapterId =>
  (isCampaign(options.campaign) ? chapterIds[options.campaign.chapters.length] : undefined) ?? options.chapter
