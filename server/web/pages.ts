import { createHash } from 'node:crypto'
import { existsSync, type Stats } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import type { Middleware } from 'koa'
import serve from 'koa-static'
import { readPage } from './preload'

/** Vite puts a hash of the content into the names in here: such a file never changes. */
const hashed = `${sep}assets${sep}`

/** What the app has a page for; a test compares it with the app's own list. */
const knownPage = /^\/(about|(game|match|local|series|local-series)\/.+)?$/

const notPages = /^\/(games|api|assets|socket\.io|healthz|readyz)(\/|$)/i

/** A link that was sent with a full stop behind it still leads to a page. */
const fileName = /\.\w+$/

function describe(response: ServerResponse, path: string, { size, mtimeMs }: Stats): void {
  const forever = path.includes(hashed)
  response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('ETag', `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`)
}

/** Every page is the same file: the app itself looks at the address, and says so if it leads nowhere. */
function onePage(folder: string): Middleware {
  const page = existsSync(join(folder, 'index.html')) ? readPage(folder) : undefined
  return async (ctx, next) => {
    const isPage =
      (ctx.method === 'GET' || ctx.method === 'HEAD') && !notPages.test(ctx.path) && !fileName.test(ctx.path)
    if (!isPage || !page) return next()
    ctx.status = knownPage.test(ctx.path) ? 200 : 404
    ctx.type = 'html'
    ctx.body = page(ctx.path)
    ctx.set('Cache-Control', 'no-cache')
    ctx.set('ETag', `W/"${createHash('sha1').update(ctx.body).digest('base64url')}"`)
  }
}

const unlessFresh: Middleware = async (ctx, next) => {
  await next()
  if (ctx.fresh) {
    ctx.status = 304
    ctx.body = null
  }
}

/** The built client. */
export const pages = (folder: string): Middleware[] => [
  unlessFresh,
  onePage(folder),
  serve(folder, { setHeaders: describe }),
]
