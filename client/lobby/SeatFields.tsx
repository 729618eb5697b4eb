import { type BotKind, botKinds, bots, usualBot } from '../../games/kit/bot-kinds'
import { FieldProblem, NameField } from '../app/You'
import { IconButton } from '../kit/IconButton'
import { PlayerMark } from '../kit/PlayerMark'
import { Stroke } from '../kit/Stroke'
import { Choices } from './Choices'
import { addSeat, changeSeat, mayAdd, mayRemove, removeSeat, type SeatDraft } from './draft'
import type { FieldsProps } from './NewMatch'

export function SeatFields(props: FieldsProps) {
  const { meta, draft, change, problems } = props
  return (
    <>
      <ul className="seat-list">
        {draft.seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li className="seat-row" data-p={at + 1} key={at}>
            <PlayerMark mark={at + 1} size="l" />
            {draft.where === 'device' ? (
              <LocalSeat {...props} seat={seat} at={at} />
            ) : (
              <OnlineSeat {...props} seat={seat} at={at} />
            )}
            <RemoveSeat {...props} at={at} />
          </li>
        ))}
      </ul>
      {mayAdd(meta, draft) ? (
        <button type="button" className="add-seat" onClick={() => change((now) => addSeat(meta, now))}>
          <Stroke of="plus" />
          Add a seat (up to {meta.players.max})
        </button>
      ) : null}
      <FieldProblem problem={problems.seats} />
    </>
  )
}

function RemoveSeat({ meta, draft, change, at }: FieldsProps & { readonly at: number }) {
  const yours = at === 0 && draft.where !== 'device'
  if (yours || !mayRemove(meta, draft)) return null
  return (
    <IconButton
      icon="close"
      label={`Remove seat ${at + 1}`}
      onClick={() => change((now) => removeSeat(meta, now, at))}
    />
  )
}

function OnlineSeat({ draft, change, problems, seat, at }: SeatProps) {
  if (at > 0) {
    return (
      <div className="who-sits">
        <KindOfSeat seat={seat} at={at} change={change} person="Open" />
        {seat.bot ? null : (
          <small>{draft.where === 'link' ? 'for whoever opens your link' : 'for whoever joins first'}</small>
        )}
      </div>
    )
  }
  return (
    <div className="who-sits">
      {seat.bot ? null : (
        <NameField
          label="Your name"
          value={draft.name}
          problem={problems.name}
          onChange={(name) => change((now) => ({ ...now, name }))}
        />
      )}
      <KindOfSeat seat={seat} at={at} change={change} person="You" />
      {seat.bot ? <small>you only watch</small> : null}
    </div>
  )
}

interface SeatProps extends FieldsProps {
  readonly seat: SeatDraft
  readonly at: number
}

function LocalSeat({ seat, at, change, problems }: SeatProps) {
  return (
    <div className="who-sits">
      <KindOfSeat seat={seat} at={at} change={change} person="Person" />
      {seat.bot ? null : (
        <NameField
          label={`Name of player ${at + 1}`}
          hideLabel
          value={seat.name}
          problem={problems[`seat-${at}`]}
          onChange={(name) => change((now) => changeSeat(now, at, { name }))}
        />
      )}
    </div>
  )
}

/** Somebody, or the computer, and which of its kinds. */
function KindOfSeat({ seat, at, change, person }: Pick<SeatProps, 'seat' | 'at' | 'change'> & { person: string }) {
  const set = (bot: BotKind | null) => change((now) => changeSeat(now, at, { bot }))
  return (
    <>
      <Choices
        label={`Seat ${at + 1} is`}
        name={`seat-${at}`}
        value={seat.bot ? 'bot' : 'person'}
        onChange={(kind) => set(kind === 'bot' ? usualBot : null)}
        values={[
          { value: 'person', label: <Kind icon="person" label={person} /> },
          { value: 'bot', label: <Kind icon="bot" label="Bot" /> },
        ]}
      />
      {seat.bot ? <BotSelect label={`Bot on seat ${at + 1}`} kind={seat.bot} onChange={set} /> : null}
    </>
  )
}

function Kind({ icon, label }: { readonly icon: 'person' | 'bot'; readonly label: string }) {
  return (
    <>
      <Stroke of={icon} size={15} />
      {label}
    </>
  )
}

interface BotProps {
  readonly id?: string
  readonly label?: string
  readonly kind: BotKind
  readonly onChange: (kind: BotKind) => void
}

export function BotSelect({ id, label, kind, onChange }: BotProps) {
  return (
    <select
      id={id}
      className="sel"
      aria-label={label}
      value={kind}
      onChange={(event) => onChange(botKinds[event.target.selectedIndex] ?? usualBot)}
    >
      {botKinds.map((one) => (
        <option key={one} value={one}>
          {bots[one].name}, {bots[one].help}
        </option>
      ))}
    </select>
  )
}
