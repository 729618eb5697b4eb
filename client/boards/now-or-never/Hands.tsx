import { abilityOf } from '../../../games/now-or-never/data/heroes'
import { villagerOf } from '../../../games/now-or-never/data/villagers'
import { faceOf } from '../../../games/now-or-never/pieces/faces'
import { colourOf, tokenOf } from '../../../games/now-or-never/pieces/standing'
import { roomIn } from '../../../games/now-or-never/pieces/town'
import { counted, describeFace } from '../../../games/now-or-never/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { Act } from '../../kit/status'
import { rowName } from './names'
import { Icon } from './pictures'
import { ownArea, useSituation } from './plan'
import { equipMove, slotsFor } from './Slots'

/** Rows for the villager in hand. */
export function Housing() {
  const { table, plan } = useSituation()
  const { villager, fromInn } = plan
  const area = ownArea(table)
  if (!villager || !area) return null
  const move = fromInn ? 'moveVillager' : 'houseVillager'
  const rows = table.choices(move).filter(([id]) => id === villager)
  return (
    <>
      {rows.map(([, row]) => (
        <Act
          key={row}
          icon={<Icon of={villagerOf(villager).good} />}
          label={`House in the ${rowName[row - 1]}`}
          note={`room for ${counted(roomIn(area, row), 'villager')}`}
          onClick={() => {
            plan.begin()
            table.play(move, villager, row)
          }}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}

/** Slots for the token in hand. */
export function Equip() {
  const { table, plan } = useSituation()
  const { token } = plan
  const area = ownArea(table)
  if (!token || !area) return null
  const red = colourOf(token) === 'red'
  const slots = slotsFor(table, token)
  const shown = red ? slots : firstFree(area.blue, slots)
  return (
    <>
      {shown.map((slot) => (
        <Act
          key={slot}
          icon={red ? <span className="d4">{slot + 1}</span> : <Icon of="defence" />}
          label={
            red
              ? `For a ${slot + 1}`
              : area.blue[slot]
                ? `Replace ${tokenOf(area.blue[slot])?.name}`
                : 'Into a free slot'
          }
          note={red ? `in place of ${describeFace(faceOf(area, slot + 1))}` : abilityOf(token)?.name}
          onClick={() => {
            plan.begin()
            table.play(equipMove(table), token, slot)
          }}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}

/** Free blue slots are alike: one of them stands for all. */
function firstFree(blue: readonly (string | null)[], slots: readonly number[]): number[] {
  const free = slots.filter((slot) => !blue[slot])
  return [...free.slice(0, 1), ...slots.filter((slot) => blue[slot])]
}
