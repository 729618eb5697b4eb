import GreekTemple from '~icons/game-icons/greek-temple'
import { type MonumentId, monuments, track, turns } from '../../../games/monuments/data/pieces'
import { mentioned } from '../../../games/monuments/effects'
import { rankOwners } from '../../../games/monuments/scoring'
import { area, stackOf } from '../../../games/monuments/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { ScoreRuler } from '../../kit/ScoreRuler'
import { playerAt } from '../../kit/table'
import { pictureOf, tonesOf } from './pictures'
import { layingMove, useMonuments, usePlan } from './plan'

/** The board: twelve stelae with the value of each monument rising inside, and the score track below. */
export function Steles() {
  return (
    <section className="zone board" id="board" aria-label="Board">
      <h2 className="sr">The twelve monuments</h2>
      <ul className="steles">
        {monuments.map(({ id, name }) => (
          <Stele key={id} id={id} name={name} />
        ))}
      </ul>
      <Score />
    </section>
  )
}

function Stele({ id, name }: { readonly id: MonumentId; readonly name: string }) {
  const table = useMonuments()
  const plan = usePlan()
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
      <Owners id={id} />
      <Rights left={view.rights[id]} />
    </li>
  )
}

function Owners({ id }: { readonly id: MonumentId }) {
  const table = useMonuments()
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

function Score() {
  const { view } = useMonuments()
  return (
    <div className="score">
      <span className="lbl">Score</span>
      <ScoreRuler
        scores={view.order.map((id) => ({ id, vp: area(view, id).vp }))}
        growth={10}
        step={(end) => (end === 40 ? 5 : 10)}
        unit={1}
        apart={7}
      />
    </div>
  )
}
