import { useState } from 'react'
import { IconButton } from '../kit/IconButton'
import { type BoardModule, useTable } from '../kit/table'
import { Chat } from './Chat'
import { everything, type Filter, LogLines } from './LogLines'
import type { Moment } from './session'

interface Props {
  readonly board: BoardModule
  readonly moment: Pick<Moment, 'lines' | 'seen' | 'earlier' | 'chat'>
  /** Brings what happened before the first of the lines. */
  readonly onRecall?: () => void
  /** null where nobody talks. */
  readonly onSay: ((text: string) => void) | null
  /** The chat, with all that was said, is in sight. */
  readonly onRead?: () => void
}

export function LogBox({ board, moment, onRecall, onSay, onRead }: Props) {
  const [filter, setFilter] = useState<Filter | null>(null)
  return (
    <section className="logbox" id="log" aria-label={onSay ? 'Log and chat' : 'Log'}>
      <header>
        <h2>Log</h2>
        <span className="grow" />
        <IconButton
          icon={filter ? 'close' : 'search'}
          label="Search the log"
          aria-expanded={filter !== null}
          onClick={() => {
            onRecall?.()
            setFilter(filter ? null : everything)
          }}
        />
      </header>
      {filter ? <FilterRow filter={filter} onChange={setFilter} /> : null}
      <LogLines
        board={board}
        lines={moment.lines}
        seen={moment.seen}
        earlier={moment.earlier}
        onRecall={onRecall}
        filter={filter ?? everything}
      />
      {onSay ? <Chat chat={moment.chat} onSay={onSay} onRead={onRead} /> : null}
    </section>
  )
}

function FilterRow({ filter, onChange }: { readonly filter: Filter; readonly onChange: (next: Filter) => void }) {
  const { players } = useTable()
  return (
    // boardgame.io's debug panel listens to every key pressed on the page.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps keys to itself, does nothing with them
    <div className="logfilter" onKeyDown={(e) => e.stopPropagation()} onKeyPress={(e) => e.stopPropagation()}>
      <input
        className="field"
        type="search"
        aria-label="Words in the log"
        placeholder="Search…"
        // biome-ignore lint/a11y/noAutofocus: opened by a button to be typed into
        autoFocus
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <select
        className="field"
        aria-label="Whose lines"
        value={filter.player ?? ''}
        onChange={(event) => onChange({ ...filter, player: event.target.value || null })}
      >
        <option value="">Everybody</option>
        {players.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
