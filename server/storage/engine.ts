import * as v from 'valibot'
import type { Claim } from '../match/storage'
import type { Answer, Builder, Kind, Query, Work } from './query'

/** Answers questions. */
export interface Reader {
  readonly kind: Kind
  readonly db: Builder
  /** Rows as they are. */
  ask(query: Query): Promise<readonly unknown[]>
}

/** Carries out what is asked of a database. */
export interface Engine extends Reader {
  /** Do other processes write to it as well? */
  readonly isShared: boolean
  /** Brings the tables to today's shape. */
  prepare(): Promise<void>
  /** What to say if it can not be used. */
  unusable(cause: unknown): Error
  /** All of it happens or nothing, and it is stored for good when this returns. */
  transact<T>(work: () => Work<T>): Promise<T>
  /** With no other process at the same match; `look` is asked when that is so. */
  alone<T>(match: string, look: Query, work: (seen: readonly unknown[]) => Promise<T>): Promise<T>
  /** For one process at a time, until it lets go or ends. */
  claim(name: string): Promise<Claim | undefined>
  tidy(): Promise<void>
  close(): Promise<void>
}

export async function rowsOf<Row>(reader: Reader, shape: v.GenericSchema<unknown, Row>, query: Query): Promise<Row[]> {
  return (await reader.ask(query)).map((row) => v.parse(shape, row))
}

/** Rows that can be read; those that can't are passed over. */
export async function readableOf<Row>(
  reader: Reader,
  shape: v.GenericSchema<unknown, Row>,
  query: Query,
): Promise<Row[]> {
  return (await reader.ask(query)).flatMap((row) => {
    const parsed = v.safeParse(shape, row)
    return parsed.success ? [parsed.output] : []
  })
}

/** Carries out the work step by step; nobody has to be waited for. */
export function atOnce<T>(work: Work<T>, carryOut: (query: Query) => Answer): T {
  let step = work.next()
  while (!step.done) step = work.next(carryOut(step.value))
  return step.value
}
