import { useId } from 'react'
import { enemyOf } from '../../../games/now-or-never/data/enemies'
import { locationOf } from '../../../games/now-or-never/data/locations'
import type { Space as MapSpace, SpaceId } from '../../../games/now-or-never/data/maps'
import { enemyAt, type G, locationAt, type Owed } from '../../../games/now-or-never/state'
import { counted, describeAction, describeEffects } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { spotOn } from '../../kit/spatial'
import { storyAt } from './describe'
import { cornerOf, field, sheet } from './geometry'
import { spaceName } from './names'
import { Icon } from './pictures'
import { isAsked, type NeverTable, type Plan, useSituation } from './plan'
import { type Route, walkTo } from './routes'

interface SpaceProps {
  readonly space: MapSpace
  readonly route: Route | undefined
  readonly onHover: (space: SpaceId | null) => void
  readonly onFocus: (space: SpaceId | null) => void
}

/** A space of the map: what is there, and whether the hero may go there or it may be chosen. */
export function Space({ space, route, onHover, onFocus }: SpaceProps) {
  const situation = useSituation()
  const { table, plan } = situation
  const words = useId()
  const { view } = table
  const choose = pickOf(table, space.id)
  const run = choose ?? (route ? () => walkTo(situation, route) : undefined)
  const doubted = isDoubted(plan, space.id)
  const moving = view.action !== null || plan.arrow !== null
  const glow = choose ? ' legal' : doubted ? ' selected' : route ? glowOf(route, moving) : ''
  return (
    <>
      <button
        type="button"
        className={`space${glow}`}
        style={spotOn(sheet, cornerOf(space), field)}
        aria-disabled={run ? undefined : true}
        aria-pressed={doubted || undefined}
        data-space={space.id}
        onClick={run}
        onPointerEnter={() => onHover(space.id)}
        onPointerLeave={() => onHover(null)}
        onFocus={() => onFocus(space.id)}
        onBlur={() => onFocus(null)}
        aria-describedby={words}
      >
        <span className="sr">{spaceName(view, space.id)}</span>
        <Place view={view} space={space} />
        {route && route.hearts > 0 ? <Toll hearts={route.hearts} /> : null}
      </button>
      <span id={words} hidden>
        <SpaceWords view={view} space={space} route={route} />
      </span>
    </>
  )
}

/** The step there waits for a yes. */
export const isDoubted = (plan: Plan, space: SpaceId): boolean =>
  isAsked(plan, 'step', space) || isAsked(plan, 'step', space, 'ship')

const near = 2

/** What is near glows; what is far can be clicked all the same and shows its price on hover. */
function glowOf({ hearts }: Route, moving: boolean): string {
  if (moving) return hearts <= near ? ' legal' : ' far'
  return hearts === 0 ? ' may' : ' far'
}

type Pointed = 'chooseStart' | 'claimSearch' | 'teleport' | 'chooseBotSearch' | 'chooseBotEnemy'

const answers: Readonly<Partial<Record<Owed['kind'], Pointed>>> = {
  keepQuests: 'chooseStart',
  claimSearch: 'claimSearch',
  teleport: 'teleport',
  botSearch: 'chooseBotSearch',
  botAttack: 'chooseBotEnemy',
}

/** A decision that is answered by a space of the map. */
function pickOf(table: NeverTable, space: SpaceId): (() => void) | undefined {
  const move = answers[owedTo(table)?.kind ?? 'effects']
  if (!table.mayAct || !move) return undefined
  if (!table.choices(move).some(([id]) => id === space) || table.ask(move, space)) return undefined
  return () => table.play(move, space)
}

const Toll = ({ hearts }: { readonly hearts: number }) => (
  <span className="toll">
    <Icon of="heart" />
    <span aria-hidden="true">−{hearts}</span>
    <span className="sr">, costs {counted(hearts, 'heart')}</span>
  </span>
)

interface PlaceProps {
  readonly view: G
  readonly space: MapSpace
}

/** The printed place, its search token and its enemies. */
function Place({ view, space }: PlaceProps) {
  const location = locationAt(view, space.id)
  const enemy = enemyAt(view, space.id)
  const crowded = enemy !== undefined && (location !== undefined || space.letter !== undefined)
  return (
    <span className={crowded ? 'place two' : 'place'}>
      {location ? (
        <>
          <span className={space.slot ? 'spot scroll' : 'spot'}>
            <Icon of={location} />
          </span>
          <span className="pname">{locationOf(location).name}</span>
        </>
      ) : null}
      {space.letter ? (
        <span className={space.id in view.search ? 'token' : 'token gone'} data-gone="log">
          {space.letter}
          <span className="sr">{space.id in view.search ? ', to be searched' : ', searched already'}</span>
        </span>
      ) : null}
      {enemy ? <Enemies enemy={enemy} count={view.enemies[space.id]!.length} /> : null}
    </span>
  )
}

function Enemies({ enemy, count }: { readonly enemy: string; readonly count: number }) {
  const { level, name } = enemyOf(enemy)
  return (
    <span className="foe">
      <span className="fd">
        <Icon of={enemy} />
      </span>
      {level === null ? (
        <span className="sr">{name}</span>
      ) : (
        <b className="lv">
          <span className="sr">{name}, level </span>
          {level}
        </b>
      )}
      <b className="times">×{count}</b>
    </span>
  )
}

export function SpaceWords({ view, space, route }: PlaceProps & { readonly route: Route | undefined }) {
  const location = locationAt(view, space.id)
  const enemy = enemyAt(view, space.id)
  return (
    <span className="words">
      {location ? (
        <span>
          <b>{locationOf(location).name}</b>: {describeAction(locationOf(location)[view.side])}
        </span>
      ) : null}
      {enemy ? <EnemyWords enemy={enemy} count={view.enemies[space.id]!.length} /> : null}
      {space.id in view.search ? (
        <span>
          <b>Search {space.letter}</b>:{' '}
          {view.story ? 'opens a page of the book' : 'a die of hearts, then what lies here'}
        </span>
      ) : null}
      {storyAt(view, space.id).map((words) => (
        <span key={words}>{words}</span>
      ))}
      {space.mountain ? <span>Mountain: a heart to enter</span> : null}
      {!location && !enemy && !space.letter && !space.mountain ? <span>Open land</span> : null}
      {route ? (
        <span>
          {counted(route.path.length, 'step')}
          {route.hearts > 0 ? `, ${counted(route.hearts, 'heart')}` : ', no heart'}
        </span>
      ) : null}
    </span>
  )
}

export function EnemyWords({ enemy, count }: { readonly enemy: string; readonly count?: number }) {
  const { name, attack, health, rewards } = enemyOf(enemy)
  return (
    <span>
      <b>{name}</b>: attack {attack}, health {health} → {describeEffects(rewards)}
      {count && count > 1 ? ` (${count} of them)` : ''}
    </span>
  )
}
