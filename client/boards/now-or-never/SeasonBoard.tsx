import { lazy, Suspense } from 'react'
import { size } from '../../../games/kit/zones'
import { refillXp, seasons } from '../../../games/now-or-never/data/constants'
import { colours } from '../../../games/now-or-never/data/effects'
import { gearOf } from '../../../games/now-or-never/data/gear'
import { villagerOf } from '../../../games/now-or-never/data/villagers'
import { gearPrice } from '../../../games/now-or-never/moves/gear'
import { counted, describeFace, describeStandings } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { Tip } from '../../kit/Tip'
import { placed, range } from './lists'
import { Icon } from './pictures'
import { useNever, useSituation } from './plan'
import { GoodSign } from './Signs'
import { ForHire } from './Specialists'

const Story = lazy(() => import('./Story'))

/** Seasons, villagers who wait, gear and specialists: what everybody may take. */
export function SeasonBoard() {
  const { view } = useNever()
  return (
    <section className="zone seasonboard" id="season" aria-label="Season board">
      <div className="seasonline">
        <h2 className="h4">Season</h2>
        <ol className="seas">
          {range(seasons).map((i) => (
            <li
              key={i}
              className={i + 1 < view.season ? 'past' : i + 1 === view.season ? 'now' : undefined}
              aria-current={i + 1 === view.season ? 'step' : undefined}
            >
              {i + 1}
            </li>
          ))}
        </ol>
      </div>
      {view.story ? (
        <Suspense>
          <Story story={view.story} />
        </Suspense>
      ) : null}
      <Waiting />
      <div>
        <h2 className="h4">
          Gear
          <small>
            {size(view.gearPiles.red)} red, {size(view.gearPiles.blue)} blue left
          </small>
        </h2>
        <div className="gear">
          {[0, 1, 2].flatMap((i) =>
            colours.map((colour) => <GearToken key={`${colour} ${i}`} id={view.gear[colour][i] ?? null} />),
          )}
        </div>
      </div>
      <div>
        <h2 className="h4">
          For hire
          <small data-piece="specialist pile">{counted(size(view.specialistPile), 'more', 'more')} to come</small>
        </h2>
        <div className="hire">
          {placed(view.specialistRow).map(({ one, at }) => (
            <ForHire key={at} id={one} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Villagers in the row. Whoever has gained one takes it here. */
function Waiting() {
  const table = useNever()
  const { view } = table
  const refusal = table.mayPlay ? table.ask('refillVillagers') : null
  const takes = table.mayAct && owedTo(table)?.kind === 'takeVillager'
  return (
    <div>
      <h2 className="h4">
        Villagers waiting
        <small>
          {size(view.villagerSupply)} in supply
          {table.seat === null ? null : (
            <Tip
              tip={refusal?.because ?? `Fill the row for ${refillXp} experience, at any time`}
              clause={refusal?.clause || 'NON-164'}
            >
              <button
                type="button"
                className={refusal ? 'mini' : 'mini open'}
                aria-disabled={refusal || !table.mayPlay ? true : undefined}
                onClick={refusal ? undefined : () => table.play('refillVillagers')}
              >
                fill: {refillXp} xp
              </button>
            </Tip>
          )}
        </small>
      </h2>
      <div className="vrow">
        {placed(view.villagerRow).map(({ one: id, at }) => {
          if (!id) {
            return <span key={at} className="vl free" />
          }
          const { good, name } = villagerOf(id)
          return (
            <button
              key={at}
              type="button"
              className={takes ? 'vl legal' : 'vl'}
              title={name}
              aria-disabled={takes ? undefined : true}
              onClick={takes ? () => table.play('takeVillager', id) : undefined}
            >
              <span className="sr">{takes ? `Take the ${name}` : name}</span>
              <GoodSign good={good} />
            </button>
          )
        })}
      </div>
    </div>
  )
}

function GearToken({ id }: { readonly id: string | null }) {
  const { table, plan } = useSituation()
  const token = id ? gearOf(id) : undefined
  if (!id || !token) return <span className="ge free">none</span>
  const words = token.colour === 'red' ? describeFace(token.face) : describeStandings(token.standing)
  const buys = table.mayAct && owedTo(table)?.kind === 'buyGear'
  const price = table.seat === null ? token.price : gearPrice(table.view, table.seat, id)
  const open = buys && table.choices('buyGear').some(([one]) => one === id)
  const refusal = buys && !open ? table.ask('buyGear', id, 0) : null
  const selected = plan.token === id
  return (
    <Tip tip={refusal?.because ?? `${token.name}, ${token.colour}: ${words}`} clause={refusal?.clause}>
      <button
        type="button"
        data-card={id}
        className={`ge ${token.colour}${selected ? ' selected' : open ? ' legal' : ''}`}
        aria-disabled={open ? undefined : true}
        aria-pressed={open ? selected : undefined}
        onClick={open ? () => plan.begin({ token: selected ? null : id }) : undefined}
      >
        <span className="gi">
          <Icon of={id} />
          {token.colour === 'red' ? token.face.damage : null}
        </span>
        <em>{token.name}</em>
        <b>{price}</b>
      </button>
    </Tip>
  )
}
