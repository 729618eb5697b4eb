import type { ReactNode } from 'react'
import { itemOf } from '../../../../games/now-or-never/data/items'
import type { NowOrNeverEvent } from '../../../../games/now-or-never/state'
import { describeTest } from '../../../../games/now-or-never/words/describe'
import { type Tellers, told } from '../../../kit/tell'
import { minus } from '../lists'
import { Prose } from '../Prose'
import { Space } from './things'

const Page = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <span className="page">
    <b className="display">{title}</b>
    {children}
  </span>
)

function success(total: number | null, bonus: boolean) {
  if (total === null) return '{who} succeeded.'
  return bonus ? '{who} succeeded with {total}, bonus included.' : '{who} succeeded with {total}.'
}

/** What is told of the story. */
export const ofTheStory = {
  chapterBegan: ({ title, introduction }) => (
    <Page title={title}>
      <Prose text={introduction} />
    </Page>
  ),
  choseStart: ({ space }, who) => told('{who} begins at {space}.', { who, space: <Space id={space} /> }),
  sailed: ({ space }, who) => told('{who} sailed the Tempest to {space}.', { who, space: <Space id={space} /> }),
  encounter: ({ space, title, text, choices }, who) => (
    <>
      {told('{who} searched {space}.', { who, space: <Space id={space} /> })}
      <Page title={title}>
        <Prose text={text} />
        <ul>
          {choices.map(({ label, test }) => (
            <li key={label}>
              {label} ({describeTest(test)})
            </li>
          ))}
        </ul>
      </Page>
    </>
  ),
  choseStory: ({ label }, who) => told('{who} chose: {label}.', { who, label }),
  storySucceeded: ({ total, bonus, reaction }, who) => (
    <>
      {told(success(total, bonus), { who, total })}
      <Prose text={reaction} />
    </>
  ),
  storyFailed: ({ total }, who) =>
    told(total === null ? '{who} failed: the turn is over.' : '{who} failed with {total}: the turn is over.', {
      who,
      total,
    }),
  reputation: ({ change, now }, who) =>
    told(change > 0 ? '{who} gained {n} reputation and has {now}.' : '{who} lost {n} reputation and has {now}.', {
      who,
      n: Math.abs(change),
      now: minus(now),
    }),
  gotItem: ({ item }, who) => told('{who} got the {item}.', { who, item: itemOf(item).name }),
  tookToken: (_, who) => told('{who} took a search token for its income.', { who }),
  leftToken: ({ space }) => told('The search token of {space} went back to the box.', { space: <Space id={space} /> }),
  mission: ({ space }, who) =>
    space === null
      ? told('{who} fulfilled the mission.', { who })
      : told('{who} has a mission at {space}.', { who, space: <Space id={space} /> }),
  ending: ({ title, text }, who) => (
    <>
      {who}
      <Page title={title}>
        <Prose text={text} />
      </Page>
    </>
  ),
} satisfies Partial<Tellers<NowOrNeverEvent>>
