import type { G, NowOrNeverEvent, OpenEncounter, StoryOutcome } from '../../../games/now-or-never/state'

type Told<K extends NowOrNeverEvent['kind']> = Extract<NowOrNeverEvent, { kind: K }>

/** A page of the book as far as it has been read out at this table. */
export type Page =
  | Pick<Told<'chapterBegan'>, 'kind' | 'title' | 'introduction' | 'greetings'>
  | { readonly kind: 'encounter'; readonly open: OpenEncounter }
  | Told<'ending'>

const isEvent = (event: unknown): event is NowOrNeverEvent =>
  typeof event === 'object' && event !== null && 'kind' in event

/** The pages in the order they were opened, from what was said; the open one as it lies on the table. */
export function pagesOf({ story }: Pick<G, 'story'>, said: readonly { readonly event: unknown }[]): Page[] {
  if (story?.opening) return [{ kind: 'chapterBegan', ...story.opening }]
  const pages: Page[] = []
  for (const { event } of said) if (isEvent(event)) read(pages, event)
  const open = story?.open
  if (!open) return pages
  const last = pages.findLastIndex((page) => page.kind === 'encounter')
  const page: Page = { kind: 'encounter', open }
  return last < 0 ? [...pages, page] : pages.with(last, page)
}

/** What one event adds to the book. */
function read(pages: Page[], event: NowOrNeverEvent): void {
  if (event.kind === 'chapterBegan' || event.kind === 'ending') pages.push(event)
  else if (event.kind === 'encounter') {
    const { kind, ...page } = event
    pages.push({ kind, open: { ...page, taken: null, outcome: null } })
  } else {
    const at = pages.length - 1
    const last = pages[at]
    if (last?.kind === 'encounter') pages[at] = { kind: 'encounter', open: goneOn(last.open, event) }
  }
}

function goneOn(open: OpenEncounter, event: NowOrNeverEvent): OpenEncounter {
  if (event.kind === 'choseStory')
    return { ...open, taken: open.choices.findIndex(({ label }) => label === event.label) }
  const outcome = outcomeOf(event)
  return outcome ? { ...open, outcome } : open
}

function outcomeOf(event: NowOrNeverEvent): StoryOutcome | null {
  if (event.kind === 'storyFailed') return { success: false, total: event.total }
  if (event.kind !== 'storySucceeded') return null
  const { total, reaction, reputation, rewards } = event
  return { success: true, total, reaction, reputation, effects: rewards }
}

/** What the book is busy with: another moment opens it anew. */
export type Reading = 'closed' | 'opening' | 'choosing' | 'rolling' | 'fighting' | 'told' | 'over'

export function readingOf({ story, fight, outcome }: Pick<G, 'story' | 'fight' | 'outcome'>): Reading {
  if (outcome) return 'over'
  if (story?.opening) return 'opening'
  const open = story?.open
  if (!open) return 'closed'
  if (open.outcome) return 'told'
  if (open.taken === null) return 'choosing'
  return fight ? 'fighting' : 'rolling'
}

/** The same as long as the book need not open by itself again. */
export const momentOf = (view: Pick<G, 'story' | 'fight' | 'outcome'>): string =>
  `${readingOf(view)} ${view.story?.pages ?? 0}`

/** Whether the book lies open for somebody who comes to the table now; `begun`: something has been done already. */
export function opensFor(view: Pick<G, 'story' | 'fight' | 'outcome' | 'current'>, begun: boolean): boolean {
  switch (readingOf(view)) {
    case 'opening':
      return !begun
    case 'told':
      return view.current === view.story?.open?.player
    default:
      return opensAt(view)
  }
}

/** Whether the book opens by itself when this moment comes. */
export const opensAt = (view: Pick<G, 'story' | 'fight' | 'outcome'>): boolean =>
  !['closed', 'fighting'].includes(readingOf(view))

/** How the book lies before somebody, and what they were about when it last opened or folded. */
export interface Lying {
  readonly moment: string
  /** Something is in hand. */
  readonly busy: boolean
  readonly lastDeed: number
  readonly isOpen: boolean
  /** Pages turned back. */
  readonly back: number
  /** Whether this moment came while somebody looked on. */
  readonly isNew: boolean
}

/** It opens with every new moment and folds as soon as its reader goes on with the game: the table lies below it. */
export function lyingNow(
  kept: Lying,
  view: Pick<G, 'story' | 'fight' | 'outcome'>,
  { busy, lastDeed }: Pick<Lying, 'busy' | 'lastDeed'>,
): Lying {
  const moment = momentOf(view)
  if (kept.moment !== moment) return { moment, busy, lastDeed, isOpen: opensAt(view), back: 0, isNew: true }
  if (kept.busy === busy && kept.lastDeed === lastDeed) return kept
  const goesOn = (busy && !kept.busy) || kept.lastDeed !== lastDeed
  return { ...kept, busy, lastDeed, isOpen: kept.isOpen && !goesOn }
}
