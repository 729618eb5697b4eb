/** What one run took: of the clock, and of the processor. */
export interface Taken {
  readonly wall: number
  readonly cpu: number
  /** What else was measured, each with its unit in its name. */
  readonly more?: Readonly<Record<string, number>>
}

/** Something that is measured. */
export interface Case {
  readonly name: string
  /** The case it is held against. */
  readonly against?: string
  /** How many moves, choices or lists one run makes. */
  readonly times: number
  /** A run that does more than what is measured says itself what it took, in milliseconds. */
  run(): Taken | undefined | void | Promise<Taken> | Promise<void>
}

export interface Part {
  open(): Promise<readonly Case[]>
  close?(): Promise<void>
}

export const partNames = ['rules', 'bots', 'client', 'server', 'growth'] as const
export type PartName = (typeof partNames)[number]
