import type { Middleware } from 'koa'
import type { Doorkeeper } from '../lib/doorkeeper'
import type { Log } from '../lib/log'

/** Whoever knows the id of a match can watch it: of ids in a path only the beginning is written. */
const ids =
  /^((?:\/(?:games|match|series)\/[a-z0-9-]+|\/(?:local|local-series|api\/matches|api\/series))\/)(?!create$)([\w-]{4})[\w-]+/i

export const pathWithoutSecrets = (path: string): string => path.replace(ids, '$1$2…')

/** One line for every request that is answered here: no body, no query, no header, no whole id. */
export const accessLog =
  (log: Log, keeper: Doorkeeper): Middleware =>
  async (ctx, next) => {
    const start = performance.now()
    const { method, path } = ctx
    try {
      await next()
    } finally {
      const address = keeper.addressOf(ctx.req)
      const ms = Math.round(performance.now() - start)
      log.info('request', { method, path: pathWithoutSecrets(path), status: ctx.status, ms, address })
    }
  }
