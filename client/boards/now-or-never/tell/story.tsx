import type { ReactNode } from 'react'
import { itemOf } from '../../../../games/now-or-never/data/items'
import type { NowOrNeverEvent } from '../../../../games/now-or-never/state'
import { describeTest } from '../../../../games/now-or-never/words/describe'
import { Who } from '../../../kit/chips'
import type { Tellers } from '../../../kit/tell'
import { minus } from '../lists'
import { Prose } from '../Prose'

import { Space } from './things'

const Page = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <span className="page">
    <b className="display">{title}</b>
    {children}
  </span>
)

/** What is told of the story. */
export const ofTheStory = {
  chapterBegan: ({ title, introduction }) => (
    <Page title={title}>
      <Prose text={introduction} />
    </Page>
  ),
  choseStart: ({ player, space }) => (
    <>
      <Who id={player} /> begins at <Space id={space} />.
    </>
  ),
  sailed: ({ player, space }) => (
    <>
      <Who id={player} /> sailed the Tempest to <Space id={space} />.
    </>
  ),
  encounter: ({ player, space, title, text, choices }) => (
    <>
      <Who id={player} /> searched <Space id={space} />.
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
  choseStory: ({ player, label }) => (
    <>
      <Who id={player} /> chose: {label}.
    </>
  ),
  storySucceeded: ({ player, total, bonus, reaction }) => (
    <>
      <Who id={player} /> succeeded{total === null ? '' : ` with ${total}${bonus ? ', bonus included' : ''}`}.
      <Prose text={reaction} />
    </>
  ),
  storyFailed: ({ player, total }) => (
    <>
      <Who id={player} /> failed{total === null ? '' : ` with ${total}`}: the turn is over.
    </>
  ),
  reputation: ({ player, change, now }) => (
    <>
      <Who id={player} /> {change > 0 ? 'gained' : 'lost'} {Math.abs(change)} reputation and has {minus(now)}.
    </>
  ),
  gotItem: ({ player, item }) => (
    <>
      <Who id={player} /> got the {itemOf(item).name}.
    </>
  ),
  tookToken: ({ player }) => (
    <>
      <Who id={player} /> took a search token for its income.
    </>
  ),
  leftToken: ({ space }) => (
    <>
      The search token of <Space id={space} /> went back to the box.
    </>
  ),
  mission: ({ player, space }) =>
    space === null ? (
      <>
        <Who id={player} /> fulfilled the mission.
      </>
    ) : (
      <>
        <Who id={player} /> has a mission at <Space id={space} />.
      </>
    ),
  ending: ({ player, title, text }) => (
    <>
      <Who id={player} />
      <Page title={title}>
        <Prose text={text} />
      </Page>
    </>
  ),
} satisfies Partial<Tellers<NowOrNeverEvent>>
