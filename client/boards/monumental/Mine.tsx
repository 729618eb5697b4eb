import { useState } from 'react'
import CardDiscard from '~icons/game-icons/card-discard'
import CardDraw from '~icons/game-icons/card-draw'
import Shop from '~icons/game-icons/shop'
import SpartanHelmet from '~icons/game-icons/spartan-helmet'
import Tombstone from '~icons/game-icons/tombstone'
import Watchtower from '~icons/game-icons/watchtower'
import type { PlayerId } from '../../../games/kit/rule'
import { size } from '../../../games/kit/zones'
import type { MarketId } from '../../../games/monumental/data/tokens'
import { marketOf, nameOf } from '../../../games/monumental/pieces/cards'
import { capitalOf, spotAt } from '../../../games/monumental/pieces/map'
import { areaOf } from '../../../games/monumental/state'
import { describeText } from '../../../games/monumental/words/describe'
import { Explained } from '../../kit/chips'
import { Press } from '../../kit/Press'
import { ZoneHead } from '../../kit/pieces'
import { Bank, Extras } from './Bank'
import { CardRow, City } from './City'
import { activatedWords } from './describe'
import { civName, whoIs } from './names'
import { Policies } from './Policies'
import { isActing, isWaking, useMonumental } from './plan'
import { useSituation } from './planning'
import { yieldOf } from './preview'
import { Works } from './Works'

/** The player's own civilization; for somebody who watches, that of whoever plays. */
export default function Mine() {
  const situation = useSituation()
  const { table, plan } = situation
  const { view, seat } = table
  const player = seat ?? view.current
  const { mark, name } = whoIs(table, player)
  const [looked, setLooked] = useState<number | null>(null)
  const cross = isWaking(table) ? (looked ?? plan.cross) : null
  const { civ } = areaOf(view, player)
  return (
    <section
      className={seat === null ? 'zone me' : 'zone mine me'}
      id="mine"
      data-p={mark}
      aria-label={seat === null ? `${name}'s civilization` : 'Your civilization'}
    >
      <ZoneHead title={civName(civ)} mark={mark} note={seat === null ? name : activatedWords(view, player)}>
        <span className="grow" />
        {view.current === player ? <Extras /> : null}
      </ZoneHead>
      <Bank player={player} coming={cross === null ? null : yieldOf(situation, cross)} />
      <Holdings player={player} onLook={setLooked} />
    </section>
  )
}

interface HoldingsProps {
  readonly player: PlayerId
  readonly onLook?: (slot: number | null) => void
}

/** City, Nexus, cards beside it, stock, Wonders, Warlord and Policies. */
export function Holdings({ player, onLook }: HoldingsProps) {
  const { view } = useMonumental()
  const area = areaOf(view, player)
  return (
    <>
      <CardRow title="Nexus" uids={area.nexus} on={view.current === player ? view.now.activated : []} />
      <City player={player} onLook={onLook} />
      <CardRow title="Drawn this turn" uids={area.beside.flat()} on={view.now.activated} />
      <Stock player={player} />
      <div className="cols">
        <Works player={player} />
        <Policies player={player} />
      </div>
    </>
  )
}

/** Piles, pieces at home and Market tokens. */
function Stock({ player }: HoldingsProps) {
  const { view } = useMonumental()
  const area = areaOf(view, player)
  const home = spotAt(view, capitalOf(view, player)).force
  const bought = view.current === player ? view.now.bought : []
  return (
    <div className="stock">
      <Explained
        className="tag"
        data-place={`draw ${player}`}
        data-piece={`draw ${player}`}
        tip={bought.length > 0 ? `On top, bought this turn: ${bought.map(nameOf).join(', ')}` : 'Face down'}
      >
        <CardDraw />
        draw <b data-count={`draw ${player}`}>{size(area.draw)}</b>
      </Explained>
      <Listed label="discard" uids={area.discard} icon={<CardDiscard />} />
      {area.archived.length > 0 ? <Listed label="archived" uids={area.archived} icon={<Tombstone />} /> : null}
      <span className="tag">
        <SpartanHelmet />
        at home <b>{(home?.soldiers ?? 0) + (home?.mounted ?? 0)}</b>
      </span>
      <span className="tag">
        <Watchtower />
        {area.outposts === 1 ? 'outpost' : 'outposts'} <b>{area.outposts}</b>
      </span>
      {area.markets.map((market) => (
        <Market key={market} market={market} />
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
    <Explained className="tag" tip={each.length > 0 ? each.join(', ') : 'Empty'}>
      {icon}
      {label} <b>{uids.length}</b>
    </Explained>
  )
}

function Market({ market }: { readonly market: MarketId }) {
  const table = useMonumental()
  const { name, text } = marketOf(market)
  const use = {
    does: 'Use',
    glow: 'may',
    refusal: table.ask('useMarket', market),
    run: () => table.play('useMarket', market),
  } as const
  return (
    <Press className="tag market" click={isActing(table) ? use : null} words={`${name}: ${describeText(text)}`} reached>
      <Shop />
      {name}
      <span className="sr">: {describeText(text)}</span>
    </Press>
  )
}
