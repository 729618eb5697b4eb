import type { ReactNode } from 'react'

interface Props<Value extends string> {
  readonly label: string
  readonly name: string
  readonly value: Value
  readonly values: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly onChange: (value: Value) => void
}

/** A few alternatives side by side, exactly one of them chosen. */
export function Choices<Value extends string>({ label, name, value, values, onChange }: Props<Value>) {
  return (
    <div className="sw" role="radiogroup" aria-label={label}>
      {values.map((one) => (
        <label key={one.value} className={one.value === value ? 'on' : undefined}>
          <input
            type="radio"
            className="sr"
            name={name}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          {one.label}
        </label>
      ))}
    </div>
  )
}
