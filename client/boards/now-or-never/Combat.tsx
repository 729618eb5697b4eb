import { redSlots } from '../../../games/now-or-never/data/constants'
import type { Effect } from '../../../games/now-or-never/data/effects'
import { enemyOf } from '../../../games/now-or-never/data/enemies'
import { questOf } from '../../../games/now-or-never/data/quests'
import { roundTotals } from '../../../games/now-or-never/pieces/faces'
import { heartMax, sumOf } from '../../../games/now-or-never/pieces/standing'
import { areaOf, type Fight, type G, type OpenChoice } from '../../../games/now-or-never/state'
import { counted, describeEffects } from '../../../games/now-or-never/words/describe'
import { PlayerMark } from '../../kit/PlayerMark'
import { playerAt } from '../../kit/table'
import { Track } from './Hero'
import { range } from './lists'
import { foeName, heroName } from './names'
import { Icon } from './pictures'
import { useNever } from './plan'
import { Die } from './RolledDie'
import { RedSlot } from './Slots'

/** A fight, on top of the map: the two sides, the die between them, and what this round would do. */
export default function Combat() {
  const { view } = useNever()
  const { fight, current, roll } = view
  if (!fight) return null
  const area = areaOf(view, current)
  const die = openDie(view)
  return (
    <section className="combat" aria-label={`Fight against ${foeName(fight)}`}>
      <Fighter />
      <div className="arena">
        <span className="vs">round {fight.round}</span>
        {die === null ? (
          <span className="bigdie large waits" aria-hidden="true" />
        ) : (
          <Die value={die} roll={roll?.n ?? 0} large />
        )}
        <Forecast view={view} fight={fight} />
      </div>
      <Foe fight={fight} view={view} />
      <div className="faces">
        {range(redSlots).map((slot) => (
          <RedSlot key={slot} area={area} slot={slot} lit={die === slot + 1} plain />
        ))}
      </div>
    </section>
  )
}

/** The die of the round: still open, or final. */
function openDie({ fight, pending }: G): number | null {
  const open = pending.find((one) => one.kind === 'die' && one.cause === 'combat')
  return open?.kind === 'die' ? open.value : (fight?.die ?? null)
}

function Fighter() {
  const table = useNever()
  const { view } = table
  const area = areaOf(view, view.current)
  const { mark } = playerAt(table, view.current)
  return (
    <div className="fighter">
      <span className="portrait">
        <Icon of={area.hero ?? 'halia'} />
      </span>
      <b className="display">
        <PlayerMark mark={mark} size="s" /> {heroName(view, view.current)}
      </b>
      <Track what="heart" n={area.hearts} of={heartMax(area)} />
      <span className="line">
        <Icon of="defence" /> {sumOf(area, 'defense')} defence · <Icon of="mana" /> {area.mana} mana
      </span>
    </div>
  )
}

/** What somebody fights for in the book. */
const takenFor = ({ fight, story }: G): OpenChoice | undefined =>
  fight?.against === 'story' ? story?.open?.choices[story.open.taken ?? -1] : undefined

function rewardsOf({ against, id }: Fight, taken: OpenChoice | undefined): readonly Effect[] {
  if (against === 'story') return taken?.gains?.rewards ?? []
  return against === 'enemy' ? enemyOf(id).rewards : questOf(id).effects
}

function Foe({ fight, view }: { readonly fight: Fight; readonly view: G }) {
  const { against, id, attack, health, damage } = fight
  const coming = roundTotals(view, view.current)?.dealt ?? 0
  const taken = takenFor(view)
  return (
    <div className="fighter foeside">
      <span className="portrait">
        <Icon of={against === 'story' ? 'fight' : id} />
      </span>
      <b className="display">{foeName(fight)}</b>
      {taken ? <i>{taken.label}</i> : null}
      <span className="life">
        <span className="bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (damage / health) * 100)}%` }} />
          <i className="next" style={{ width: `${Math.min(100, ((damage + coming) / health) * 100)}%` }} />
        </span>
        <span>
          <b data-count="damage">{damage}</b> of {health} damage
        </span>
      </span>
      <span className="line">
        <Icon of="fight" /> attack {attack} ·{' '}
        {describeEffects(rewardsOf(fight, taken)) || (against === 'story' ? 'nobody knows for what' : 'points')}
      </span>
    </div>
  )
}

/** What the round would do as it stands. */
function Forecast({ view, fight }: { readonly view: G; readonly fight: Fight }) {
  const totals = roundTotals(view, view.current)
  if (totals) {
    const { dealt, taken, wins, hearts } = totals
    return (
      <p>
        Hit <b>{dealt}</b>, lose <b>{counted(taken, 'heart')}</b>
        <br />
        {wins ? 'The enemy falls' : hearts === 0 ? 'You would fall' : `${fight.damage + dealt} of ${fight.health} then`}
      </p>
    )
  }
  const { last } = fight
  return last ? (
    <p>
      You hit <b>{last.dealt}</b>, lost <b>{counted(last.taken, 'heart')}</b>
    </p>
  ) : (
    <p>The die is open</p>
  )
}
