import Bed from '~icons/game-icons/bed'
import SwapBag from '~icons/game-icons/swap-bag'
import type { PlayerId } from '../../../games/kit/rule'
import {
  basicClasses,
  drawNumber,
  type MeepleClass,
  meepleClasses,
  meepleName,
} from '../../../games/meeples-and-monsters/data/classes'
import { areaOf, type Counts, total } from '../../../games/meeples-and-monsters/state'
import { Explained } from '../../kit/chips'
import { owedTo } from '../../kit/own'
import { ZoneHead } from '../../kit/pieces'
import { Reason } from '../../kit/status'
import { playerAt } from '../../kit/table'
import { Levels } from './Levels'
import { Meeple, NamedMeeple } from './Meeple'
import { PlanList } from './PlanList'
import { tavernPiece } from './pieces'
import { isPlanning, type MeeplesTable, nowhere, ownArea, useMeeples, usePlan } from './plan'
import { Quests } from './Quests'
import { Trophies } from './Trophies'

/** The player's own Tavern, plan, levels, trophies and Quests. */
export function Mine() {
  const table = useMeeples()
  const { seat } = table
  if (seat === null) return <Everybody />
  const { mark } = playerAt(table, seat)
  return (
    <section className="zone mine me" id="mine" data-p={mark} aria-label="Your area">
      <div className="mleft">
        <ZoneHead title="Tavern" mark={mark} note={<>draw {nextDraw(table)} next</>}>
          <span className="grow" />
          <Zones player={seat} />
        </ZoneHead>
        <Tavern player={seat} />
        <CallBack />
        <PlanList />
        <Levels player={seat} />
        <Trophies player={seat} />
      </div>
      <Quests />
    </section>
  )
}

const nextDraw = ({ view, seat }: MeeplesTable): number =>
  (drawNumber[view.arrives] ?? 0) + (view.current === seat ? view.drawBonus : 0)

/** For somebody who watches: the plan, and everybody's Tavern. */
function Everybody() {
  const table = useMeeples()
  return (
    <section className="zone me watch" id="mine" aria-label="All Taverns">
      {table.view.order.map((player) => (
        <div key={player}>
          <ZoneHead title={playerAt(table, player).name} mark={playerAt(table, player).mark}>
            <span className="grow" />
            <Zones player={player} />
          </ZoneHead>
          <div className="tav">
            <Row player={player} counts={areaOf(table.view, player).tavern} />
          </div>
        </div>
      ))}
    </section>
  )
}

/** Bag and Lodgings as numbers; what is in them on hover and focus. */
function Zones({ player }: { readonly player: PlayerId }) {
  const { bag, lodgings, pending } = areaOf(useMeeples().view, player)
  const waiting = total(pending)
  return (
    <>
      <Explained className="tag" data-place={`home ${player}`} tip={<Contents counts={lodgings} />}>
        <Bed />
        Lodgings <b data-count={`lodgings ${player}`}>{total(lodgings)}</b>
        {waiting > 0 ? `+${waiting}` : ''}
      </Explained>
      <Explained className="tag" data-piece={`bag ${player}`} tip={<Contents counts={bag} />}>
        <SwapBag />
        Bag <b data-count={`bag ${player}`}>{total(bag)}</b>
      </Explained>
    </>
  )
}

/** What a zone holds, class by class. */
export function Contents({ counts }: { readonly counts: Counts }) {
  const there = meepleClasses.filter((cls) => counts[cls] > 0)
  if (there.length === 0) return <>Empty</>
  return (
    <span className="contents">
      {there.map((cls) => (
        <span key={cls}>
          <NamedMeeple cls={cls} />
          {counts[cls]}
        </span>
      ))}
    </span>
  )
}

const inOrder = (counts: Counts): [MeepleClass, number][] =>
  meepleClasses.flatMap((cls) => Array.from({ length: counts[cls] }, (_, n): [MeepleClass, number] => [cls, n]))

