import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../app/paths'
import { FieldProblem } from '../app/You'

/** A match that was saved as a file, laid out on this device. */
export function OpenFile() {
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string>()
  async function open(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      const { take } = await import('../table/carried')
      const taken = await take(await file.text())
      if ('id' in taken) go(paths.local(taken.id))
      else setProblem(`${file.name}: ${taken.problem}.`)
    } catch {
      setProblem(`${file.name} could not be read. Try again when the connection is back.`)
    }
  }
  return (
    <div className="openfile">
      <label className="btn small">
        Open a match from a file
        <input
          className="sr"
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            setProblem(undefined)
            void open(target.files?.[0])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </label>
      <FieldProblem problem={problem} />
    </div>
  )
}
