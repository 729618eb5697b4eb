import type { CSSProperties } from 'react'
import Capitol from '~icons/game-icons/capitol'
import ChessKnight from '~icons/game-icons/chess-knight'
import DwarfFace from '~icons/game-icons/dwarf-face'
import Hiking from '~icons/game-icons/hiking'
import Shop from '~icons/game-icons/shop'
import SpartanHelmet from '~icons/game-icons/spartan-helmet'
import Village from '~icons/game-icons/village'
import WarlordHelmet from '~icons/game-icons/warlord-helmet'
import Watchtower from '~icons/game-icons/watchtower'
import type { Effect } from '../../../games/monumental/data/effects'
import type { HexId } from '../../../games/monumental/data/hex'
import type { MarketId } from '../../../games/monumental/data/tokens'
import { barbarianOf, freeCityOf, marketOf, productionOf } from '../../../games/monumental/pieces/cards'
import { geometry, placeAt, spotAt } from '../../../games/monumental/pieces/map'
import { type Force, type Spot, seatsOf } from '../../../games/monumental/state'
import { markOf } from '../../kit/PlayerMark'
import type { Point } from '../../kit/spatial'
import { drawingOf, inOrder } from './hexes'
import { whoIs } from './names'
import { Picture } from './Picture'
import { useMonumental } from './plan'
import { AnyBasic, Res } from './Signs'

/** Where something lies: in units of the map, measured to its middle. */
export const spotStyle = ({ x, y }: Point, dx = 0, dy = 0): CSSProperties => ({
  '--x': (x + dx).toFixed(1),
  '--y': (y + dy).toFixed(1),
})

/** Everything that lies on the map. Decoration: the tiles below say it in words. */
export function Tokens() {
  const plan = geometry(useMonumental().view)
  const { at } = drawingOf(plan)
  return (
    <div className="tokens" aria-hidden="true">
      {inOrder(plan).map((hex) => (
        <TileTokens key={hex} hex={hex} at={at[hex]!} />
      ))}
      <Explorers at={at} />
    </div>
  )
}

interface TileProps {
  readonly hex: HexId
  readonly at: Point
}

function TileTokens({ hex, at }: TileProps) {
  const table = useMonumental()
  const spot = spotAt(table.view, hex)
  const capital = placeAt(table.view, hex).terrain === 'capital'
  return (
    <>
      <Finds spot={spot} hex={hex} at={at} finder={`player ${table.view.current}`} />
      {spot.force ? <Holder force={spot.force} at={at} capital={capital} /> : null}
      {spot.city ? <FreeCity city={spot.city} at={at} force={spot.force} /> : null}
      {spot.wonders?.map((card, i) => (
        <span key={card} className="tk wtoken" style={spotStyle(at, 21 - i * 7, -15)} data-piece={`token ${card}`}>
          <Picture of={card} />
        </span>
      ))}
    </>
  )
}

interface FindsProps {
  readonly spot: Spot
  readonly hex: HexId
  readonly at: Point
  /** Where tokens go when they are taken. */
  readonly finder: string
}

/** What waits to be found or beaten. */
function Finds({ spot, hex, at, finder }: FindsProps) {
  const { barbarian, production, market } = spot
  return (
    <>
      {barbarian ? (
        <span
          className="tk barb"
          style={spotStyle(at, 0, barbarian.face ? -7 : -1)}
          data-piece={`barbarian ${hex}`}
          data-gone={finder}
        >
          <DwarfFace />
          <b>{barbarian.level}</b>
        </span>
      ) : null}
      {barbarian?.face ? (
        <span className="tk loot" style={spotStyle(at, 0, 15)}>
          <Loot effects={barbarianOf(barbarian.face).rewards.A} />
          <i>/</i>
          <Loot effects={barbarianOf(barbarian.face).rewards.B} />
        </span>
      ) : null}
      {production ? (
        <span className="tk prod" style={spotStyle(at, -20, -19)} data-piece={`production ${hex}`} data-gone={finder}>
          <Loot effects={productionOf(production).gives} />
        </span>
      ) : null}
      {market ? (
        <span className={market.left > 0 ? 'tk mkt' : 'tk mkt out'} style={spotStyle(at, -19, -20)}>
          <Shop />
          <Loot effects={firstUse(market.id)} />
          <b>×{market.left}</b>
        </span>
      ) : null}
    </>
  )
}

