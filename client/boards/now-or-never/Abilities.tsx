import { abilityOf } from '../../../games/now-or-never/data/heroes'
import type { Area } from '../../../games/now-or-never/state'
import { describeFace, describeStandings } from '../../../games/now-or-never/words/describe'
import { Tip } from '../../kit/Tip'
import { isOwn, useSituation } from './plan'
import { slotsFor } from './Slots'

export function abilityWords(id: string): string {
  const ability = abilityOf(id)
  if (!ability) return ''
  const words = ability.colour === 'red' ? describeFace(ability.face) : describeStandings(ability.standing)
  return `${ability.name}, ${ability.colour} level ${ability.level}: ${words}`
}

/** Abilities still to be learned, at any time, for experience. */
export function Abilities({ area }: { readonly area: Area }) {
  const { table, plan } = useSituation()
  const own = isOwn(table, area)
  if (area.abilities.length === 0) return null
  return (
    <div className="learn">
      <small>to learn</small>
      {area.abilities.map((id) => {
        const { colour, level, xp, name } = abilityOf(id)!
        const refusal = own && table.mayPlay ? table.ask('buyAbility', id, 0) : null
        const open = own && table.mayPlay && !refusal && slotsFor(table, id).length > 0
        const selected = own && plan.token === id
        return (
          <Tip
            key={id}
            tip={refusal ? `${abilityWords(id)}. ${refusal.because}` : `${abilityWords(id)}. ${xp} experience`}
            clause={refusal?.clause}
          >
            <button
              type="button"
              data-card={id}
              className={`lt ${colour}${selected ? ' selected' : open ? ' may' : ''}`}
              aria-pressed={open ? selected : undefined}
              aria-disabled={open ? undefined : true}
              onClick={open ? () => plan.begin({ token: selected ? null : id }) : undefined}
            >
              <i>{level}</i>
              <span>{name}</span>
              <b>
                {xp}
                <span className="sr"> experience</span>
              </b>
            </button>
          </Tip>
        )
      })}
    </div>
  )
}
