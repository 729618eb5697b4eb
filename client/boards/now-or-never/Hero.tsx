import { heroOf } from '../../../games/now-or-never/data/heroes'
import { heartMax, manaMax } from '../../../games/now-or-never/pieces/standing'
import { type Area, areaOf } from '../../../games/now-or-never/state'
import { some } from '../../../games/now-or-never/words/describe'
import { PlayerMark } from '../../kit/PlayerMark'
import { playerAt } from '../../kit/table'
import { range } from './lists'
import { Icon } from './pictures'
import { useNever } from './plan'
import { Held } from './Signs'

/** Hearts or mana, every one of them. */
export function Track({ what, n, of }: { readonly what: 'heart' | 'mana'; readonly n: number; readonly of: number }) {
  return (
    <span className={`trk ${what}`} role="img" aria-label={`${some(n, what)} of ${of}`}>
      {range(Math.max(n, of)).map((i) => (
        <Icon key={i} of={what} className={i < n ? 'i on' : 'i off'} />
      ))}
    </span>
  )
}

/** The head of a hero board: who it is, hearts and mana, what they hold. */
export function HeroHead({ player }: { readonly player: string }) {
  const table = useNever()
  const area = areaOf(table.view, player)
  const { mark, name, you } = playerAt(table, player)
  const { hero } = area
  return (
    <div className="hero-h">
      <span className={`portrait ${hero ?? 'none'}`}>{hero ? <Icon of={hero} /> : null}</span>
      <div>
        <div className="zt">
          <PlayerMark mark={mark} size="s" />
          <h3 className="display">{hero ? heroOf(hero).name : 'No hero yet'}</h3>
          {you ? null : <small>{name}</small>}
          {table.view.first === player ? <FirstToken /> : null}
        </div>
        <Track what="heart" n={area.hearts} of={heartMax(area)} />
        <Track what="mana" n={area.mana} of={manaMax(area)} />
      </div>
    </div>
  )
}

export const FirstToken = () => (
  <span className="tag first" title="First player token">
    <Icon of="first" />
    first<span className="sr"> player</span>
  </span>
)

const held = ['shell', 'tool', 'demon', 'crystal', 'book'] as const

export function Purse({ area, player }: { readonly area: Area; readonly player: string }) {
  return (
    <div className="res">
      <Held what="coin" n={area.coins} name={`coin ${player}`} />
      <Held what="xp" n={area.xp} name={`xp ${player}`}>
        {' '}
        xp
      </Held>
      {held.map((what) => (
        <Held key={what} what={what} n={area.stock[what]} name={`${what} ${player}`} />
      ))}
    </div>
  )
}
