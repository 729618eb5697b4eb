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
import { PlayerMark } from '../../kit/PlayerMark'
import { Reason } from '../../kit/status'
import { Tip } from '../../kit/Tip'
import { playerAt } from '../../kit/table'
import { Levels } from './Levels'
import { Meeple, NamedMeeple } from './Meeple'
import { PlanList } from './PlanList'
import { tavernPiece } from './pieces'
import { isPlanning, type MeeplesTable, nowhere, owedTo, ownArea, type Props } from './plan'
import { Quests } from './Quests'
import { Trophies } from './Trophies'

/** The player's own Tavern, plan, levels, trophies and Quests. */
export function Mine(props: Props) {
  const { table } = props
  const { seat } = table
  if (seat === null) return <Everybody table={table} />
  const { mark } = playerAt(table, seat)
  return (
    <section className="zone mine me" id="mine" data-p={mark} aria-label="Your area">
      <div className="mleft">
        <div className="zt">
          <PlayerMark mark={mark} size="s" />
          <h2 className="display">Tavern</h2>
          <small>draw {drawNumber[table.view.arrives as 0 | 1 | 2 | 3] + ownBonus(table)} next</small>
          <span className="grow" />
          <Zones table={table} player={seat} />
        </div>
        <Tavern {...props} />
        {owedTo(table)?.kind === 'recall' ? <CallBack {...props} /> : null}
        <PlanList {...props} />
        <Levels {...props} player={seat} />
        <Trophies {...props} player={seat} />
      </div>
      <Quests {...props} />
    </section>
  )
}

const ownBonus = ({ view, seat }: MeeplesTable): number => (view.current === seat ? view.drawBonus : 0)

/** For somebody who watches: the plan, and everybody's Tavern. */
function Everybody({ table }: { readonly table: MeeplesTable }) {
  return (
    <section className="zone me watch" id="mine" aria-label="All Taverns">
      {table.view.order.map((player) => (
        <div key={player}>
          <div className="zt">
            <PlayerMark mark={playerAt(table, player).mark} size="s" />
            <h2 className="display">{playerAt(table, player).name}</h2>
            <span className="grow" />
            <Zones table={table} player={player} />
          </div>
          <div className="tav">
            <Row player={player} counts={areaOf(table.view, player).tavern} />
          </div>
        </div>
      ))}
    </section>
  )
}

/** Bag and Lodgings as numbers; what is in them on hover and focus. */
function Zones({ table, player }: { readonly table: MeeplesTable; readonly player: PlayerId }) {
  const { bag, lodgings, pending } = areaOf(table.view, player)
  const waiting = total(pending)
  return (
    <>
      <Tip tip={<Contents counts={lodgings} />}>
        <button type="button" className="tag" data-place={`home ${player}`}>
          <Bed aria-hidden="true" />
          Lodgings <b data-count={`lodgings ${player}`}>{total(lodgings)}</b>
          {waiting > 0 ? `+${waiting}` : ''}
        </button>
      </Tip>
      <Tip tip={<Contents counts={bag} />}>
        <button type="button" className="tag" data-piece={`bag ${player}`}>
          <SwapBag aria-hidden="true" />
          Bag <b data-count={`bag ${player}`}>{total(bag)}</b>
        </button>
      </Tip>
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

function Tavern({ table, plan }: Props) {
  const area = ownArea(table)
  const seat = table.seat!
  if (!area) return null
  const free = isPlanning(table)
  const { picked } = plan
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and no more meaning */}
      <div className="tav" role="group" aria-label="Your Tavern">
        {total(area.tavern) === 0 ? <p>Nobody is here.</p> : null}
        {free ? (
          inOrder(area.tavern).map(([cls, n]) => (
            <TavernMeeple key={`${cls} ${n}`} {...{ table, plan, cls, n }} last={n === area.tavern[cls] - 1} />
          ))
        ) : (
          <Row player={seat} counts={area.tavern} />
        )}
      </div>
      {free && picked?.cls === 'shaman' ? <Disguise plan={plan} /> : null}
    </>
  )
}

interface MeepleProps extends Props {
  readonly cls: MeepleClass
  readonly n: number
  readonly last: boolean
}

function TavernMeeple({ table, plan, cls, n, last }: MeepleProps) {
  const selected = plan.picked?.cls === cls && last
  const refusal = nowhere(table, cls)
  const button = (
    <button
      type="button"
      className={selected ? 'tm sel' : 'tm'}
      aria-pressed={selected}
      aria-disabled={refusal ? true : undefined}
      title={refusal ? undefined : meepleName(cls)}
      data-piece={tavernPiece(table.seat!, cls, n)}
      data-from={`bag ${table.seat}`}
      data-gone={`home ${table.seat}`}
      onClick={refusal ? undefined : () => plan.begin({ picked: selected ? null : { cls } })}
    >
      <span className="sr">Pick {meepleName(cls)}</span>
      <Meeple cls={cls} size="lg" />
    </button>
  )
  return refusal ? <Reason refusal={refusal}>{button}</Reason> : button
}

/** The class a Shaman is used as. */
function Disguise({ plan }: Pick<Props, 'plan'>) {
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
function CallBack({ table, plan }: Props) {
  const { lodgings } = ownArea(table)!
  const most = owedTo(table)?.kind === 'recall' ? owedTo(table) : null
  const units = inOrder(lodgings).flatMap(([cls, n]) => (cls === 'corruption' ? [] : [{ cls, n }]))
  const full = most?.kind === 'recall' && plan.called.length >= most.n
  return (
    <fieldset className="disguise">
      <legend>Lodgings: who comes back into the bag?</legend>
      {units.map(({ cls, n }) => {
        const chosen = plan.called.filter((one) => one === cls).length > n
        const at = plan.called.indexOf(cls)
        return (
          <button
            key={`${cls} ${n}`}
            type="button"
            aria-pressed={chosen}
            aria-disabled={!chosen && full ? true : undefined}
            onClick={() => {
              if (chosen) plan.begin({ called: plan.called.filter((_, i) => i !== at) })
              else if (!full) plan.begin({ called: [...plan.called, cls] })
            }}
          >
            <NamedMeeple cls={cls} />
          </button>
        )
      })}
    </fieldset>
  )
}
