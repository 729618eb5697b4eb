import { seasons } from '../../../games/now-or-never/data/constants'
import type { G } from '../../../games/now-or-never/state'
import { BoardFrame } from '../../kit/BoardFrame'
import type { Later } from '../../kit/later'
import { useBest } from './best'
import './board.css'
import './map.css'
import './mine.css'
import './town.css'
import './panels.css'
import './pieces.css'
import './narrow.css'
import { aboutOf } from './about'
import { Choices, Deciding } from './Choices'
import { Combat, Island } from './Island'
import { Market } from './Market'
import { HeroBoard, Mine } from './Mine'
import { type Plan, useNever, useSituation } from './plan'
import { useWalk } from './routes'
import { SeasonBoard } from './SeasonBoard'
import { BotPanel } from './Summary'
import { help, say, waiting } from './say'
import { Sentence } from './tell'

/** A hero, once there is one, and with them what they may do and have done; the opponent only in solo games. */
export function shows({ players, fight, bot }: G): readonly Later[] {
  const led = Object.values(players).some(({ hero }) => hero)
  return [...(led ? [HeroBoard, Deciding, Sentence] : []), ...(fight ? [Combat] : []), ...(bot ? [BotPanel] : [])]
}

export function Board() {
  const situation = useSituation()
  const { table, plan } = situation
  useWalk(situation)
  useBest(table)
  const question = () => ({ say: say(table, plan), help: help(table, plan) })
  const choices = table.seat === null ? null : <Choices />
  return (
    <BoardFrame
      asked={() => ({ ...question(), children: choices })}
      waiting={(first) => ({ help: waiting(table, first), ...(inHand(plan) ? question() : {}), children: choices })}
      over={({ winners, verdict }) => (winners.length > 0 || !verdict ? {} : { say: `The game is over: ${verdict}` })}
      about={aboutOf(situation)}
      putDown={plan.putDown}
    >
      <div className="nn">
        <Island />
        <SeasonBoard />
        <Market />
        <Mine />
      </div>
    </BoardFrame>
  )
}

/** What can be done on others' turns, too, is in hand: then that is asked, not waited for. */
const inHand = ({ asking, villager, token }: Plan): boolean => asking !== null || villager !== null || token !== null

/** Beside the title: the season and the side of the map. */
export function Sub() {
  const { view } = useNever()
  const side = view.side === 'above' ? 'above ground' : 'underground'
  return (
    <>
      Season {view.season} of {seasons}
      {view.phase === 'production' ? ', production' : ''}
      <span className="nn-side"> · {side}</span>
    </>
  )
}
