import type { ReactNode } from 'react'
import type { BoardModule } from '../kit/table'
import type { History } from './history'
import type { Session } from './session'

/** What a rematch looks like from here. */
export interface Rematch {
  readonly label: string
  readonly note: string
  run(): void
}

/** What a table has around it, depending on where it stands: on a server or on this device. */
export interface Room {
  readonly session: Session
  readonly board: BoardModule
  /** "3 at the table"; nothing where everybody is. */
  readonly presence?: string
  /** The link that brings others here. */
  readonly link?: string
  /** Whether people talk here. */
  readonly chat: boolean
  /** Whether title, sound and notices speak for this seat. */
  readonly calls: boolean
  /** Entries of the menu that only this room has. */
  readonly menu: readonly MenuEntry[]
  /** Below the players: who has gone, and what the table votes on. */
  readonly aside?: ReactNode
  /** Above everything: a rematch, or the way back to one's seat. */
  readonly banner?: ReactNode
  /** Opens what a computer would do at this seat, where the table allows it. */
  readonly hint?: (() => void) | undefined
  /** null for those who watch: nothing to play again. */
  readonly rematch: Rematch | null
  history(): Promise<History>
}

export interface MenuEntry {
  readonly icon: 'leave' | 'wrench' | 'people' | 'clock' | 'plus' | 'eye' | 'flag' | 'down'
  readonly label: string
  /** Given: this is a switch. */
  readonly on?: boolean
  run(): void
}
