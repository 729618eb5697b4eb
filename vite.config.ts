import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { optimize } from 'svgo'
import icons from 'unplugin-icons/vite'
import { defineConfig, type Plugin } from 'vite'
import { groups } from './client/chunks.ts'
import { cutFonts } from './vite.fonts.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const games = readdirSync(new URL('client/boards', import.meta.url))

const server = `http://127.0.0.1:${process.env.PORT ?? 8000}`

const wholeNumbers = { plugins: [{ name: 'convertPathData' as const, params: { floatPrecision: 0 } }] }

/** The icons are drawn on 512 x 512 and shown at a tenth of that: half the grid in whole numbers is fine enough, and much shorter. */
const coarse = (code: string): string =>
  code.replaceAll('0 0 512 512', '0 0 256 256').replace(/\bd(=|: ?)"([^"]+)"/g, (_, is, path) => {
    const { data } = optimize(`<svg><path transform="scale(.5)" d="${path}"/></svg>`, wholeNumbers)
    const [, half] = /\bd="([^"]+)"/.exec(data) ?? []
    if (!half || data.includes('transform')) throw new Error(`This icon cannot be drawn on half the grid: ${path}`)
    return `d${is}"${half}"`
  })

const small = /client\/(boards\/[\w-]+(?!\/face)|table)\//
const ownIcon = '\0own-icon '

/**
 * Boards that share an icon would each fetch it from a file of its own, and dozens of tiny files weigh more than the
 * icons. So every board and the table get their own copy, as coarse as it may be. Faces are shown large, and all in one
 * file.
 */
const iconsPerBoard: Plugin = {
  name: 'icons-per-board',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    const [, where] = small.exec(importer ?? '') ?? []
    const found =
      where && source.startsWith('~icons/') ? await this.resolve(source, importer, { skipSelf: true }) : null
    return found && `${ownIcon}${where} ${found.id}`
  },
  async load(id) {
    const [, , icon] = id.startsWith(ownIcon) ? id.split(' ') : []
    if (!icon) return null
    const { code } = await this.load({ id: icon })
    return code && coarse(code)
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
 * and fast-json-patch. They would be a tenth of what a table on this device fetches.
 */
const unused = /^(socket\.io-client|rfc6902)$/
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    unused.test(source) && importer?.includes('/boardgame.io/') ? `\0unused ${source}` : null,
  load: (id) =>
    id.startsWith('\0unused ')
      ? 'export const io = null, applyPatch = null, createPatch = null; export default null'
      : null,
}

export default defineConfig(({ command }) => ({
  root: 'client',
  plugins: [
    withoutUnused,
    iconsPerBoard,
    react(),
    icons({ compiler: 'jsx', jsx: 'react', scale: 1, defaultClass: 'i' }),
  ],
  ...(command === 'build' ? { css: { postcss: { plugins: [cutting] } } } : {}),
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
