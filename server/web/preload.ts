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

/** The fonts a game writes its headings in, as its styles say: by game, in the letters of the project. */
type Headings = ReadonlyMap<string, readonly string[]>

function headingsIn(css: string): Headings {
  const faces = css.matchAll(
    /@font-face\{font-family:"?([^;"]+)"?;font-weight:(\d+)(?: (\d+))?;[^}]*url\(\/([^)]+\.text[^)]+)\)/g,
  )
  const cut = [...faces].map(([, family, from, to = from, file]) => ({ family, from, to, file }))
  const games = css.matchAll(/\[data-game="?([\w-]+)"?\]\{--font-display:([^;]+);--display-weight:(\d+)/g)
  return new Map(
    [...games].map(([, game, families, weight]) => {
      const written = cut.filter(
        ({ family, from, to }) => families!.includes(`"${family}"`) && +from! <= +weight! && +weight! <= +to!,
      )
      return [game!, written.map(({ file }) => file!)]
    }),
  )
}

function fontsFor({ manifest, headings }: Built, path: string): string[] {
  const [, kind, game = ''] = path.split('/')
  const wanted = kind === 'match' || kind === 'local' ? fonts.atTables : fonts.everywhere
  const files = Object.entries(manifest).flatMap(([source, { file }]) => (wanted.test(source) ? [file] : []))
  const own = kind === 'match' ? (headings.get(game) ?? []) : []
  return [...new Set([...files, ...own])].map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  )
}

function withImports(manifest: Manifest, names: readonly string[]): Manifest[string][] {
  const keys = new Set(Object.keys(manifest).filter((key) => names.includes(manifest[key]!.name ?? '')))
  for (const key of keys) for (const next of manifest[key]!.imports) if (manifest[next]) keys.add(next)
  return [...keys].map((key) => manifest[key]!)
}

function linksFor(built: Built, path: string): string {
  const chunks = withImports(built.manifest, beginning(path))
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const styles = new Set(chunks.flatMap(({ css }) => css))
  const sheets = [...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)
  return [...scripts, ...sheets, ...fontsFor(built, path)].join('')
}

interface Built {
  readonly manifest: Manifest
  readonly headings: Headings
}

function manifestIn(folder: string): Manifest {
  try {
    return v.parse(manifestShape, JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')))
  } catch {
    // A client without one works as well: its files are found one after another.
    return {}
  }
}

/** What the styles of every page say. */
function stylesIn(folder: string, manifest: Manifest): string {
  const sheets = withImports(manifest, ['index']).flatMap(({ css }) => css)
  return sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
}

/** The one page, told what its address will need, so that the browser fetches everything at once. */
export function readPage(folder: string): (path: string) => string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const manifest = manifestIn(folder)
  const built = { manifest, headings: headingsIn(stylesIn(folder, manifest)) }
  return (path) => html.replace('</head>', () => `${linksFor(built, path)}</head>`)
}
