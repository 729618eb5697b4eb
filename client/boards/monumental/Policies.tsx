import { keysOf } from '../../../games/kit/records'
import type { PlayerId } from '../../../games/kit/rule'
import { policyPrice } from '../../../games/monumental/moves/policies'
import { policiesOf } from '../../../games/monumental/pieces/cards'
import { activePolicies } from '../../../games/monumental/pieces/texts'
import { areaOf, type G } from '../../../games/monumental/state'
import { Tip } from '../../kit/Tip'
import { clickAbility, tipOf } from './card-click'
import { cardWords, faceOf } from './face'
import { Picture } from './Picture'
import { isActing, type Props } from './plan'
import { Res } from './Signs'
import { lineName } from './say'

interface PoliciesProps {
  readonly mine: Props | null
  readonly view: G
  readonly player: PlayerId
}

/** The five Policies of a civilization: developed ones with their state, the others to be developed. */
export function Policies({ mine, view, player }: PoliciesProps) {
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
          <Developed
            key={id}
            mine={mine}
            id={id}
            active={active.includes(id)}
            where={line ? lineName(line) : 'stacked'}
          />
        ) : (
          <Open key={id} mine={mine} id={id} />
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
        {faceOf(id).name} {note ? <em>{note}</em> : null}
      </b>
      <small>{faceOf(id).words}</small>
    </span>
  </>
)

interface DevelopedProps {
  readonly mine: Props | null
  readonly id: string
  readonly active: boolean
  readonly where: string
}

function Developed({ mine, id, active, where }: DevelopedProps) {
  const click = mine && active ? clickAbility(mine, id) : null
  const look = active ? 'pol cur' : 'pol dev'
  const note = active ? 'active' : where
  const tip = tipOf(id, click)
  if (!click || click.refusal) {
    return (
      <Tip tip={tip} clause={click?.refusal?.clause || undefined} spoken>
        <div className={look}>
          <Inside id={id} note={mine?.table.view.now.used.includes(id) ? 'used' : note} />
        </div>
      </Tip>
    )
  }
  return (
    <Tip tip={tip} spoken>
      <button type="button" className={`${look} may`} onClick={click.run}>
        <span className="sr">Use </span>
        <Inside id={id} note="use it" />
      </button>
    </Tip>
  )
}

function Open({ mine, id }: { readonly mine: Props | null; readonly id: string }) {
  if (!mine || !isActing(mine.table)) {
    return (
      <Tip tip={cardWords(id)} spoken>
        <div className="pol">
          <Inside id={id} note="" />
        </div>
      </Tip>
    )
  }
  const { table, plan } = mine
  const chosen = plan.policy === id
  const refusal = table.choices('developPolicy').some(([policy]) => policy === id)
    ? null
    : table.ask('developPolicy', id)
  return (
    <Tip
      tip={refusal ? `${cardWords(id)}. ${refusal.because}` : cardWords(id)}
      clause={refusal?.clause || undefined}
      spoken
    >
      <button
        type="button"
        className={chosen ? 'pol selected' : refusal ? 'pol' : 'pol may'}
        aria-disabled={refusal ? true : undefined}
        aria-pressed={chosen}
        onClick={refusal ? undefined : () => plan.begin(chosen ? {} : { busy: 'policy', policy: id })}
      >
        <span className="sr">Develop </span>
        <Inside id={id} note="" />
      </button>
    </Tip>
  )
}
