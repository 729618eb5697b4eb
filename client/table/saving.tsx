import { type ReactNode, useState } from 'react'
import type { MatchFile } from '../../games/kit/match-file'
import { Dialog } from '../kit/Dialog'
import type { MenuEntry } from './room'

type Carried = typeof import('./carried')

const cannot = {
  title: 'This match can not be saved',
  own: 'Elsewhere it would not begin the same way: it was played with a file that only its host has, or partly by earlier rules.',
  unreached: 'Its moves could not be fetched. Try again when the connection is back.',
}

/** The match as a file: an entry for the menu, and why it did not work. */
export function useSaving(fileOf: (carried: Carried) => Promise<MatchFile | undefined>): {
  readonly entry: MenuEntry
  readonly dialog: ReactNode
} {
  const [problem, setProblem] = useState<string>()
  const run = async () => {
    try {
      const carried = await import('./carried')
      const file = await fileOf(carried)
      if (file) carried.save(file)
      else setProblem(cannot.own)
    } catch {
      setProblem(cannot.unreached)
    }
  }
  const close = () => setProblem(undefined)
  return {
    entry: { icon: 'down', label: 'Save the match as a file', run: () => void run() },
    dialog: problem ? (
      <Dialog title={cannot.title} onClose={close}>
        <p>{problem}</p>
      </Dialog>
    ) : null,
  }
}
