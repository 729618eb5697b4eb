interface Line {
  on(event: 'flush', hear: () => void): unknown
  on(event: 'packetCreate', hear: (packet: { data?: unknown }) => void): unknown
  close(discard: boolean): void
}

/** More than anybody who listens ever leaves unheard, in bytes. */
const mostUnheard = 8 * 1024 * 1024

const sizeOf = (data: unknown): number => (typeof data === 'string' || data instanceof Uint8Array ? data.length : 0)

/** Who asks on and on but never reads the answers would fill the memory with them: the line is cut. */
export function cutWhenDeaf(line: Line): void {
  let unheard = 0
  line.on('flush', () => {
    unheard = 0
  })
  line.on('packetCreate', ({ data }) => {
    unheard += sizeOf(data)
    if (unheard > mostUnheard) line.close(true)
  })
}
