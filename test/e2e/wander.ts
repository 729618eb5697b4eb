import type { State } from 'boardgame.io'
import type { Page } from 'playwright-core'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { grant, type Request } from '../../games/kit/referee'
import type { Plug } from '../conformance/plug'
import { anyOf, seeded } from '../conformance/seeded'
import { tablesOf } from '../conformance/tables'
import { resultOf } from './clicking'
import type { Glance, Look, Sight, Target } from './eyes'
import * as eyes from './eyes'
import { layOut, person, sceneAt } from './scenes'
import type { Visitor } from './stage'

/**
 * Somebody who clicks at random through a match on this device, beginning anywhere in it, and finds fault with the page:
 * it asks and nothing answers, it waits for the wrong one, it lets a piece be picked up and not be put down.
 */

export interface Walk {
  readonly plug: Plug
  readonly seed: number
  /** After so many clicks the walk is over. */
  readonly clicks: number
  /** The match has to end by then. */
  readonly toTheEnd?: boolean
  /** Begins within so many moves, for want of time; anywhere in the match if left out. */
  readonly within?: number
}

export interface Finding {
  readonly kind: string
  readonly what: string
  readonly which: readonly string[]
  readonly click: number
  readonly headline: string
  readonly lastClicks: readonly string[]
}

export interface WalkReport {
  readonly game: string
  readonly seed: number
  readonly players: number
  readonly options: object
  /** Moves that had been made when the walk began. */
  readonly from: number
  readonly clicks: number
  readonly ended: boolean
  /** How often Escape was tried on something picked up, and put it down. */
  readonly escapes: { readonly tried: number; readonly worked: number }
  readonly findings: readonly Finding[]
}

const longestPlan = 40
const patience = 20
/** So many moves of others are watched in one go. */
const atOnce = 12
/** Parts of a page may come late: on a busy machine neither the clock nor the number of looks alone says that nothing comes. */
const late = { looks: 30, ms: 3_500 }
/** A dialog that is asked for comes within so many clicks, also on a busy machine. */
const lateness = 8
/** How often the pointer rests on a thing before it is clicked, so that tips open. */
const hesitation = 0.2
/** How often the page is loaded anew to see whether it says the same. */
const doubt = 0.01

export async function wander(visitor: Visitor, url: string, walk: Walk): Promise<WalkReport> {
  const { plug, seed } = walk
  const random = seeded(seed)
  const table = anyOf(tablesOf(plug), random)
  const scene = sceneAt(plug, table, seed, random(), walk.within)
  await eyes.open(visitor.page, seed)
  await layOut(visitor.page, url, scene, 'random')
  await visitor.page.waitForLoadState('networkidle')
  const match = new FollowedMatch(plug.definition, scene.state, scene.kept.requests.length)
  const wanderer = new Wanderer(visitor, match, random)
  await wanderer.walk(walk).catch((error: unknown) => wanderer.find('broken', String(error)))
  return {
    game: plug.definition.meta.id,
    seed,
    ...table,
    from: scene.kept.requests.length,
    clicks: wanderer.clicks,
    ended: match.G.outcome !== null,
    escapes: wanderer.escapes,
    findings: wanderer.findings,
  }
}

/** The match as its rules see it, kept up with what the page has on its shelf. */
class FollowedMatch {
  step: number
  readonly #definition: GameDefinition
  #state: State<MatchState>

  constructor(definition: GameDefinition, state: State<MatchState>, step: number) {
    this.#definition = definition
    this.#state = state
    this.step = step
  }

  get G(): MatchState {
    return this.#state.G
  }

  /** The person has to act. */
  get asks(): boolean {
    return Object.hasOwn(awaited(this.G), person)
  }

