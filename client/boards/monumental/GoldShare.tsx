import TwoCoins from '~icons/game-icons/two-coins'
import { Act } from '../../kit/status'
import type { Paying } from './payments'
import { usePlan } from './planning'

interface ShareProps {
  readonly paying: Paying
  readonly cost: number
  readonly res: string
}

/** More or less Gold in place of a basic resource. */
export function GoldShare({ paying, cost, res }: ShareProps) {
  const plan = usePlan()
  const words = (gold: number) => (cost - gold > 0 ? `${gold} Gold, ${cost - gold} ${res}` : `${gold} Gold`)
  return (
    <>
      {paying.more === null ? null : (
        <Act
          icon={<TwoCoins />}
          label="More Gold"
          note={words(paying.more)}
          onClick={() => plan.add({ gold: paying.more })}
        />
      )}
      {paying.less === null ? null : (
        <Act
          icon={<TwoCoins />}
          label="Less Gold"
          note={words(paying.less)}
          onClick={() => plan.add({ gold: paying.less })}
        />
      )}
    </>
  )
}
