import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'

const games = fileURLToPath(new URL('../games/', import.meta.url))

/** How a bot plays is no rule. */
const withoutBots = {
  name: 'without-bots',
  setup: ({ onResolve }) => onResolve({ filter: /^\.\/bot/ }, ({ path }) => ({ path, external: true })),
}

/** What is left of rules and data when names, comments and types are gone: the same rules, the same hash. */
async function hashOf(contents) {
  const { outputFiles } = await bundle({
    stdin: { contents, resolveDir: games },
    outdir: games,
    packages: 'external',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    legalComments: 'none',
    plugins: [withoutBots],
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  return hash.digest('hex').slice(0, 16)
}

/** By game. */
export async function rulesHashes() {
  const ids = (await readdir(games)).filter((id) => existsSync(`${games}${id}/game.ts`))
  const hashes = await Promise.all(ids.map(async (id) => [id, await hashOf(`export * from './${id}/game'`)]))
  return Object.fromEntries(hashes)
}

/** Of a game's tables alone. */
export async function dataHash(id) {
  const names = await readdir(`${games}${id}/data`, { recursive: true })
  const files = names.filter((name) => name.endsWith('.ts')).sort()
  return hashOf(files.map((name, i) => `export * as _${i} from './${id}/data/${name}'`).join('\n'))
}
