import { goods } from '../../../games/now-or-never/data/effects'
import { abilityOf, printedAbilityOf } from '../../../games/now-or-never/data/heroes'
import { items } from '../../../games/now-or-never/data/items'
import { orderOf } from '../../../games/now-or-never/data/orders'
import { quests } from '../../../games/now-or-never/data/quests'
import { villagerOf } from '../../../games/now-or-never/data/villagers'
import { bestSale, linesOf } from '../../../games/now-or-never/pieces/market'
import { activatedOf } from '../../../games/now-or-never/pieces/standing'
import { counted, describeAct, describeBundle, describeCosts } from '../../../games/now-or-never/words/describe'
import { Act } from '../../kit/status'
import { Icon } from './pictures'
import { attempt, ownArea, useNever, useSituation } from './plan'
import { housing, rowsFor } from './Town'

/** What can be done at any moment, also on others' turns. In the own turn only what is rarely wrong. */
export function Anytime({ all }: { readonly all?: boolean }) {
  const table = useNever()
  if (!table.mayPlay || !ownArea(table)?.hero) return null
  return (
    <>
      <House />
      <Order />
      {all ? <Sell /> : null}
      {all ? <Learn /> : null}
      {all ? <UseAbilities /> : null}
    </>
  )
}

/** The first villager that could move in. */
function House() {
  const situation = useSituation()
  const { table } = situation
  const area = ownArea(table)!
  const villager = area.unhoused.find((id) => rowsFor(table, id).length > 0)
  if (!villager) return null
  return (
    <Act
      icon={<Icon of="villager" />}
      label="House a villager"
      note={villagerOf(villager).name}
      onClick={() => housing(situation, villager, rowsFor(table, villager))}
    />
  )
}

function Order() {
  const table = useNever()
  return table
    .choices('completeOrder')
    .map(([id]) => (
      <Act
        key={id}
        icon={<Icon of="order" />}
        label={`Complete ${orderOf(id).name}`}
        note={`${describeBundle(orderOf(id).give)} for ${counted(orderOf(id).coins, 'coin')}`}
        onClick={() => table.play('completeOrder', id)}
      />
    ))
}

function Sell() {
  const situation = useSituation()
  const { table } = situation
  const area = ownArea(table)!
  if (table.ask('sellBest')) return null
  const { coins } = bestSale(area.stock, linesOf(area))
  return (
    <Act
      icon={<Icon of="coin" />}
      label={`Sell all for ${coins}`}
      note={describeBundle(Object.fromEntries(goods.map((good) => [good, area.stock[good]])))}
      onClick={() => attempt(situation, 'sellBest')}
    />
  )
}

function Learn() {
  const { table, plan } = useSituation()
  const open = [...new Set(table.choices('buyAbility').map(([id]) => id))]
  return open.map((id) => (
    <Act
      key={id}
      icon={<Icon of="xp" />}
      label={`Learn ${abilityOf(id)?.name}`}
      note={`${abilityOf(id)?.xp} experience`}
      onClick={() => plan.begin({ token: id })}
    />
  ))
}

export const abilityTitle = (id: string): string =>
  [...quests, ...items].find((one) => one.id === id)?.name ?? abilityOf(id)?.name ?? printedAbilityOf(id)?.name ?? id

/** Abilities and artifacts that can be used now. */
export function UseAbilities() {
  const situation = useSituation()
  const { table } = situation
  const area = ownArea(table)
  if (!area) return null
  return activatedOf(area)
    .filter(({ id }) => !table.ask('useAbility', id))
    .map(({ id, act }) => (
      <Act
        key={id}
        icon={<Icon of={id} />}
        label={abilityTitle(id)}
        note={[describeCosts(act.cost), describeAct(act)].filter(Boolean).join(': ')}
        onClick={() => attempt(situation, 'useAbility', id)}
      />
    ))
}
