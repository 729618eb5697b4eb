import { useEffect } from 'react'
import { type NeverTable, owedTo, type Plan, type Props } from './plan'

/** Where the answer to a question lies. */
const places: Readonly<Record<string, string>> = {
  chooseHero: '#board',
  keepQuests: '#board',
  keepOrders: '#board',
  choosePiles: '#board',
  chooseStory: '.storybook',
  claimSearch: '#board',
  teleport: '#board',
  botSearch: '#board',
  botAttack: '#board',
  die: '#board',
  combat: '#board',
  onward: '#board',
  moving: '#board',
  takeVillager: '.seasonboard',
  buyGear: '.seasonboard',
  build: '.grid5',
  swapTiles: '.grid5',
  readySpecialist: '.mysp',
  slot: '.mysp',
  space: '.town',
  row: '.town',
  token: '.slots',
}

/** What is asked, as far as it is answered on the table. */
export function questionOf(table: NeverTable, plan: Plan): string | null {
  if (plan.villager) return 'row'
  if (plan.token) return 'token'
  if (plan.specialist) return 'slot'
  if (!table.mayAct) return null
  const kind = owedTo(table)?.kind
  if (kind === 'build' && plan.tile !== null) return 'space'
  const { action } = table.view
  return kind ?? (action && !action.stopped && !action.chosen ? 'moving' : null)
}

export const placeOf = (question: string | null): string | undefined => (question ? places[question] : undefined)

const isSeen = (box: DOMRect, height: number): boolean => box.top >= 0 && box.top < height / 2

/** On a phone a question brings what it is about into view. */
export function useView({ table, plan }: Props, root: { readonly current: HTMLElement | null }): void {
  const question = questionOf(table, plan)
  useEffect(() => {
    const place = placeOf(question)
    const thing = place ? root.current?.querySelector(place) : null
    if (!thing || !matchMedia('(max-width: 700px)').matches) return
    if (isSeen(thing.getBoundingClientRect(), innerHeight)) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    thing.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  }, [question, root])
}
