import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Doorkeeper } from '../lib/doorkeeper'
import { Problem } from '../lib/problem'

/** What is said here is for nobody to embed, guess at or keep. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

type Next = (problem?: Error) => void

/** Every request for sockets passes here, the first and those that follow; `mustFit` tells whether there is room for another line. */
export function porch(keeper: Doorkeeper, mustFit: (address: string) => void) {
  const check = (request: IncomingMessage): void => {
    const query = new URL(request.url ?? '', 'http://x').searchParams
    keeper.mustKnowName(request.headers)
    keeper.mustBeWelcome(request.headers)
    // An answer wrapped into a script could be read by any page.
    if (query.has('j')) throw new Problem(400, 'Answers as scripts are not given')
    if (query.has('sid')) return
    keeper.mustNotHurry(request)
    mustFit(keeper.addressOf(request))
  }
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const problem = caught(() => check(request))
    if (!problem) next()
    // engine.io ends an upgrade by itself.
    else if (request.headers.upgrade) next(problem)
    else turnAway(response, problem)
  }
}

function caught(check: () => void): Problem | undefined {
  try {
    check()
    return undefined
  } catch (problem) {
    if (problem instanceof Problem) return problem
    throw problem
  }
}

function turnAway(response: ServerResponse, { status, message }: Problem): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ message }))
}
