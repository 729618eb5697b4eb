import type { ReactNode } from 'react'

interface Props {
  readonly icon: ReactNode
  readonly n: number | string
  /** What the number counts: read aloud, and printed where there is room. */
  readonly words: string
  readonly printed?: boolean
  /** On hover, if not the words. */
  readonly title?: string
  /** The name of the number: it flashes when it changes. */
  readonly count?: string
  readonly as?: 'span' | 'li'
}

/** A number everybody wants to see at a glance. */
export const Fact = ({ icon, n, words, printed = false, title = words, count, as: Box = 'span' }: Props) => (
  <Box title={title}>
    {icon}
    <b data-count={count}>{n}</b>
    {printed ? ` ${words}` : <span className="sr"> {words}</span>}
  </Box>
)
