import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  readonly title: string
  readonly active: boolean
  readonly children: ReactNode
}

/**
 * A page within the page. An iframe, because only there a table's layout follows the width it has; filled from here,
 * so that all panes share one match.
 */
export function Pane({ title, active, children }: Props) {
  const [inner, setInner] = useState<Document | null>(null)
  useEffect(() => (inner ? mirrorHead(document, inner) : undefined), [inner])
  return (
    <iframe
      className={active ? 'pane active' : 'pane'}
      title={title}
      srcDoc='<!doctype html><html lang="en"><body></body></html>'
      onLoad={(event) => setInner(event.currentTarget.contentDocument)}
    >
      {inner ? createPortal(children, inner.body) : null}
    </iframe>
  )
}

/** Keeps styles and theme of a document as those of another, also when they change later. */
function mirrorHead(from: Document, to: Document): () => void {
  const copy = () => {
    const styles = from.head.querySelectorAll('style, link[rel="stylesheet"]')
    to.head.replaceChildren(...[...styles].map((style) => to.importNode(style, true)))
  }
  const dress = () => {
    to.documentElement.dataset.theme = from.documentElement.dataset.theme ?? 'light'
  }
  const heads = new MutationObserver(copy)
  const looks = new MutationObserver(dress)
  heads.observe(from.head, { childList: true, subtree: true, characterData: true })
  looks.observe(from.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  copy()
  dress()
  return () => {
    heads.disconnect()
    looks.disconnect()
  }
}
