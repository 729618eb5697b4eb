import type { ComponentProps } from 'react'
import { Stroke, type StrokeName } from './Stroke'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  readonly icon: StrokeName
  /** Its name, read aloud. */
  readonly label: string
  /** It can be used now; if not, it can still be reached. */
  readonly may?: boolean
}

/** A small button with a sign in place of words. */
export const IconButton = ({ icon, label, may = true, onClick, ...more }: Props) => (
  <button
    type="button"
    className="ib"
    aria-label={label}
    aria-disabled={may ? undefined : true}
    onClick={may ? onClick : undefined}
    {...more}
  >
    <Stroke of={icon} />
  </button>
)
