import { isPrintable } from './printable'

/** The options of a game. One schema makes the form, the check and the defaults. */
interface About {
  readonly label: string
  readonly help: string
  /** Offered only to these numbers of players; to all if left out. */
  readonly only?: readonly number[]
  /** Means something only beside these other options; asked for always if left out. */
  readonly beside?: (others: Options, players: number) => boolean
  /** Never asked for: the device that opens the match knows it from earlier ones. */
  readonly remembered?: true
}

export interface Toggle extends About {
  readonly kind: 'toggle'
  readonly initial: boolean
}

interface Labelled<Value> {
  readonly value: Value
  readonly label: string
}

/** One of a list. */
export interface Pick<Value extends string | number = string | number> extends About {
  readonly kind: 'pick'
  readonly values: readonly Labelled<Value>[]
  readonly initial: Value
}

/** Any number of things of a list. */
export interface Several<Value extends string | number = string | number> extends About {
  readonly kind: 'several'
  readonly values: readonly Labelled<Value>[]
  readonly initial: readonly Value[]
}

/** One of a list for every seat. */
export interface PerSeat<Value extends string | number = string | number> extends About {
  readonly kind: 'perSeat'
  readonly values: readonly Labelled<Value>[]
  readonly initial: Value
}

/** Anything JSON can say, checked by the game. */
export interface Custom extends About {
  readonly kind: 'custom'
  /** What is wrong with this value, in words for a person; nothing if it is fine. */
  readonly problem: (value: unknown) => string | undefined
  readonly initial: unknown
  /** How lists of matches tell of this value; by its label if left out. */
  readonly words?: (value: unknown) => string
}

/** A text file somebody brings along. Whoever runs the match keeps it: everybody else learns only that there is one. */
export interface TextFile extends About {
  readonly kind: 'file'
  /** The longest text that is taken, in characters. */
  readonly most: number
  readonly initial: null
}

export type Option = Toggle | Pick | Several | PerSeat | Custom | TextFile
export type OptionSchema = Readonly<Record<string, Option>>
type ValueOf<O> = O extends Toggle
  ? boolean
  : O extends Pick<infer Value>
    ? Value
    : O extends Several<infer Value> | PerSeat<infer Value>
      ? readonly Value[]
      : O extends TextFile
        ? string | typeof brought | null
        : unknown
export type OptionsOf<S extends OptionSchema> = { [K in keyof S]: ValueOf<S[K]> }
export type Options = Readonly<Record<string, unknown>>

/** What everybody sees in place of a file. */
const brought = true

type Values = readonly Labelled<string | number>[]
type More = Partial<globalThis.Pick<About, 'only' | 'beside' | 'remembered'>>

export const toggle = (label: string, help: string, initial: boolean, more: More = {}): Toggle => ({
  kind: 'toggle',
  label,
  help,
  initial,
  ...more,
})

export const pick = <const V extends Values>(
  label: string,
  help: string,
  values: V,
  initial: V[number]['value'],
  more: More = {},
): Pick<V[number]['value']> => ({ kind: 'pick', label, help, values, initial, ...more })

export const several = <const V extends Values>(
  label: string,
  help: string,
  values: V,
  initial: readonly V[number]['value'][],
  more: More = {},
): Several<V[number]['value']> => ({ kind: 'several', label, help, values, initial, ...more })

export const perSeat = <const V extends Values>(
  label: string,
  help: string,
  values: V,
  initial: V[number]['value'],
  more: More = {},
): PerSeat<V[number]['value']> => ({ kind: 'perSeat', label, help, values, initial, ...more })

export const custom = (
  label: string,
  help: string,
  problem: Custom['problem'],
  initial: unknown,
  more: More & Partial<globalThis.Pick<Custom, 'words'>> = {},
): Custom => ({ kind: 'custom', label, help, problem, initial, ...more })

export const file = (label: string, help: string, most: number, more: More = {}): TextFile => ({
  kind: 'file',
  label,
  help,
  most,
  initial: null,
  ...more,
})

/** What an option is if nobody says anything. */
export const initialOf = (option: Option, players: number): unknown =>
  option.kind === 'perSeat' ? Array.from({ length: players }, () => option.initial) : option.initial

export function defaults<S extends OptionSchema>(schema: S, players: number): OptionsOf<S> {
  const entries = Object.entries(schema).map(([name, option]) => [name, initialOf(option, players)])
  return Object.fromEntries(entries) as OptionsOf<S>
}

export const isOffered = ({ only }: Option, players: number): boolean => only?.includes(players) ?? true

/** Is there a reason to ask for it? */
export const isAsked = (option: Option, options: Options, players: number): boolean =>
  !option.remembered && isOffered(option, players) && (option.beside?.(options, players) ?? true)

