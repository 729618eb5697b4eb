import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import type { Resource } from '../../../games/villages-of-valeria/data/constants'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { goldFor } from '../../../games/villages-of-valeria/pieces/payment'
import type { Source } from '../../../games/villages-of-valeria/state'
import { Points } from '../../kit/pieces'
import { ownerName } from './names'
import { mayPay, type Paying, payingOf, sourceName, suggestedIn, targetName } from './paying'
import { ownVillage, useSituation, type VillageTable } from './plan'
import { ResourceSign } from './Signs'

/** The payment, unit by unit, beside the hand: chosen ones can be taken back, open ones show what is suggested. */
export function PayBox() {
  const situation = useSituation()
  const { table } = situation
  const paying = payingOf(situation)
  if (!paying) return null
  const lines = openLines(paying)
  const wantedKey = lines.find(({ res }) => res === paying.want)?.key
  return (
    <aside className="paybox" aria-label="Payment">
      <h3>
        {targetName(table, paying.target)} <Points n={worthOf(table, paying)} />
      </h3>
      <ul>
        {paying.chosen.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chosen sources are known by their place in the payment
          <Chosen key={i} paying={paying} at={i} />
        ))}
        {lines.map(({ res, source, key }) => (
          <Open key={key} res={res} source={source} wanted={key === wantedKey} />
        ))}
      </ul>
      <p className="sum">{paying.whole ? totalOf(paying, paying.whole) : 'This can’t be paid in full so.'}</p>
    </aside>
  )
}

const totalOf = ({ open }: Paying, whole: readonly Source[]): string =>
  `${goldFor(whole)} gold in all${open.length > 0 ? ', as suggested' : ''}`

function worthOf(table: VillageTable, { target }: Paying): number {
  if (target.kind === 'building') return buildingOf(target.card).vp
  const monument = ownVillage(table)?.monument
  return monument ? monumentOf(monument.id).vp : 0
}

interface Line {
  readonly res: Resource
  readonly source: Source | undefined
  readonly key: string
}

/** Every open unit with the source suggested for it. */
function openLines(paying: Paying): Line[] {
  const hints = [...suggestedIn(paying)]
  return paying.open.map((res, i) => {
    const at = hints.findIndex((source) => source.res === res)
    return { res, source: at < 0 ? undefined : hints.splice(at, 1)[0], key: `${res} ${i}` }
  })
}

function Chosen({ paying, at }: { readonly paying: Paying; readonly at: number }) {
  const { table, plan } = useSituation()
  const { begun } = plan
  const source = paying.chosen[at]!
  if (begun.doing !== 'build') return null
  const rest = begun.payment.filter((_, i) => i !== at)
  const gilded = withGold(source)
  return (
    <li className="paid">
      <button type="button" onClick={() => plan.begin({ ...begun, payment: rest, want: source.res })}>
        <ResourceSign of={source.res} />
        <span className="sr">Take back: </span>
        {source.res}
        <span>{sourceName(table, source, (player) => ownerName(table, player))}</span>
      </button>
      {gilded && mayPay(table, paying.target, [...rest, gilded]) ? (
        <button type="button" className="swap" onClick={() => plan.begin({ ...begun, payment: [...rest, gilded] })}>
          with gold
        </button>
      ) : null}
    </li>
  )
}

/** The same Resource card with gold in place of a loan: the gold keeps others away from it. */
const withGold = (source: Source): Source | null =>
  source.via === 'borrow' ? { res: source.res, via: 'resource', player: source.player, card: source.resource } : null

interface OpenProps {
  readonly res: Resource
  readonly source: Source | undefined
  readonly wanted: boolean
}

function Open({ res, source, wanted }: OpenProps) {
  const { table, plan } = useSituation()
  const { begun } = plan
  if (begun.doing !== 'build') return null
  return (
    <li className={source ? 'hint' : 'todo'}>
      <button type="button" aria-pressed={wanted} onClick={() => plan.begin({ ...begun, want: res })}>
        <ResourceSign of={res} />
        <span className="sr">Pay next: </span>
        {res}
        <span>{source ? sourceName(table, source, (player) => ownerName(table, player)) : 'open'}</span>
      </button>
    </li>
  )
}
