import { policyPrice } from '../../../games/monumental/moves/policies'
import { isMarket, marketOf, nameOf } from '../../../games/monumental/pieces/cards'
import { describeText } from '../../../games/monumental/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { Act } from '../../kit/status'
import { lineName } from './names'
import { Picture } from './Picture'
import { type MonumentalTable, useMonumental } from './plan'
import { useSituation } from './planning'
import { printedOn } from './printed'

/** The text of a card, Policy, Hero or Market token. */
const textWords = (source: string): string =>
  isMarket(source) ? describeText(marketOf(source).text) : printedOn(source).words

export function OpenPolicies() {
  const { table, plan } = useSituation()
  const ids = [...new Set(table.choices('developPolicy').map(([policy]) => String(policy)))]
  return (
    <>
      {ids.map((id) => (
        <Act
          key={id}
          icon={<Picture of={id} />}
          label={printedOn(id).name}
          note={printedOn(id).words}
          onClick={() => plan.begin({ busy: 'policy', policy: id })}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}

/** The Mughals choose a line as well. */
export function Developing({ policy }: { readonly policy: string }) {
  const { table, plan } = useSituation()
  const ways = table.choices('developPolicy').filter(([id]) => id === policy)
  const price = policyPrice(table.view, table.seat!)
  return (
    <>
      {ways.map(([, line]) => (
        <Act
          key={String(line)}
          icon={<Picture of={policy} />}
          label={line ? `Beside ${lineName(line)}` : `Develop ${printedOn(policy).name}`}
          note={price === 0 ? 'free' : `${price} Culture`}
          go={ways.length === 1}
          onClick={() => table.play('developPolicy', policy, ...(line ? [line] : []))}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}

type Use = readonly ['useAbility' | 'useMarket', string]

const usesOf = (table: MonumentalTable): Use[] => [
  ...table.choices('useAbility').map(([source]): Use => ['useAbility', String(source)]),
  ...table.choices('useMarket').map(([market]): Use => ['useMarket', String(market)]),
]

/** The only text there is to use, or the way to all of them. */
export function UseText() {
  const { table, plan } = useSituation()
  const [first, ...more] = usesOf(table)
  if (!first) return null
  const [move, source] = first
  if (more.length === 0) return <UseAct move={move} source={source} />
  return (
    <Act
      icon={<Picture of={source} />}
      label="Use a text"
      note={`${more.length + 1} cards and tokens`}
      onClick={() => plan.begin({ busy: 'use' })}
    />
  )
}

function UseAct({ move, source }: { readonly move: Use[0]; readonly source: string }) {
  const table = useMonumental()
  return (
    <Act
      icon={<Picture of={source} />}
      label={`Use ${nameOf(source)}`}
      note={textWords(source)}
      onClick={() => table.play(move, source)}
    />
  )
}

export function Uses() {
  const { table, plan } = useSituation()
  return (
    <>
      {usesOf(table).map(([move, source]) => (
        <UseAct key={source} move={move} source={source} />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}
