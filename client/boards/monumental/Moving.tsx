import Footsteps from '~icons/game-icons/footsteps'
import Hiking from '~icons/game-icons/hiking'
import TwoCoins from '~icons/game-icons/two-coins'
import Watchtower from '~icons/game-icons/watchtower'
import { prices } from '../../../games/monumental/data/constants'
import type { HexId } from '../../../games/monumental/data/hex'
import type { Spot } from '../../../games/monumental/state'
import { NeverMind } from '../../kit/NeverMind'
import { Act } from '../../kit/status'
import { HexAct } from './HexAct'
import { moveArgs, moversAt } from './hex-click'
import { tileName, unitName } from './names'
import { type Mover, ownArea, useMonumental } from './plan'
import { canGo, useSituation } from './planning'

/** First who, then where. */
export function Moving() {
  const { plan } = useSituation()
  if (plan.mover) return <Steps mover={plan.mover} />
  return plan.home ? <Leaving home={plan.home} /> : <Movers />
}

const isExplorer = (mover: Mover): mover is Extract<Mover, { readonly explorer: number }> => 'explorer' in mover

/** Explorers wherever they are, and own tiles with somebody to spare. */
function Movers() {
  const { table, plan } = useSituation()
  const explorers = ownArea(table)?.explorers ?? []
  const homes = [...new Set(table.choices('moveUnit').map(([from]) => String(from)))]
  return (
    <>
      {explorers.map((hex, explorer) =>
        explorers.indexOf(hex) === explorer && canGo(table, { explorer }) ? (
          <HexAct
            key={hex}
            hex={hex}
            icon={<Hiking />}
            label={`Explorer: ${tileName(table, hex)}`}
            note="goes from here"
            onClick={() => plan.begin({ busy: 'move', mover: { explorer } })}
          />
        ) : null,
      )}
      {homes.map((hex) => (
        <HexAct
          key={hex}
          hex={hex}
          icon={<Footsteps />}
          label={`Unit: ${tileName(table, hex)}`}
          note="goes from here"
          onClick={() => plan.begin({ busy: 'move', home: hex })}
        />
      ))}
      <Outposts hexes={table.choices('buildOutpost').map(([hex]) => String(hex))} />
      <NeverMind plan={plan} />
    </>
  )
}

/** Who leaves this tile? */
function Leaving({ home }: { readonly home: HexId }) {
  const { table, plan } = useSituation()
  const movers = moversAt(table, home).filter((mover) => canGo(table, mover))
  return (
    <>
      {movers.map((mover) => (
        <Act
          key={isExplorer(mover) ? `explorer ${mover.explorer}` : mover.unit}
          icon={isExplorer(mover) ? <Hiking /> : <Footsteps />}
          label={isExplorer(mover) ? 'Explorer' : unitName(mover.unit).replace('mounted', 'Mounted')}
          note="moves from here"
          onClick={() => plan.begin({ busy: 'move', mover })}
        />
      ))}
      <Outposts hexes={table.choices('buildOutpost').flatMap(([hex]) => (hex === home ? [home] : []))} />
      <NeverMind plan={plan} />
    </>
  )
}

function Outposts({ hexes }: { readonly hexes: readonly HexId[] }) {
  const table = useMonumental()
  return hexes.flatMap((hex) => {
    const ways = ridersHome.filter((mounted) => table.ask('buildOutpost', hex, mounted) === null)
    return ways.map((mounted) => (
      <HexAct
        key={`${hex} ${mounted}`}
        hex={hex}
        icon={<Watchtower />}
        label={`Build an Outpost: ${tileName(table, hex)}`}
        note={outpostWords(mounted, ways.length > 1)}
        onClick={() => table.play('buildOutpost', hex, mounted)}
      />
    ))
  })
}

/** So many of the Soldiers that go home could be mounted. */
const ridersHome = Array.from({ length: prices.outpostSoldiers + 1 }, (_, mounted) => mounted)

const outpostWords = (mounted: number, several: boolean): string =>
  several
    ? `${mounted} of ${prices.outpostSoldiers} going home are mounted`
    : `${prices.outpostSoldiers} Soldiers go home`

/** Where can it go? The same tiles glow on the map. */
function Steps({ mover }: { readonly mover: Mover }) {
  const { table, plan } = useSituation()
  const targets = Object.keys(table.view.hexes).filter((hex) => table.ask(...moveArgs(mover, hex, plan)) === null)
  const icon = isExplorer(mover) ? <Hiking /> : <Footsteps />
  return (
    <>
      {targets.map((hex) => (
        <HexAct
          key={hex}
          hex={hex}
          icon={icon}
          label={tileName(table, hex)}
          note={isExplorer(mover) ? stepNote(table.view.hexes[hex] ?? {}) : ''}
          onClick={() => table.play(...moveArgs(mover, hex, plan))}
        />
      ))}
      <StepPayment mover={mover} />
      <NeverMind plan={plan} />
    </>
  )
}

/** A free step can be saved, and Gold can stand in for Military. */
function StepPayment({ mover }: { readonly mover: Mover }) {
  const { table, plan } = useSituation()
  const { steps, marches } = table.view.now
  const free = isExplorer(mover) ? steps : marches
  const goods = ownArea(table)?.goods
  if (free > 0) {
    return (
      <Act
        icon={<Footsteps />}
        label={plan.paid ? 'Use a free one' : 'Save the free one'}
        note={plan.paid ? `${free} left` : 'pay for it'}
        onClick={() => plan.add({ paid: !plan.paid, gold: null })}
      />
    )
  }
  if (!goods || goods.G === 0 || goods.M === 0) return null
  return (
    <Act
      icon={<TwoCoins />}
      label={plan.gold ? 'Pay in Military' : 'Pay in Gold'}
      note={plan.gold ? 'and keep the Gold' : 'and keep the Military'}
      onClick={() => plan.add({ gold: plan.gold ? null : 1 })}
    />
  )
}

/** What waits there. */
function stepNote({ production, market, barbarian }: Spot): string {
  if (production) return 'Production token'
  if (market) return 'Market'
  return barbarian && !barbarian.open ? 'turns the Barbarians over' : ''
}
