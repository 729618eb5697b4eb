import { areaOf, type OpenChoice, type OpenEncounter, type StoryOutcome } from '../../../games/now-or-never/state'
import { counted, describeEffects } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { Reason } from '../../kit/status'
import { playerAt } from '../../kit/table'
import { asksFor, chanceWords, spendings } from './chances'
import { type Gain, gainsOf, gainWords } from './gains'
import { placed } from './lists'
import { spaceName } from './names'
import { Prose } from './Prose'
import { useNever } from './plan'
import { Reader } from './Reader'

interface EncounterProps {
  readonly open: OpenEncounter
  readonly heading: string
}

/** What is read out at a search: the page, its choices, and what came of them. */
export function Encounter({ open, heading }: EncounterProps) {
  const table = useNever()
  const { view } = table
  const { player, space, place, title, text, outcome } = open
  const live = view.story?.open === open
  return (
    <>
      <p className="storywho">
        <Reader player={player} /> · {place || spaceName(view, space)}
      </p>
      <h2 id={heading} tabIndex={-1} data-begin>
        {title}
      </h2>
      <div className="telling">
        <Prose text={text} />
      </div>
      <ol className="storyways" aria-label="Choices">
        {placed(open.choices).map(({ one, at }) => (
          <li key={at} className={open.taken === null ? undefined : at === open.taken ? 'taken' : 'untaken'}>
            <Way open={open} at={at} choice={one} live={live} />
          </li>
        ))}
      </ol>
      {live && !outcome ? <Rolled /> : null}
      {outcome ? <Outcome open={open} outcome={outcome} live={live} /> : null}
    </>
  )
}

interface WayProps extends Omit<EncounterProps, 'heading'> {
  readonly choice: OpenChoice
  readonly at: number
  readonly live: boolean
}

/** A choice: a button for whoever decides, words for the others. */
function Way({ open, choice, at, live }: WayProps) {
  const table = useNever()
  const { label, gains } = choice
  const chance = live && open.taken === null ? chanceWords(table.view, open.player, choice) : ''
  const words = (
    <>
      <b>{label}</b>
      <small>
        {asksFor(choice)}
        {chance ? <i>{chance}</i> : null}
      </small>
      {gains && open.taken === null ? (
        <small>
          brings {gainWords({ reputation: gains.reputation, effects: gains.rewards }) || 'nothing'}
          {gains.bonus.length > 0 ? `; bonus ${describeEffects(gains.bonus)}` : ''}
        </small>
      ) : null}
      {open.taken === at ? <span className="sr">, taken</span> : null}
    </>
  )
  if (!live || owedTo(table)?.kind !== 'chooseStory') return <span className="storyway">{words}</span>
  const refusal = table.ask('chooseStory', at)
  const button = (
    <button
      type="button"
      className={refusal ? 'storyway' : 'storyway may'}
      aria-disabled={refusal || !table.mayPlay ? true : undefined}
      onClick={refusal ? undefined : () => table.play('chooseStory', at)}
    >
      {words}
      {refusal ? <small className="why">{refusal.because}</small> : null}
    </button>
  )
  return refusal ? <Reason refusal={refusal}>{button}</Reason> : button
}

/** The die of a skill test lies open: hearts are added in the book, too. */
function Rolled() {
  const table = useNever()
  const { view, seat } = table
  const die = view.pending.find((one) => one.kind === 'die' && one.cause === 'skill')
  if (die?.kind !== 'die') return null
  const own = seat === die.player
  const name = own ? 'You' : playerAt(table, die.player).name
  return (
    <div className="rolled">
      <h3 tabIndex={-1} data-begin>
        {name} rolled {die.value}
      </h3>
      {own ? (
        <div className="spend">
          {spendings(view, die.player, die.value, table.choices('spendHearts')).map(({ hearts, total, words }) => (
            <button
              key={hearts}
              type="button"
              className="storyway may"
              aria-disabled={table.mayPlay ? undefined : true}
              onClick={() => table.play('spendHearts', hearts)}
            >
              <b>{hearts === 0 ? `Keep the ${die.value}` : `Add ${counted(hearts, 'heart')}: ${total}`}</b>
              <small>{words}</small>
            </button>
          ))}
        </div>
      ) : (
        <p>Hearts may be added to it.</p>
      )}
    </div>
  )
}

interface OutcomeProps extends Omit<EncounterProps, 'heading'> {
  readonly outcome: StoryOutcome
  readonly live: boolean
}

function Outcome({ open, outcome, live }: OutcomeProps) {
  const table = useNever()
  const total = outcome.total === null ? '' : ` with ${outcome.total}`
  const mission = live && outcome.success ? areaOf(table.view, open.player).story?.mission : null
  return (
    <div className={outcome.success ? 'outcome' : 'outcome failed'}>
      <h3 tabIndex={-1} data-begin>
        {outcome.success ? `Success${total}` : `Failed${total}`}
      </h3>
      {outcome.success ? (
        <Prose text={outcome.reaction} />
      ) : (
        <p>What would have been stays unread. The turn is over, and the place can be searched again.</p>
      )}
      {outcome.success ? <Gains gains={gainsOf(outcome, live ? open.player : null)} /> : null}
      {mission ? <p className="leads">Mission: {spaceName(table.view, mission.space)}</p> : null}
    </div>
  )
}

/** What a page has brought. What has just been read out knows where it goes. */
const Gains = ({ gains }: { readonly gains: readonly Gain[] }) =>
  gains.length === 0 ? null : (
    <ul className="gains" aria-label="What it brings">
      {placed(gains).map(({ one: { words, places }, at }) => (
        <li key={at} data-to={places.join(';') || undefined}>
          {words}
        </li>
      ))}
    </ul>
  )
