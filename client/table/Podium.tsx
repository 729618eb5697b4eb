import Laurels from '~icons/game-icons/laurels'
import type { Outcome } from '../../games/kit/score'
import { PlayerMark } from '../kit/PlayerMark'
import { Stroke } from '../kit/Stroke'
import { playerAt, useTable } from '../kit/table'
import { ordinal, placeOf } from './words'

interface Props {
  readonly outcome: Outcome
}

/** Laurels are for those who have won: a match that its people ended has none to give. */
export function Crest({ outcome: { winners, ranking } }: Props) {
  const table = useTable()
  const [winner] = winners
  const alone = ranking.length === 1 ? ranking[0] : undefined
  const shown = winner ?? alone
  return (
    <div className="crest">
      {winner === undefined ? null : <Laurels />}
      {shown === undefined ? (
        <Stroke of="flag" size={64} />
      ) : (
        <PlayerMark mark={playerAt(table, shown).mark} size="xl" />
      )}
    </div>
  )
}

/** Who came where; where nobody has won, only with how many points. */
export function Podium({ outcome }: Props) {
  const table = useTable()
  const { ranking, winners, scores } = outcome
  return (
    <section className="pod" aria-label="Ranking">
      {ranking.map((id) => {
        const { name, mark, you, bot } = playerAt(table, id)
        const place = winners.length > 0 ? ordinal(placeOf(outcome, id)) : ''
        const about = [place, you ? 'you' : '', bot ? 'bot' : ''].filter(Boolean)
        return (
          <article key={id} className={winners.includes(id) ? 'pd win' : 'pd'} data-p={mark}>
            <PlayerMark mark={mark} size="l" />
            <div>
              <b>{name}</b>
              <small>{about.join(', ')}</small>
            </div>
            <span className="t">{scores[id]}</span>
          </article>
        )
      })}
    </section>
  )
}
