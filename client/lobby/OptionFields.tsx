import { useId } from 'react'
import type { Option, Pick, Toggle } from '../../games/kit/options'
import { FieldProblem } from '../app/You'
import type { FieldsProps } from './NewMatch'

type Value = string | number | boolean

/** The game's options, drawn from its schema. */
export function OptionFields({ meta, draft, change, problems }: FieldsProps) {
  const entries = Object.entries(meta.options)
  if (entries.length === 0) return null
  return (
    <fieldset className="panel">
      <legend>Options</legend>
      <div className="opts">
        {entries.map(([name, option]) => (
          <OptionField
            key={name}
            option={option}
            value={draft.options[name] ?? option.initial}
            onChange={(value) => change((now) => ({ ...now, options: { ...now.options, [name]: value } }))}
          />
        ))}
      </div>
      <FieldProblem problem={problems.options} />
    </fieldset>
  )
}

interface Props<O extends Option> {
  readonly option: O
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function OptionField({ option, value, onChange }: Props<Option>) {
  return option.kind === 'toggle' ? (
    <ToggleField option={option} value={value} onChange={onChange} />
  ) : (
    <PickField option={option} value={value} onChange={onChange} />
  )
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

function PickField({ option, value, onChange }: Props<Pick>) {
  const id = useId()
  return (
    <div className="opt">
      <OptionText id={id} option={option} />
      <select
        id={id}
        className="sel"
        value={option.values.findIndex((one) => one.value === value)}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(option.values[event.target.selectedIndex]?.value ?? option.initial)}
      >
        {option.values.map((one, at) => (
          <option key={one.value} value={at}>
            {one.label}
          </option>
        ))}
      </select>
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
