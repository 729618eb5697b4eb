import { catalog } from '../../games/catalog'
import type { Plug } from './plug'

/** What `test/games/<game>/plug.ts` exports, and it exports nothing else. */
async function plugFor(game: string): Promise<Plug> {
  const exported: Record<string, Plug> = await import(`../games/${game}/plug.ts`)
  const [plug] = Object.values(exported)
  if (!plug) throw new Error(`test/games/${game}/plug.ts exports no plug`)
  return plug
}

export const plugs: readonly Plug[] = await Promise.all(catalog.map(({ meta }) => plugFor(meta.id)))

export function plugOf(game: string): Plug {
  const plug = plugs.find(({ definition }) => definition.meta.id === game)
  if (!plug) throw new Error(`No game "${game}". There are: ${plugs.map((one) => one.definition.meta.id).join(', ')}`)
  return plug
}
