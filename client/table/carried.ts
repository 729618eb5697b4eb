import * as v from 'valibot'
import { inCatalog } from '../../games/catalog'
import type { GameDefinition } from '../../games/kit/definition'
import { fileName, fromText, type MatchFile, toText } from '../../games/kit/match-file'
import { begin, replay, requestsOf } from '../../games/kit/referee'
import { seedShape } from '../../games/kit/requests'
import { rememberLocal } from '../app/seats'
import type { Player } from '../kit/table'
import type { History } from './history'
import type { LocalTable } from './local'
import { keep, newSeed } from './shelf'

/** Matches that are carried from one device to another as a file. */

export function fileOf(table: LocalTable): MatchFile {
  const { game, options, players } = table.match
  const { scores, ...kept } = table.kept()
  return { game, options, players, ...kept, scores: scores ?? null }
}

const chanceShape = v.object({ random: v.object({ data: v.object({ seed: seedShape }) }) })

/** A match from a server, once it is over; nothing if it can not begin the same way elsewhere. */
export function fileOfHistory(
  definition: GameDefinition,
  { options, initial, log }: History,
  players: readonly Player[],
  scores: MatchFile['scores'],
): MatchFile | undefined {
  const chance = v.safeParse(chanceShape, initial.plugins)
  if (!chance.success) return undefined
  const { seed } = chance.output.random.data
  const { id: game, version } = definition.meta
  if (!beginsSo(definition, { players: players.length, options, seed }, initial.G)) return undefined
  const people = players.map(({ name, bot }) => ({ name, bot }))
  return { game, version, seed, options, players: people, scores, requests: requestsOf(log) }
}

/** Not with a book its host brought, which is told to nobody, and not after an upgrade in its midst. */
function beginsSo(definition: GameDefinition, match: Parameters<typeof begin>[1], G: unknown): boolean {
  try {
    return JSON.stringify(begin(definition, match).G) === JSON.stringify(G)
  } catch {
    return false
  }
}

/** Hands the file to whoever asked for it, as browsers do. */
export function save(file: MatchFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([toText(file)], { type: 'application/json' }))
  link.download = fileName(file)
  link.click()
  URL.revokeObjectURL(link.href)
}

export type Taken = { readonly id: string } | { readonly problem: string }

/** Lays the match of a file out on this device, beside the others: played through once before anybody relies on it. */
export async function take(text: string): Promise<Taken> {
  const read = fromText(text, (game) => inCatalog(game)?.meta)
  if ('problem' in read) return read
  const { file } = read
  const definition = await inCatalog(file.game)!.load()
  await definition.prepare?.(file.options)
  const problem = whyNot(definition, file)
  if (problem) return { problem }
  const id = newSeed().slice(0, 12)
  const { game, options, players, seed, version, requests, scores } = file
  if (!keep(id, { seed, version, requests, ...(scores ? { scores } : {}) })) {
    return { problem: 'This device does not let a match be kept: its storage is full or switched off' }
  }
  rememberLocal({ id, game, players, options, mode: 'hotseat' })
  return { id }
}

/** Why the rules of today do not play this match to where it says it stands. */
export function whyNot(definition: GameDefinition, { players, options, seed, requests, scores }: MatchFile) {
  try {
    const states = replay(definition, begin(definition, { players: players.length, options, seed }), requests)
    const { outcome } = states.at(-1)!.G
    const differs = scores && outcome && players.some((_, seat) => outcome.scores[seat] !== scores[seat])
    return differs ? 'Played again by the rules here, this match ends with other points' : undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'This match can not be played again'
  }
}
