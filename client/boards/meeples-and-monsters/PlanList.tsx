import { meepleName } from '../../../games/meeples-and-monsters/data/classes'
import { isFight } from '../../../games/meeples-and-monsters/effects'
import { combatDetails } from '../../../games/meeples-and-monsters/pieces/combat-details'
import { placeProblem } from '../../../games/meeples-and-monsters/pieces/plan'
import { type Assignment, assignmentAt, type G } from '../../../games/meeples-and-monsters/state'
import { ClauseLink } from '../../kit/ClauseLink'
import { ZoneHead } from '../../kit/pieces'
import { Stroke } from '../../kit/Stroke'
import { playerAt } from '../../kit/table'
import { NamedMeeple } from './Meeple'
import { placeName } from './names'
import { Pieces, Total } from './Place'
import { Icon } from './pictures'
import { isPlanning, useMeeples } from './plan'

/** What is assigned this turn, with running totals; what is missing says so. */
export function PlanList() {
  const table = useMeeples()
  const { view, seat } = table
  const { plan } = view
  if (plan.length === 0) return null
  const { name } = playerAt(table, view.current)
  return (
    <div className="plan">
      <ZoneHead
        title={view.current === seat ? 'Your plan' : `${name}'s plan`}
        note={isPlanning(table) ? 'click a meeple to take it back' : ''}
      />
      <ul>
        {plan.map((there) => (
          <Line key={there.place} there={there} />
        ))}
      </ul>
      <Holders />
      <Favours />
    </div>
  )
}

interface LineProps {
  readonly there: Assignment
}

function Line({ there }: LineProps) {
  const { view } = useMeeples()
  const { place, resolved } = there
  const problem = resolved || view.step !== 'plan' ? undefined : placeProblem(view, view.current, there)
  return (
    <li className={resolved ? 'ok' : problem ? 'open' : ''}>
      <Icon of={place} />
      <span className="where">
        <b>{placeName(place)}</b>
        <small>
          {problem ? (
            <>
              {problem.because} <ClauseLink clause={problem.clause} />
            </>
          ) : isFight(place) ? (
            sumInWords(view, there)
          ) : resolved ? (
            'resolved'
          ) : (
            'complete'
          )}
        </small>
      </span>
      <span className="pcs">
        <Pieces there={there} still />
      </span>
      {isFight(place) ? <Total there={there} /> : null}
      {resolved ? <Stroke of="check" size={16} /> : null}
      <Levies there={there} />
    </li>
  )
}

/** "Knight 2 +1 from the Ghoul, Peasant 1". */
function sumInWords(view: G, there: Assignment): string {
  const { fighters, versus } = combatDetails(view, view.current, there)
  const bonus = ({ n, from }: { n: number; from: string }) => ` +${n} from ${from}`
  const each = fighters.map(({ cls, base, bonuses }) => `${meepleName(cls)} ${base}${bonuses.map(bonus).join('')}`)
  const words = [...new Set(each)].map((text) => {
    const alike = each.filter((one) => one === text).length
    return alike > 1 ? `${alike} × ${text}` : text
  })
  return [...words, ...versus.map(bonus).map((text) => text.trim())].join(', ')
}

const sources = [
  ['lodgings', 'Levy from the Lodgings'],
  ['supply', 'Levy from the supply'],
] as const

function Levies({ there }: LineProps) {
  const table = useMeeples()
  if (!isPlanning(table) || !isFight(there.place)) return null
  return sources
    .filter(([source]) => table.ask('levy', there.place, source) === null)
    .map(([source, label]) => (
      <button key={source} type="button" className="btn small" onClick={() => table.play('levy', there.place, source)}>
        {label}
      </button>
    ))
}

/** One single Unit stays at the Colosseum. */
function Holders() {
  const table = useMeeples()
  const choices = isPlanning(table) ? table.choices('hold') : []
  if (choices.length === 0) return null
  const units = choices.map(([place, index]) => ({
    place,
    index,
    unit: assignmentAt(table.view, place)!.units[index]!,
  }))
  return (
    <fieldset className="disguise">
      <legend>Stays at the Colosseum</legend>
      {units
        .filter(({ unit }, i) => units.findIndex((one) => one.unit.cls === unit.cls) === i)
        .map(({ place, index, unit }) => (
          <button
            key={unit.cls}
            type="button"
            aria-pressed={units.some((one) => one.unit.cls === unit.cls && one.unit.stays === true)}
            onClick={() => table.play('hold', place, index)}
          >
            <NamedMeeple cls={unit.cls} />
          </button>
        ))}
    </fieldset>
  )
}

/** The Armory helps one single Unit. */
function Favours() {
  const table = useMeeples()
  if (!isPlanning(table)) return null
  const { plan } = table.view
  const choices = [
    ...table.choices('favour'),
    ...plan
      .filter(({ place }) => !table.ask('favour', place, 'levy'))
      .map(({ place }): [string, 'levy'] => [place, 'levy']),
  ]
  if (choices.length === 0) return null
  return (
    <fieldset className="disguise">
      <legend>Armory: +2 for</legend>
      {choices.map(([place, index]) => {
        const there = plan.find((one) => one.place === place)!
        const unit = typeof index === 'number' ? there.units[index]! : null
        const chosen = unit ? unit.favoured === true : there.levyFavoured === true
        return (
          <button
            key={`${place} ${index}`}
            type="button"
            aria-pressed={chosen}
            onClick={() => table.play('favour', place, index)}
          >
            {unit ? meepleName(unit.cls) : 'levied Peasant'} at {placeName(place)}
          </button>
        )
      })}
    </fieldset>
  )
}
