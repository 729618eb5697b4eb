import { refuse } from '../../kit/rule'
import { answer, run } from '../flow/agenda'
import { answerProblem, answersTo } from '../flow/asks'
import { answering } from '../pieces/texts'
import { asked } from '../state'
import { drawsAhead, idShape, monumentalRule, notInActions } from './shapes'

/** MO-054: the answer to the question that is open, one of those it lists. */
export const resolve = monumentalRule({
  args: [idShape],
  answers: 'decide',
  reveals({ G }) {
    const owed = asked(G)
    return drawsAhead([...G.todo, ...(owed?.after ?? []), ...(owed?.ask === 'order' ? owed.of : [])])
  },
  check({ G }, given) {
    const owed = asked(G)
    return owed ? answerProblem(G, owed, given) : refuse('MO-054', 'Nothing has to be decided now')
  },
  apply: (act, given) => answer(act, given),
  choices({ G }) {
    const owed = asked(G)
    return owed ? answersTo(G, owed).map((given) => [given]) : []
  },
})

/** MO-047, MO-051: the end of the Actions phase; everything else follows by itself. */
export const endActions = monumentalRule({
  args: [],
  reveals: () => true,
  check: ({ G }) => notInActions(G),
  apply: (act) => run(act, ...answering(act.G, act.player, 'turnEnd'), { do: 'keep' }, { do: 'replenish' }),
  choices: () => [[]],
})
