import { gearOf } from '../../../games/now-or-never/data/gear'
import { effectsLeft } from '../../../games/now-or-never/effects'
import { gearPrice } from '../../../games/now-or-never/moves/gear'
import { type G, owed } from '../../../games/now-or-never/state'
import { counted, describeEffects, describeFace, describeStandings } from '../../../games/now-or-never/words/describe'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { Icon } from './pictures'
import { useSituation } from './plan'

/** What else the place gives. */
function restOf(view: G, seat: string): string {
  const program = owed(view, seat, 'effects')
  return program ? describeEffects(effectsLeft(view, program)) : ''
}

export function BuyGear() {
  const { table, plan } = useSituation()
  const { view, seat } = table
  const open = [...new Set(table.choices('buyGear').map(([id]) => id))]
  return (
    <>
      {open.map((id) => {
        const gear = gearOf(id)!
        const words = gear.colour === 'red' ? describeFace(gear.face) : describeStandings(gear.standing)
        return (
          <Act
            key={id}
            icon={<Icon of={id} />}
            label={gear.name}
            note={`${counted(gearPrice(view, seat!, id), 'coin')}: ${words}`}
            onClick={() => plan.begin({ token: id })}
          />
        )
      })}
      {table.ask('gearLater') ? null : (
        <Act
          icon={<Icon of="quest" />}
          label="Gear later"
          note={`first: ${restOf(view, seat!)}`}
          onClick={() => table.play('gearLater')}
        />
      )}
      <Act
        icon={<Stroke of="close" size={20} />}
        label="Buy nothing"
        refusal={table.ask('skipGear')}
        onClick={() => table.play('skipGear')}
      />
    </>
  )
}
