import type { PlayerId } from '../../../games/kit/rule'
import { nameOf, warlordOf } from '../../../games/monumental/pieces/cards'
import { missingWork, wonderOf } from '../../../games/monumental/pieces/wonders'
import { areaOf, completedWonders } from '../../../games/monumental/state'
import { counted, describeEffects } from '../../../games/monumental/words/describe'
import { Explained } from '../../kit/chips'
import { type Click, Press } from '../../kit/Press'
import { clickAbility, tipOf } from './card-click'
import { cardWords } from './describe'
import { Picture } from './Picture'
import { isActing, useMonumental } from './plan'
import { useSituation } from './planning'
import { printedOn } from './printed'

/** The Wonder under construction, the Warlord, Heroes, and the Wonders that stand. */
export function Works({ player }: { readonly player: PlayerId }) {
  const { view } = useMonumental()
  const area = areaOf(view, player)
  const done = completedWonders(area)
  return (
    <section className="box works" aria-label="Wonder and Warlord">
      <h3>
        Wonder <small>{area.wonder ? 'under construction' : done.length > 0 ? '' : 'none yet'}</small>
      </h3>
      {area.wonder ? <Construction wonder={area.wonder} /> : null}
      {done.length > 0 ? (
        <p className="done">
          {done.map((uid) => (
            <Explained key={uid} className="chip" data-place={`wonders ${player}`} tip={cardWords(uid)}>
              <Picture of={uid} />
              {nameOf(uid)}
            </Explained>
          ))}
        </p>
      ) : null}
      <Leader id={warlordOf(area.civ).id} title="Warlord" note={sacrificeWords(area.sacrificed)} />
      {area.heroes.map((id) => (
        <Hero key={id} id={id} />
      ))}
    </section>
  )
}

const sacrificeWords = (n: number): string => (n === 0 ? '' : `${counted(n, 'sacrificed Soldier')} here`)

type Begun = NonNullable<ReturnType<typeof areaOf>['wonder']>

function Construction({ wonder }: { readonly wonder: Begun }) {
  const { table, plan } = useSituation()
  const { card, work, bonus } = wonder
  const { work: of, vp } = wonderOf(card)
  const may = isActing(table) && table.choices('workOnWonder').length > 0
  const chosen = plan.busy === 'work'
  const click: Click = {
    does: 'Work on',
    glow: chosen ? 'selected' : 'may',
    run: () => plan.begin(chosen ? {} : { busy: 'work' }),
  }
  return (
    <Press
      className="won"
      click={may ? click : null}
      words={may ? `${missingWork({ wonder })} work missing` : undefined}
      data-piece={`card ${card}`}
    >
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
    </Press>
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
      <b>{printedOn(id).name}</b>
      <small>
        {title}: {printedOn(id).words}
      </small>
      {note ? <small className="fact">{note}</small> : null}
    </span>
  </div>
)

function Hero({ id }: { readonly id: string }) {
  const click = clickAbility(useSituation(), id)
  const face = printedOn(id)
  if (!click) return <Leader id={id} title="Hero" note={face.more} />
  return (
    <Press className="won lord" click={click} words={tipOf(id, click)}>
      <span className="wi">
        <Picture of={id} />
      </span>
      <span className="wt">
        <b>{face.name}</b>
        <small>
          {face.words}; {face.more}
        </small>
      </span>
    </Press>
  )
}