/** What a Market is known for: the first thing its tokens can bring. */
function firstUse(market: MarketId): readonly Effect[] {
  const { text } = marketOf(market)
  return text.kind === 'use' ? (text.options[0]?.effects ?? []) : []
}

/** Gains in as little room as a token has. */
export const Loot = ({ effects }: { readonly effects: readonly Effect[] }) =>
  effects.map((effect, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed, they never change places
    <span key={i} className="lt">
      {'n' in effect && effect.n > 1 ? effect.n : ''}
      {effect.do === 'gain' ? <Res res={effect.res} tiny /> : effect.do === 'gainBasic' ? <AnyBasic /> : <Hiking />}
    </span>
  ))

interface HolderProps {
  readonly force: Force
  readonly at: Point
  readonly capital: boolean
}

/** Who holds a tile: the mark, and the Units in a capsule. */
function Holder({ force, at, capital }: HolderProps) {
  const { mark } = whoIs(useMonumental(), force.by)
  const { soldiers, mounted, warlord, heroes, outpost } = force
  return (
    <>
      {capital ? (
        <span className="tk capital" data-p={mark} style={spotStyle(at, 0, -7)}>
          <Capitol />
        </span>
      ) : null}
      {outpost ? (
        <span className="tk outpost" data-p={mark} style={spotStyle(at, 0, -7)}>
          <Watchtower />
        </span>
      ) : null}
      <span className="tk flag" data-p={mark} style={spotStyle(at, 0, -31)}>
        <svg viewBox="-1 -1 26 26" aria-hidden="true">
          {markOf(mark).outline}
        </svg>
        <b>{markOf(mark).letter}</b>
      </span>
      {soldiers + mounted + heroes.length > 0 || warlord ? (
        <span className="tk units" data-p={mark} style={spotStyle(at, 0, capital || outpost ? 21 : 5)}>
          {soldiers > 0 ? (
            <>
              <SpartanHelmet />
              <b>{soldiers}</b>
            </>
          ) : null}
          {mounted > 0 ? (
            <>
              <ChessKnight />
              <b>{mounted}</b>
            </>
          ) : null}
          {warlord ? <WarlordHelmet className="i lead" /> : null}
          {heroes.map((id) => (
            <Picture key={id} of={id} />
          ))}
        </span>
      ) : null}
    </>
  )
}

interface CityProps {
  readonly city: string
  readonly at: Point
  readonly force: Force | undefined
}

/** Its name gives way to an Outpost. */
function FreeCity({ city, at, force }: CityProps) {
  const held = force !== undefined
  const { name, income } = freeCityOf(city)
  return (
    <>
      <span
        className={held ? 'tk fcity held' : 'tk fcity'}
        style={held ? spotStyle(at, -20, -15) : spotStyle(at, 0, -8)}
      >
        <Village />
      </span>
      {force?.outpost ? null : (
        <span className="tk fname" style={spotStyle(at, 0, held ? 21 : 13)}>
          {name}
          <Loot effects={income} />
        </span>
      )}
    </>
  )
}

/** Explorers stand at the right of their tile, those of one tile below each other. */
function Explorers({ at }: { readonly at: Readonly<Record<HexId, Point>> }) {
  const table = useMonumental()
  const { view } = table
  const all = seatsOf(view).flatMap((player) =>
    (view.players[player]?.explorers ?? []).map((hex, i) => ({ player, hex, i })),
  )
  return all.map(({ player, hex, i }) => {
    const before = all.slice(
      0,
      all.findIndex((one) => one.player === player && one.i === i),
    )
    const above = before.filter((one) => one.hex === hex).length
    const point = at[hex]
    return point ? (
      <span
        key={`${player} ${i}`}
        className="tk explorer"
        data-p={whoIs(table, player).mark}
        data-piece={`explorer ${player} ${i}`}
        style={spotStyle(point, 25 - above * 4, -6 + above * 12)}
      >
        <Hiking />
      </span>
    ) : null
  })
}
