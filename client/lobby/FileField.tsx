import { useId, useState } from 'react'
import type { TextFile } from '../../games/kit/options'
import { FieldProblem } from '../app/You'
import type { FileReader, Model } from '../kit/custom'
import { Stroke } from '../kit/Stroke'
import { useOwnFields } from './own-fields'

interface Props {
  readonly game: string
  readonly name: string
  readonly option: TextFile
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

type Taken = { readonly name: string; readonly problems: readonly string[] }

/** A file of one's own: it is read and checked here, and taken only if nothing is wrong with it. */
export function FileField({ game, name, option, value, onChange }: Props) {
  const id = useId()
  const own = useOwnFields(game)
  const reader = own === 'coming' ? undefined : own.files?.[name]
  const [taken, setTaken] = useState<Taken | null>(null)
  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const read = await problemsOf(file, option, reader)
    setTaken({ name: file.name, problems: read.problems })
    onChange(read.problems.length === 0 ? read.text : option.initial)
  }
  const drop = () => {
    setTaken(null)
    onChange(option.initial)
  }
  return (
    <div className="opt wide">
      <label htmlFor={id}>
        <b>{option.label}</b>
        <small id={`${id}-help`}>{option.help}</small>
      </label>
      {typeof value === 'string' ? (
        <p className="filetaken">
          <Stroke of="check" size={16} /> {taken?.name ?? 'The file'} is taken.{' '}
          <button type="button" className="btn small" onClick={drop}>
            Take it back
          </button>
        </p>
      ) : (
        <input
          id={id}
          type="file"
          accept=".md,.txt,text/plain,text/markdown"
          aria-describedby={`${id}-help`}
          disabled={own === 'coming'}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      )}
      {taken && taken.problems.length > 0 ? <Wrong {...taken} /> : null}
      {reader ? <Models models={reader.models} /> : null}
    </div>
  )
}

interface Read {
  readonly text: string
  readonly problems: readonly string[]
}

async function problemsOf(file: File, { most }: TextFile, reader: FileReader | undefined): Promise<Read> {
  // A character takes one byte at least and three at most.
  if (file.size > most * 3) return { text: '', problems: [`The file has more than ${most} characters.`] }
  const text = await file.text()
  if (text.length > most) return { text, problems: [`The file has more than ${most} characters.`] }
  return { text, problems: reader?.problems(text) ?? [] }
}

function Wrong({ name, problems }: Taken) {
  return (
    <div className="filewrong">
      <FieldProblem problem={`${name} cannot be used:`} />
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

/** Files to begin with. */
function Models({ models }: { readonly models: readonly Model[] }) {
  return (
    <p className="filemodels">
      {models.map(({ label, name, text }) => (
        <a key={name} download={name} href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}>
          {label}
        </a>
      ))}
    </p>
  )
}
