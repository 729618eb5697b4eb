import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { Stroke } from '../../kit/Stroke'
import { BuildingFace, toneOf } from './Cards'
import { handClick } from './clicks'
import { counted, powerWords } from './names'
import { Press } from './Press'
import { ownHand, type Props } from './plan'

/** The own hand. Chosen cards stand out; those about to be discarded say so. */
export function Hand(props: Props) {
  const hand = ownHand(props.table)
  return (
    <div className="handbox">
      <div className="zt">
        <h2 className="display">Hand</h2>
        <small>{counted(hand.length, 'card')}</small>
      </div>
      <div className="hand fan h">
        {hand.map((card) => (
          <div
            key={card}
            className={isChosen(props, card) ? 'sel' : undefined}
            data-piece={`card ${card}`}
            data-from="deck"
          >
            <HandCard {...props} card={card} />
          </div>
        ))}
      </div>
      {hand.length === 0 ? <p className="bare">Your hand is empty. Harvest and Tax bring cards.</p> : null}
    </div>
  )
}

function isChosen({ plan: { begun } }: Props, card: string): boolean {
  switch (begun.doing) {
    case 'develop':
      return begun.card === card || begun.discards.some((discard) => discard.card === card)
    case 'build':
      return begun.target?.kind === 'building' && begun.target.card === card
    case 'look':
      return begun.card === card
    case 'recruit':
      return false
  }
}

function HandCard(props: Props & { readonly card: string }) {
  const { card, plan } = props
  const { begun } = plan
  const discard = begun.doing === 'develop' ? begun.discards.find((one) => one.card === card) : undefined
  return (
    <Press
      click={handClick(props, card)}
      className="card bd"
      card={card}
      style={toneOf(buildingOf(card).type)}
      words={powerWords(buildingOf(card).power)}
    >
      <BuildingFace card={card} />
      {discard ? <span className="lands">discard, pile {discard.pile + 1}</span> : null}
      {isChosen(props, card) && !discard ? (
        <span className="tick">
          <Stroke of="check" size={14} />
        </span>
      ) : null}
    </Press>
  )
}
