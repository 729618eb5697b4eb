import { Fragment } from 'react'

const PARTS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2,3}-\d{3}[a-z]?\b)/

/** The few marks a rule book uses: bold, emphasis, code, and clause numbers as links within the page. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(PARTS).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
    <Fragment key={at}>{at % 2 === 1 ? <Marked part={part} /> : part}</Fragment>
  ))
}

function Marked({ part }: { readonly part: string }) {
  if (part.startsWith('**')) return <b>{part.slice(2, -2)}</b>
  if (part.startsWith('*')) return <em>{part.slice(1, -1)}</em>
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
  return <a href={`#${part}`}>{part}</a>
}
