import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameDefinition } from '../../games/kit/definition'
import { type Lesson, pupil } from '../../games/kit/lesson'
import { playerName } from '../app/identity'
import { Loading } from '../app/Loading'
import NotFoundPage from '../app/NotFoundPage'
import { Plain } from '../app/Plain'
import { useTitle } from '../app/page'
import { paths } from '../app/paths'
import { type LocalMatch, rememberLocal } from '../app/seats'
import { ClauseLink, GameContext } from '../kit/ClauseLink'
import type { BoardModule } from '../kit/table'
import { suggestedName } from '../lobby/draft'
import { Frame } from '../table/Frame'
import { useSession } from '../table/hooks'
import { loadGame } from '../table/load'
import { LocalTable } from '../table/local'
import type { Room } from '../table/room'
import { keep, newSeed } from '../table/shelf'
import { Bubble } from './Bubble'
import { Course, requestsAt } from './course'
import { keepPlace, loadLesson, placeIn } from './lessons'
import './lesson.css'

interface Ready {
  readonly definition: GameDefinition
  readonly board: BoardModule
  readonly lesson: Lesson
}

/** The guided first game of a title. */
export default function LessonPage({ game }: { readonly game: string }) {
  const [ready, setReady] = useState<Ready | 'none' | 'failed'>()
  useEffect(() => {
    Promise.all([loadGame(game), loadLesson(game)]).then(
      ([found, lesson]) => setReady(found && lesson ? { ...found, lesson } : 'none'),
      () => setReady('failed'),
    )
  }, [game])
  if (!ready) return <Loading />
  if (ready === 'none') return <NotFoundPage />
  return ready === 'failed' ? <Failed /> : <Begun {...ready} />
}

const Failed = () => (
  <Plain title="The lesson could not be loaded">
    <p>Part of this page is missing. Loading it again usually helps.</p>
    <div className="btns">
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        Load again
      </button>
    </div>
  </Plain>
)

/** Begins where this device left it; from the beginning whenever that is wanted. */
function Begun(ready: Ready) {
  const { id, version } = ready.definition.meta
  const [round, setRound] = useState(0)
  const from = round === 0 ? placeIn(id, version, ready.lesson) : 0
  return <Taught key={round} {...ready} from={from} onRestart={() => setRound(round + 1)} />
}

interface Props extends Ready {
  readonly from: number
  readonly onRestart: () => void
}

const rivals = ['Mira', 'Otto', 'Juna', 'Enzo']

const matchOf = ({ definition, lesson }: Ready, id: string): LocalMatch => ({
  id,
  game: definition.meta.id,
  players: Array.from({ length: lesson.players }, (_, seat) => ({
    name: seat === 0 ? playerName.get() || suggestedName(0) : rivals[seat - 1]!,
    bot: seat === 0 ? null : 'apprentice',
  })),
  options: lesson.options,
  mode: 'hotseat',
  at: Date.now(),
})

function Taught({ from, onRestart, ...ready }: Props) {
  const { definition, board, lesson } = ready
  const { meta } = definition
  useTitle(`First game · ${meta.title}`)
  const [{ table, course }] = useState(() => {
    const kept = { seed: lesson.seed, version: meta.version, requests: requestsAt(lesson, from) }
    const table = new LocalTable(definition, matchOf(ready, `lesson-${newSeed().slice(0, 8)}`), kept, () => true)
    return { table, course: new Course(lesson, table, from) }
  })
  useEffect(() => {
    course.start()
    return () => course.stop()
  }, [course])
  const { step } = useSyncExternalStore(course.place.subscribe, course.place.get)
  useEffect(() => keepPlace(meta.id, meta.version, step), [meta, step])
  const session = useSession(useCallback(() => table.session(pupil, undefined, course), [table, course]))
  const [, go] = useLocation()
  /** The same table without a teacher: from here on everybody plays as they like. */
  const playOn = () => {
    const match = matchOf(ready, newSeed().slice(0, 12))
    keepPlace(meta.id, meta.version, 0)
    rememberLocal(match)
    keep(match.id, { seed: lesson.seed, version: meta.version, requests: requestsAt(lesson, step) })
    go(paths.local(match.id))
  }
  if (!session) return <Loading />
  const room: Room = {
    session,
    board,
    chat: false,
    calls: false,
    menu: [
      { icon: 'flag', label: 'Begin the lesson again', run: onRestart },
      { icon: 'leave', label: 'Leave the lesson', run: () => go(paths.game(meta.id)) },
    ],
    rematch: null,
    history: async () => table.history(),
  }
  const doIt = () => {
    const { due } = course
    if (due) session.get().table?.play(due.move, ...due.args)
  }
  return (
    <>
      <Frame room={room} />
      <GameContext value={meta.id}>
        <Speech course={course} because={(choice) => becauseOf(session, choice)} onDo={doIt} onPlayOn={playOn} />
      </GameContext>
    </>
  )
}

