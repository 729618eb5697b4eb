import type { ReactNode } from 'react'

interface MarkLook {
  readonly name: string
  readonly shape: string
  readonly letter: string
  readonly outline: ReactNode
}

/** A player is colour, shape and letter, always all three. */
export const marks: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, MarkLook>> = {
  1: { name: 'Vermilion', shape: 'triangle', letter: 'V', outline: <path d="M12 1.5 23 21.5H1z" /> },
  2: { name: 'Azure', shape: 'circle', letter: 'A', outline: <circle cx="12" cy="12" r="10.5" /> },
  3: { name: 'Jade', shape: 'square', letter: 'J', outline: <rect x="2" y="2" width="20" height="20" rx="2.5" /> },
  4: { name: 'Iris', shape: 'diamond', letter: 'I', outline: <path d="M12 .5 23.5 12 12 23.5.5 12z" /> },
  5: { name: 'Ochre', shape: 'hexagon', letter: 'O', outline: <path d="M6.3 2h11.4L23.4 12 17.7 22H6.3L.6 12z" /> },
  6: {
    name: 'Slate',
    shape: 'star',
    letter: 'S',
    outline: <path d="m12 .6 3.4 7.4 8 .9-6 5.5 1.7 8-7.1-4.1-7.1 4.1 1.7-8-6-5.5 8-.9z" />,
  },
}

/** The look of a mark; numbers beyond six begin again. */
export const markOf = (mark: number): MarkLook => marks[(((((mark - 1) % 6) + 6) % 6) + 1) as keyof typeof marks]

interface Props {
  readonly mark: number
  readonly size?: 's' | 'm' | 'l' | 'xl'
  /** Read aloud in place of the picture; without it the mark is decoration beside a name. */
  readonly label?: string
}

export function PlayerMark({ mark, size = 'm', label }: Props) {
  const look = markOf(mark)
  const spoken = label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true }
  return (
    <span className={size === 'm' ? 'pm' : `pm ${size}`} data-p={mark} {...spoken}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {look.outline}
      </svg>
      <b>{look.letter}</b>
    </span>
  )
}
