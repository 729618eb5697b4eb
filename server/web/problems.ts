import type { Middleware } from 'koa'
import * as v from 'valibot'
import type { Log } from '../lib/log'
import { Problem } from '../lib/problem'
import { refusals } from '../match/refusals'
import { DamagedMatch, StaleState, Unreachable } from '../match/storage'

const httpError = v.object({ status: v.number(), expose: v.boolean(), message: v.string() })

const words: Readonly<Record<number, string>> = {
  404: 'There is nothing here',
  405: 'This can not be done here',
  501: 'This can not be done here',
}

/** boardgame.io repeats credentials in its error texts; ours never leave the server. */
const tellsSecrets = /credentials/i

function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof StaleState) return new Problem(409, refusals.stale.because)
  if (error instanceof Unreachable)
    return new Problem(503, 'The house can not reach its store just now: please try again')
  if (error instanceof DamagedMatch) return new Problem(500, refusals.damaged.because)
  const known = v.safeParse(httpError, error)
  if (!known.success || !known.output.expose) return undefined
  const { status, message } = known.output
  return new Problem(status, tellsSecrets.test(message) ? 'This seat is not yours' : message)
}

/** Every error is answered as `{ message }`. */
export function problems(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status >= 400 && !ctx.body) throw new Problem(ctx.status, words[ctx.status] ?? 'This did not work')
    } catch (error) {
      const problem = toProblem(error)
      if (!problem) log.error('a request failed', { error, method: ctx.method, path: ctx.path })
      ctx.status = problem?.status ?? 500
      if (ctx.status === 429) ctx.set('Retry-After', '10')
      ctx.body = { message: problem?.message ?? 'Something went wrong on the server' }
    }
  }
}
