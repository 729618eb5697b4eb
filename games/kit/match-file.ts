import * as v from 'valibot'
import { type Meta, matchProblem } from './meta'
import type { Request } from './referee'
import { requestShape, seedShape } from './requests'
import { botShape } from './terms'

/**
 * A match as a file: whatever follows from the rules is left out, so seed and requests are all of it. One JSON object,
 * a line for every request; the checksum is made over all else, as this module writes it.
 */

const format = 1

const mostNamed = 100

const headShape = v.object({
  monumenta: v.number(),
  game: v.pipe(v.string(), v.maxLength(64)),
  /** The version of the rules it was played by. */
  version: v.number(),
  seed: seedShape,
  options: v.record(v.string(), v.unknown()),
  players: v.array(v.object({ name: v.pipe(v.string(), v.maxLength(mostNamed)), bot: v.nullable(botShape) })),
  /** What everybody got; null while the match is not over. */
  scores: v.nullable(v.record(v.string(), v.number())),
})

const fileShape = v.object({ ...headShape.entries, requests: v.array(requestShape), checksum: v.string() })

export interface MatchFile extends Omit<v.InferOutput<typeof headShape>, 'monumenta'> {
  readonly requests: readonly Request[]
}

/** Longer than any match that people have played to its end. */
const mostCharacters = 10_000_000

/** FNV-1a over its characters: finds what was damaged, and hides nothing from anybody who means it. */
function checksumOf(text: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** What the checksum speaks of, in one order whatever the file's. */
function body({ game, version, seed, options, players, scores, requests }: MatchFile): string {
  const head = JSON.stringify({ monumenta: format, game, version, seed, options, players, scores }).slice(0, -1)
  return `${head},\n"requests":[\n${requests.map((request) => JSON.stringify(request)).join(',\n')}\n]`
}

export function toText(file: MatchFile): string {
  const text = body(file)
  return `${text},\n"checksum":"${checksumOf(text)}"}\n`
}

export const fileName = ({ game, requests }: MatchFile): string => `${game}-${requests.length}-moves.json`

type FromText = { readonly file: MatchFile } | { readonly problem: string }

const problem = (says: string) => ({ problem: says })

/** The match of a file, if it can be laid out here; else what is wrong with the file, in words for a person. */
export function fromText(text: string, metaOf: (game: string) => Meta | undefined): FromText {
  if (text.length > mostCharacters) return problem('This file is longer than any match')
  const json = parsed(text)
  if (json === undefined) return problem('This file is damaged or cut off: it can not be read as JSON')
  const read = v.safeParse(fileShape, json)
  if (!read.success) return problem(whatIsWrong(read.issues))
  const { monumenta, checksum, ...file } = read.output
  if (monumenta !== format) return problem(`This file is of format ${monumenta}; here only ${format} is known`)
  if (checksumOf(body(file)) !== checksum) return problem('This file was damaged or changed after it was saved')
  const meta = metaOf(file.game)
  if (!meta) return problem(`There is no game “${file.game}” here`)
  if (file.version !== meta.version) return problem(otherRules(meta, file.version))
  const wrong = matchProblem(meta, file.players.length, file.options)
  return wrong ? problem(`This match can not begin: ${wrong}`) : { file }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const otherRules = ({ title, version }: Meta, played: number): string =>
  `This match was played by version ${played} of the rules of ${title}; here they are version ${version}`

function whatIsWrong([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const where = v.getDotPath(issue)
  if (where === null || where === 'monumenta') return 'This file holds no match: it was not saved here'
  return `This file is damaged: “${where}” is missing or not what it should be`
}
