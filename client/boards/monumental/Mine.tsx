import { useState } from 'react'
import CardDiscard from '~icons/game-icons/card-discard'
import CardDraw from '~icons/game-icons/card-draw'
import Shop from '~icons/game-icons/shop'
import SpartanHelmet from '~icons/game-icons/spartan-helmet'
import Tombstone from '~icons/game-icons/tombstone'
import Watchtower from '~icons/game-icons/watchtower'
import type { PlayerId } from '../../../games/kit/rule'
import { size } from '../../../games/kit/zones'
import { marketOf, nameOf } from '../../../games/monumental/pieces/cards'
import { capitalOf, spotAt } from '../../../games/monumental/pieces/map'
import { areaOf, type G } from '../../../games/monumental/state'
import { describeText } from '../../../games/monumental/words/describe'
import { PlayerMark } from '../../kit/PlayerMark'
import { Tip } from '../../kit/Tip'
import { Bank, Extras } from './Bank'
import { CardRow, City } from './City'
import { civName } from './face'
import { Policies } from './Policies'
import { isActing, isWaking, type Props, whoIs } from './plan'
import { yieldOf } from './preview'
import { activatedWords } from './say'
import { Works } from './Works'

/** The player's own civilization; for somebody who watches, that of whoever plays. */
export default function Mine(props: Props) {
  const { table } = props
  const { view, seat } = table
  const player = seat ?? view.current
  const { mark, name } = whoIs(table, player)
  const [looked, setLooked] = useState<number | null>(null)
  const cross = isWaking(table) ? (looked ?? props.plan.cross) : null
  const mine = seat === null ? null : props
  const { civ } = areaOf(view, player)
  return (
    <section
      className={seat === null ? 'zone me' : 'zone mine me'}
      id="mine"
      data-p={mark}
      aria-label={seat === null ? `${name}'s civilization` : 'Your civilization'}
    >
      <div className="zt">
        <PlayerMark mark={mark} size="s" />
        <h2 className="display">{civName(civ)}</h2>
        <small>{seat === null ? name : activatedWords(view, player)}</small>
        <span className="grow" />
        {view.current === player ? <Extras view={view} /> : null}
      </div>
      <Bank view={view} player={player} coming={cross === null ? null : yieldOf(props, cross)} />
      <Holdings mine={mine} view={view} player={player} onLook={setLooked} />
    </section>
  )
}

interface HoldingsProps {
  readonly mine: Props | null
  readonly view: G
  readonly player: PlayerId
  readonly onLook?: (slot: number | null) => void
}

/** City, Nexus, cards beside it, stock, Wonders, Warlord and Policies. */
export function Holdings({ mine, view, player, onLook }: HoldingsProps) {
  const area = areaOf(view, player)
  return (
    <>
      <CardRow title="Nexus" uids={area.nexus} mine={mine} on={view.current === player ? view.now.activated : []} />
      <City mine={mine} view={view} player={player} {...(onLook ? { onLook } : {})} />
      <CardRow title="Drawn this turn" uids={area.beside.flat()} mine={mine} on={view.now.activated} />
      <Stock mine={mine} view={view} player={player} />
      <div className="cols">
        <Works mine={mine} view={view} player={player} />
        <Policies mine={mine} view={view} player={player} />
      </div>
    </>
  )
}

/** Piles, pieces at home and Market tokens. */
function Stock({ mine, view, player }: HoldingsProps) {
  const area = areaOf(view, player)
  const home = spotAt(view, capitalOf(view, player)).force
  const bought = view.current === player ? view.now.bought : []
  return (
    <div className="stock">
      <Tip tip={bought.length > 0 ? `On top, bought this turn: ${bought.map(nameOf).join(', ')}` : 'Face down'}>
        <button type="button" className="tag" data-place={`draw ${player}`} data-piece={`draw ${player}`}>
          <CardDraw aria-hidden="true" />
          draw <b data-count={`draw ${player}`}>{size(area.draw)}</b>
        </button>
      </Tip>
      <Listed label="discard" uids={area.discard} icon={<CardDiscard aria-hidden="true" />} />
      {area.archived.length > 0 ? (
        <Listed label="archived" uids={area.archived} icon={<Tombstone aria-hidden="true" />} />
      ) : null}
      <span className="tag">
        <SpartanHelmet aria-hidden="true" />
        at home <b>{(home?.soldiers ?? 0) + (home?.mounted ?? 0)}</b>
      </span>
      <span className="tag">
        <Watchtower aria-hidden="true" />
        {area.outposts === 1 ? 'outpost' : 'outposts'} <b>{area.outposts}</b>
      </span>
      {area.markets.map((market) => (
        <Market key={market} mine={mine} market={market} />
      ))}
    </div>
  )
}

interface ListedProps {
  readonly label: string
  readonly uids: readonly string[]
  readonly icon: React.ReactNode
}

/** A pile that lies open: its cards by name, on hover and focus. */
function Listed({ label, uids, icon }: ListedProps) {
  const names = uids.map(nameOf)
  const each = [...new Set(names)].map((name) => {
    const n = names.filter((one) => one === name).length
    return n > 1 ? `${n} × ${name}` : name
  })
  return (
    <Tip tip={each.length > 0 ? each.join(', ') : 'Empty'}>
      <button type="button" className="tag">
        {icon}
        {label} <b>{uids.length}</b>
      </button>
    </Tip>
  )
}

function Market({
  mine,
  market,
}: {
  readonly mine: Props | null
  readonly market: G['players'][string]['markets'][number]
}) {
  const { name, text } = marketOf(market)
  const refusal = mine && isActing(mine.table) ? mine.table.ask('useMarket', market) : null
  const may = mine !== null && isActing(mine.table) && !refusal
  const words = `${name}: ${describeText(text)}`
  return (
    <Tip tip={refusal ? `${words}. ${refusal.because}` : words} clause={refusal?.clause || undefined} spoken>
      <button
        type="button"
        className={may ? 'tag market may' : 'tag market'}
        aria-disabled={may ? undefined : true}
        onClick={may ? () => mine.table.play('useMarket', market) : undefined}
      >
        <Shop aria-hidden="true" />
        {may ? <span className="sr">Use </span> : null}
        {name}
        <span className="sr">: {describeText(text)}</span>
      </button>
    </Tip>
  )
}
