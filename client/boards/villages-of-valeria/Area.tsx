import type { PlayerId } from '../../../games/kit/rule'
import { counted } from '../../../games/kit/words'
import { size, visible } from '../../../games/kit/zones'
import { villageOf } from '../../../games/villages-of-valeria/state'
import { AdventurerCard, BuildingCard, MonumentCard } from './Cards'
import { Castle } from './Castle'
import { payingOf } from './paying'
import { useSituation } from './plan'
import { Works } from './Works'

/** A player's whole village, opened from the panel. */
export default function Area({ player }: { readonly player: PlayerId }) {
  const situation = useSituation()
  const { table } = situation
  const { buildings, adventurers, completed, hand, gold } = villageOf(table.view, player)
  return (
    <div className="varea">
      <h3 className="display">Castle and resources</h3>
      <p>{counted(gold, 'gold', 'gold')} in supply</p>
      <Castle player={player} paying={payingOf(situation)} />
      <Works player={player} />
      <Cards title={`Buildings: ${buildings.length}`} none="None yet.">
        {buildings.map((card) => (
          <BuildingCard key={card} card={card} />
        ))}
      </Cards>
      <Cards title={`Adventurers: ${adventurers.length}`} none="None yet.">
        {adventurers.map((id) => (
          <AdventurerCard key={id} id={id} />
        ))}
      </Cards>
      {completed.length > 0 ? (
        <Cards title={`Monuments: ${completed.length}`} none="">
          {completed.map((id) => (
            <MonumentCard key={id} id={id} />
          ))}
        </Cards>
      ) : null}
      <Cards title={`In hand: ${counted(size(hand), 'card')}`} none="">
        {visible(hand).map((card) => (
          <BuildingCard key={card} card={card} />
        ))}
      </Cards>
    </div>
  )
}

interface CardsProps {
  readonly title: string
  readonly none: string
  readonly children: readonly React.ReactNode[]
}

function Cards({ title, none, children }: CardsProps) {
  return (
    <>
      <h3 className="display">{title}</h3>
      {children.length > 0 ? <div className="cardrow">{children}</div> : none ? <p className="bare">{none}</p> : null}
    </>
  )
}
