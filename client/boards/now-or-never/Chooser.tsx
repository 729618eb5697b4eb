import { type ReactNode, useState } from 'react'
import { size, visible } from '../../../games/kit/zones'
import { piles } from '../../../games/now-or-never/data/effects'
import { abilities, heroes, printedAbilityOf } from '../../../games/now-or-never/data/heroes'
import { orderOf } from '../../../games/now-or-never/data/orders'
import { counted, describeFace, describeStandings } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { Tick } from '../../kit/pieces'
import { Stroke } from '../../kit/Stroke'
import { pileName } from './names'
import { OrderFace } from './Orders'
import { Icon } from './pictures'
import { useNever, usePlan, useSituation } from './plan'
import { QuestCard } from './QuestCard'
import { ResourceSign } from './Signs'
import { mayBeginAnywhere } from './say'

/** Decisions about cards and heroes lie on top of the map. */
export function Chooser() {
  const table = useNever()
  const owed = owedTo(table)
  if (!owed) return null
  switch (owed.kind) {
    case 'chooseHero':
      return (
        <Panel title="Choose your hero">
          <Heroes />
        </Panel>
      )
    case 'keepQuests':
      return (
        <Panel
          title={`Keep ${owed.keep} of ${counted(size(owed.cards), 'quest')}`}
          note={mayBeginAnywhere(table) ? 'You won the chapter before: you may begin on any space.' : undefined}
        >
          <div className={size(owed.cards) > 4 ? 'cardgrid many' : 'cardgrid'}>
            {visible(owed.cards).map((id) => (
              <Choosable key={id} id={id} keep={owed.keep}>
                <QuestCard id={id} />
              </Choosable>
            ))}
          </div>
        </Panel>
      )
    case 'keepOrders':
      return (
        <Panel title={`Keep ${owed.keep} of ${counted(size(owed.orders), 'order')}`}>
          <div className="cardgrid">
            {visible(owed.orders).map((id) => (
              <Choosable key={id} id={id} keep={owed.keep}>
                <span className="ord big">
                  <b>{orderOf(id).name}</b>
                  <OrderFace id={id} />
                </span>
              </Choosable>
            ))}
          </div>
        </Panel>
      )
    case 'choosePiles':
      return (
        <Panel title={`Draw ${counted(owed.draw, 'quest')}, keep ${owed.keep}: from which piles?`}>
          <Piles draw={owed.draw} />
        </Panel>
      )
    default:
      return null
  }
}

interface PanelProps {
  readonly title: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** Can be laid aside to look at the map below. */
function Panel({ title, note, children }: PanelProps) {
  const [aside, setAside] = useState(false)
  return (
    <section className={aside ? 'chooser aside' : 'chooser'} aria-label={title}>
      <header>
        <h2 className="display">
          {title} {note ? <small>{note}</small> : null}
        </h2>
        <button type="button" className="btn small" aria-expanded={!aside} onClick={() => setAside(!aside)}>
          <Stroke of={aside ? 'cards' : 'board'} /> {aside ? 'Show the choice' : 'Look at the map'}
        </button>
      </header>
      {aside ? null : children}
    </section>
  )
}

interface ChoosableProps {
  readonly id: string
  readonly keep: number
  readonly children: ReactNode
}

/** A card that is kept or not; where only one is kept, a click on another changes the choice. */
function Choosable({ id, keep, children }: ChoosableProps) {
  const plan = usePlan()
  const chosen = plan.cards.includes(id)
  const toggle = () =>
    plan.add({ cards: chosen ? plan.cards.filter((one) => one !== id) : [...plan.cards, id].slice(-keep) })
  return (
    <button
      type="button"
      className={chosen ? 'pick selected' : 'pick legal'}
      data-card={id}
      aria-pressed={chosen}
      onClick={toggle}
    >
      <span className="sr">Keep </span>
      {children}
      {chosen ? <Tick /> : null}
    </button>
  )
}

function Piles({ draw }: { readonly draw: number }) {
  const { table, plan } = useSituation()
  const { view } = table
  return (
    <div className="cardgrid">
      {piles.map((pile) => {
        const named = plan.piles.filter((one) => one === pile).length
        const next = [...plan.piles, pile]
        const rest = Array.from({ length: draw - next.length }, () => pile)
        const refusal = table.ask('choosePiles', [...next, ...rest])
        return (
          <button
            key={pile}
            type="button"
            className={`pile ${pile} ${refusal ? '' : 'legal'}`}
            aria-disabled={refusal ? true : undefined}
            title={refusal?.because}
            onClick={
              refusal
                ? undefined
                : () => (next.length < draw ? plan.add({ piles: next }) : table.play('choosePiles', next))
            }
          >
            <Icon of="quest" />
            <b>{pileName[pile]}</b>
            <small>{size(view.piles[pile])} left</small>
            {named > 0 ? <span className="cnt">{named}</span> : null}
          </button>
        )
      })}
    </div>
  )
}

/** The four hero boards. */
function Heroes() {
  const table = useNever()
  return (
    <div className="cardgrid heroes">
      {heroes.map(({ id, name, hearts, mana, arrows, blue, red }) => {
        const refusal = table.ask('chooseHero', id)
        const printed = printedAbilityOf(blue)
        return (
          <button
            key={id}
            type="button"
            className={refusal ? 'herocard' : 'herocard legal'}
            aria-disabled={refusal ? true : undefined}
            onClick={refusal ? undefined : () => table.play('chooseHero', id)}
          >
            <span className="hc">
              <span className={`portrait ${id}`}>
                <Icon of={id} />
              </span>
              <span>
                <b className="display">{name}</b>
                <span className="hs">
                  <ResourceSign what="heart" /> {hearts} <ResourceSign what="mana" /> {mana} <Icon of="move" />{' '}
                  {arrows.join(', ')}
                </span>
              </span>
            </span>
            {printed ? (
              <small>
                <b>{printed.name}</b>: {describeStandings(printed.standing)}
              </small>
            ) : null}
            <small>{red.map((face, i) => `${i + 1}: ${describeFace(face)}`).join(' · ')}</small>
            <small>
              learns{' '}
              {abilities
                .filter((ability) => ability.hero === id)
                .map((ability) => ability.name)
                .join(', ')}
            </small>
            {refusal ? <small className="why">{refusal.because}</small> : null}
          </button>
        )
      })}
    </div>
  )
}
