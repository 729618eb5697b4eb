import { placed } from './lists'

/** As a printer sets them: the book is written with the marks of a typewriter. */
export const quoted = (text: string): string =>
  text
    .replace(/(^|[\s([*—])"(?=[\p{L}\p{N}*'…—])/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')

/** Paragraphs of the book; what is between stars is stressed. */
export const Prose = ({ text }: { readonly text: string }) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => (
      <p key={paragraph}>
        {placed(quoted(paragraph).split('*')).map(({ one, at }) => (at % 2 === 1 ? <em key={at}>{one}</em> : one))}
      </p>
    ))
