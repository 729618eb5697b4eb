/** The options of a game. One schema makes the form, the check and the defaults. */
export interface Toggle {
  readonly kind: 'toggle'
  readonly label: string
  readonly help: string
  readonly initial: boolean
}

export interface Pick<Value extends string | number = string | number> {
  readonly kind: 'pick'
  readonly label: string
  readonly help: string
  readonly values: readonly { readonly value: Value; readonly label: string }[]
  readonly initial: Value
}

export type Option = Toggle | Pick
export type OptionSchema = Readonly<Record<string, Option>>
export type OptionsOf<S extends OptionSchema> = {
  [K in keyof S]: S[K] extends Pick<infer Value> ? Value : boolean
}
export type Options = Readonly<Record<string, string | number | boolean>>

export const toggle = (label: string, help: string, initial: boolean): Toggle => ({
  kind: 'toggle',
  label,
  help,
  initial,
})

export const pick = <const Values extends Pick['values']>(
  label: string,
  help: string,
  values: Values,
  initial: Values[number]['value'],
): Pick<Values[number]['value']> => ({ kind: 'pick', label, help, values, initial })

export function defaults<S extends OptionSchema>(schema: S): OptionsOf<S> {
  return Object.fromEntries(Object.entries(schema).map(([name, option]) => [name, option.initial])) as OptionsOf<S>
}

/** What is wrong with these options, in words for a person; nothing if they are fine. */
export function optionsProblem(schema: OptionSchema, raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return undefined
  if (typeof raw !== 'object' || Array.isArray(raw)) return 'The options must be an object'
  for (const [name, value] of Object.entries(raw)) {
    const option = Object.hasOwn(schema, name) ? schema[name] : undefined
    if (!option) return `There is no option "${name.slice(0, 40)}"`
    if (option.kind === 'toggle' && typeof value !== 'boolean') return `"${option.label}" is either on or off`
    if (option.kind === 'pick' && !option.values.some((allowed) => allowed.value === value)) {
      return `"${option.label}" must be one of: ${option.values.map((allowed) => allowed.label).join(', ')}`
    }
  }
  return undefined
}

/** The given options completed by the defaults. Call only when `optionsProblem` had nothing to say. */
export function completeOptions<S extends OptionSchema>(schema: S, raw: unknown): OptionsOf<S> {
  const problem = optionsProblem(schema, raw)
  if (problem) throw new Error(problem)
  return { ...defaults(schema), ...(raw ?? {}) }
}
