import { Stroke, type StrokeName } from '../kit/Stroke'
import { Choices } from './Choices'
import type { Where } from './draft'
import type { FieldsProps } from './NewMatch'

const places: readonly { value: Where; icon: StrokeName; label: string; help: string }[] = [
  { value: 'link', icon: 'link', label: 'By link', help: 'only invited people' },
  { value: 'public', icon: 'eye', label: 'Public', help: 'listed in the lobby' },
  { value: 'device', icon: 'people', label: 'This device', help: 'around one screen, or with bots' },
]

export function WhereFields({ draft, change }: FieldsProps) {
  return (
    <fieldset className="panel">
      <legend>Where do you play?</legend>
      <div className="where">
        {places.map(({ value, icon, label, help }) => (
          <label key={value} className={draft.where === value ? 'on' : undefined}>
            <input
              type="radio"
              name="where"
              className="sr"
              checked={draft.where === value}
              onChange={() => change((now) => ({ ...now, where: value }))}
            />
            <Stroke of={icon} />
            <span>{label}</span>
            <small>{help}</small>
          </label>
        ))}
      </div>
      {draft.where === 'device' ? <Mode draft={draft} change={change} /> : null}
    </fieldset>
  )
}

function Mode({ draft, change }: Pick<FieldsProps, 'draft' | 'change'>) {
  return (
    <div className="mode">
      <Choices
        label="How you share the screen"
        name="mode"
        value={draft.mode}
        onChange={(mode) => change((now) => ({ ...now, mode }))}
        values={[
          { value: 'hotseat', label: 'Hot seat' },
          { value: 'side', label: 'Side by side' },
        ]}
      />
      <p>
        {draft.mode === 'hotseat'
          ? 'One view, passed on from turn to turn. A curtain hides the hand in between.'
          : 'All seats on the page at the same time, every hand open.'}
      </p>
    </div>
  )
}
