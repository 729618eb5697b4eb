import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { NeverMind } from './NeverMind'
import type { Asked, Props } from './plan'

const verbs: Readonly<Record<string, string>> = { pass: 'Yes, pass', sellBest: 'Yes, sell all', step: 'Yes, go on' }

/** Something seldom meant: yes, or never mind. */
export function Doubtful({ table, plan, asked }: Props & { readonly asked: Asked }) {
  const { call, because } = asked
  return (
    <>
      <Act
        icon={<Stroke of="check" size={20} />}
        label={verbs[call[0]] ?? 'Yes, do it'}
        note={because}
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
