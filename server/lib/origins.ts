import type { IncomingHttpHeaders } from 'node:http'

/** Pages of this server, pages of the listed origins, and programs that are no browser. */
export function isWelcome({ origin, host }: IncomingHttpHeaders, listed: readonly string[]): boolean {
  if (origin === undefined || listed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
