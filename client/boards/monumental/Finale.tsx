import type { PlayerId } from '../../../games/kit/rule'
import { cardOf, nameOf, policyOf } from '../../../games/monumental/pieces/cards'
import { provincePoints, provincesOf } from '../../../games/monumental/pieces/map'
import { areaOf, completedWonders, seatsOf } from '../../../games/monumental/state'
import { counted } from '../../../games/monumental/words/describe'
import { PlayerMark } from '../../kit/PlayerMark'
import { civName } from './face'
import { Picture } from './Picture'
import { type MonumentalTable, useMonumental, whoIs } from './plan'
import { Points } from './Signs'
import { tileName } from './tile-words'
import './cards.css'
import './board.css'

const best = 5

/** What decided: Wonders, Policies and the dearest Provinces of everybody. */
export default function Finale() {
  const table = useMonumental()
  return (
    <>
      <h2 className="display">
        Empires <small>what everybody built and held</small>
      </h2>
      <ul className="deeds">
        {seatsOf(table.view).map((player) => (
          <Deeds key={player} table={table} player={player} />
        ))}
      </ul>
    </>
  )
}

interface Part {
  readonly id: string
  readonly name: string
  readonly vp: number
}

function Deeds({ table, player }: { readonly table: MonumentalTable; readonly player: PlayerId }) {
  const { view } = table
  const area = areaOf(view, player)
  const { mark, name } = whoIs(table, player)
  const wonders = completedWonders(area).map((id) => ({ id, name: nameOf(id), vp: cardOf(id).vp }))
  const lands = provincesOf(view, player).map((hex) => ({
    id: hex,
    name: tileName(table, hex),
    vp: Object.values(provincePoints(view, hex)).reduce((sum, n) => sum + n, 0),
  }))
  return (
    <li data-p={mark}>
      <h3>
        <PlayerMark mark={mark} size="s" />
        {name}
        <small>
          {civName(area.civ)}, {counted(lands.length, 'Province')}
        </small>
      </h3>
      <Parts title="Wonders" parts={wonders} pictures />
      <Parts title="Provinces" parts={lands.sort((a, b) => b.vp - a.vp).slice(0, best)} />
      {area.policies.length > 0 ? (
        <p className="dl">
          <b>Policies</b>
          {area.policies
            .filter((id) => policyOf(id))
            .map((id) => (
              <span key={id} className="deed">
                <Picture of={id} />
                <small>{nameOf(id)}</small>
              </span>
            ))}
        </p>
      ) : null}
    </li>
  )
}

interface PartsProps {
  readonly title: string
  readonly parts: readonly Part[]
  readonly pictures?: boolean
}

function Parts({ title, parts, pictures = false }: PartsProps) {
  if (parts.length === 0) return null
  return (
    <p className="dl">
      <b>{title}</b>
      {parts.map(({ id, name, vp }) => (
        <span key={id} className="deed">
          {pictures ? <Picture of={id} /> : null}
          <small>{name}</small>
          <Points n={vp} />
        </span>
      ))}
    </p>
  )
}
