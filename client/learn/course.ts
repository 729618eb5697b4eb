import { type Deed, deedsOf, isSame, type Lesson, playedBefore, pupil, type Step } from '../../games/kit/lesson'
import type { LocalTable } from '../table/local'
import type { Session } from '../table/session'
import { Signal } from '../table/signal'

/** Where somebody is in a lesson. */
export interface Place {
  readonly step: number
  /** What the pupil did instead of what the step asks for, counted. */
  readonly strayed: number
  /** The refused thing was tried: the answer is on the bubble. */
  readonly tried: boolean
  /** The others are about to make the next of their moves. */
  readonly busy: boolean
}

const beginning = (step: number): Place => ({ step, strayed: 0, tried: false, busy: false })

/** Time to see a move of the others before the next. */
const pace = 900

/** Takes one person through a lesson at a real table, and plays the others. */
export class Course {
  readonly place: Signal<Place>
  readonly lesson: Lesson
  private readonly table: LocalTable
  private readonly seats = new Map<string, Session>()
  private left: readonly Deed[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopListening = () => {}

  constructor(lesson: Lesson, table: LocalTable, step: number) {
    this.lesson = lesson
    this.table = table
    this.place = new Signal(beginning(step))
    this.left = deedsOf(this.step)
  }

  get step(): Step {
    return this.lesson.steps[this.place.get().step]!
  }

  /** The move that the pupil is asked for. */
  get due(): Deed | undefined {
    const [deed] = this.left
    return deed?.player === pupil ? deed : undefined
  }

  get isLast(): boolean {
    return this.place.get().step === this.lesson.steps.length - 1
  }

  start(): void {
    for (const seat of this.table.seats.filter((one) => one !== pupil)) {
      const session = this.table.session(seat)
      session.start()
      this.seats.set(seat, session)
    }
    this.stopListening = this.table.state.subscribe(this.moved)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.stopListening()
    for (const session of this.seats.values()) session.stop()
    this.seats.clear()
  }

  /** Whether the pupil may do this now: only what the step asks for. */
  readonly permits = (move: string, args: readonly unknown[]): boolean => {
    const { due } = this
    if (due && isSame(due, { move, args: [...args] })) return true
    this.place.change({ strayed: this.place.get().strayed + 1 })
    return false
  }

  readonly next = (): void => {
    if (!this.isLast) this.enter(this.place.get().step + 1)
  }

  readonly tryRefused = (): void => this.place.change({ tried: true })

  readonly letOthersPlay = (): void => {
    this.place.change({ busy: true })
    this.playOn()
  }

  private enter(step: number): void {
    this.left = deedsOf(this.lesson.steps[step]!)
    this.place.set(beginning(step))
  }

  private readonly moved = (): void => {
    this.left = this.left.slice(1)
    if (this.left.length === 0) this.next()
    else this.timer = setTimeout(() => this.playOn(), pace)
  }

  private playOn(): void {
    const [deed] = this.left
    if (!deed) return
    const session = this.seats.get(deed.player)
    session?.get().table?.play(deed.move, ...deed.args)
  }
}

/** The table as it stands when a step begins. */
export const requestsAt = (lesson: Lesson, step: number) =>
  playedBefore(lesson, step).map((deed) => ({ kind: 'move' as const, ...deed }))
