/** An HTTP error in words for a person. */
export class Problem extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
