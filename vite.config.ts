import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { INVALID_MOVE } from 'boardgame.io/core'
import { optimize } from 'svgo'
import icons from 'unplugin-icons/vite'
import { defineConfig, type Plugin } from 'vite'
import { groups } from './client/chunks.ts'
import { pictures } from './client/pictures.ts'
import { cutFonts } from './vite.fonts.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const games = readdirSync(new URL('client/boards', import.meta.url))

const server = `http://127.0.0.1:${process.env.PORT ?? 8000}`

const wholeNumbers = { plugins: [{ name: 'convertPathData' as const, params: { floatPrecision: 0 } }] }

const grid = 512

const drawn = (size: number, d: string): string =>
  `import { icon } from '${root}/client/icon'; export default icon(${size}, '${d}')`

/** Every icon is one path. */
const asPath = (svg: string): string => {
  const [, d] = /^<svg[^>]*viewBox="0 0 512 512"[^>]*><path fill="currentColor" d="([^"]+)"\/><\/svg>$/.exec(svg) ?? []
  if (!d) throw new Error(`This icon is not one path on a grid of ${grid}: ${svg}`)
  return drawn(grid, d)
}

/**
 * At a table icons are shown at a tenth of what they are drawn on, on a cover at half: whole numbers are fine enough, at
 * a table on half the grid, and much shorter.
 */
function coarse(code: string, share: number): string {
  const [, path = ''] = /icon\(\d+, ["'](.+)["']\)/.exec(code) ?? []
  const { data } = optimize(`<svg><path transform="scale(${share})" d="${path}"/></svg>`, wholeNumbers)
  const [, d] = /\bd="([^"]+)"/.exec(data) ?? []
  if (!d || data.includes('transform')) throw new Error(`This icon cannot be drawn in whole numbers: ${path}`)
  return drawn(grid * share, d)
}

const drawsIcons = /client\/(boards\/[\w-]+(?:\/face)?|table)\//
const ownIcon = '\0own-icon '

/**
 * Boards that share an icon would each fetch it from a file of its own, and dozens of tiny files weigh more than the
 * icons. So every board, every face and the table get their own copy, as coarse as it may be.
 */
const iconsPerBoard: Plugin = {
  name: 'icons-per-board',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    const [, where] = drawsIcons.exec(importer ?? '') ?? []
    const found =
      where && source.startsWith('~icons/') ? await this.resolve(source, importer, { skipSelf: true }) : null
    return found && `${ownIcon}${where} ${found.id}`
  },
  async load(id) {
    const [, where, icon] = id.startsWith(ownIcon) ? id.split(' ') : []
    if (!where || !icon) return null
    const { code } = await this.load({ id: icon })
    return code && coarse(code, where.endsWith('/face') ? 1 : 0.5)
  },
}

const cutting = cutFonts({
  folder: `${root}/node_modules/.cache/fonts`,
  titleOf(stylesheet) {
    const [, game] = /client\/boards\/([\w-]+)\/face\//.exec(stylesheet) ?? []
    const [, title] = /^ {2}title: '(.+)',$/m.exec(readFileSync(`${root}/games/${game}/meta.ts`, 'utf8')) ?? []
    if (!title) throw new Error(`games/${game}/meta.ts has no title that ${stylesheet} could write`)
    return title
  },
})

/**
 * boardgame.io brings a socket transport and patches of its own, which no table here uses: ours are client/table/online.ts
 * and fast-json-patch. They would be a tenth of what a table on this device fetches. Nor is WebTransport used.
 */
const unused = [
  { by: '/boardgame.io/', what: /^(socket\.io-client|rfc6902)$/ },
  { by: '/engine.io-client/', what: /\/webtransport\.js$/ },
]
const nothing = '\0unused'

/** Of boardgame.io the rules need one word; the module it is in would bring the reducer, which a page fetches later. */
const word = '\0word'
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    importer?.includes('/games/') && source === 'boardgame.io/core'
      ? word
      : unused.some(({ by, what }) => what.test(source) && importer?.includes(by))
        ? nothing
        : null,
  load: (id) =>
    id === word
      ? `export const INVALID_MOVE = ${JSON.stringify(INVALID_MOVE)}`
      : id === nothing
        ? 'export const io = null, applyPatch = null, createPatch = null, WT = null; export default null'
        : null,
}

export default defineConfig(({ command }) => ({
  root: 'client',
  plugins: [
    withoutUnused,
    pictures,
    iconsPerBoard,
    react(),
    icons({ compiler: { compiler: asPath, extension: 'js' } }),
  ],
  resolve: {
    alias: [
      // Of patches a page only applies those it is sent; the library's own entry holds on to everything.
      { find: /^fast-json-patch$/, replacement: 'fast-json-patch/module/core.mjs' },
      // React has had this hook itself for long.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    ],
  },
  ...(command === 'build' ? { css: { postcss: { plugins: [cutting] } } } : {}),
  worker: { format: 'es' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: groups(root, games) } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/games': server, '/api': server, '/healthz': server, '/socket.io': { target: server, ws: true } },
  },
}))
