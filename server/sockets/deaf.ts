import type { Unheard } from './unheard'

interface Line {
  on(event: 'flush' | 'close', hear: () => void): unknown
  on(event: 'packetCreate', hear: (packet: { data?: unknown }) => void): unknown
  close(discard: boolean): void
}

/** More than anybody who listens ever leaves unheard, in bytes. */
const mostUnheard = 8 * 1024 * 1024

const sizeOf = (data: unknown): number => (typeof data === 'string' || data instanceof Uint8Array ? data.length : 0)

/** What waits for a line is counted; a single one is cut when that is too much for it alone. */
export function cutWhenDeaf(line: Line, address: string, all: Unheard): void {
  const ear = { address, unheard: 0, cut: () => line.close(true) }
  all.add(ear)
  line.on('flush', () => {
    ear.unheard = 0
  })
  line.on('packetCreate', ({ data }) => {
    const size = sizeOf(data)
    ear.unheard += size
    if (ear.unheard > mostUnheard) ear.cut()
    all.said(size)
  })
  line.on('close', () => all.remove(ear))
}
