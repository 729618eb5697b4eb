import { randomBytes, timingSafeEqual } from 'node:crypto'

export const newMatchId = (): string => randomBytes(9).toString('base64url')
export const newCredentials = (): string => randomBytes(24).toString('base64url')
export const newSeed = (): string => randomBytes(16).toString('hex')

/** Takes as long for a near miss as for a far one. */
export function sameSecret(given: string, wanted: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(wanted)
  return a.length === b.length && timingSafeEqual(a, b)
}
