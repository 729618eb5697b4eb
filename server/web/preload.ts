import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const chunkShape = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
})
const manifestShape = v.record(v.string(), chunkShape)
type Manifest = v.InferOutput<typeof manifestShape>

const pagesAbout = new Map([
  ['rules', ['RulesPage']],
  ['cards', ['CardsPage']],
  ['lesson', ['LessonPage']],
])

/** Which files a page begins with, by the names the build gives them. */
function beginning(path: string): readonly string[] {
  const [, kind, game, what] = path.split('/')
  if (kind === 'match') return ['OnlinePage', `${game}-rules`, `${game}-board`]
  if (kind === 'local') return ['LocalPage']
  if (kind === 'game' && what)
    return [...(pagesAbout.get(what) ?? []), ...(what === 'lesson' ? [`${game}-rules`, `${game}-board`] : [])]
  if (kind === 'game') return ['GamePage', `${game}-face`]
  return kind === '' ? ['LobbyPage'] : []
}

/** Which fonts a page is written with, by the names of their files. */
const fonts = {
  everywhere: /\b(figtree|marcellus)[\w.-]+\.text\.woff2$/,
  atTables: /\b(figtree|barlow-semi-condensed)[\w.-]+\.text\.woff2$/,
}

function fontsFor(manifest: Manifest, path: string): string[] {
  const wanted = /^\/(match|local)\//.test(path) ? fonts.atTables : fonts.everywhere
  const files = Object.entries(manifest).flatMap(([source, { file }]) => (wanted.test(source) ? [file] : []))
  return [...new Set(files)].map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  )
}

function withImports(manifest: Manifest, names: readonly string[]): Manifest[string][] {
  const keys = new Set(Object.keys(manifest).filter((key) => names.includes(manifest[key]!.name ?? '')))
  for (const key of keys) for (const next of manifest[key]!.imports) if (manifest[next]) keys.add(next)
  return [...keys].map((key) => manifest[key]!)
}

function linksFor(manifest: Manifest, path: string): string {
  const chunks = withImports(manifest, beginning(path))
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const styles = new Set(chunks.flatMap(({ css }) => css))
  const sheets = [...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)
  return [...scripts, ...sheets, ...fontsFor(manifest, path)].join('')
}

function manifestIn(folder: string): Manifest {
  try {
    return v.parse(manifestShape, JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')))
  } catch {
    // A client without one works as well: its files are found one after another.
    return {}
  }
}

/** The one page, told what its address will need, so that the browser fetches everything at once. */
export function readPage(folder: string): (path: string) => string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const manifest = manifestIn(folder)
  return (path) => html.replace('</head>', () => `${linksFor(manifest, path)}</head>`)
}
