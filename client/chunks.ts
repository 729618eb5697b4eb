/** Sorts the modules of the client into files. Only the build reads this. */

type Look = (id: string) => { readonly importedIds: readonly string[] } | null

/** A module and all that is fetched with it; what it fetches later, if at all, is not among them. */
function fetchedWith(entries: readonly string[], look: Look): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next)
  return found
}

const lobbyPages = ['LobbyPage', 'GamePage', 'RulesPage', 'CardsPage'].map((page) => `client/lobby/${page}.tsx`)
const tablePages = ['OnlinePage', 'LocalPage'].map((page) => `client/table/${page}.tsx`)

/** In the order in which they take their modules: nothing imports from a later one. */
const kinds = ['site', 'kit', 'face', 'table', 'rules', 'board'] as const

/**
 * A table is fetched in few files: the site, what lobby and tables share, the table, the game's rules and its board. The
 * face of a game is a file too: the lobby shows them all, the page of a game its own.
 * Whatever none of these fetches at once (bots, storybooks, rare pictures and dialogs) keeps a file of its own, and so
 * do the libraries of the table: of what they import, most is shaken off later.
 */
function sorted(root: string, games: readonly string[], look: Look): readonly ReadonlyMap<string, string>[] {
  const all = (...paths: string[]) =>
    fetchedWith(
      paths.map((path) => `${root}/${path}`),
      look,
    )
  const own = (ids: readonly string[]) => ids.filter((id) => !id.includes('node_modules'))
  const rules = games.map((game) => all(`games/${game}/game.ts`))
  const boards = games.map((game) => all(`client/boards/${game}/index.tsx`))
  const faces = games.map((game) => all(`client/boards/${game}/face/index.ts`))
  const facesWith = (id: string) => faces.filter((ids) => ids.has(id)).length
  const lobby = all(...lobbyPages)
  const tables = tablePages.map((page) => all(page))
  const atTables = [...new Set([...tables, ...rules, ...boards].flatMap((ids) => [...ids]))]
  const gamesWith = (id: string) => games.filter((_, i) => rules[i]!.has(id) || boards[i]!.has(id)).length
  const named = (name: string, ids: Iterable<string>) => [...ids].map((id) => [id, name] as const)
  const files: Record<(typeof kinds)[number], (readonly [string, string])[]> = {
    site: named('site', all('client/main.tsx')),
    kit: named(
      'kit',
      atTables.filter((id) => lobby.has(id)),
    ),
    face: games.flatMap((game, i) =>
      [...faces[i]!].map((id) => [id, facesWith(id) === 1 ? `${game}-face` : 'faces'] as const),
    ),
    table: named('table', own(atTables.filter((id) => tables.every((ids) => ids.has(id)) || gamesWith(id) > 1))),
    rules: games.flatMap((game, i) => named(`${game}-rules`, own([...rules[i]!]))),
    board: games.flatMap((game, i) => named(`${game}-board`, own([...boards[i]!]))),
  }
  return kinds.map((kind) => new Map(files[kind]))
}

/** The groups of files, as the bundler asks for them. */
export function groups(root: string, games: readonly string[]) {
  let files: readonly ReadonlyMap<string, string>[] | undefined
  return kinds.map((kind, i) => ({
    debugName: kind,
    priority: kinds.length - i,
    name: (id: string, build: { getModuleInfo: Look }): string | null => {
      files ??= sorted(root, games, (one) => build.getModuleInfo(one))
      return files[i]!.get(id) ?? null
    },
  }))
}
