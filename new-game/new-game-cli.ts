import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Writes a small playable game with rules, board, face and tests, and its line in the catalog: `skeleton`, renamed. */

const root = fileURLToPath(new URL('../', import.meta.url))
const rooms = ['games', 'client/boards', 'test/games']

const [id = ''] = process.argv.slice(2)
const problem = problemOf(id)
if (problem) {
  console.error(`${problem}\nUsage: npm run new-game -- <id>`)
  process.exit(2)
}

const words = id.split('-')
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
const title = words.map(capital).join(' ')
const identifier = [words[0], ...words.slice(1).map(capital)].join('')
const clause = clauseLetters()

for (const room of rooms) {
  const folder = join(root, room, id)
  cpSync(join(root, 'new-game/skeleton', room, 'skeleton'), folder, { recursive: true })
  for (const file of filesBelow(folder)) rewrite(file, named)
}
rewrite(join(root, 'games/catalog.ts'), listed)
tidy(['games/catalog.ts', ...rooms.map((room) => `${room}/${id}`)])
console.log(`${title} is in the catalog. Its clauses are ${clause}-001 and so on, in games/${id}/rules.md: begin there.
  npx vitest run test/games/${id}    its tests
  npm start                          play it`)

function problemOf(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return `A game's id is lower-case words with hyphens, not "${name}"`
  if (name === 'kit' || name === 'skeleton') return `"${name}" is taken`
  const taken = rooms.find((room) => existsSync(join(root, room, name)))
  return taken && `There is a ${taken}/${name} already`
}

/** Two letters of the game's name that no other game's clauses begin with. */
function clauseLetters(): string {
  const books = readdirSync(join(root, 'games')).map((game) => join(root, 'games', game, 'rules.md'))
  const taken = books.filter(existsSync).map((book) => /\*\*([A-Z]+)-/.exec(readFileSync(book, 'utf8'))?.[1])
  const letters = [
    ...words.slice(1).map((word) => word[0]),
    ...id.slice(1).replace(/[^a-z]/g, ''),
    ...'abcdefghijklmnopqrstuvwxyz',
  ]
  const free = letters
    .map((letter) => `${id[0]}${letter}`.toUpperCase())
    .find((pair) => /^[A-Z]+$/.test(pair) && !taken.includes(pair))
  if (!free) throw new Error('Every pair of letters is taken')
  return free
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Under another name imports have another order, and lines another length. */
function tidy(paths: readonly string[]): void {
  const args = ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...paths]
  execFileSync(join(root, 'node_modules/.bin/biome'), args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

function named(text: string): string {
  return text
    .replaceAll('skeletonGame', identifier)
    .replaceAll('Skeleton Game', title)
    .replaceAll('skeleton', id)
    .replaceAll('SK-', `${clause}-`)
}

/** The catalog with one more import and one more entry, each as the last of its kind. */
function listed(text: string): string {
  const imported = `import { meta as ${identifier} } from './${id}/meta'`
  const entry = `{ meta: ${identifier}, load: async () => (await import('./${id}/game')).${identifier} },`
  return text.replace('\n\n', `\n${imported}\n\n`).replace('\n]\n', `\n${entry}\n]\n`)
}
