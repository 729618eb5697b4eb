import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { AtRule, Declaration, Plugin } from 'postcss'
import subsetFont from 'subset-font'

/** Cuts the fonts down to the letters that are written. Only the build reads this. */

/** What the project itself writes with. What people write beyond that, as in their names, comes from the whole font. */
const written = [range(0x20, 0x7e), 0xa0, 0xb7, 0xd7, 0xe9, range(0x2013, 0x2014), range(0x2018, 0x2019)].flat()
const more = [range(0x201c, 0x201d), 0x2022, 0x2026, 0x2192, 0x2212].flat()
const letters: ReadonlySet<number> = new Set([...written, ...more])

/** A face with this word at the end of its name writes the title of its game and nothing else. */
const forTitles = / Title"?$/

/** What text is set with: without them letters would sit differently. `tnum` and `lnum` are asked for by the styles. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'clig', 'tnum', 'lnum']

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

const last = 0x10ffff
type Range = readonly [from: number, to: number]

function rangesOf(face: AtRule): Range[] {
  const said = told(face, 'unicode-range')
  if (!said) return [[0, last]]
  return said.split(',').map((one) => {
    const [from, to = from] = one.trim().slice(2).split('-') as [string, string?]
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

const isIn = (ranges: readonly Range[], letter: number): boolean =>
  ranges.some(([from, to]) => from <= letter && letter <= to)

/** Neighbours as one range. */
function joined(numbers: readonly number[]): Range[] {
  const ranges: [number, number][] = []
  for (const one of numbers) {
    const before = ranges.at(-1)
    if (before && before[1] === one - 1) before[1] = one
    else ranges.push([one, one])
  }
  return ranges
}

const without = (ranges: readonly Range[], taken: readonly Range[]): Range[] =>
  taken.reduce<Range[]>(
    (left, [a, b]) =>
      left.flatMap(([from, to]): Range[] =>
        b < from || to < a ? [[from, to]] : [[from, a - 1] as const, [b + 1, to] as const].filter(([x, y]) => x <= y),
      ),
    [...ranges],
  )

const inWords = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `U+${from.toString(16)}${to === from ? '' : `-${to.toString(16)}`}`).join(', ')

const declaration = (face: AtRule, name: string): Declaration | undefined =>
  face.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === name)
const told = (face: AtRule, name: string): string | undefined => declaration(face, name)?.value

function set(face: AtRule, prop: string, value: string): void {
  const known = declaration(face, prop)
  if (known) known.value = value
  else face.append(Object.assign(face.first!.clone(), { prop, value }))
}

interface Cutting {
  readonly source: string
  readonly text: string
  /** Of a font with many weights only this one is kept. */
  readonly weight?: number
  readonly kind: 'text' | 'title'
}

/** The same cut is made once: its file is named after all that decides what is in it. */
async function cut(folder: string, { source, text, weight, kind }: Cutting): Promise<string> {
  const font = readFileSync(source)
  const mark = createHash('sha1')
    .update(font)
    .update(JSON.stringify([text, weight, features]))
    .digest('hex')
  const path = join(folder, mark.slice(0, 12), basename(source).replace('.woff2', `.${kind}.woff2`))
  if (!existsSync(path)) {
    const axes = weight && /-wght-/.test(source) ? { variationAxes: { wght: weight } } : {}
    const small = await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: features, ...axes })
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, small)
  }
  return path
}

const needs = createRequire(import.meta.url)

interface Place {
  /** Where cut fonts are kept between builds. */
  readonly folder: string
  /** The title of the game a stylesheet belongs to. */
  titleOf(stylesheet: string): string
}

/** Every face in two: one with the letters of the project, and the whole font for whatever else is written. */
export const cutFonts = ({ folder, titleOf }: Place): Plugin => ({
  postcssPlugin: 'cut-fonts',
  async Once(sheet) {
    const faces: AtRule[] = []
    sheet.walkAtRules('font-face', (face) => void faces.push(face))
    for (const face of faces) {
      const [, name] = /url\("(@fontsource[^"]+)"\)/.exec(told(face, 'src') ?? '') ?? []
      if (!name) continue
      const source = needs.resolve(name)
      if (forTitles.test(told(face, 'font-family') ?? '')) {
        const text = titleOf(face.source?.input.file ?? '')
        const weight = Number(told(face, 'font-weight'))
        set(face, 'src', fontAt(await cut(folder, { source, text, weight, kind: 'title' })))
      } else {
        const all = rangesOf(face)
        const own = [...letters].filter((letter) => isIn(all, letter)).sort((a, b) => a - b)
        const rest = face.clone()
        set(rest, 'unicode-range', inWords(without(all, joined(own))))
        face.before(rest)
        set(face, 'src', fontAt(await cut(folder, { source, text: String.fromCodePoint(...own), kind: 'text' })))
        set(face, 'unicode-range', inWords(joined(own)))
      }
    }
  },
})

const fontAt = (path: string): string => `url("${path}") format("woff2")`
