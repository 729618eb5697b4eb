import { useId } from 'react'
import { patiences } from '../../games/kit/wire'
import { patienceWords } from '../app/terms'
import type { FieldsProps } from './NewMatch'
import { BotSelect } from './SeatFields'

const values = Object.keys(patiences) as (keyof typeof patiences)[]

/** What the table does about people who leave or are away. */
export function AwayFields({ draft, change }: Pick<FieldsProps, 'draft' | 'change'>) {
  const id = useId()
  const { patience, bot } = draft.terms
  const set = (terms: Partial<typeof draft.terms>) => change((now) => ({ ...now, terms: { ...now.terms, ...terms } }))
  return (
    <fieldset className="panel">
      <legend>If somebody is away or leaves</legend>
      <div className="opts">
        <div className="opt">
          <label htmlFor={`${id}-patience`}>
            <b>Time away</b>
            <small>while the table waits</small>
          </label>
          <select
            id={`${id}-patience`}
            className="sel"
            value={patience}
            onChange={({ target }) => set({ patience: values[target.selectedIndex] ?? 'never' })}
          >
            {values.map((one) => (
              <option key={one} value={one}>
                {patienceWords[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="opt">
          <label htmlFor={`${id}-bot`}>
            <b>Stand-in</b>
            <small>until they come back</small>
          </label>
          <BotSelect id={`${id}-bot`} kind={bot} onChange={(bot) => set({ bot })} />
        </div>
      </div>
    </fieldset>
  )
}
