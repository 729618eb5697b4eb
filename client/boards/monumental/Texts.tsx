import { policyPrice } from '../../../games/monumental/moves/policies'
import { isMarket, marketOf, nameOf } from '../../../games/monumental/pieces/cards'
import { describeText } from '../../../games/monumental/words/describe'
import { Act } from '../../kit/status'
import { faceOf } from './face'
import { NeverMind } from './NeverMind'
import { Picture } from './Picture'
import type { Props } from './plan'
import { lineName } from './say'

/** The text of a card, Policy, Hero or Market token. */
const textWords = (source: string): string =>
  isMarket(source) ? describeText(marketOf(source).text) : faceOf(source).words

export function OpenPolicies({ table, plan }: Props) {
  const ids = [...new Set(table.choices('developPolicy').map(([policy]) => String(policy)))]
  return (
    <>
      {ids.map((id) => (
        <Act
          key={id}
          icon={<Picture of={id} />}
          label={faceOf(id).name}
          note={faceOf(id).words}
          onClick={() => plan.begin({ busy: 'policy', policy: id })}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}

/** The Mughals choose a line as well. */
export function Developing({ table, plan, policy }: Props & { readonly policy: string }) {
  const ways = table.choices('developPolicy').filter(([id]) => id === policy)
  const price = policyPrice(table.view, table.seat!)
  return (
    <>
      {ways.map(([, line]) => (
        <Act
          key={String(line)}
          icon={<Picture of={policy} />}
          label={line ? `Beside ${lineName(line)}` : `Develop ${faceOf(policy).name}`}
          note={price === 0 ? 'free' : `${price} Culture`}
          go={ways.length === 1}
          onClick={() => {
            table.play('developPolicy', policy, ...(line ? [line] : []))
            plan.begin({})
          }}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}

type Use = readonly ['useAbility' | 'useMarket', string]

const usesOf = (table: Props['table']): Use[] => [
  ...table.choices('useAbility').map(([source]): Use => ['useAbility', String(source)]),
  ...table.choices('useMarket').map(([market]): Use => ['useMarket', String(market)]),
]

/** The only text there is to use, or the way to all of them. */
export function UseText({ table, plan }: Props) {
  const [first, ...more] = usesOf(table)
  if (!first) return null
  const [move, source] = first
  if (more.length === 0) return <UseAct table={table} plan={plan} move={move} source={source} />
  return (
    <Act
      icon={<Picture of={source} />}
      label="Use a text"
      note={`${more.length + 1} cards and tokens`}
      onClick={() => plan.begin({ busy: 'use' })}
    />
  )
}

interface UseProps extends Props {
  readonly move: Use[0]
  readonly source: string
}

const UseAct = ({ table, plan, move, source }: UseProps) => (
  <Act
    icon={<Picture of={source} />}
    label={`Use ${nameOf(source)}`}
    note={textWords(source)}
    onClick={() => {
      table.play(move, source)
      plan.begin({})
    }}
  />
)

export function Uses({ table, plan }: Props) {
  return (
    <>
      {usesOf(table).map(([move, source]) => (
        <UseAct key={source} table={table} plan={plan} move={move} source={source} />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}
