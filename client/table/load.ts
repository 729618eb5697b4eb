import { inCatalog } from '../../games/catalog'
import type { GameDefinition } from '../../games/kit/definition'
import { fontsReady, tableFonts } from '../app/fonts'
import type { BoardModule } from '../kit/table'

const boards = import.meta.glob<{ board: BoardModule }>('../boards/*/index.tsx')

/** Rules and board of a game; nothing if there is no such game. */
export async function loadGame(id: string): Promise<{ definition: GameDefinition; board: BoardModule } | undefined> {
  const entry = inCatalog(id)
  if (!entry) return undefined
  const plain = () => import('./PlainBoard')
  const [definition, { board }] = await Promise.all([
    entry.load(),
    (boards[`../boards/${entry.meta.id}/index.tsx`] ?? plain)(),
    fontsReady(tableFonts(entry.meta.id)),
  ])
  return { definition, board }
}