function Row({ player, counts }: { readonly player: PlayerId; readonly counts: Counts }) {
  return inOrder(counts).map(([cls, n]) => (
    <span key={`${cls} ${n}`} data-piece={tavernPiece(player, cls, n)} data-from={`bag ${player}`}>
      <Meeple cls={cls} size="lg" label={meepleName(cls)} />
    </span>
  ))
}

function Tavern({ player }: { readonly player: PlayerId }) {
  const table = useMeeples()
  const { picked } = usePlan()
  const { tavern } = areaOf(table.view, player)
  const free = isPlanning(table)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and no more meaning */}
      <div className="tav" role="group" aria-label="Your Tavern">
        {total(tavern) === 0 ? <p>Nobody is here.</p> : null}
        {free ? (
          inOrder(tavern).map(([cls, n]) => (
            <TavernMeeple key={`${cls} ${n}`} player={player} cls={cls} n={n} last={n === tavern[cls] - 1} />
          ))
        ) : (
          <Row player={player} counts={tavern} />
        )}
      </div>
      {free && picked?.cls === 'shaman' ? <Disguise /> : null}
    </>
  )
}

interface MeepleProps {
  readonly player: PlayerId
  readonly cls: MeepleClass
  readonly n: number
  readonly last: boolean
}

function TavernMeeple({ player, cls, n, last }: MeepleProps) {
  const plan = usePlan()
  const selected = plan.picked?.cls === cls && last
  const refusal = nowhere(useMeeples(), cls)
  const button = (
    <button
      type="button"
      className={selected ? 'tm sel' : 'tm'}
      aria-pressed={selected}
      aria-disabled={refusal ? true : undefined}
      title={refusal ? undefined : meepleName(cls)}
      data-piece={tavernPiece(player, cls, n)}
      data-from={`bag ${player}`}
      data-gone={`home ${player}`}
      onClick={refusal ? undefined : () => plan.begin({ picked: selected ? null : { cls } })}
    >
      <span className="sr">Pick {meepleName(cls)}</span>
      <Meeple cls={cls} size="lg" />
    </button>
  )
  return refusal ? <Reason refusal={refusal}>{button}</Reason> : button
}

/** The class a Shaman is used as. */
function Disguise() {
  const plan = usePlan()
  const as = plan.picked?.as
  return (
    <fieldset className="disguise">
      <legend>Use the Shaman as</legend>
      <button type="button" aria-pressed={!as} onClick={() => plan.begin({ picked: { cls: 'shaman' } })}>
        <NamedMeeple cls="shaman" />
      </button>
      {basicClasses.map((cls) => (
        <button
          key={cls}
          type="button"
          aria-pressed={as === cls}
          onClick={() => plan.begin({ picked: { cls: 'shaman', as: cls } })}
        >
          <NamedMeeple cls={cls} />
        </button>
      ))}
    </fieldset>
  )
}

/** Units of the Lodgings, to be called back into the bag. */
function CallBack() {
  const table = useMeeples()
  const { called, begin } = usePlan()
  const area = ownArea(table)
  const owed = owedTo(table)
  if (!area || owed?.kind !== 'recall') return null
  const units = inOrder(area.lodgings).flatMap(([cls, n]) => (cls === 'corruption' ? [] : [{ cls, n }]))
  const full = called.length >= owed.n
  return (
    <fieldset className="disguise">
      <legend>Lodgings: who comes back into the bag?</legend>
      {units.map(({ cls, n }) => {
        const chosen = called.filter((one) => one === cls).length > n
        const at = called.indexOf(cls)
        return (
          <button
            key={`${cls} ${n}`}
            type="button"
            aria-pressed={chosen}
            aria-disabled={!chosen && full ? true : undefined}
            onClick={() => {
              if (chosen) begin({ called: called.filter((_, i) => i !== at) })
              else if (!full) begin({ called: [...called, cls] })
            }}
          >
            <NamedMeeple cls={cls} />
          </button>
        )
      })}
    </fieldset>
  )
}
