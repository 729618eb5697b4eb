import EvilTower from '~icons/game-icons/evil-tower'
import WoodenSign from '~icons/game-icons/wooden-sign'
import { size } from '../../../games/kit/zones'
import { meepleName } from '../../../games/meeples-and-monsters/data/classes'
import { quarters } from '../../../games/meeples-and-monsters/data/locations'
import { describeEffect } from '../../../games/meeples-and-monsters/describe'
import { isOverrun, overrunPeasants, placesIn } from '../../../games/meeples-and-monsters/plan'
import { monsterOf, slotOf, tileOf } from '../../../games/meeples-and-monsters/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { Tip } from '../../kit/Tip'
import { playerAt } from '../../kit/table'
import { Capitol } from './Capitol'
import { Icon, LocationFace, locationWords, MonsterFace, monsterWords, RoomFace, roomWords } from './Cards'
import { Meeple } from './Meeple'
import { counted, type QuarterName, quarterName } from './names'
import { PlaceButton, Placed } from './Place'
import { owedTo, type Props } from './plan'

/** The walled city: four quarters around the Capitol. */
export function City(props: Props) {
  const { fourTowers } = props.table.view.options
  return (
    <section className={fourTowers ? 'zone city towers' : 'zone city'} id="board" aria-label="City">
      <h2 className="sr">The city</h2>
      <Capitol {...props} />
      {quarters.map((quarter) => (
        <Quarter key={quarter} {...props} quarter={quarter} />
      ))}
    </section>
  )
}

interface QuarterProps extends Props {
  readonly quarter: QuarterName
}

function Quarter({ quarter, ...props }: QuarterProps) {
  const { view } = props.table
  const [printed] = placesIn(view, quarter)
  const { built, monsters, room } = view.city[quarter]
  return (
    <section className={`qt q-${quarter}`} aria-label={quarterName[quarter]}>
      <header>
        <Icon of={quarter} />
        <h3 className="display">{quarterName[quarter]}</h3>
        <Overrun {...props} place={printed!} />
      </header>
      <div className="qb">
        <div className="locs">
          <Location {...props} place={printed!} />
          {built.map((tile, i) => {
            const slot = `${quarter}-${i + 1}`
            return tile ? <Location key={slot} {...props} place={tile} /> : <Vacant key={slot} {...props} slot={slot} />
          })}
        </div>
        <div className="mons">
          {monsters.map((monster, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <Lair key={i} {...props} quarter={quarter} monster={monster} slot={i} />
          ))}
        </div>
        {view.options.fourTowers ? <Tower {...props} quarter={quarter} room={room} /> : null}
      </div>
    </section>
  )
}

function Overrun({ table, place }: Props & { readonly place: string }) {
  if (!isOverrun(table.view, place)) return null
  const more = overrunPeasants(table.view, place)
  const words =
    more > 0
      ? `Overrun: ${counted(more, 'Peasant')} from the supply at every Location used here`
      : 'Overrun, but no Peasants come while a Monster here is fought'
  return (
    <Tip tip={words} spoken>
      <span className="over">
        <EvilTower aria-hidden="true" />
        overrun{more > 0 ? ` +${more}` : ''}
        <span className="sr"> {words}</span>
      </span>
    </Tip>
  )
}

function Location({ table, plan, place }: Props & { readonly place: string }) {
  return (
    <div className="spot" data-piece={place} data-from={`tile ${place}`}>
      <PlaceButton table={table} plan={plan} place={place} className="loc" words={locationWords(place)}>
        <LocationFace id={place} />
        <Stock {...{ table, plan }} place={place} />
      </PlaceButton>
      <Placed table={table} place={place} />
    </div>
  )
}

