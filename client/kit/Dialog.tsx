import { type ReactNode, useEffect, useId, useRef } from 'react'
import './dialog.css'
import { IconButton } from './IconButton'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons at the foot. */
  readonly actions?: ReactNode
  readonly wide?: boolean
}

/** A native modal dialog. Render it to open it; Escape, the cross and a click beside it close it. */
export function Dialog({ title, onClose, children, actions, wide = false }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    // By itself the browser begins at the cross; people begin at the field or at the harmless button.
    dialog?.querySelector<HTMLElement>('input, footer .btn')?.focus()
    return () => dialog?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={box}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-in">
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        {children}
        {actions ? <footer>{actions}</footer> : null}
      </div>
    </dialog>
  )
}

interface ConfirmProps {
  readonly title: string
  readonly children: ReactNode
  /** The verb on the button that does it. */
  readonly yes: string
  readonly no?: string
  readonly onYes: () => void
  readonly onNo: () => void
}

export function Confirm({ title, children, yes, no = 'Cancel', onYes, onNo }: ConfirmProps) {
  const actions = (
    <>
      <button type="button" className="btn" onClick={onNo}>
        {no}
      </button>
      <button type="button" className="btn primary" onClick={onYes}>
        {yes}
      </button>
    </>
  )
  return (
    <Dialog title={title} onClose={onNo} actions={actions}>
      {children}
    </Dialog>
  )
}
