import type { Work } from '../../../games/monumental/moves/work'
import { nameOf } from '../../../games/monumental/pieces/cards'
import { missingWork, workRates } from '../../../games/monumental/pieces/wonders'
import { describeGoods } from '../../../games/monumental/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { Act } from '../../kit/status'
import { Picture } from './Picture'
import { type MonumentalTable, ownArea, useMonumental } from './plan'
import { useSituation } from './planning'

const workWords = ({ production, wonderOnly, gold, horses }: Work): string =>
  [describeGoods({ P: production, G: gold, H: horses }), wonderOnly > 0 ? `${wonderOnly} Production for Wonders` : '']
    .filter(Boolean)
    .join(', ')

/** How far a payment brings the Wonder. */
function progress(table: MonumentalTable, { production, wonderOnly, gold, horses }: Work): number {
  const rates = workRates(table.view, table.seat!)
  return (production + wonderOnly + gold) * rates.production + horses * rates.horse
}

/** Payments for the Wonder: what completes it first, then what brings it farthest, with little Gold. */
function workChoices(table: MonumentalTable): Work[] {
  const works = table.choices('workOnWonder').map(([work]) => work)
  return works.sort((a, b) => progress(table, b) - progress(table, a) || a.gold + a.horses - b.gold - b.horses)
}

/** All free Production into the Wonder, or what completes it. */
export function WorkNow() {
  const table = useMonumental()
  const wonder = ownArea(table)?.wonder
  if (!wonder) return null
  const works = workChoices(table)
  const missing = missingWork({ wonder })
  const done = works.find((work) => progress(table, work) >= missing)
  const cheap = works.find((work) => work.gold + work.horses === 0)
  const work = done ?? cheap ?? works[0]
  if (!work) return null
  return (
    <Act
      icon={<Picture of={wonder.card} />}
      label={done ? `Finish ${nameOf(wonder.card)}` : `Work on ${nameOf(wonder.card)}`}
      note={workWords(work)}
      go={done !== undefined}
      onClick={() => table.play('workOnWonder', work)}
    />
  )
}

export function Working() {
  const { table, plan } = useSituation()
  const wonder = ownArea(table)?.wonder
  if (!wonder) return null
  const missing = missingWork({ wonder })
  return (
    <>
      {workChoices(table).map((work, i) => (
        <Act
          key={JSON.stringify(work)}
          icon={<Picture of={wonder.card} />}
          label={workWords(work)}
          note={progress(table, work) >= missing ? 'completes it' : `${progress(table, work)} of ${missing}`}
          go={i === 0}
          onClick={() => table.play('workOnWonder', work)}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}