/** Prestige Units lying on their tile, or who holds the Colosseum. */
function Stock({ table, place }: Props & { readonly place: string }) {
  const { stock, hill } = table.view
  const holds = tileOf(place)?.effects.some((effect) => effect.do === 'hill') ? hill : null
  if (holds) {
    const { mark, name } = playerAt(table, holds.player)
    return (
      <span className="stock held" title={`Held by ${name}`}>
        <PlayerMark mark={mark} size="s" label={`Held by ${name}:`} />
        <Meeple cls={holds.unit} size="xs" label={meepleName(holds.unit)} />
      </span>
    )
  }
  const left = stock[place]
  return left === undefined ? null : (
    <span className="stock" title={`${left} left`}>
      <b>{left}</b>
      <span className="sr"> left</span>
    </span>
  )
}

function Vacant({ table, plan, slot }: Props & { readonly slot: string }) {
  const bonus = describeEffect(slotOf(slot).bonus)
  const inside = (
    <>
      <span className="li">
        <WoodenSign aria-hidden="true" />
      </span>
      <span className="lt">
        <b>For rent</b>
        <span className="rq">{bonus}</span>
      </span>
    </>
  )
  const { tile } = plan
  if (!tile || table.choices('construct').length === 0) return <span className="loc rent">{inside}</span>
  const refusal = table.ask('construct', tile, slot)
  return (
    <Tip
      tip={refusal?.because ?? `Builds ${tileOf(tile).name} here: ${bonus}`}
      clause={refusal?.clause}
      spoken={!refusal}
    >
      <button
        type="button"
        className={refusal ? 'loc rent' : 'loc rent legal'}
        aria-disabled={refusal ? true : undefined}
        onClick={refusal ? undefined : () => table.play('construct', tile, slot)}
      >
        <span className="sr">Build {tileOf(tile).name} here. </span>
        {inside}
      </button>
    </Tip>
  )
}

interface LairProps extends QuarterProps {
  readonly monster: string | null
  readonly slot: number
}

function Lair({ table, plan, quarter, monster, slot }: LairProps) {
  if (!monster) return <EmptyLair {...{ table, plan, quarter, slot }} />
  return (
    <div
      key={monster}
      className="lair"
      data-piece={monster}
      data-from="monster deck"
      data-gone={`player ${table.view.current}`}
    >
      <PlaceButton
        table={table}
        plan={plan}
        place={monster}
        className={`card mo ${monsterOf(monster).type}`}
        words={monsterWords(monster)}
      >
        <MonsterFace id={monster} />
      </PlaceButton>
      <Placed table={table} place={monster} />
    </div>
  )
}

function EmptyLair({ table, quarter, slot }: Omit<LairProps, 'monster'>) {
  const owed = owedTo(table)
  const first = table.view.city[quarter].monsters.indexOf(null) === slot
  if (owed?.kind === 'placeMonster' && first && !table.ask('placeMonster', quarter)) {
    return (
      <button type="button" className="mslot legal" onClick={() => table.play('placeMonster', quarter)}>
        <b>{slot + 1}</b>
        <span className="sr">
          {' '}
          Place {monsterOf(owed.monster).name} in the {quarterName[quarter]}
        </span>
      </button>
    )
  }
  return (
    <span className="mslot" role="img" aria-label={`Monster slot ${slot + 1}, empty`}>
      <b>{slot + 1}</b>
    </span>
  )
}

function Tower({ table, plan, quarter, room }: QuarterProps & { readonly room: string | null }) {
  const below = size(table.view.city[quarter].below)
  if (!room) return <span className="loc rent tower">The tower is empty</span>
  return (
    <div className="spot tower" key={room} data-piece={room} data-gone={`player ${table.view.current}`}>
      <PlaceButton table={table} plan={plan} place={room} className="loc room" words={roomWords(room)}>
        <RoomFace id={room} />
        <span className="stock" title={`${counted(below, 'Room')} below`}>
          <b>{below}</b>
          <span className="sr"> Rooms below</span>
        </span>
      </PlaceButton>
      <Placed table={table} place={room} />
    </div>
  )
}
