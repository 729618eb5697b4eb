import { size } from '../../../games/kit/zones'
import { council } from '../../../games/meeples-and-monsters/data/monsters'
import { describeEffect } from '../../../games/meeples-and-monsters/describe'
import { areaOf } from '../../../games/meeples-and-monsters/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { Tip } from '../../kit/Tip'
import { playerAt } from '../../kit/table'
import { CouncilFace, LocationFace, locationWords, tokenOf } from './Cards'
import { PlaceButton, Placed } from './Place'
import type { MeeplesTable, Props } from './plan'

/** The Dark Council with the score track, and the Locations that can be built. */
export function Council(props: Props) {
  const { view } = props.table
  return (
    <section className="zone council" aria-label="Dark Council and Locations to build">
      <div className="zt">
        <h2 className="display">Dark Council</h2>
        <small>{view.final > 0 ? `final turn ${view.final} of 2` : 'final turns only'}</small>
      </div>
      <div className="ovls">
        {council.map(({ id }) => (
          <Member key={id} {...props} id={id} />
        ))}
      </div>
      <ScoreTrack table={props.table} />
      <Offer {...props} />
    </section>
  )
}

function Member({ table, plan, id }: Props & { readonly id: string }) {
  const { view } = table
  const token = view.tokens[id]
  const beaten = view.order.filter((player) => areaOf(view, player).overlords.includes(id))
  return (
    <div className="spot">
      <PlaceButton table={table} plan={plan} place={id} className="ovl" words={<CouncilWords id={id} token={token} />}>
        <CouncilFace id={id} token={token} />
      </PlaceButton>
      {beaten.length > 0 ? (
        <span className="beaten">
          {beaten.map((player) => {
            const { mark, name } = playerAt(table, player)
            return <PlayerMark key={player} mark={mark} size="s" label={`Fought by ${name}`} />
          })}
        </span>
      ) : null}
      <Placed table={table} place={id} />
    </div>
  )
}

function CouncilWords({ id, token }: { readonly id: string; readonly token: string | undefined }) {
  const member = council.find((one) => one.id === id)!
  const bonus = token ? tokenOf(token) : undefined
  return (
    <>
      {member.name}: {member.type}, strength {member.strength}, {member.vp} points
      {bonus ? `; then at once ${describeEffect(bonus.effect)}` : ', once in each final turn'}
    </>
  )
}

function ScoreTrack({ table }: { readonly table: MeeplesTable }) {
  const { view } = table
  const scores = view.order.map((id) => ({ id, vp: areaOf(view, id).vp }))
  const end = Math.max(40, Math.ceil((Math.max(...scores.map(({ vp }) => vp)) + 1) / 20) * 20)
  const at = (points: number) => `${(points / end) * 100}%`
  return (
    <div className="score">
      <div className="ruler" style={{ '--unit': at(2) }}>
        {Array.from({ length: end / 10 + 1 }, (_, i) => i * 10).map((points) => (
          <i key={points} style={{ left: at(points) }}>
            {points}
          </i>
        ))}
        {scores.map(({ id, vp }, i) => {
          const { mark, name } = playerAt(table, id)
          const below = scores.slice(0, i).filter((other) => other.vp === vp).length
          return (
            <span key={id} className="mk" data-piece={`score ${id}`} style={{ left: at(vp), marginLeft: below * 8 }}>
              <PlayerMark mark={mark} size="s" label={`${name}: ${vp} points`} />
            </span>
          )
        })}
      </div>
    </div>
  )
}

function Offer({ table, plan }: Props) {
  const { view } = table
  const building = table.mayAct && table.choices('construct').length > 0
  const left = size(view.tileStack)
  return (
    <>
      <div className="zt">
        <h2 className="display">To build</h2>
        <small>{building ? 'choose a tile, then its place' : `${left} more in the stack`}</small>
      </div>
      <div className="offer" id="offer">
        {view.offer.map((tile) => (
          <div key={tile} className="spot" data-piece={`tile ${tile}`}>
            <Tile {...{ table, plan, tile, building }} />
          </div>
        ))}
        {view.offer.length === 0 ? <p className="bare">Everything is built.</p> : null}
      </div>
    </>
  )
}

function Tile({ plan, tile, building }: Props & { readonly tile: string; readonly building: boolean }) {
  const chosen = plan.tile === tile
  if (!building) {
    return (
      <Tip tip={locationWords(tile)} spoken>
        <span className="loc" data-card={tile}>
          <LocationFace id={tile} />
        </span>
      </Tip>
    )
  }
  return (
    <Tip tip={locationWords(tile)} spoken>
      <button
        type="button"
        className={`loc ${chosen ? 'selected' : plan.tile ? 'may' : 'legal'}`}
        aria-pressed={chosen}
        data-card={tile}
        onClick={() => plan.begin({ tile: chosen ? null : tile })}
      >
        <span className="sr">Build </span>
        <LocationFace id={tile} />
      </button>
    </Tip>
  )
}
