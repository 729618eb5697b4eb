import type { Stats } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { sep } from 'node:path'
import type { Middleware } from 'koa'
import serve from 'koa-static'

/** Vite puts a hash of the content into the names in here: such a file never changes. */
const hashed = `${sep}assets${sep}`

/** What the app has a page for; a test compares it with the app's own list. */
const knownPage = /^\/(about|(game|match|local)\/.+)?$/

const notPages = /^\/(games|api|assets|socket\.io|healthz)(\/|$)/i

/** A link that was sent with a full stop behind it still leads to a page. */
const fileName = /\.\w+$/

function describe(response: ServerResponse, path: string, { size, mtimeMs }: Stats): void {
  const forever = path.includes(hashed)
  response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('ETag', `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`)
}

/** Every page is the same file: the app itself looks at the address, and says so if it leads nowhere. */
const onePage: Middleware = async (ctx, next) => {
  const isPage = (ctx.method === 'GET' || ctx.method === 'HEAD') && !notPages.test(ctx.path) && !fileName.test(ctx.path)
  const isKnown = knownPage.test(ctx.path)
  if (isPage) ctx.path = '/'
  await next()
  if (isPage && !isKnown && ctx.status === 200) ctx.status = 404
}

const unlessFresh: Middleware = async (ctx, next) => {
  await next()
  if (ctx.fresh) {
    ctx.status = 304
    ctx.body = null
  }
}

/** The built client. */
export const pages = (folder: string): Middleware[] => [unlessFresh, onePage, serve(folder, { setHeaders: describe })]
