import { describeGoods, resourceName } from '../../../games/monumental/words/describe'
import { Act } from '../../kit/status'
import { isWonderCard, priceNow, takeArgs } from './Display'
import { faceOf } from './face'
import { GoldShare } from './GoldShare'
import { NeverMind } from './NeverMind'
import { Picture } from './Picture'
import { payingFor } from './payments'
import type { Props } from './plan'

export function Offers({ table, plan }: Props) {
  const cards = [...table.choices('acquire'), ...table.choices('startWonder')].map(([card]) => String(card))
  return (
    <>
      {cards.map((card) => {
        const { res, cost } = priceNow(table, card)
        return (
          <Act
            key={card}
            icon={<Picture of={card} />}
            label={isWonderCard(card) ? `Start ${faceOf(card).name}` : faceOf(card).name}
            note={describeGoods({ [res]: cost }) || 'free'}
            onClick={() => plan.begin({ busy: 'acquire', card })}
          />
        )
      })}
      <NeverMind plan={plan} />
    </>
  )
}

export function Taking({ table, plan, card }: Props & { readonly card: string }) {
  const { res, cost } = priceNow(table, card)
  const paying = payingFor(table, { res, cost }, plan.gold, (gold) => takeArgs(card, gold))
  const move = takeArgs(card, paying.gold)
  return (
    <>
      <Act
        icon={<Picture of={card} />}
        label={`${isWonderCard(card) ? 'Start' : 'Acquire'} ${faceOf(card).name}`}
        note={paying.words}
        go
        refusal={table.ask(...takeArgs(card, null))}
        onClick={() => {
          table.play(...move)
          plan.begin({})
        }}
      />
      <GoldShare paying={paying} plan={plan} cost={cost} res={resourceName[res]} />
      <NeverMind plan={plan} />
    </>
  )
}
