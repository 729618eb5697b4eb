import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { inCatalog } from '../../games/catalog'
import { inviteLink } from '../app/paths'
import { Stroke } from '../kit/Stroke'
import './join.css'

const QrCode = lazy(() => import('./QrCode'))

/** The address to send to friends: copied, shared from a phone, or shown to somebody's camera. */
export function Invite({ game, id }: { readonly game: string; readonly id: string }) {
  const link = inviteLink(game, id)
  const [shown, show] = useState(false)
  const title = inCatalog(game)?.meta.title ?? 'Monumenta'
  return (
    <div className="inviting">
      <CopyField label="Invitation link" text={link} />
      <div className="btns">
        {'share' in navigator ? (
          <button type="button" className="btn small" onClick={() => share(title, link)}>
            <Stroke of="send" size={15} />
            Share
          </button>
        ) : null}
        <button type="button" className="btn small" aria-expanded={shown} onClick={() => show(!shown)}>
          <Stroke of="qr" size={15} />
          QR code
        </button>
      </div>
      {shown ? (
        <Suspense>
          <QrCode text={link} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The device asks with whom. Whoever thinks better of it hears nothing. */
const share = (title: string, url: string): Promise<void> =>
  navigator.share({ title, text: `Join me at ${title}`, url }).catch(() => undefined)

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
