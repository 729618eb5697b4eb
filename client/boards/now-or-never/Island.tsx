import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { PlayerId } from '../../../games/kit/rule'
import { maps, type SpaceId, spaceOf } from '../../../games/now-or-never/data/maps'
import { areaOf } from '../../../games/now-or-never/state'
import { later } from '../../kit/later'
import { owedTo } from '../../kit/own'
import { PlayerMark } from '../../kit/PlayerMark'
import { centreOn, spotOn } from '../../kit/spatial'
import { playerAt } from '../../kit/table'
import { Chooser } from './Chooser'
import { centreOf, cornerOf, field, sheet } from './geometry'
import { heroName } from './names'
import { useNever, useSituation } from './plan'
import { RolledDie } from './RolledDie'
import { type Route, routesOf } from './routes'
import { Space, SpaceWords } from './Space'
import { Terrain } from './Terrain'

const StoryPieces = lazy(() => import('./StoryPieces'))
export const Combat = later(() => import('./Combat'))

/** The map all heroes walk on. */
export function Island() {
  const { table, plan } = useSituation()
  const { view, seat } = table
  const [hovered, setHovered] = useState<SpaceId | null>(null)
  const [focused, setFocused] = useState<SpaceId | null>(null)
  const aim = hovered ?? focused
  const routes = routesOf(table, plan)
  const frame = useRef<HTMLElement>(null)
  const home = seat === null ? null : areaOf(view, seat).space
  useCentred(frame, home)
  return (
    <>
      <section className="zone mapz" id="board" ref={frame} aria-label="Map">
        <div className={`island ${view.side}`}>
          <Terrain side={view.side} />
          <Trail route={aim ? routes.get(aim) : undefined} from={home} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and no more meaning */}
          <div className="spaces" role="group" aria-label="Spaces of the map, row by row">
            {maps[view.side].map((space) => (
              <Space
                key={space.id}
                space={space}
                route={routes.get(space.id)}
                onHover={setHovered}
                onFocus={setFocused}
              />
            ))}
          </div>
          {view.story ? (
            <Suspense>
              <StoryPieces story={view.story} />
            </Suspense>
          ) : null}
          {view.order.map((player) => (
            <HeroPiece key={player} player={player} />
          ))}
          {view.fight ? null : <RolledDie />}
        </div>
        {view.fight ? (
          <Suspense>
            <Combat />
          </Suspense>
        ) : null}
        {owedTo(table) ? <Chooser /> : null}
      </section>
      {aim ? <Caption aim={aim} route={routes.get(aim)} /> : null}
    </>
  )
}

interface CaptionProps {
  readonly aim: SpaceId
  readonly route: Route | undefined
}

/** What lies on the space under the pointer, beside the map or in its other half: neighbours stay in sight. */
function Caption({ aim, route }: CaptionProps) {
  const { view } = useNever()
  const space = spaceOf(view.side, aim)
  if (!space || view.fight) return null
  return (
    <div className={space.row <= middleRow ? 'mapcap below' : 'mapcap'} aria-hidden="true">
      <SpaceWords view={view} space={space} route={route} />
    </div>
  )
}

const middleRow = 2

/** A map wider than its frame has the own hero in the middle: at first, after every move, whenever the frame changes. */
function useCentred(frame: { readonly current: HTMLElement | null }, home: SpaceId | null): void {
  useEffect(() => {
    const box = frame.current
    const space = home ? spaceOf('above', home) : undefined
    if (!box || !space) return
    const watcher = new ResizeObserver(() => centreOn(box, sheet, centreOf(space)))
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [frame, home])
}

/** The way that a click would go. */
function Trail({ route, from }: { readonly route: Route | undefined; readonly from: SpaceId | null }) {
  if (!route || !from) return null
  const points = [from, ...route.path].map((id) => centreOf(spaceOf('above', id)!))
  return (
    <svg className="trail" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  )
}

/** Heroes who share a space stand in a row. */
function HeroPiece({ player }: { readonly player: PlayerId }) {
  const table = useNever()
  const { view, seat } = table
  const { space, hero } = areaOf(view, player)
  const at = spaceOf(view.side, space)
  if (!hero || !at) return null
  const { mark, name } = playerAt(table, player)
  const here = view.order.filter((other) => areaOf(view, other).space === space)
  const { x, y } = cornerOf(at)
  const shift = here.indexOf(player) * (field.width / 4)
  const style = spotOn(sheet, { x: x + shift, y: y - 5 })
  return (
    <span className={player === seat ? 'heropiece own' : 'heropiece'} style={style} data-piece={`hero ${player}`}>
      <PlayerMark mark={mark} size="l" label={`${name}: ${heroName(view, player)}`} />
    </span>
  )
}
