import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { build as buildClientWith } from 'vite'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** boardgame.io and its friends are CommonJS and call `require`, which a module does not have by itself. */
const banner = "import{createRequire as createRequire_}from'node:module';const require=createRequire_(import.meta.url);"

/** libsql loads a binary of its own; node-persist and the two after it are optional and never used. */
const external = ['libsql', 'node-persist', 'bufferutil', 'utf-8-validate']

export const buildServer = (outfile = at('dist/server.mjs')) =>
  bundle({
    entryPoints: [at('server/main.ts')],
    outfile,
    external,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: banner },
  })

export async function buildClient() {
  if (!existsSync(at('client/index.html'))) return console.log('There is no client yet: only the server is built')
  await buildClientWith({ configFile: at('vite.config.ts'), root: at('client'), logLevel: 'warn' })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.NODE_ENV = 'production'
  await Promise.all([buildServer(), buildClient()])
}
