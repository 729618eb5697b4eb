import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export const newMatchId = (): string => randomBytes(9).toString('base64url')
export const newCredentials = (): string => randomBytes(24).toString('base64url')
export const newSeed = (): string => randomBytes(16).toString('hex')

const hashed = 'sha256:'

/** What is stored of a secret: enough to know it again, not enough to tell it. */
export const hashOf = (secret: string): string =>
  secret.startsWith(hashed) ? secret : hashed + createHash('sha256').update(secret).digest('base64url')

/** Does somebody know the secret of which this is stored? Before hashes it was stored itself. */
export const knows = (given: string, stored: string): boolean =>
  sameSecret(
    stored.startsWith(hashed) ? hashed + createHash('sha256').update(given).digest('base64url') : given,
    stored,
  )

/** Takes as long for a near miss as for a far one. */
export function sameSecret(given: string, wanted: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(wanted)
  return a.length === b.length && timingSafeEqual(a, b)
}
