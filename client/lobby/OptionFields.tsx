import { type ReactNode, useId, useState } from 'react'
import {
  type Custom,
  fitOptions,
  initialOf,
  isAsked,
  type Option,
  type PerSeat,
  type Pick,
  type Several,
  type Toggle,
} from '../../games/kit/options'
import { FieldProblem } from '../app/You'
import { FileField } from './FileField'
import type { FieldsProps } from './NewMatch'
import { useOwnFields } from './own-fields'
import { SeriesField } from './SeriesField'

/** The game's options for this number of players, drawn from its schema. */
export function OptionFields({ meta, draft, change, problems }: FieldsProps) {
  const players = draft.seats.length
  const entries = Object.entries(meta.options).filter(([, option]) => isAsked(option, draft.options, players))
  if (entries.length === 0) return null
  const set = (name: string, value: unknown) =>
    change((now) => ({ ...now, options: fitOptions(meta.options, { ...now.options, [name]: value }, players) }))
  return (
    <fieldset className="panel">
      <legend>Options</legend>
      <div className="opts">
        {entries.map(([name, option]) =>
          name === meta.series?.option ? (
            <SeriesField key={name} series={meta.series} {...{ meta, option, draft, change }} />
          ) : (
            <OptionField
              key={name}
              name={name}
              game={meta.id}
              players={players}
              option={option}
              value={draft.options[name] ?? initialOf(option, players)}
              onChange={(value) => set(name, value)}
            />
          ),
        )}
      </div>
      <FieldProblem problem={problems.options} />
    </fieldset>
  )
}

interface Props<O extends Option> {
  readonly name: string
  readonly game: string
  readonly players: number
  readonly option: O
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function OptionField({ option, ...field }: Props<Option>): ReactNode {
  switch (option.kind) {
    case 'toggle':
      return <ToggleField option={option} {...field} />
    case 'pick':
      return <PickField option={option} {...field} />
    case 'several':
      return <SeveralField option={option} {...field} />
    case 'perSeat':
      return <PerSeatField option={option} {...field} />
    case 'custom':
      return <CustomField option={option} {...field} />
    case 'file':
      return <FileField option={option} {...field} />
  }
}

function ToggleField({ option, value, onChange }: Props<Toggle>) {
  const id = useId()
  return (
    <div className="opt">
      <OptionText id={id} option={option} />
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="tg"
        checked={value === true}
        aria-checked={value === true}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}

interface SelectProps {
  readonly id?: string
  readonly label?: string
  readonly describedBy?: string
  readonly values: Pick['values']
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function Select({ id, label, describedBy, values, value, onChange }: SelectProps) {
  return (
    <select
      id={id}
      className="sel"
      aria-label={label}
      aria-describedby={describedBy}
      value={values.findIndex((one) => one.value === value)}
      onChange={(event) => onChange(values[event.target.selectedIndex]?.value)}
    >
      {values.map((one, at) => (
        <option key={one.value} value={at}>
          {one.label}
        </option>
      ))}
    </select>
  )
}

const longest = 24

function PickField({ option, value, onChange }: Props<Pick>) {
  const id = useId()
  const long = option.values.some(({ label }) => label.length > longest)
  return (
    <div className={long ? 'opt whole' : 'opt'}>
      <OptionText id={id} option={option} />
      <Select id={id} describedBy={`${id}-help`} values={option.values} value={value} onChange={onChange} />
    </div>
  )
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function SeveralField({ option, value, onChange }: Props<Several>) {
  const chosen = listOf(value)
  return (
    <fieldset className="opt wide">
      <OptionLegend option={option} />
      <div className="ticks">
        {option.values.map((one) => (
          <label key={one.value}>
            <input
              type="checkbox"
              checked={chosen.includes(one.value)}
              onChange={(event) =>
                onChange(
                  option.values
                    .map((any) => any.value)
                    .filter((any) => (any === one.value ? event.target.checked : chosen.includes(any))),
                )
              }
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function PerSeatField({ option, value, onChange }: Props<PerSeat>) {
  const chosen = listOf(value)
  return (
    <fieldset className="opt wide">
      <OptionLegend option={option} />
      <div className="ticks">
        {chosen.map((one, seat) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={seat}
            label={`${option.label}, seat ${seat + 1}`}
            values={option.values}
            value={one}
            onChange={(next) => onChange(chosen.map((other, at) => (at === seat ? next : other)))}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What is no JSON yet stays as it was typed, and the game says what is wrong with it. */
function parsed(text: string, option: Custom): unknown {
  if (text.trim() === '') return option.initial
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function CustomField(props: Props<Custom>) {
  const { game, name, option, value, onChange, players } = props
  const own = useOwnFields(game)
  const Own = own === 'coming' ? null : own.fields[name]
  if (own !== 'coming' && !Own) return <TextField {...props} />
  return (
    <fieldset className="opt wide">
      <OptionLegend option={option} />
      {Own ? <Own value={value} onChange={onChange} players={players} /> : <p>Loading…</p>}
    </fieldset>
  )
}

function TextField({ option, value, onChange }: Props<Custom>) {
  const id = useId()
  const given = JSON.stringify(value) === JSON.stringify(option.initial) ? '' : JSON.stringify(value)
  const [text, setText] = useState(given)
  return (
    <div className="opt wide">
      <OptionText id={id} option={option} />
      <textarea
        id={id}
        className="sel"
        rows={3}
        spellCheck={false}
        aria-describedby={`${id}-help`}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onChange(parsed(event.target.value, option))
        }}
      />
    </div>
  )
}

function OptionText({ id, option }: { readonly id: string; readonly option: Option }) {
  return (
    <label htmlFor={id}>
      <b>{option.label}</b>
      <small id={`${id}-help`}>{option.help}</small>
    </label>
  )
}

function OptionLegend({ option }: { readonly option: Option }) {
  return (
    <legend>
      <b>{option.label}</b>
      <small>{option.help}</small>
    </legend>
  )
}
