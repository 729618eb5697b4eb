import type { Provenance } from './constants'

export interface Castle {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly source: Provenance
}

/** All five play alike: one resource of any kind for the owner (VV-113). By seat, in the order of the seats' colours. */
export const castles: readonly Castle[] = [
  { id: 'castle-red', name: 'Red Castle', colour: 'red', source: 'public+ours' },
  { id: 'castle-blue', name: 'Blue Castle', colour: 'blue', source: 'public+ours' },
  { id: 'castle-green', name: 'Green Castle', colour: 'green', source: 'public+ours' },
  { id: 'castle-purple', name: 'Purple Castle', colour: 'purple', source: 'public+ours' },
  { id: 'castle-yellow', name: 'Yellow Castle', colour: 'yellow', source: 'public+ours' },
]
