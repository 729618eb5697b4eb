import { size } from '../../../games/kit/zones'
import { soloCardOf } from '../../../games/now-or-never/data/solo'
import { soloGoal } from '../../../games/now-or-never/scoring'
import type { Bot } from '../../../games/now-or-never/state'
import { counted } from '../../../games/now-or-never/words/describe'
import { instructionWords } from './describe'
import { placed } from './lists'
import { useNever } from './plan'
import { ForeignSpecialist } from './Specialists'

/** The solo opponent: its specialists, its last card, what it has taken, and the points that beat it. */
export default function BotPanel({ bot }: { readonly bot: Bot }) {
  const table = useNever()
  const last = bot.drawn.at(-1)
  const { soloHighScore } = table.view.options
  const card = last ? soloCardOf(last) : null
  return (
    <section className="botp" aria-label="The bot">
      <div className="prow">
        <b className="display">Bot</b>
        {placed(bot.specialists).map(({ one, at }) =>
          one ? <ForeignSpecialist key={at} hired={one} owner="bot" /> : null,
        )}
        <i className="grow" />
        <small>
          {soloGoal(table.view)} points win
          {typeof soloHighScore === 'number' ? `: your best is ${soloHighScore}` : ''}
        </small>
      </div>
      <p className="solocard">
        {card ? (
          <>
            <b>{card.name}</b> {instructionWords(card.instruction)}
          </>
        ) : (
          'draws a card after each of your turns'
        )}
      </p>
      <small>
        {counted(size(bot.pile), 'card')} left; took {counted(size(bot.search), 'find')},{' '}
        {counted(bot.villagers.length, 'villager')}, {counted(size(bot.orders), 'order')},{' '}
        {counted(size(bot.quests), 'quest')}
      </small>
    </section>
  )
}