  follow(requests: readonly Request[]): void {
    for (const request of requests) {
      const verdict = grant(this.#definition, this.#state, request)
      if ('refusal' in verdict) throw new Error(`The page made a move the rules refuse: ${verdict.refusal.because}`)
      this.#state = verdict.state
    }
    this.step += requests.length
  }
}

const goesBack = (target: Target): boolean => /^(Never mind|Cancel|Back|No\b|Not yet)/.test(target.label)

/** The question waits, and is asked again by a new page. */
const putsOff = ({ label }: Target): boolean => /^Not now\b/.test(label)

const isLit = ({ kind, glow }: Target): boolean => kind === 'act' || glow === 'legal' || glow === 'may' || glow === 'go'

/** What answers the question the page asks, or some part of it. */
const answers = ({ targets }: Sight): Target[] => targets.filter((one) => isLit(one) && !goesBack(one))

const countLike = (target: Target, targets: readonly Target[]): number =>
  targets.filter(({ kind, label }) => kind === target.kind && label === target.label).length

/** The page as it was when the position was new, before anything was picked up. */
interface Rest {
  readonly step: number
  readonly sight: Sight | null
}

const unseen: Rest = { step: -1, sight: null }

class Wanderer {
  clicks = 0
  readonly escapes = { tried: 0, worked: 0 }
  readonly findings: Finding[] = []
  readonly #page: Page
  readonly #url: string
  readonly #complaints: string[]
  readonly #match: FollowedMatch
  readonly #random: () => number
  readonly #trail: string[] = []
  #sight: Sight = { requests: [], headline: null, yours: false, targets: [], held: [], face: '' }
  #rest: Rest = unseen
  /** Clicks since the last move, or since everything was put down again. */
  #planning = 0
  /** Until so many clicks a dialog may come that was asked for. */
  #awaits = 0
  /** While others play, something was begun that can be done at any time. */
  #aside = false
  /** Questions of this turn that were put off. */
  #putOff = new Set<string>()

  constructor({ page, complaints }: Visitor, match: FollowedMatch, random: () => number) {
    this.#page = page
    this.#url = page.url()
    this.#complaints = complaints
    this.#match = match
    this.#random = random
  }

  async walk({ clicks, toTheEnd = false }: Walk): Promise<void> {
    await this.#look()
    let waited = 0
    while (this.clicks < clicks && !this.#match.G.outcome) {
      const { step } = this.#match
      if (this.#match.asks) await this.#answer(this.clicks > clicks / 5 ? 0.9 : 0.5)
      else await this.#wait()
      waited = this.#match.asks || this.#match.step > step ? 0 : waited + 1
      if (waited > patience) return this.find('frozen', 'nobody moves on')
    }
    if (this.#match.G.outcome) await this.#readTheScore()
    else if (toTheEnd) this.find('endless', `the match is not over after ${clicks} clicks`)
  }

  async #readTheScore(): Promise<void> {
    await resultOf(this.#page)
      .waitFor()
      .catch(() => this.find('end', 'the match is over and no score sheet comes'))
    this.#listen()
  }

  /** Notes a fault once; `which` are the things it was seen with this time. */
  find(kind: string, what: string, which: readonly string[] = []): void {
    if (this.findings.some((one) => one.kind === kind && one.what === what)) return
    const headline = this.#sight.headline ?? ''
    this.findings.push({ kind, what, which, click: this.clicks, headline, lastClicks: this.#trail.slice(-8) })
  }

  #listen(): void {
    for (const complaint of this.#complaints.splice(0)) this.find('error', complaint)
  }

  /** Looks at the page, follows what was done, and finds fault with what can be seen at once. */
  async #look(): Promise<string | null> {
    return this.#take(await this.#page.evaluate((since) => window.eyes.look(since), this.#match.step))
  }

  /** Follows what was seen on the way, and says what took the last click in place of its target. */
  #take({ glances, sight, thief }: Look): string | null {
    for (const glance of glances) this.#follow(glance)
    this.#sight = sight
    this.#follow(sight)
    this.#listen()
    if (this.#match.step !== this.#rest.step) {
      this.#rest = { step: this.#match.step, sight }
      this.#planning = 0
    }
    if (this.#isAtRest()) this.#planning = 0
    return thief
  }

  #follow(glance: Glance): void {
    const { turn } = this.#match.G
    this.#match.follow(glance.requests)
    if (this.#match.G.outcome) return
    if (this.#match.G.turn !== turn) {
      this.#putOff.clear()
      this.#checkNewTurn(glance)
    }
    this.#checkHeadline(glance)
  }

  /** Nothing is picked up; where the position began with something chosen, putting that down counts too. */
  #isAtRest(): boolean {
    const { sight } = this.#rest
    return this.#sight.face === sight?.face || (sight?.held.length !== 0 && this.#sight.held.length === 0)
  }

  #checkHeadline({ headline, yours }: Glance): void {
    const { asks } = this.#match
    if (headline === null) this.find('headline', 'no headline while the match goes on')
    const waits = /^Waiting for/.test(headline ?? '')
    if (waits) this.#aside = false
    if (asks && waits) this.find('headline', `"${headline}" though this seat has to act`)
    const own = !this.#aside || /^Your turn/.test(headline ?? '')
    if (!asks && !waits && own) this.find('headline', `"${headline}" though this seat has to wait`)
    if (asks !== yours) this.find('mark', asks ? 'has to act, but is not marked' : 'has to wait, but is marked')
  }

  /** In hand while others play is what can be done at any time; the own turn begins with its own question. */
  #checkNewTurn({ held }: Glance): void {
    if (this.#match.asks && held.length > 0) this.find('survives', 'still chosen in a new turn', held)
  }

  /** Bots move when somebody clicks; what can be done at any time is done now and then. */
  async #wait(): Promise<void> {
    const aside = answers(this.#sight)
    const { held, targets } = this.#sight
    if (held.length > 0 && aside.length === 0) this.find('survives', 'chosen while others play', held)
    const wayBack = this.#isModal() || targets.some((one) => goesBack(one) || one.glow === 'selected')
    if (this.#aside && !wayBack) this.find('unanswerable', 'what was begun while others play can not be left')
    if (aside.length > 0 && this.#random() < 0.3) {
      this.#aside = true
      await this.#click(anyOf(aside, this.#random))
      return
    }
    const watched = this.#page.evaluate(([since, times]) => window.eyes.watch(since, times), [
      this.#match.step,
      atOnce,
    ] as const)
    this.#take(await watched)
  }

