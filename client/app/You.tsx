import { type FormEvent, useId, useState } from 'react'
import { limits } from '../../games/kit/wire'
import { Dialog } from '../kit/Dialog'
import { Stroke } from '../kit/Stroke'
import { nameProblem, rememberName, usePlayerName } from './identity'

/** Who plays on this device, and the way to change it. */
export function You() {
  const name = usePlayerName()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="who" onClick={() => setOpen(true)}>
        <Stroke of="person" />
        <span className="who-name">
          {name ? (
            <>
              <small>playing as </small>
              <b>{name}</b>
            </>
          ) : (
            <b>Your name</b>
          )}
        </span>
        <Stroke of="edit" size={15} />
      </button>
      {open ? <NameDialog title="Your name" onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface Props {
  readonly title: string
  readonly why?: string
  /** What the button does, once there is a name. */
  readonly verb?: string
  readonly onNamed?: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name, in place, where it is first needed. */
export function NameDialog({ title, why, verb = 'Save', onNamed, onClose }: Props) {
  const form = useId()
  const [typed, setTyped] = useState(usePlayerName())
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = nameProblem(typed)
    setProblem(wrong)
    if (wrong) return
    rememberName(typed)
    onClose()
    onNamed?.(typed.trim())
  }

  const actions = (
    <button type="submit" form={form} className="btn primary">
      {verb}
    </button>
  )
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <form id={form} onSubmit={submit} noValidate>
        <NameField label="Name" value={typed} onChange={setTyped} problem={problem} />
        <p className="hint">{why ?? 'The others see it at the table. It stays on this device; there is no account.'}</p>
      </form>
    </Dialog>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly problem?: string | undefined
  readonly hideLabel?: boolean
}

export function NameField({ label, value, onChange, problem, hideLabel = false }: FieldProps) {
  const id = useId()
  return (
    <span className="name-field">
      <label className={hideLabel ? 'sr' : 'label'} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field"
        value={value}
        maxLength={limits.name}
        autoComplete="nickname"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </span>
  )
}

/** What is wrong, right at the field. */
export function FieldProblem({ id, problem }: { readonly id?: string; readonly problem: string | undefined }) {
  return problem ? (
    <span className="problem" id={id} role="alert">
      <Stroke of="warn" size={15} /> {problem}
    </span>
  ) : null
}
