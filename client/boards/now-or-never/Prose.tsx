import { placed } from './lists'

/** Paragraphs of the book; what is between stars is stressed. */
export const Prose = ({ text }: { readonly text: string }) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => (
      <p key={paragraph}>
        {placed(paragraph.split('*')).map(({ one, at }) => (at % 2 === 1 ? <em key={at}>{one}</em> : one))}
      </p>
    ))
