import { describeGoods, resourceName } from '../../../games/monumental/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { Act } from '../../kit/status'
import { isWonderCard, priceNow, takeArgs } from './Display'
import { GoldShare } from './GoldShare'
import { Picture } from './Picture'
import { payingFor } from './payments'
import { useSituation } from './planning'
import { printedOn } from './printed'

export function Offers() {
  const { table, plan } = useSituation()
  const cards = [...table.choices('acquire'), ...table.choices('startWonder')].map(([card]) => String(card))
  return (
    <>
      {cards.map((card) => {
        const { res, cost } = priceNow(table, card)
        return (
          <Act
            key={card}
            icon={<Picture of={card} />}
            label={printedOn(card).name}
            note={[isWonderCard(card) ? 'start it:' : '', describeGoods({ [res]: cost }) || 'free'].join(' ').trim()}
            onClick={() => plan.begin({ busy: 'acquire', card })}
          />
        )
      })}
      <NeverMind plan={plan} />
    </>
  )
}

export function Taking({ card }: { readonly card: string }) {
  const { table, plan } = useSituation()
  const { res, cost } = priceNow(table, card)
  const paying = payingFor(table, { res, cost }, plan.gold, (gold) => takeArgs(card, gold))
  const move = takeArgs(card, paying.gold)
  return (
    <>
      <Act
        icon={<Picture of={card} />}
        label={`${isWonderCard(card) ? 'Start' : 'Acquire'} ${printedOn(card).name}`}
        note={paying.words}
        go
        refusal={table.ask(...takeArgs(card, null))}
        onClick={() => table.play(...move)}
      />
      <GoldShare paying={paying} cost={cost} res={resourceName[res]} />
      <NeverMind plan={plan} />
    </>
  )
}
