import CapitolIcon from '~icons/game-icons/capitol'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head'
import { size } from '../../../games/kit/zones'
import { meepleClasses } from '../../../games/meeples-and-monsters/data/classes'
import { arrivesCards } from '../../../games/meeples-and-monsters/data/monsters'
import { Explained } from '../../kit/chips'
import { Pile } from '../../kit/pieces'
import { LocFace } from './Cards'
import { Meeple, NamedMeeple } from './Meeple'
import { capitolPlaces, placeName } from './names'
import { PlaceButton, Placed } from './Place'
import { useMeeples } from './plan'

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
export function Capitol() {
  const { view } = useMeeples()
  return (
    <section className="cap" aria-label="Capitol">
      <h3 className="display">
        <CapitolIcon />
        Capitol
      </h3>
      <div className={view.phase === 'development' ? 'works' : 'works shut'}>
        {capitolPlaces.map((place) => (
          <Workshop key={place} place={place} />
        ))}
      </div>
      <div className="decks">
        <Pile
          piece="monster deck"
          title="Monster deck"
          count={size(view.monsterDeck)}
          counts="cards in the Monster deck"
        >
          <span className="back dk">
            <SpikedDragonHead />
          </span>
        </Pile>
        <Pile piece="quest deck" title="Quest deck" count={size(view.questDeck)} counts="cards in the Quest deck">
          <span className="back dk">
            <ScrollQuill />
          </span>
        </Pile>
      </div>
      <div className="sup">
        <h4>
          Supply
          <Arrives />
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
function Arrives() {
  const { view, definition } = useMeeples()
  const ending = definition.endings?.(view)[0]
  return (
    <Explained className="arrives" tip={ending?.say ?? 'The game is over.'} clause={ending?.clause}>
      Dark Council {view.arrives} of {arrivesCards}
    </Explained>
  )
}

function Workshop({ place }: { readonly place: string }) {
  const { needs, gives, adds, words } = works[place]!
  return (
    <div className="spot">
      <PlaceButton place={place} className="loc" words={words}>
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
      <Placed place={place} />
    </div>
  )
}
