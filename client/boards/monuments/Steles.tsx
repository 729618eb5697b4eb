import GreekTemple from '~icons/game-icons/greek-temple'
import { type MonumentId, monuments, track, turns } from '../../../games/monuments/data/pieces'
import { mentioned } from '../../../games/monuments/effects'
import { rankOwners } from '../../../games/monuments/scoring'
import { area, stackOf } from '../../../games/monuments/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { playerAt } from '../../kit/table'
import { pictureOf, tonesOf } from './look'
import { layingMove, type MonumentsTable, type Plan } from './plan'

interface Props {
  readonly table: MonumentsTable
  readonly plan: Plan
}

/** The board: twelve stelae with the value of each monument rising inside, and the score track below. */
export function Steles({ table, plan }: Props) {
  return (
    <section className="zone board" id="board" aria-label="Board">
      <h2 className="sr">The twelve monuments</h2>
      <ul className="steles">
        {monuments.map(({ id, name }) => (
          <Stele key={id} table={table} plan={plan} id={id} name={name} />
        ))}
      </ul>
      <ScoreRuler table={table} />
    </section>
  )
}

function Stele({ table, plan, id, name }: Props & { readonly id: MonumentId; readonly name: string }) {
  const { view } = table
  const Picture = pictureOf(id)
  const field = view.fields[id]
  const fits = plan.monument === id && table.mayAct && table.ask(layingMove(table, id), id, plan.picked) === null
  const named =
    plan.mode === 'history' && table.seat !== null && mentioned(view, table.seat).some((one) => one.monument === id)
  return (
    <li className={`stele ${fits || named ? 'legal' : ''}`} style={tonesOf(id)}>
      <div className="cap">
        <span className="med">
          <Picture />
        </span>
        <b>{name}</b>
      </div>
      <ol className="trk" aria-label={`${name}: worth ${track.upper[field]} and ${track.lower[field]}`}>
        {track.upper
          .map((points, at) => (
            <li key={points} className={at === field ? 'at' : at < field ? 'past' : ''}>
              <span>{points}</span>
              <i>{at === field ? <span className="bead" data-piece={`bead ${id}`} /> : null}</i>
              <span>{track.lower[at]}</span>
            </li>
          ))
          .reverse()}
      </ol>
      <Owners table={table} id={id} />
      <Rights left={view.rights[id]} />
    </li>
  )
}

function Owners({ table, id }: { readonly table: MonumentsTable; readonly id: MonumentId }) {
  const owners = rankOwners(table.view, id)
  if (owners.length === 0) {
    return (
      <div className="ow">
        <span className="none">not built</span>
      </div>
    )
  }
  return (
    <div className="ow">
      {owners.map((owner) => {
        const player = playerAt(table, owner)
        const cards = stackOf(table.view, owner, id).length
        return (
          <span key={owner} title={`${player.name}: ${cards} cards`}>
            <PlayerMark mark={player.mark} size="s" label={`${player.name}:`} />
            <b data-count={`${id} ${owner}`}>{cards}</b>
          </span>
        )
      })}
    </div>
  )
}

function Rights({ left }: { readonly left: number }) {
  return (
    <div className="rt" role="img" aria-label={`Building rights left: ${left}`} title={`Building rights left: ${left}`}>
      {Array.from({ length: turns.rights }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: temples are alike and keep their places
        <GreekTemple key={i} className={i < left ? 'i' : 'i gone'} />
      ))}
    </div>
  )
}

function ScoreRuler({ table }: { readonly table: MonumentsTable }) {
  const { view } = table
  const scores = view.order.map((id) => ({ id, vp: area(view, id).vp }))
  const end = Math.max(40, Math.ceil((Math.max(...scores.map(({ vp }) => vp)) + 1) / 10) * 10)
  const at = (points: number) => `${(points / end) * 100}%`
  const step = end === 40 ? 5 : 10
  return (
    <div className="score">
      <span className="lbl">Score</span>
      <div className="ruler" style={{ '--unit': at(1) }}>
        {Array.from({ length: end / step + 1 }, (_, i) => i * step).map((points) => (
          <i key={points} style={{ left: at(points) }}>
            {points}
          </i>
        ))}
        {scores.map(({ id, vp }, i) => {
          const player = playerAt(table, id)
          const below = scores.slice(0, i).filter((other) => other.vp === vp).length
          return (
            <span key={id} className="mk" data-piece={`score ${id}`} style={{ left: at(vp), marginLeft: below * 7 }}>
              <PlayerMark mark={player.mark} size="s" label={`${player.name}: ${vp} points`} />
            </span>
          )
        })}
      </div>
    </div>
  )
}
