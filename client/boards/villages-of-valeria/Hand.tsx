import { counted } from '../../../games/kit/words'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { Press } from '../../kit/Press'
import { Hand as Cards, Tick, ZoneHead } from '../../kit/pieces'
import { BuildingFace, toneOf } from './Cards'
import { handClick } from './clicks'
import { powerWords } from './describe'
import { ownHand, type Situation, useSituation } from './plan'

/** The own hand. Chosen cards stand out; those about to be discarded say so. */
export function Hand() {
  const situation = useSituation()
  const hand = ownHand(situation.table)
  return (
    <div className="handbox">
      <ZoneHead title="Hand" note={counted(hand.length, 'card')} />
      <Cards
        cards={hand}
        chosen={hand.filter((card) => isChosen(situation, card))}
        piece={(card) => `card ${card}`}
        from="deck"
        className="h"
      >
        {(card) => <HandCard card={card} />}
      </Cards>
      {hand.length === 0 ? <p className="bare">Your hand is empty. Harvest and Tax bring cards.</p> : null}
    </div>
  )
}

function isChosen({ plan: { begun } }: Situation, card: string): boolean {
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

function HandCard({ card }: { readonly card: string }) {
  const situation = useSituation()
  const { plan } = situation
  const { begun } = plan
  const discard = begun.doing === 'develop' ? begun.discards.find((one) => one.card === card) : undefined
  return (
    <Press
      click={handClick(situation, card)}
      className="card bd"
      card={card}
      style={toneOf(buildingOf(card).type)}
      words={powerWords(buildingOf(card).power)}
    >
      <BuildingFace card={card} />
      {discard ? <span className="lands">discard, pile {discard.pile + 1}</span> : null}
      {isChosen(situation, card) && !discard ? <Tick /> : null}
    </Press>
  )
}
