/** What operators want to know, noted where it happens. */
export interface Meter {
  /** A move was asked for and answered. */
  moved(game: string, milliseconds: number): void
  refused(reason: string): void
  stored(what: string, milliseconds: number): void
  thought(level: string, milliseconds: number): void
}

/** Nobody asks. */
export const noMeter: Meter = { moved() {}, refused() {}, stored() {}, thought() {} }

/** How long something took, however it ended. */
export async function timed<T>(work: () => Promise<T>, note: (milliseconds: number) => void): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    note(performance.now() - start)
  }
}
