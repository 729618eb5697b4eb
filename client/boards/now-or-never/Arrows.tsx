import { heroOf } from '../../../games/now-or-never/data/heroes'
import { sumOf } from '../../../games/now-or-never/pieces/standing'
import type { Area } from '../../../games/now-or-never/state'
import { Tip } from '../../kit/Tip'
import { placed } from './lists'
import { Icon } from './pictures'
import { isTurn, useSituation } from './plan'

/** The three arrows: how far the hero may go, three times a season. */
export function Arrows({ area }: { readonly area: Area }) {
  const { table, plan } = useSituation()
  if (!area.hero) return null
  const bonus = sumOf(area, 'moveBonus')
  const free = isTurn(table) && !table.view.acted
  const open = free ? table.choices('startHeroAction').map(([arrow]) => arrow) : []
  return (
    <div className="arr">
      {placed(heroOf(area.hero).arrows).map(({ one: base, at: arrow }) => {
        const used = area.arrows[arrow] === true
        const label = used ? 'used' : `${base + bonus}`
        const words = `Arrow ${arrow + 1}: ${base}${bonus > 0 ? ` and ${bonus} more` : ''} ${base + bonus === 1 ? 'step' : 'steps'}`
        const refusal = free ? table.ask('startHeroAction', arrow) : null
        return (
          <Tip
            key={arrow}
            tip={refusal ? refusal.because : used ? `${words}, used this season` : words}
            clause={refusal?.clause}
          >
            <button
              type="button"
              className={`${used ? 'used' : ''}${plan.arrow === arrow ? ' cur' : ''}${open.includes(arrow) ? ' open' : ''}`}
              aria-pressed={open.includes(arrow) ? plan.arrow === arrow : undefined}
              aria-disabled={open.includes(arrow) ? undefined : true}
              onClick={
                open.includes(arrow) ? () => plan.begin({ arrow: plan.arrow === arrow ? null : arrow }) : undefined
              }
            >
              <Icon of="move" />
              {label}
              <span className="sr"> {words}</span>
            </button>
          </Tip>
        )
      })}
    </div>
  )
}
