import { type MeepleClass, meepleName, meepleOf } from '../../../games/meeples-and-monsters/data/classes'

interface Look {
  readonly paint: string
  readonly letter: string
  /** What it wears: a class is told by its outline as well as by colour and letter. */
  readonly hat: string
}

const looks: Readonly<Record<MeepleClass, Look>> = {
  peasant: {
    paint: '#f7f1e4',
    letter: '#2a2118',
    hat: 'M14 13c6-1.5 9-2 9.5-5C24 3.5 27.5 1 32 1s8 2.5 8.5 7c.5 3 3.5 3.5 9.5 5 2 .5 1.5 3.5-.5 3.5h-35c-2 0-2.5-3-.5-3.5z',
  },
  warrior: {
    paint: '#2468b0',
    letter: '#fff',
    hat: 'M21 16c0-8 4.5-12.5 11-12.5S43 8 43 16c4-1.5 6-6 5-14 6 5 7.5 14 2 19-2 1.8-5 1.3-7 0H21c-2 1.3-5 1.8-7 0-5.5-5-4-14 2-19-1 8 1 12.5 5 14z',
  },
  mage: {
    paint: '#eab62c',
    letter: '#2a2000',
    hat: 'M14 16c5-1 8-3 9-6l7-14c1-2 3-2 4 0l7 14c1 3 4 5 9 6 2 .4 1.6 4-.6 4H14.6c-2.2 0-2.6-3.6-.6-4z',
  },
  cleric: { paint: '#bf3424', letter: '#fff', hat: 'M21.5 18V7L32-5 42.5 7v11z' },
  knight: {
    paint: '#2b2b30',
    letter: '#fff',
    hat: 'M20.5 19V10C20.5 4.5 25 1 32 1c2 0 4 .3 5.5 1C38-2 42-5 49-4.5 46-1 44.5 4 43.5 9v10z',
  },
  ranger: {
    paint: '#2f7d3b',
    letter: '#fff',
    hat: 'M20.5 19C19 9 23 1 32 0c3.5 0 6.5 1.5 8.5 4L51-5c1 7-2 12-7.5 14.5 1 3.5 1 6.5.3 9.5z',
  },
  paladin: { paint: '#6c3ea0', letter: '#fff', hat: 'M20.5 18 14.5 1l10 6.5L32-4.5l7.5 12 10-6.5-6 17z' },
  shaman: {
    paint: '#e0771b',
    letter: '#2a1600',
    hat: 'M23 15C16 13 12 9 12 2l4 3V-5l5 8.5 4-3.5c0 4 1.5 6.5 4 8.5h6c2.5-2 4-4.5 4-8.5l4 3.5L48-5V5l4-3c0 7-4 11-11 13z',
  },
  corruption: { paint: '#8d9096', letter: '#15171a', hat: '' },
}

const body =
  'M32 6c6.2 0 10.5 4.6 10.5 10.3 0 2.2-.7 4-1.8 5.6C51 24 61 28.5 61 35.5c0 4-3 5.5-6.5 5.5H46c1 6.5 6 12 9 17.5 1.2 2.3 0 4.5-2.5 4.5H40c-2.2 0-3.4-1-4-3L32 52l-4 8c-.6 2-1.8 3-4 3H11.5C9 63 7.8 60.8 9 58.5c3-5.5 8-11 9-17.5H9.5C6 41 3 39.5 3 35.5 3 28.5 13 24 23.3 21.9a10.2 10.2 0 0 1-1.8-5.6C21.5 10.6 25.8 6 32 6z'
/** Corruption is no person: it drips. */
const blot =
  'M32 2c14.5 0 24 11.5 24 27 0 11 3 20 5.5 27.5.8 2.5-1.5 4.5-4 3.5L49 56l-8 7.5-9-7-9 7L15 56l-8.5 4c-2.5 1-4.8-1-4-3.5C5 49 8 40 8 29 8 13.5 17.5 2 32 2z'

interface Props {
  readonly cls: MeepleClass
  readonly size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Read aloud; without it the piece is decoration beside words. */
  readonly label?: string
}

/** A wooden piece: colour, outline and letter. */
export function Meeple({ cls, size = 'sm', label }: Props) {
  const { paint, letter, hat } = looks[cls]
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={`mp ${size}`} style={{ '--paint': paint, '--letter': letter }} {...spoken}>
      <svg viewBox="0 -7 64 72" aria-hidden="true">
        <path d={cls === 'corruption' ? blot : body} />
        {hat ? <path d={hat} /> : null}
        <text x="32" y="43">
          {meepleOf(cls).letter}
        </text>
      </svg>
    </span>
  )
}

/** Beside a number, or in a row: named for those who listen. */
export const NamedMeeple = ({ cls, size = 'sm' }: Omit<Props, 'label'>) => (
  <Meeple cls={cls} size={size} label={meepleName(cls)} />
)
