import type { Bucket } from '../lib/buckets'

interface Line {
  on(event: 'packet' | 'upgrading', hear: () => void): unknown
  close(discard: boolean): void
}

/** Every packet counts, whether anybody understands it or not: who goes on without end is cut off. */
export function cutWhenFlooding(line: Line, packets: Bucket): void {
  const count = () => {
    packets.take()
    if (packets.isFlooded) line.close(true)
  }
  line.on('packet', count)
  // Who knocks for another transport is not heard as a packet yet.
  line.on('upgrading', count)
}
