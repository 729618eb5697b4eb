import type { Work } from '../../../games/monumental/moves/work'
import { nameOf } from '../../../games/monumental/pieces/cards'
import { missingWork, workRates } from '../../../games/monumental/pieces/wonders'
import { describeGoods } from '../../../games/monumental/words/describe'
import { Act } from '../../kit/status'
import { NeverMind } from './NeverMind'
import { Picture } from './Picture'
import { ownArea, type Props } from './plan'

const workWords = ({ production, wonderOnly, gold, horses }: Work): string =>
  [describeGoods({ P: production, G: gold, H: horses }), wonderOnly > 0 ? `${wonderOnly} Production for Wonders` : '']
    .filter(Boolean)
    .join(', ')

/** How far a payment brings the Wonder. */
function progress({ table }: Pick<Props, 'table'>, { production, wonderOnly, gold, horses }: Work): number {
  const rates = workRates(table.view, table.seat!)
  return (production + wonderOnly + gold) * rates.production + horses * rates.horse
}

/** Payments for the Wonder: what completes it first, then what brings it farthest, with little Gold. */
function workChoices(props: Pick<Props, 'table'>): Work[] {
  const works = props.table.choices('workOnWonder').map(([work]) => work)
  return works.sort((a, b) => progress(props, b) - progress(props, a) || a.gold + a.horses - b.gold - b.horses)
}

/** All free Production into the Wonder, or what completes it. */
export function WorkNow({ table, plan }: Props) {
  const wonder = ownArea(table)?.wonder
  if (!wonder) return null
  const works = workChoices({ table })
  const missing = missingWork({ wonder })
  const done = works.find((work) => progress({ table }, work) >= missing)
  const cheap = works.find((work) => work.gold + work.horses === 0)
  const work = done ?? cheap ?? works[0]
  if (!work) return null
  return (
    <Act
      icon={<Picture of={wonder.card} />}
      label={done ? `Finish ${nameOf(wonder.card)}` : `Work on ${nameOf(wonder.card)}`}
      note={workWords(work)}
      go={done !== undefined}
      onClick={() => {
        table.play('workOnWonder', work)
        plan.begin({})
      }}
    />
  )
}

export function Working({ table, plan }: Props) {
  const wonder = ownArea(table)?.wonder
  if (!wonder) return null
  const missing = missingWork({ wonder })
  return (
    <>
      {workChoices({ table }).map((work, i) => (
        <Act
          key={JSON.stringify(work)}
          icon={<Picture of={wonder.card} />}
          label={workWords(work)}
          note={progress({ table }, work) >= missing ? 'completes it' : `${progress({ table }, work)} of ${missing}`}
          go={i === 0}
          onClick={() => {
            table.play('workOnWonder', work)
            plan.begin({})
          }}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}