export const isInitial = (option: Option, value: unknown, players: number): boolean =>
  JSON.stringify(value) === JSON.stringify(initialOf(option, players))

const listed = ({ values }: Pick | Several | PerSeat, value: unknown): boolean =>
  values.some((allowed) => allowed.value === value)

function fileProblem({ label, most }: TextFile, value: unknown): string | undefined {
  if (typeof value !== 'string') return `"${label}" is a text file`
  if (value.length > most) return `"${label}" has more than ${most} characters`
  return value.split(/[\r\n\t]+/).every(isPrintable) ? undefined : `"${label}" holds characters that cannot be printed`
}

function valueProblem(option: Option, value: unknown, players: number): string | undefined {
  const { label } = option
  if (option.kind === 'toggle') return typeof value === 'boolean' ? undefined : `"${label}" is either on or off`
  if (option.kind === 'custom') return option.problem(value)
  if (option.kind === 'file') return fileProblem(option, value)
  const among = option.values.map((allowed) => allowed.label).join(', ')
  if (option.kind === 'pick') return listed(option, value) ? undefined : `"${label}" must be one of: ${among}`
  if (!Array.isArray(value) || !value.every((one) => listed(option, one))) return `"${label}" takes only: ${among}`
  if (option.kind === 'perSeat') return value.length === players ? undefined : `"${label}" needs a value for every seat`
  return new Set(value).size === value.length ? undefined : `"${label}" takes everything only once`
}

/** What is wrong with these options, in words for a person; nothing if they are fine. */
export function optionsProblem(schema: OptionSchema, raw: unknown, players: number): string | undefined {
  if (raw === undefined || raw === null) return undefined
  if (typeof raw !== 'object' || Array.isArray(raw)) return 'The options must be an object'
  for (const [name, value] of Object.entries(raw)) {
    const option = Object.hasOwn(schema, name) ? schema[name] : undefined
    if (!option) return `There is no option "${name.slice(0, 40)}"`
    if (!isOffered(option, players) && !isInitial(option, value, players)) {
      return `"${option.label}" is not for this number of players`
    }
    const problem = isInitial(option, value, players) ? undefined : valueProblem(option, value, players)
    if (problem) return problem
  }
  return undefined
}

/** The given options completed by the defaults. Call only when `optionsProblem` had nothing to say. */
export function completeOptions<S extends OptionSchema>(schema: S, raw: unknown, players: number): OptionsOf<S> {
  const problem = optionsProblem(schema, raw, players)
  if (problem) throw new Error(problem)
  return { ...defaults(schema, players), ...(raw ?? {}) }
}

/** The same wishes after a change, as of the number of players: what is not asked for any more falls back. */
export function fitOptions(schema: OptionSchema, options: Options, players: number): Options {
  const entries = Object.entries(schema).map(([name, option]): [string, unknown] => {
    const value = Object.hasOwn(options, name) ? options[name] : undefined
    if (value === undefined || !isAsked(option, options, players)) return [name, initialOf(option, players)]
    if (option.kind !== 'perSeat' || !Array.isArray(value)) return [name, value]
    return [name, Array.from({ length: players }, (_, seat) => value[seat] ?? option.initial)]
  })
  return Object.fromEntries(entries)
}

/** The options as everybody may know them: of a file only that it was brought. */
export const publicOptions = <O extends Options>(schema: OptionSchema, options: O): O =>
  mapFiles(schema, options, () => brought)

/** The files people brought, by option; nothing if they brought none. */
export function filesOf(schema: OptionSchema, options: Options): Readonly<Record<string, string>> | undefined {
  const files = Object.entries(options).flatMap(([name, value]): [string, string][] =>
    schema[name]?.kind === 'file' && typeof value === 'string' ? [[name, value]] : [],
  )
  return files.length > 0 ? Object.fromEntries(files) : undefined
}

/** The options of a match with the files that were kept apart; what was not kept is not brought again. */
export const withFiles = <O extends Options>(
  schema: OptionSchema,
  options: O,
  files: Readonly<Record<string, string>> | undefined,
): O => mapFiles(schema, options, (name) => files?.[name] ?? null)

const mapFiles = <O extends Options>(schema: OptionSchema, options: O, to: (name: string) => unknown): O =>
  ({
    ...options,
    ...Object.fromEntries(
      Object.entries(options).flatMap(([name, value]) =>
        schema[name]?.kind === 'file' && value !== null ? [[name, to(name)]] : [],
      ),
    ),
  }) as O

/** How many characters the files of these options may have together. */
export const mostOfFiles = (schema: OptionSchema): number =>
  Object.values(schema).reduce((most, option) => most + (option.kind === 'file' ? option.most : 0), 0)
