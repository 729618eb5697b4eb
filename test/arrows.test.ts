import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalog } from '../games/catalog'

const root = fileURLToPath(new URL('../', import.meta.url))

const sources = (folder: string, kind = /\.tsx?$/): string[] =>
  readdirSync(`${root}${folder}`).flatMap((name) => {
    const path = `${folder}/${name}`
    if (statSync(root + path).isDirectory()) return sources(path, kind)
    return kind.test(name) ? [path] : []
  })

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** What a file imports: packages by name, files by their path from the root. */
function importsOf(path: string): string[] {
  const text = readFileSync(root + path, 'utf8')
  return [...text.matchAll(IMPORT)].map(([, name]) =>
    name!.startsWith('.') ? resolve(`/${dirname(path)}`, name!).slice(1) : name!,
  )
}

const offenders = (folder: string, forbidden: (imported: string, file: string) => boolean): string[] =>
  sources(folder).flatMap((file) =>
    importsOf(file)
      .filter((imported) => forbidden(imported, file))
      .map((imported) => `${file} imports ${imported}`),
  )

const gameOf = (path: string): string => path.split('/')[1]!
const roomOf = gameOf

describe('dependencies point down only', () => {
  it('games know neither React, Koa, sockets nor Node', () => {
    expect(offenders('games', (name) => /^(node:|react|koa|socket\.io|libsql)/.test(name))).toEqual([])
  })

  it('games import nothing from server or client', () => {
    expect(offenders('games', (name) => /^(server|client|test)\//.test(name))).toEqual([])
  })

  it('a game imports only the kit and itself; the kit imports no game', () => {
    const wrong = offenders('games', (name, file) => {
      if (!name.startsWith('games/') || file === 'games/catalog.ts') return false
      return gameOf(name) !== 'kit' && gameOf(name) !== gameOf(file)
    })
    expect(wrong).toEqual([])
  })

  it('only the kit touches boardgame.io among the games', () => {
    expect(offenders('games', (name, file) => name.startsWith('boardgame.io') && gameOf(file) !== 'kit')).toEqual([])
  })

  it('server and client do not import each other', () => {
    expect(offenders('server', (name) => name.startsWith('client/') || name.startsWith('react'))).toEqual([])
    expect(offenders('client', (name) => name.startsWith('server/') || /^(node:|koa|libsql)/.test(name))).toEqual([])
  })

  it('the server knows no game but the catalog', () => {
    const wrong = offenders('server', (name) => name.startsWith('games/') && !/^games\/(kit\/|catalog)/.test(name))
    expect(wrong).toEqual([])
  })

  it('what happens at matches knows no door: neither wire, sockets, HTTP, pages nor a database', () => {
    const known =
      /^(games\/kit\/(?!wire)|server\/(match|lib)\/|boardgame\.io(\/internal)?$|fast-json-patch$|node:timers\/)/
    expect(offenders('server/match', (name) => !known.test(name))).toEqual([])
  })

  it('the doors of the server do not lead into each other', () => {
    const doors = ['sockets', 'lobby', 'storage', 'web']
    const other = (name: string, file: string) => roomOf(name) !== roomOf(file) && doors.includes(roomOf(name))
    const wrong = doors.flatMap((door) =>
      offenders(`server/${door}`, (name, file) => name.startsWith('server/') && other(name, file)),
    )
    expect(wrong).toEqual([])
    expect(offenders('server/lib', (name) => name.startsWith('server/') && roomOf(name) !== 'lib')).toEqual([])
  })

  it('the table and the lobby know no board', () => {
    const frame = ['client/table', 'client/lobby', 'client/kit']
    expect(frame.flatMap((folder) => offenders(folder, (name) => name.startsWith('client/boards/')))).toEqual([])
  })

  it('the client names no game outside its board', () => {
    const names = new RegExp(`['"\`/](${catalog.map(({ meta }) => meta.id).join('|')})['"\`/]`)
    const elsewhere = sources('client', /\.(tsx?|css|html)$/).filter((file) => !file.startsWith('client/boards/'))
    expect(elsewhere.filter((file) => names.test(readFileSync(root + file, 'utf8')))).toEqual([])
  })

  it('a face knows nothing of its board: the lobby loads all of them', () => {
    const faces = readdirSync(`${root}client/boards`).map((game) => `client/boards/${game}/face`)
    const there = faces.filter((face) => existsSync(root + face))
    const wrong = there.flatMap((face) =>
      offenders(face, (name) => !name.startsWith(`${face}/`) && !/^(client\/kit\/|react$|~icons\/)/.test(name)),
    )
    expect(wrong).toEqual([])
  })

  it('boards of different games do not import each other', () => {
    const board = (path: string) => path.split('/')[2]
    const wrong = offenders(
      'client/boards',
      (name, file) => name.startsWith('client/boards/') && board(name) !== board(file),
    )
    expect(wrong).toEqual([])
  })
})

describe('the kits hold nothing that nobody needs', () => {
  const kits = ['games/kit', 'client/kit']
  const rooms = ['games', 'client', 'server']
  const EXPORT = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm
  const NAMED = /(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from ['"]([^'"]+)['"]/g

  /** Every name a file takes from another one, as "path name". */
  const takenBy = (file: string): string[] =>
    [...readFileSync(root + file, 'utf8').matchAll(NAMED)].flatMap(([, names, from]) => {
      const path = resolve(`/${dirname(file)}`, from!).slice(1)
      return names!.split(',').map(
        (name) =>
          `${path} ${
            name
              .trim()
              .replace(/^type /, '')
              .split(' as ')[0]
          }`,
      )
    })

  const parts = kits.flatMap((kit) => sources(kit))
  // Whole matches on the engine are for now played by fuzz, bench and arena alone.
  const forTests = ['games/kit/engine open']
  const taken = new Set(rooms.flatMap((room) => sources(room)).flatMap(takenBy))
  const tested = new Set(sources('test').flatMap(takenBy))

  it('what a file of a kit offers is used elsewhere, or at home and shown by a test', () => {
    const offered = parts.flatMap((file) => {
      const text = readFileSync(root + file, 'utf8')
      const uses = (name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))!.length
      return [...text.matchAll(EXPORT)].map(([, name]) => ({
        part: `${file.replace(/\.tsx?$/, '')} ${name}`,
        atHome: uses(name!) > 1,
      }))
    })
    expect(offered.length).toBeGreaterThan(100)
    const idle = offered.filter(({ part, atHome }) => !taken.has(part) && !(atHome && tested.has(part)))
    expect(idle.map(({ part }) => part)).toEqual(forTests)
  })
})
