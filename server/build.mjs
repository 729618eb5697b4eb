import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip as gzipCompress } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build as buildClientWith } from 'vite'
import { rulesHashes } from './rules-hash.mjs'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** boardgame.io and its friends are CommonJS and call `require`, which a module does not have by itself. */
const banner = "import{createRequire as createRequire_}from'node:module';const require=createRequire_(import.meta.url);"

/** libsql loads a binary of its own; the others are optional and never used. */
const external = ['libsql', 'node-persist', 'bufferutil', 'utf-8-validate', 'pg-native', 'pg-cloudflare']

/** Programs for Node, each with all it needs. */
export const buildPrograms = async (entryPoints, outdir) =>
  bundle({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    external,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"', RULES_HASHES: JSON.stringify(await rulesHashes()) },
    banner: { js: banner },
  })

/** The server, and beside it what its threads run. */
export const buildServer = (outfile = at('dist/server.mjs')) =>
  buildPrograms(
    [
      { in: at('server/main.ts'), out: basename(outfile, '.mjs') },
      { in: at('server/thinking/thinker.ts'), out: 'thinker' },
    ],
    dirname(outfile),
  )

export async function buildClient() {
  if (!existsSync(at('client/index.html'))) return console.log('There is no client yet: only the server is built')
  await buildClientWith({ configFile: at('vite.config.ts'), root: at('client'), logLevel: 'warn' })
  await squeeze(at('dist/client/assets'))
}

const squeezable = /\.(js|css|svg)$/

/** Files that never change are compressed once, as far as it goes, and not at every request. */
async function squeeze(folder) {
  const names = (await readdir(folder)).filter((name) => squeezable.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const content = await readFile(path)
      await writeFile(`${path}.br`, await brotli(content))
      await writeFile(`${path}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.NODE_ENV = 'production'
  await Promise.all([buildServer(), buildClient()])
}
