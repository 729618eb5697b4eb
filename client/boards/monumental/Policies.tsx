import { keysOf } from '../../../games/kit/records'
import type { PlayerId } from '../../../games/kit/rule'
import { policyPrice } from '../../../games/monumental/moves/policies'
import { policiesOf } from '../../../games/monumental/pieces/cards'
import { activePolicies } from '../../../games/monumental/pieces/texts'
import { areaOf } from '../../../games/monumental/state'
import { type Click, Press } from '../../kit/Press'
import { clickAbility, tipOf } from './card-click'
import { cardWords } from './describe'
import { lineName } from './names'
import { Picture } from './Picture'
import { isActing, useMonumental } from './plan'
import { useSituation } from './planning'
import { printedOn } from './printed'
import { Res } from './Signs'

/** The five Policies of a civilization: developed ones with their state, the others to be developed. */
export function Policies({ player }: { readonly player: PlayerId }) {
  const { view } = useMonumental()
  const { civ, policies, lines } = areaOf(view, player)
  const active = activePolicies(view, player)
  const lineOf = (id: string) => keysOf(lines).find((line) => lines[line] === id)
  return (
    <section className="box pols" aria-label="Policies">
      <h3>
        Policies{' '}
        {policies.length < policiesOf(civ).length ? (
          <small>
            next costs {policyPrice(view, player)} <Res res="C" tiny />
            <span className="sr"> Culture</span>
          </small>
        ) : null}
      </h3>
      {policiesOf(civ).map(({ id }) => {
        const line = lineOf(id)
        return policies.includes(id) ? (
          <Developed key={id} id={id} active={active.includes(id)} where={line ? lineName(line) : 'stacked'} />
        ) : (
          <Open key={id} id={id} />
        )
      })}
    </section>
  )
}

const Inside = ({ id, note }: { readonly id: string; readonly note: string }) => (
  <>
    <span className="pi">
      <Picture of={id} />
    </span>
    <span className="pt">
      <b>
        {printedOn(id).name} {note ? <em>{note}</em> : null}
      </b>
      <small>{printedOn(id).words}</small>
    </span>
  </>
)

interface DevelopedProps {
  readonly id: string
  readonly active: boolean
  readonly where: string
}

function Developed({ id, active, where }: DevelopedProps) {
  const situation = useSituation()
  const click = active ? clickAbility(situation, id) : null
  const used = situation.table.view.now.used.includes(id)
  const note = used ? 'used' : click && !click.refusal ? 'use it' : active ? 'active' : where
  return (
    <Press
      className={active ? 'pol cur' : 'pol dev'}
      click={click?.refusal ? null : click}
      words={tipOf(id, click)}
      why={click?.refusal}
    >
      <Inside id={id} note={note} />
    </Press>
  )
}

function Open({ id }: { readonly id: string }) {
  const { table, plan } = useSituation()
  const chosen = plan.policy === id
  const open = table.choices('developPolicy').some(([policy]) => policy === id)
  const develop: Click = {
    does: 'Develop',
    glow: chosen ? 'selected' : 'may',
    pressed: chosen,
    refusal: open ? null : table.ask('developPolicy', id),
    run: () => plan.begin(chosen ? {} : { busy: 'policy', policy: id }),
  }
  return (
    <Press className="pol" click={isActing(table) ? develop : null} words={cardWords(id)}>
      <Inside id={id} note="" />
    </Press>
  )
}
