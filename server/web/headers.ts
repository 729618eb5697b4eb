import type { Middleware } from 'koa'

/** Exactly what the built app needs: its own files, its own sockets, styles set by components, small inlined images. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** They mean nothing beside a script, a style or a font, and a page fetches two dozen of those. */
const onPages = {
  'Content-Security-Policy': policy,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set(everywhere)
  if (!/^\/assets\/[\w.-]+\.(js|css|woff2)$/.test(ctx.path)) ctx.set(onPages)
  await next()
}

/** Who refuses every encoding, even none at all, is answered plainly. */
export const plainIfNeeded: Middleware = async (ctx, next) => {
  if (!ctx.acceptsEncodings('br', 'gzip', 'deflate', 'identity')) ctx.compress = false
  await next()
}

/** What the API says now may be wrong in a second. */
export const apiHeaders: Middleware = async (ctx, next) => {
  await next()
  if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store')
}
