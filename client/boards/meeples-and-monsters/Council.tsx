import { size } from '../../../games/kit/zones'
import { council } from '../../../games/meeples-and-monsters/data/monsters'
import { areaOf } from '../../../games/meeples-and-monsters/state'
import { describeEffect } from '../../../games/meeples-and-monsters/words/describe'
import { PlayerMark } from '../../kit/PlayerMark'
import { type Click, Press } from '../../kit/Press'
import { ZoneHead } from '../../kit/pieces'
import { ScoreRuler } from '../../kit/ScoreRuler'
import { playerAt } from '../../kit/table'
import { CouncilFace, LocationFace, locationWords, tokenOf } from './Cards'
import { PlaceButton, Placed } from './Place'
import { type Plan, useMeeples, usePlan } from './plan'

/** The Dark Council with the score track, and the Locations that can be built. */
export function Council() {
  const { view } = useMeeples()
  return (
    <section className="zone council" aria-label="Dark Council and Locations to build">
      <ZoneHead title="Dark Council" note={view.final > 0 ? `final turn ${view.final} of 2` : 'final turns only'} />
      <div className="ovls">
        {council.map(({ id }) => (
          <Member key={id} id={id} />
        ))}
      </div>
      <div className="score">
        <ScoreRuler
          scores={view.order.map((id) => ({ id, vp: areaOf(view, id).vp }))}
          growth={20}
          step={() => 10}
          unit={2}
          apart={8}
        />
      </div>
      <Offer />
    </section>
  )
}

function Member({ id }: { readonly id: string }) {
  const table = useMeeples()
  const { view } = table
  const token = view.tokens[id]
  const beaten = view.order.filter((player) => areaOf(view, player).overlords.includes(id))
  return (
    <div className="spot">
      <PlaceButton place={id} className="ovl" words={<CouncilWords id={id} token={token} />}>
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
      <Placed place={id} />
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

/** The Locations that can be built. */
function Offer() {
  const table = useMeeples()
  const plan = usePlan()
  const { view } = table
  const building = table.mayAct && table.choices('construct').length > 0
  return (
    <>
      <ZoneHead
        title="To build"
        note={building ? 'choose a tile, then its place' : `${size(view.tileStack)} more in the stack`}
      />
      <div className="offer" id="offer">
        {view.offer.map((tile) => (
          <div key={tile} className="spot" data-piece={`tile ${tile}`}>
            <Press
              click={building ? clickOn(plan, tile) : null}
              className="loc"
              card={tile}
              words={locationWords(tile)}
            >
              <LocationFace id={tile} />
            </Press>
          </div>
        ))}
        {view.offer.length === 0 ? <p className="bare">Everything is built.</p> : null}
      </div>
    </>
  )
}

function clickOn(plan: Plan, tile: string): Click {
  const chosen = plan.tile === tile
  return {
    does: 'Build',
    glow: chosen ? 'selected' : plan.tile ? 'may' : 'legal',
    pressed: chosen,
    run: () => plan.begin({ tile: chosen ? null : tile }),
  }
}
