import { heroOf } from '../../../games/now-or-never/data/heroes'
import { areaOf } from '../../../games/now-or-never/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { playerAt } from '../../kit/table'
import { useNever } from './plan'

/** Whose page it is. */
export const Reader = ({ player }: { readonly player: string }) => {
  const table = useNever()
  const { mark, name } = playerAt(table, player)
  const { hero } = areaOf(table.view, player)
  return (
    <>
      <PlayerMark mark={mark} size="s" /> {name}
      {hero ? ` · ${heroOf(hero).name}` : ''}
    </>
  )
}
