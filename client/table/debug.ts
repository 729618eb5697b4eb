import { Debug } from 'boardgame.io/debug'
import type { MatchState } from '../../games/kit/definition'
import type { LocalTable } from './local'

/** What the panel is given by boardgame.io: who manages the clients of this page, and the one it looks at. */
interface Manager {
  subscribe(callback: (state: { readonly client: object | null }) => void): () => void
}

interface Options {
  readonly target: Element
  readonly props: { readonly clientManager: Manager }
}

/** The same object with some of its parts replaced. */
function replacing<T extends object>(whole: T, parts: Readonly<Record<string, unknown>>): T {
  return new Proxy(whole, {
    get(target, key) {
      if (typeof key === 'string' && key in parts) return parts[key]
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/**
 * boardgame.io's panel. Its bots want one client that knows everything and moves for everybody; here every seat has a
 * client of its own that knows what the seat does. So the panel is shown such a one: it reads and plays on the table.
 */
export function panelOf<G extends MatchState>(table: LocalTable<G>): typeof Debug {
  const store = { getState: () => table.state.get(), dispatch: table.debugged }
  const everybody = (client: object | null) => client && replacing(client, { multiplayer: undefined, store })
  const onTable = (manager: Manager): Manager =>
    replacing(manager, {
      subscribe: (callback: Parameters<Manager['subscribe']>[0]) =>
        manager.subscribe((state) => callback({ ...state, client: everybody(state.client) })),
    })
  return new Proxy(Debug, {
    construct: (Impl, [{ target, props }]: [Options]) =>
      new Impl({ target, props: { clientManager: onTable(props.clientManager) } }),
  })
}
