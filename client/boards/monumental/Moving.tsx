import Footsteps from '~icons/game-icons/footsteps'
import Hiking from '~icons/game-icons/hiking'
import Watchtower from '~icons/game-icons/watchtower'
import { prices } from '../../../games/monumental/data/constants'
import type { HexId } from '../../../games/monumental/data/hex'
import { Act } from '../../kit/status'
import { HexAct } from './HexAct'
import { moveArgs, moversAt } from './hex-click'
import { NeverMind } from './NeverMind'
import { type Mover, ownArea, type Props } from './plan'
import { tileName, unitName } from './tile-words'

/** First who, then where. */
export function Moving(props: Props) {
  const { plan } = props
  if (plan.mover) return <Steps {...props} mover={plan.mover} />
  return plan.home ? <Leaving {...props} home={plan.home} /> : <Movers {...props} />
}

const isExplorer = (mover: Mover): mover is Extract<Mover, { readonly explorer: number }> => 'explorer' in mover

/** Explorers wherever they are, and own tiles with somebody to spare. */
function Movers({ table, plan }: Props) {
  const explorers = ownArea(table)?.explorers ?? []
  const steps = table.choices('moveExplorer').length > 0
  const homes = [...new Set(table.choices('moveUnit').map(([from]) => String(from)))]
  return (
    <>
      {steps
        ? explorers.map((hex, explorer) =>
            explorers.indexOf(hex) === explorer ? (
              <HexAct
                key={hex}
                plan={plan}
                hex={hex}
                icon={<Hiking />}
                label="Explorer"
                note={tileName(table, hex)}
                onClick={() => plan.begin({ busy: 'move', mover: { explorer } })}
              />
            ) : null,
          )
        : null}
      {homes.map((hex) => (
        <HexAct
          key={hex}
          plan={plan}
          hex={hex}
          icon={<Footsteps />}
          label="Unit"
          note={tileName(table, hex)}
          onClick={() => plan.begin({ busy: 'move', home: hex })}
        />
      ))}
      <Outposts table={table} plan={plan} hexes={table.choices('buildOutpost').map(([hex]) => String(hex))} />
      <NeverMind plan={plan} />
    </>
  )
}

/** Who leaves this tile? */
function Leaving({ table, plan, home }: Props & { readonly home: HexId }) {
  return (
    <>
      {moversAt({ table }, home).map((mover) => (
        <Act
          key={isExplorer(mover) ? `explorer ${mover.explorer}` : mover.unit}
          icon={isExplorer(mover) ? <Hiking /> : <Footsteps />}
          label={isExplorer(mover) ? 'Explorer' : unitName(mover.unit).replace('mounted', 'Mounted')}
          note="moves from here"
          onClick={() => plan.begin({ busy: 'move', mover })}
        />
      ))}
      <Outposts
        table={table}
        plan={plan}
        hexes={table.choices('buildOutpost').flatMap(([hex]) => (hex === home ? [home] : []))}
      />
      <NeverMind plan={plan} />
    </>
  )
}

const Outposts = ({ table, plan, hexes }: Props & { readonly hexes: readonly HexId[] }) =>
  hexes.map((hex) => (
    <HexAct
      key={hex}
      plan={plan}
      hex={hex}
      icon={<Watchtower />}
      label="Build an Outpost"
      note={`${tileName(table, hex)}: ${prices.outpostSoldiers} Soldiers go home`}
      onClick={() => table.play('buildOutpost', hex)}
    />
  ))

/** Where can it go? The same tiles glow on the map. */
function Steps({ table, plan, mover }: Props & { readonly mover: Mover }) {
  const targets = Object.keys(table.view.hexes).filter((hex) => table.ask(...moveArgs(mover, hex)) === null)
  return (
    <>
      {targets.map((hex) => (
        <HexAct
          key={hex}
          plan={plan}
          hex={hex}
          icon={isExplorer(mover) ? <Hiking /> : <Footsteps />}
          label={tileName(table, hex)}
          note={stepNote(table.view.hexes[hex] ?? {})}
          onClick={() => {
            table.play(...moveArgs(mover, hex))
            plan.begin(isExplorer(mover) ? { busy: 'move', mover } : {})
          }}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}

/** What waits there. */
function stepNote({ production, market, barbarian }: Props['table']['view']['hexes'][string]): string {
  if (production) return 'Production token'
  if (market) return 'Market'
  return barbarian && !barbarian.open ? 'turns the Barbarians over' : ''
}
