import { useEffect, useId, useState } from 'react'
import { inviteLink } from '../app/paths'
import { Stroke } from '../kit/Stroke'
import './join.css'

/** The address to send to friends. */
export function Invite({ game, id }: { readonly game: string; readonly id: string }) {
  return <CopyField label="Invitation link" text={inviteLink(game, id)} />
}

/** A link with a button that copies it. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const field = useId()
  const { copied, copy } = useCopy(text)
  return (
    <div className="invite">
      <label className="sr" htmlFor={field}>
        {label}
      </label>
      <input id={field} className="field" readOnly value={text} onFocus={(event) => event.target.select()} />
      <button type="button" className="btn" onClick={copy}>
        <Stroke of={copied === 'done' ? 'check' : 'link'} />
        {copied === 'done' ? 'Copied' : 'Copy link'}
      </button>
      <span className="sr" role="status">
        {copied === 'done' ? 'Link copied' : ''}
      </span>
      {copied === 'failed' ? (
        <span className="problem" role="alert">
          This browser does not allow copying here. Mark the link and copy it by hand.
        </span>
      ) : null}
    </div>
  )
}

function useCopy(text: string) {
  const [copied, setCopied] = useState<'no' | 'done' | 'failed'>('no')
  useEffect(() => {
    if (copied !== 'done') return
    const timer = setTimeout(() => setCopied('no'), 2500)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setCopied('done'),
        () => setCopied('failed'),
      )
  return { copied, copy }
}
