import { goods } from '../../../games/now-or-never/data/effects'
import { marketLines } from '../../../games/now-or-never/data/market'
import { bestSale, type Line, linesOf } from '../../../games/now-or-never/pieces/market'
import { counted, describeBundle } from '../../../games/now-or-never/words/describe'
import { Tip } from '../../kit/Tip'
import { attempt, ownArea, useNever, useSituation } from './plan'
import { BundleSign, Coins } from './Signs'

/** The market: every price, and the best sale of what this seat holds. Selling is possible at any time. */
export function Market() {
  const table = useNever()
  const area = ownArea(table)
  const lines: readonly Line[] = area ? linesOf(area) : marketLines
  const sale = area ? bestSale(area.stock, lines) : null
  return (
    <section className="zone market" aria-label="Market">
      <h2 className="h4">Market</h2>
      <div className="lines">
        {lines.map((line) => (
          <PriceLine key={line.id} line={line} times={sale?.lines[line.id] ?? 0} />
        ))}
      </div>
      {sale ? <SellAll coins={sale.coins} /> : null}
    </section>
  )
}

interface LineProps {
  readonly line: Line
  /** How often the best sale uses it. */
  readonly times: number
}

function PriceLine({ line, times }: LineProps) {
  const table = useNever()
  const refusal = table.seat === null ? null : table.ask('sell', line.id, 1)
  const open = table.mayPlay && !refusal
  const words = `${describeBundle(line.give)} for ${counted(line.coins, 'coin')}`
  return (
    <Tip tip={open ? `Sell ${words}` : (refusal?.because ?? words)} clause={refusal?.clause}>
      <button
        type="button"
        className={`ml${open ? ' open' : ''}${times > 0 ? ' best' : ''}`}
        aria-disabled={open ? undefined : true}
        onClick={open ? () => table.play('sell', line.id, 1) : undefined}
      >
        <BundleSign bundle={line.give} />
        <Coins n={line.coins} />
        {times > 1 ? <small>×{times}</small> : null}
      </button>
    </Tip>
  )
}

function SellAll({ coins }: { readonly coins: number }) {
  const situation = useSituation()
  const { table } = situation
  const area = ownArea(table)!
  const refusal = table.ask('sellBest')
  const all = describeBundle(Object.fromEntries(goods.map((good) => [good, area.stock[good]])))
  return (
    <Tip tip={refusal?.because ?? `All you hold (${all}) at the best prices`} clause={refusal?.clause}>
      <button
        type="button"
        className={refusal ? 'sellall' : 'sellall may'}
        aria-disabled={refusal || !table.mayPlay ? true : undefined}
        onClick={refusal || !table.mayPlay ? undefined : () => attempt(situation, 'sellBest')}
      >
        {refusal ? 'Nothing to sell' : 'Sell all: '}
        {refusal ? null : <Coins n={coins} />}
      </button>
    </Tip>
  )
}
