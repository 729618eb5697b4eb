import { io } from 'socket.io-client'
import type { Socket } from './online'

/** To reach the server takes as long as to read rules and board: both begin at once. */
let early: { readonly game: string; readonly socket: Socket } | null = null

const made = (game: string): Socket =>
  io(`/${game}`, { transports: ['websocket', 'polling'], autoConnect: false, reconnectionDelayMax: 4000 })

/** Reaches for the server before the table is there; whoever does not want it any more says so. */
export function reachFor(game: string): () => void {
  const reached = { game, socket: made(game) }
  early?.socket.close()
  early = reached
  reached.socket.connect()
  return () => {
    if (early !== reached) return
    early = null
    reached.socket.close()
  }
}

/** The socket that is on its way, for whoever takes it first. */
export function socketTo(game: string): Socket {
  const taken = early?.game === game ? early.socket : made(game)
  if (taken === early?.socket) early = null
  return taken
}
