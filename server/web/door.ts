import type { Middleware } from 'koa'
import type { Doorkeeper } from '../lib/doorkeeper'

/** Nobody gets further whom the doorkeeper turns away. */
export const door =
  (keeper: Doorkeeper): Middleware =>
  (ctx, next) => {
    keeper.mustKnowName(ctx.headers)
    keeper.mustNotHurry(ctx.req)
    return next()
  }
