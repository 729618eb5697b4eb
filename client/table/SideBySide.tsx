import { useState } from 'react'
import type { PlayerId } from '../../games/kit/rule'
import { useTitle } from '../app/page'
import { PlayerMark } from '../kit/PlayerMark'
import { type Show, useCurrent } from './hooks'
import type { LocalTable } from './local'
import { Pane } from './Pane'
import './side.css'

/** All people's tables at once, each in a frame of its own. */
export function SideBySide({ table, show }: { readonly table: LocalTable; readonly show: Show }) {
  const { humans, definition, match } = table
  const { current } = useCurrent(table)
  const [only, setOnly] = useState<PlayerId | null>(null)
  const nameOf = (seat: PlayerId) => match.players[Number(seat)]?.name ?? seat
  const shown = only === null ? humans : [only]
  useTitle(`${nameOf(current)} plays · ${definition.meta.title}`)
  return (
    <main className="side" id="main" tabIndex={-1} data-game={definition.meta.id}>
      <h1 className="sr">{definition.meta.title}, all seats side by side</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and no more meaning */}
      <div className="seatswitch" role="group" aria-label="Which tables are shown">
        <button type="button" aria-pressed={only === null} onClick={() => setOnly(null)}>
          Everybody
        </button>
        {humans.map((seat) => (
          <button type="button" key={seat} aria-pressed={only === seat} onClick={() => setOnly(seat)}>
            <PlayerMark mark={Number(seat) + 1} size="s" />
            {nameOf(seat)}
            {current === seat ? <span className="tag">playing</span> : null}
          </button>
        ))}
      </div>
      <div className="panes" data-count={Math.min(shown.length, 4)}>
        {shown.map((seat) => (
          <Pane key={seat} title={`The table of ${nameOf(seat)}`} active={seat === current}>
            {show(seat, false)}
          </Pane>
        ))}
      </div>
    </main>
  )
}
