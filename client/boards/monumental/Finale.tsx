import { cardOf, nameOf, policyOf } from '../../../games/monumental/pieces/cards'
import { provincePoints, provincesOf } from '../../../games/monumental/pieces/map'
import { areaOf, completedWonders, seatsOf } from '../../../games/monumental/state'
import { counted } from '../../../games/monumental/words/describe'
import { type Deed, Deeds } from '../../kit/Deeds'
import { Points } from '../../kit/pieces'
import { Picture } from './Picture'
import { type MonumentalTable, useMonumental } from './plan'
import './cards.css'
import './board.css'
import { civName, tileName, whoIs } from './names'

const best = 5

/** What decided: Wonders, Policies and the dearest Provinces of everybody. */
export default function Finale() {
  const table = useMonumental()
  return (
    <Deeds
      title="Empires"
      note="what everybody built and held"
      players={seatsOf(table.view).map((player) => whoIs(table, player))}
      of={({ id }) => deedsOf(table, id)}
    />
  )
}

function deedsOf(table: MonumentalTable, player: string) {
  const { view } = table
  const area = areaOf(view, player)
  const lands = provincesOf(view, player).map((hex) => ({
    id: hex,
    vp: Object.values(provincePoints(view, hex)).reduce((sum, n) => sum + n, 0),
  }))
  const wonders = completedWonders(area).map(
    (id): Deed => ({ id, icon: <Picture of={id} />, name: nameOf(id), worth: <Points n={cardOf(id).vp} /> }),
  )
  const provinces = lands
    .sort((a, b) => b.vp - a.vp)
    .slice(0, best)
    .map(({ id, vp }): Deed => ({ id, name: tileName(table, id), worth: <Points n={vp} /> }))
  const policies = area.policies
    .filter((id) => policyOf(id))
    .map((id): Deed => ({ id, icon: <Picture of={id} />, name: nameOf(id) }))
  return {
    note: `${civName(area.civ)}, ${counted(lands.length, 'Province')}`,
    rows: [
      { title: 'Wonders', deeds: wonders },
      { title: 'Provinces', deeds: provinces },
      { title: 'Policies', deeds: policies },
    ],
  }
}
