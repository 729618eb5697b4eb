import EvilTower from '~icons/game-icons/evil-tower'
import WoodenSign from '~icons/game-icons/wooden-sign'
import { counted } from '../../../games/kit/words'
import { size } from '../../../games/kit/zones'
import { meepleName } from '../../../games/meeples-and-monsters/data/classes'
import { quarters } from '../../../games/meeples-and-monsters/data/locations'
import { isOverrun, overrunPeasants, placesIn } from '../../../games/meeples-and-monsters/pieces/plan'
import { monsterOf, slotOf, tileOf } from '../../../games/meeples-and-monsters/state'
import { describeEffect } from '../../../games/meeples-and-monsters/words/describe'
import { owedTo } from '../../kit/own'
import { PlayerMark } from '../../kit/PlayerMark'
import { type Click, Press } from '../../kit/Press'
import { Tip } from '../../kit/Tip'
import { playerAt } from '../../kit/table'
import { Capitol } from './Capitol'
import { LocationFace, locationWords, MonsterFace, monsterWords, RoomFace, roomWords } from './Cards'
import { Meeple } from './Meeple'
import { type QuarterName, quarterName } from './names'
import { PlaceButton, Placed } from './Place'
import { Icon } from './pictures'
import { useMeeples, usePlan } from './plan'

/** The walled city: four quarters around the Capitol. */
export function City() {
  const { fourTowers } = useMeeples().view.options
  return (
    <section className={fourTowers ? 'zone city towers' : 'zone city'} id="board" aria-label="City">
      <h2 className="sr">The city</h2>
      <Capitol />
      {quarters.map((quarter) => (
        <Quarter key={quarter} quarter={quarter} />
      ))}
    </section>
  )
}

interface QuarterProps {
  readonly quarter: QuarterName
}

interface PlaceProps {
  readonly place: string
}

function Quarter({ quarter }: QuarterProps) {
  const { view } = useMeeples()
  const [printed] = placesIn(view, quarter)
  const { built, monsters, room } = view.city[quarter]
  return (
    <section className={`qt q-${quarter}`} aria-label={quarterName[quarter]}>
      <header>
        <Icon of={quarter} />
        <h3 className="display">{quarterName[quarter]}</h3>
        <Overrun place={printed!} />
      </header>
      <div className="qb">
        <div className="locs">
          <Location place={printed!} />
          {built.map((tile, i) => {
            const slot = `${quarter}-${i + 1}`
            return tile ? <Location key={slot} place={tile} /> : <Vacant key={slot} slot={slot} />
          })}
        </div>
        <div className="mons">
          {monsters.map((monster, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <Lair key={i} quarter={quarter} monster={monster} slot={i} />
          ))}
        </div>
        {view.options.fourTowers ? <Tower quarter={quarter} room={room} /> : null}
      </div>
    </section>
  )
}

function Overrun({ place }: PlaceProps) {
  const { view } = useMeeples()
  if (!isOverrun(view, place)) return null
  const more = overrunPeasants(view, place)
  const words =
    more > 0
      ? `Overrun: ${counted(more, 'Peasant')} from the supply at every Location used here`
      : 'Overrun, but no Peasants come while a Monster here is fought'
  return (
    <Tip tip={words} spoken>
      <span className="over">
        <EvilTower />
        overrun{more > 0 ? ` +${more}` : ''}
        <span className="sr"> {words}</span>
      </span>
    </Tip>
  )
}

function Location({ place }: PlaceProps) {
  return (
    <div className="spot" data-piece={place} data-from={`tile ${place}`}>
      <PlaceButton place={place} className="loc" words={locationWords(place)}>
        <LocationFace id={place} />
        <Stock place={place} />
      </PlaceButton>
      <Placed place={place} />
    </div>
  )
}

/** Prestige Units lying on their tile, or who holds the Colosseum. */
function Stock({ place }: PlaceProps) {
  const table = useMeeples()
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

function Vacant({ slot }: { readonly slot: string }) {
  const table = useMeeples()
  const { tile } = usePlan()
  const bonus = describeEffect(slotOf(slot).bonus)
  const refusal = tile ? table.ask('construct', tile, slot) : null
  const build = (id: string): Click => ({
    does: `Build ${tileOf(id).name} here.`,
    glow: 'legal',
    refusal,
    run: () => table.play('construct', id, slot),
  })
  return (
    <Press
      click={tile ? build(tile) : null}
      className="loc rent"
      words={tile && !refusal ? `Builds ${tileOf(tile).name} here: ${bonus}` : undefined}
    >
      <span className="li">
        <WoodenSign />
      </span>
      <span className="lt">
        <b>For rent</b>
        <span className="rq">{bonus}</span>
      </span>
    </Press>
  )
}

interface LairProps extends QuarterProps {
  readonly monster: string | null
  readonly slot: number
}

function Lair({ quarter, monster, slot }: LairProps) {
  const { view } = useMeeples()
  if (!monster) return <EmptyLair quarter={quarter} slot={slot} />
  return (
    <div
      key={monster}
      className="lair"
      data-piece={monster}
      data-from="monster deck"
      data-gone={`player ${view.current}`}
    >
      <PlaceButton place={monster} className={`card mo ${monsterOf(monster).type}`} words={monsterWords(monster)}>
        <MonsterFace id={monster} />
      </PlaceButton>
      <Placed place={monster} />
    </div>
  )
}

function EmptyLair({ quarter, slot }: Omit<LairProps, 'monster'>) {
  const table = useMeeples()
  const owed = owedTo(table)
  const first = table.view.city[quarter].monsters.indexOf(null) === slot
  const takes = owed?.kind === 'placeMonster' && first && !table.ask('placeMonster', quarter)
  const place = (monster: string): Click => ({
    does: `Place ${monsterOf(monster).name} in the ${quarterName[quarter]}:`,
    glow: 'legal',
    run: () => table.play('placeMonster', quarter),
  })
  return (
    <Press click={takes ? place(owed.monster) : null} className="mslot">
      <span className="sr">Monster slot </span>
      <b>{slot + 1}</b>
      <span className="sr">, empty</span>
    </Press>
  )
}

function Tower({ quarter, room }: QuarterProps & { readonly room: string | null }) {
  const { view } = useMeeples()
  const below = size(view.city[quarter].below)
  if (!room) return <span className="loc rent tower">The tower is empty</span>
  return (
    <div className="spot tower" key={room} data-piece={room} data-gone={`player ${view.current}`}>
      <PlaceButton place={room} className="loc room" words={roomWords(room)}>
        <RoomFace id={room} />
        <span className="stock" title={`${counted(below, 'Room')} below`}>
          <b>{below}</b>
          <span className="sr"> Rooms below</span>
        </span>
      </PlaceButton>
      <Placed place={room} />
    </div>
  )
}
