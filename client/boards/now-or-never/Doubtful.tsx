import { NeverMind } from '../../kit/NeverMind'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { type Asked, useSituation } from './plan'

const verbs: Readonly<Record<string, string>> = { pass: 'Yes, pass', sellBest: 'Yes, sell all', step: 'Yes, go on' }

/** Something seldom meant: yes, or never mind. Why it is, the bar says. */
export function Doubtful({ asked }: { readonly asked: Asked }) {
  const { table, plan } = useSituation()
  const { call } = asked
  return (
    <>
      <Act
        icon={<Stroke of="check" size={20} />}
        label={verbs[call[0]] ?? 'Yes, do it'}
        go
        refusal={table.ask(...call)}
        onClick={() => {
          plan.begin()
          table.play(...call)
        }}
      />
      <NeverMind plan={plan} />
    </>
  )
}