type Asked = { readonly move: string; readonly args: readonly unknown[] }

const becauseOf = (session: NonNullable<ReturnType<typeof useSession>>, { move, args }: Asked): string =>
  session.get().table?.ask(move, ...args)?.because ?? ''

interface SpeechProps {
  readonly course: Course
  readonly because: (choice: Asked) => string
  readonly onDo: () => void
  readonly onPlayOn: () => void
}

const nowhere: readonly never[] = []

function Speech({ course, because, onDo, onPlayOn }: SpeechProps) {
  const { lesson } = course
  const { step: at, strayed, tried, busy } = useSyncExternalStore(course.place.subscribe, course.place.get)
  const step = lesson.steps[at]!
  const refused = 'refused' in step
  useTryByPressing(refused && !tried, course.tryRefused)
  const paragraphs = useMemo(() => step.say.split('\n'), [step])
  return (
    <Bubble label={`Lesson, step ${at + 1} of ${lesson.steps.length}`} at={step.at ?? nowhere} refused={refused}>
      <p className="count" aria-hidden="true">
        {at + 1} / {lesson.steps.length}
      </p>
      <div aria-live="polite">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {strayed > 0 ? <p className="aside">The rules would allow that. For this once, please do as I said.</p> : null}
        {refused && tried ? (
          <p className="aside">
            The table says: “{because(step.refused)}” <ClauseLink clause={step.clause} />
          </p>
        ) : null}
      </div>
      <div className="btns">
        <Ways {...{ course, step, tried, busy, onDo, onPlayOn }} />
      </div>
    </Bubble>
  )
}

interface WaysProps extends Pick<SpeechProps, 'course' | 'onDo' | 'onPlayOn'> {
  readonly step: Lesson['steps'][number]
  readonly tried: boolean
  readonly busy: boolean
}

/** How a step ends: read, done, tried in vain, or seen. */
function Ways({ course, step, tried, busy, onDo, onPlayOn }: WaysProps) {
  if (course.isLast) {
    return (
      <>
        <Link className="btn small" href={paths.lobby}>
          To the lobby
        </Link>
        <Onward label="Play on from here" run={onPlayOn} />
      </>
    )
  }
  if ('does' in step) {
    return (
      <button type="button" className="btn small quiet" onClick={onDo}>
        Do it for me
      </button>
    )
  }
  if ('others' in step)
    return busy ? <span className="wait">Watch…</span> : <Onward label="Go on" run={course.letOthersPlay} />
  if ('refused' in step && !tried) return <Onward label="Why not?" run={course.tryRefused} />
  return <Onward label="Next" run={course.next} />
}

const Onward = ({ label, run }: { readonly label: string; readonly run: () => void }) => (
  <button type="button" className="btn small primary" onClick={run}>
    {label}
  </button>
)

/** Whoever presses the greyed thing has asked. */
function useTryByPressing(on: boolean, tried: () => void): void {
  useEffect(() => {
    if (!on) return
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-taught]')) tried()
    }
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [on, tried])
}
