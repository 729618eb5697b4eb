import CapitolIcon from '~icons/game-icons/capitol'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head'
import { size } from '../../../games/kit/zones'
import { meepleClasses } from '../../../games/meeples-and-monsters/data/classes'
import { arrivesCards } from '../../../games/meeples-and-monsters/data/monsters'
import { Tip } from '../../kit/Tip'
import { LocFace } from './Cards'
import { Meeple, NamedMeeple } from './Meeple'
import { capitolPlaces, placeName } from './names'
import { PlaceButton, Placed } from './Place'
import type { Props } from './plan'

interface Work {
  readonly needs: readonly ('peasant' | 'any')[]
  readonly gives: string
  readonly adds: boolean
  readonly words: string
}

const works: Readonly<Record<string, Work>> = {
  'capitol-yard': {
    needs: ['peasant'],
    gives: 'build',
    adds: true,
    words: 'A Peasant builds a Location; another Peasant joins from the supply',
  },
  'capitol-guild': {
    needs: ['peasant', 'peasant'],
    gives: 'build',
    adds: false,
    words: 'Two Peasants build a Location',
  },
  'capitol-drill': {
    needs: ['any'],
    gives: 'level up',
    adds: false,
    words: 'One Unit raises its whole class by a level, for points',
  },
}

/** The middle of the city: its three workshops, the decks and the supply. */
export function Capitol(props: Props) {
  const { view } = props.table
  return (
    <section className="cap" aria-label="Capitol">
      <h3 className="display">
        <CapitolIcon aria-hidden="true" />
        Capitol
      </h3>
      <div className={view.phase === 'development' ? 'works' : 'works shut'}>
        {capitolPlaces.map((place) => (
          <Workshop key={place} {...props} place={place} />
        ))}
      </div>
      <div className="decks">
        <span className="pile" title="Monster deck" data-piece="monster deck">
          <span className="back dk">
            <SpikedDragonHead aria-hidden="true" />
          </span>
          <span className="cnt">
            <span data-count="monsters">{size(view.monsterDeck)}</span>
            <span className="sr"> cards in the Monster deck</span>
          </span>
        </span>
        <span className="pile" title="Quest deck" data-piece="quest deck">
          <span className="back dk">
            <ScrollQuill aria-hidden="true" />
          </span>
          <span className="cnt">
            <span data-count="quests">{size(view.questDeck)}</span>
            <span className="sr"> cards in the Quest deck</span>
          </span>
        </span>
      </div>
      <div className="sup">
        <h4>
          Supply
          <Arrives table={props.table} />
        </h4>
        <div className="supg">
          {meepleClasses.map((cls) => (
            <span key={cls} className="s">
              <NamedMeeple cls={cls} />
              <span data-count={`supply ${cls}`}>{view.supply[cls]}</span>
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}

/** How many Arrives cards have come, and what that means for the end. */
function Arrives({ table }: Pick<Props, 'table'>) {
  const { view, definition } = table
  const ending = definition.endings?.(view)[0]
  return (
    <Tip tip={ending?.say ?? 'The game is over.'} clause={ending?.clause}>
      <button type="button" className="arrives">
        Dark Council {view.arrives} of {arrivesCards}
      </button>
    </Tip>
  )
}

function Workshop({ table, plan, place }: Props & { readonly place: string }) {
  const { needs, gives, adds, words } = works[place]!
  return (
    <div className="spot">
      <PlaceButton table={table} plan={plan} place={place} className="loc" words={words}>
        <LocFace id={place} name={placeName(place)}>
          <span className="rq" role="img" aria-label={words}>
            {needs.map((need, i) =>
              need === 'any' ? (
                <span key="any" className="any">
                  any
                </span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: printed, they never change places
                <Meeple key={i} cls={need} size="xs" />
              ),
            )}
            <i>→</i>
            {gives}
            {adds ? (
              <span className="sg">
                <em>+</em>
                <Meeple cls="peasant" size="xs" />
              </span>
            ) : null}
          </span>
        </LocFace>
      </PlaceButton>
      <Placed table={table} place={place} />
    </div>
  )
}
