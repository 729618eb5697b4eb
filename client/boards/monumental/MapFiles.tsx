import { useState } from 'react'
import * as v from 'valibot'
import type { Layout } from '../../../games/monumental/data/map-format'
import { maps } from '../../../games/monumental/data/maps'
import { createStore, listOf, useStore } from '../../kit/store'
import { entriesOfMap, fileOf, layoutIn, readFile } from './drawing-board'

const saved = createStore(
  'monumenta.monumental-maps',
  listOf(v.object({ name: v.string(), players: v.number(), map: v.array(v.string()) })),
  [],
)

interface Props {
  readonly layout: Layout
  readonly capitals: number
  readonly change: (next: Layout) => void
}

/** Beginning with another map, and keeping this one: on the device, or as a file. */
export function MapFiles({ layout, capitals, change }: Props) {
  const all = useStore(saved)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const kept = all.filter((one) => one.players === capitals)
  const starts = [
    ...kept.map((one) => ({ label: one.name, map: layoutIn(one.map) })),
    ...maps.filter((map) => map.players === capitals).map((map) => ({ label: map.name, map: map.layout })),
    { label: 'An empty table', map: [] },
  ]
  const title = name.trim()
  const map = entriesOfMap(layout)
  const own = kept.find((one) => one.name === title)
  const isKept = own?.map.join() === map.join()
  const forget = (all: typeof kept) => all.filter((one) => one.name !== title || one.players !== capitals)
  const keep = () => saved.set((now) => [...forget(now), { name: title, players: capitals, map }])
  const load = async (file: File | undefined) => {
    if (!file) return
    const read = readFile(await file.text())
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    setName(read.name)
    change(read.layout)
  }
  return (
    <div className="files">
      <select
        className="sel"
        aria-label="Begin with another map"
        value=""
        onChange={(event) => {
          const start = starts[event.target.selectedIndex - 1]
          if (!start) return
          setName(kept.some((one) => one.name === start.label) ? start.label : '')
          change(start.map)
        }}
      >
        <option value="">Begin with …</option>
        {starts.map(({ label }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a map of one's own may be called like another
          <option key={i}>{label}</option>
        ))}
      </select>
      <input
        className="field"
        aria-label="Name of the map"
        placeholder="Name of the map"
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="button" className="btn" disabled={title === '' || isKept} onClick={keep}>
        {isKept ? 'Saved on this device' : 'Save on this device'}
      </button>
      {own ? (
        <button type="button" className="btn" onClick={() => saved.set(forget)}>
          Forget it
        </button>
      ) : null}
      <a
        className="btn"
        download={`${title || 'map'}.json`}
        href={`data:application/json,${encodeURIComponent(fileOf(title, layout))}`}
      >
        Export a file
      </a>
      <label className="btn">
        Import a file
        <input
          type="file"
          className="sr"
          accept=".json,application/json"
          onChange={async ({ target }) => {
            await load(target.files?.[0])
            // So that the same file can be read again.
            target.value = ''
          }}
        />
      </label>
      {problem ? (
        <p className="verdict broken" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
