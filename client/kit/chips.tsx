import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import type { PlayerId } from '../../games/kit/rule'
import { PlayerChip } from './PlayerChip'
import { Tip } from './Tip'
import { playerAt, useTable } from './table'

/** Who did it, at the beginning of a line of the log. */
export function Who({ id }: { readonly id: PlayerId }) {
  const { mark, name, you } = playerAt(useTable(), id)
  return <PlayerChip mark={mark} name={you ? 'You' : name} />
}

interface ExplainedProps extends ComponentProps<'button'> {
  /** The whole of it, on hover and focus. */
  readonly tip: ReactNode
  readonly clause?: string | undefined
  /** The same in plain words; without them its own have to do until the tip opens. */
  readonly words?: string | undefined
}

/** Something that is only read: it does nothing, but can be reached to be explained. */
export const Explained = ({ tip, clause, words, ...thing }: ExplainedProps) => (
  <Tip tip={tip} clause={clause} words={words}>
    <button type="button" {...thing} />
  </Tip>
)

interface ChipProps {
  readonly icon: ReactNode
  readonly name: string
  /** The whole of it, on hover and focus. */
  readonly tip: ReactNode
  /** The same in plain words; without them its name has to do until the tip opens. */
  readonly words?: string | undefined
  readonly style?: CSSProperties
}

/** A thing of the box in running text. */
export const Chip = ({ icon, name, tip, words, style }: ChipProps) => (
  <Explained className="chip" style={style} tip={tip} words={words}>
    {icon}
    {name}
  </Explained>
)

interface SignProps {
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** Something to be told apart in running text that has no more to say. */
export const Sign = ({ icon, children }: SignProps) => (
  <span className="chip">
    {icon}
    {children}
  </span>
)

/** Points or money in running text. */
export const Worth = ({ icon, children }: SignProps) => (
  <span className="chip vp">
    {icon}
    {children}
  </span>
)

interface ListedProps<One extends string> {
  readonly all: readonly One[]
  children(one: One): ReactNode
}

/** Several things in running text, with commas between them. */
export const Listed = <One extends string>({ all, children }: ListedProps<One>) =>
  all.map((one, i) => (
    <span key={one}>
      {i > 0 ? ', ' : ''}
      {children(one)}
    </span>
  ))