  async #answer(determined: number): Promise<void> {
    // What is in hand is forgotten by a new page.
    const fresh = this.#sight === this.#rest.sight && this.#sight.held.length === 0
    if (fresh && this.#random() < doubt) return this.#doubt()
    if (!(await this.#isAnswerable())) return this.#startOver()
    if (this.#planning > longestPlan) return this.#giveUp()
    const target = this.#choose(this.#random() < determined)
    const before = this.#sight
    const rest = this.#rest
    const clicked = await this.#click(target)
    if (!clicked || !this.#match.asks) return
    if (this.#match.step !== rest.step) {
      if (target.kind !== 'takeback') await this.#checkAnswered(target, before, rest)
      return
    }
    this.#planning++
    if (putsOff(target) && before.headline) this.#putOff.add(before.headline)
    this.#checkEffect(target, before)
    const pickedUp = target.kind === 'board' && this.#sight.face !== before.face
    if (!pickedUp) return
    this.#checkPlaces(target, before)
    if (this.#random() < 0.3) await this.#putDown(target, before)
  }

  /**
   * A piece that can be picked up can be put somewhere: something else glows for it than before, another choice is
   * offered, the headline says what to choose next, or it adds to something begun that can be finished.
   */
  #checkPlaces(target: Target, before: Sight): void {
    const { held, headline } = this.#sight
    if (this.#isModal() || held.length <= before.held.length || headline !== before.headline) return
    const wasThere = (one: Target) =>
      before.targets.some(({ kind, label, glow }) => one.kind === kind && one.label === label && one.glow === glow)
    const finishes = (one: Target) => before.held.length > 0 && one.glow === 'go'
    if (!answers(this.#sight).some((one) => finishes(one) || !wasThere(one)))
      this.find('nowhere', 'what was picked up can be put nowhere', [target.label])
  }

  /** Something must answer the question, or go back. Parts of a page may come late, and some answer by themselves. */
  async #isAnswerable(): Promise<boolean> {
    const { step } = this.#match
    const isThere = () => this.#isModal() || answers(this.#sight).length > 0 || this.#match.step !== step
    await this.#until(isThere)
    if (this.#match.step !== step) return this.#match.asks
    if (isThere()) return true
    const back = this.#sight.targets.some((one) => goesBack(one) || one.glow === 'selected')
    this.find('unanswerable', back ? 'nothing answers it, one can only go back' : 'nothing answers it or goes back')
    return back
  }

  /** Looks until something is so, or does not come. */
  async #until(isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + late.ms
    for (let looks = 0; !isSo() && (looks < late.looks || Date.now() < deadline); looks++) await this.#look()
  }

  #isModal(): boolean {
    return this.#sight.targets.some(({ kind }) => kind === 'dialog')
  }

  /**
   * A question that was answered is not asked again, unless there is more to answer or a new page asks it too. What could
   * be done before the question came up is no answer to it.
   */
  async #checkAnswered(target: Target, { headline }: Sight, rest: Rest): Promise<void> {
    const { targets, held } = this.#sight
    if (rest.sight && countLike(target, rest.sight.targets) > 0) return
    const wasQuestion = rest.sight?.held.length === 0 && rest.sight.headline !== headline
    const goesOn = held.length > 0 || targets.some(({ kind, glow }) => kind === 'board' && glow === 'legal')
    if (wasQuestion && headline === this.#sight.headline && !goesOn) await this.#doubt()
  }

  /** A choice does something at once, and what it asks next is another choice. */
  #checkEffect(target: Target, before: Sight): void {
    const { face, targets } = this.#sight
    if (this.#isModal() || !(isLit(target) || target.kind === 'takeback')) return
    const [verb] = target.label.split(' ')
    if (face === before.face) this.find('dead', `a click (${target.kind}, ${verb}) does nothing`, [target.label])
    else if (target.kind === 'act' && countLike(target, targets) >= countLike(target, before.targets))
      this.find('twice', `a choice (${verb}) only selects and is offered again`, [target.label])
  }

  /** What was picked up can be put down with Escape or another click, or else be put somewhere. */
  async #putDown(target: Target, before: Sight): Promise<void> {
    const isDown = () => this.#sight.face === before.face || this.#isAtRest()
    this.escapes.tried++
    await this.#page.keyboard.press('Escape')
    this.#trail.push('Escape')
    await this.#look()
    if (isDown()) this.escapes.worked++
    if (isDown() || this.#match.step !== this.#rest.step) return
    const again = this.#sight.targets.find(({ glow, label }) => glow === 'selected' && !before.held.includes(label))
    if (again) await this.#click(again)
    if (isDown() || this.#match.step !== this.#rest.step) return
    const back = this.#sight.targets.find(goesBack)
    if (back) await this.#click(back)
    if (isDown() || this.#match.step !== this.#rest.step) return
    if (answers(this.#sight).length > 0 || (await this.#isAnswerable())) return
    this.find('held', 'what was picked up can be put nowhere and not be put down', [target.label])
  }

  /** So many clicks and no move: there has to be a way back. */
  async #giveUp(): Promise<void> {
    await this.#page.keyboard.press('Escape')
    this.#trail.push('Escape')
    await this.#look()
    for (let tries = 0; tries < 20 && !this.#isAtRest(); tries++) {
      const back = this.#sight.targets.find(goesBack) ?? this.#sight.targets.find(({ glow }) => glow === 'selected')
      if (!back || !(await this.#click(back))) break
      if (this.#match.step !== this.#rest.step) return
    }
    if (!this.#isAtRest()) this.find('stuck', `${longestPlan} clicks made no move, and nothing leads back`)
    return this.#startOver()
  }

  async #startOver(): Promise<void> {
    this.#trail.push('(reload)')
    this.clicks++
    await this.#page.goto(this.#url)
    await this.#page.locator('.status, .score').first().waitFor()
    await this.#page.waitForLoadState('networkidle')
    this.#rest = unseen
    this.#aside = false
    await this.#look()
  }

  /**
   * A page that was just opened asks the same, and offers the same, as one that came here click by click; but what was
   * put off it asks again.
   */
  async #doubt(): Promise<void> {
    const asked = ({ headline, targets }: Sight) =>
      JSON.stringify([headline, targets.flatMap(({ kind, label }) => (kind === 'act' ? [label] : []))])
    const { step } = this.#match
    await this.#isAnswerable()
    // What lies open on the table may be there before the bar has its choices.
    await this.#until(() => this.#sight.targets.some(({ kind }) => kind === 'act') || this.#match.step !== step)
    if (this.#isModal() || this.#match.step !== step) return
    const before = asked(this.#sight)
    await this.#startOver()
    await this.#until(() => this.#match.step !== step || asked(this.#sight) === before)
    if (this.#putOff.has(this.#sight.headline ?? '')) return
    if (this.#match.step === step && asked(this.#sight) !== before)
      this.find('stale', 'a new page asks something else', [before, asked(this.#sight)])
  }

  #choose(determined: boolean): Target {
    const weight = determined ? eager : idle
    const all = this.#sight.targets.map((target) => ({ target, weight: weight(target) }))
    const sum = all.reduce((total, one) => total + one.weight, 0)
    let left = this.#random() * sum
    for (const one of all) {
      left -= one.weight
      if (left < 0) return one.target
    }
    return anyOf(this.#sight.targets, this.#random)
  }

  /** Says whether the click went where it was meant to go. */
  async #click(target: Target): Promise<boolean> {
    this.clicks++
    this.#trail.push(`${target.kind} ${target.glow} "${target.label}"`)
    const { step } = this.#match
    if (!isLit(target)) this.#awaits = this.clicks + lateness
    const fault = await this.#press(target)
    // Others may have moved meanwhile; what was asked for may come late, a card that was held too long is shown large.
    const isLate = fault?.by.startsWith('dialog') && (fault.by.includes('A closer look') || this.clicks < this.#awaits)
    if (fault === null || this.#match.step !== step || isLate) return fault === null
    if (isLit(target) || fault.kind === 'swallowed') this.find(fault.kind, fault.what, [target.label, fault.by])
    return false
  }

  /** Clicks, or says what keeps the click from its target. */
  async #press({ n, kind }: Target): Promise<{ kind: string; what: string; by: string } | null> {
    const spot = await this.#page.evaluate((one) => window.eyes.aim(one), n)
    if (typeof spot === 'string') {
      await this.#look()
      return { kind: 'covered', what: `a target (${kind}) lies below something`, by: spot }
    }
    if (this.#random() < hesitation) {
      await this.#page.mouse.move(spot.x, spot.y)
      await this.#page.evaluate(() => window.eyes.settle())
    }
    // Both at once: asking takes longer than doing.
    const look = this.#page.evaluate((since) => window.eyes.lookAfter(since), this.#match.step)
    await this.#page.mouse.click(spot.x, spot.y)
    const thief = this.#take(await look)
    return thief === null ? null : { kind: 'swallowed', what: `a click (${kind}) goes elsewhere`, by: thief }
  }
}

/** Somebody who wants to get on. */
function eager(target: Target): number {
  if (target.kind === 'dialog') return /^Close/.test(target.label) ? 5 : 1
  if (goesBack(target)) return 0.2
  if (target.glow === 'go') return 6
  if (target.kind === 'act') return 2
  return target.glow === 'legal' ? 2 : target.glow === 'may' ? 0.5 : 0
}

/** Somebody who tries what happens. */
function idle(target: Target): number {
  if (target.kind === 'dialog') return /^Close/.test(target.label) ? 2 : 1
  if (target.kind === 'panel') return 0.15
  if (target.kind === 'card') return 0.05
  if (target.kind === 'takeback') return 0.3
  if (target.kind === 'act') return 2
  return { go: 2, legal: 2, may: 1, selected: 1, '': 0.2 }[target.glow]
}
