import type { PlayerId } from '../../../games/kit/rule'
import { nameOf, warlordOf } from '../../../games/monumental/pieces/cards'
import { missingWork, wonderOf } from '../../../games/monumental/pieces/wonders'
import { areaOf, completedWonders, type G } from '../../../games/monumental/state'
import { counted, describeEffects } from '../../../games/monumental/words/describe'
import { Tip } from '../../kit/Tip'
import { clickAbility, tipOf } from './card-click'
import { cardWords, faceOf } from './face'
import { Picture } from './Picture'
import { isActing, type Props } from './plan'

interface WorksProps {
  readonly mine: Props | null
  readonly view: G
  readonly player: PlayerId
}

/** The Wonder under construction, the Warlord, Heroes, and the Wonders that stand. */
export function Works({ mine, view, player }: WorksProps) {
  const area = areaOf(view, player)
  const done = completedWonders(area)
  return (
    <section className="box works" aria-label="Wonder and Warlord">
      <h3>
        Wonder <small>{area.wonder ? 'under construction' : done.length > 0 ? '' : 'none yet'}</small>
      </h3>
      {area.wonder ? <Construction mine={mine} wonder={area.wonder} /> : null}
      {done.length > 0 ? (
        <p className="done">
          {done.map((uid) => (
            <Tip key={uid} tip={cardWords(uid)}>
              <button type="button" className="chip" data-place={`wonders ${player}`}>
                <Picture of={uid} />
                {nameOf(uid)}
              </button>
            </Tip>
          ))}
        </p>
      ) : null}
      <Leader id={warlordOf(area.civ).id} title="Warlord" note={sacrificeWords(area.sacrificed)} />
      {area.heroes.map((id) => (
        <Hero key={id} mine={mine} id={id} />
      ))}
    </section>
  )
}

const sacrificeWords = (n: number): string => (n === 0 ? '' : `${counted(n, 'sacrificed Soldier')} here`)

interface BuiltProps {
  readonly mine: Props | null
  readonly wonder: NonNullable<ReturnType<typeof areaOf>['wonder']>
}

function Construction({ mine, wonder }: BuiltProps) {
  const { card, work, bonus } = wonder
  const { work: of, vp } = wonderOf(card)
  const may = mine !== null && isActing(mine.table) && mine.table.choices('workOnWonder').length > 0
  const inside = (
    <>
      <span className="wi">
        <Picture of={card} />
      </span>
      <span className="wt">
        <b>{nameOf(card)}</b>
        <small>
          {bonus ? 'bonus taken' : `then ${describeEffects(wonderOf(card).bonus)}`}, {counted(vp, 'point')}
        </small>
        <span className="prog">
          {Array.from({ length: of }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <i key={i} className={i < work ? 'on' : undefined} />
          ))}
        </span>
        <span className="sr">
          {work} of {of} work done
        </span>
      </span>
    </>
  )
  if (!may) {
    return (
      <div className="won" data-piece={`card ${card}`}>
        {inside}
      </div>
    )
  }
  return (
    <Tip tip={`${missingWork({ wonder })} work missing`} spoken>
      <button
        type="button"
        className={mine.plan.busy === 'work' ? 'won selected' : 'won may'}
        data-piece={`card ${card}`}
        onClick={() => mine.plan.begin(mine.plan.busy === 'work' ? {} : { busy: 'work' })}
      >
        <span className="sr">Work on </span>
        {inside}
      </button>
    </Tip>
  )
}

interface LeaderProps {
  readonly id: string
  readonly title: string
  readonly note: string
}

const Leader = ({ id, title, note }: LeaderProps) => (
  <div className="won lord">
    <span className="wi">
      <Picture of={id} />
    </span>
    <span className="wt">
      <b>{faceOf(id).name}</b>
      <small>
        {title}: {faceOf(id).words}
      </small>
      {note ? <small className="fact">{note}</small> : null}
    </span>
  </div>
)

function Hero({ mine, id }: { readonly mine: Props | null; readonly id: string }) {
  const click = mine ? clickAbility(mine, id) : null
  const face = faceOf(id)
  if (!click) return <Leader id={id} title="Hero" note={face.more} />
  const may = !click.refusal
  return (
    <Tip tip={tipOf(id, click)} clause={click.refusal?.clause || undefined} spoken>
      <button
        type="button"
        className={may ? 'won lord may' : 'won lord'}
        aria-disabled={may ? undefined : true}
        onClick={may ? click.run : undefined}
      >
        <span className="wi">
          <Picture of={id} />
        </span>
        <span className="wt">
          <b>
            <span className="sr">Use </span>
            {face.name}
          </b>
          <small>
            {face.words}; {face.more}
          </small>
        </span>
      </button>
    </Tip>
  )
}
