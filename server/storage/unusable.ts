/** The data can't be opened: not ours, damaged, of a newer version, or not to be written. */
export class UnusableData extends Error {
  constructor(place: string, cause: unknown) {
    super(`the data in ${place} can not be used (${cause instanceof Error ? cause.message : cause})`, { cause })
  }
}
