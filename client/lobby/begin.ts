import { inCatalog } from '../../games/catalog'
import type { Meta } from '../../games/kit/meta'
import { completeOptions, type Options } from '../../games/kit/options'
import { sheetOf } from '../../games/kit/series'
import { ApiProblem, api } from '../app/api'
import { playerName, rememberName, tidyName } from '../app/identity'
import { paths } from '../app/paths'
import { rememberLocal } from '../app/seats'
import { recalled } from '../kit/remembered'
import { beginSeries } from '../series/here'
import { type Draft, newLocalId, playersFor, suggestedName } from './draft'
import { takeSeat } from './useJoin'

/** Creates the match of a draft without problems and says where it is. */
export const begin = (meta: Meta, draft: Draft): Promise<string> =>
  draft.where === 'device' ? beginHere(meta, draft) : beginOnline(meta, draft)

async function beginHere(meta: Meta, { seats, options, mode }: Draft): Promise<string> {
  await mustFit(meta, options, seats.length)
  const first = seats.find(({ bot }) => !bot)
  if (first && !playerName.get()) rememberChosen(first.name)
  const match = {
    game: meta.id,
    players: playersFor(seats),
    options: recalled(meta, options, seats.length),
    mode,
  }
  if (sheetOf({ meta }, options) !== null) return beginSeries(meta, match)
  const id = newLocalId()
  rememberLocal({ id, ...match })
  return paths.local(id)
}

/** What the server would say to what somebody brings. */
async function mustFit(meta: Meta, options: Options, players: number): Promise<void> {
  const definition = await inCatalog(meta.id)?.load()
  await definition?.prepare?.(options)
  const problem = definition?.problem?.(completeOptions(meta.options, options, players), players)
  if (problem) throw new ApiProblem(problem)
}

async function beginOnline(meta: Meta, { where, seats, options, name, terms }: Draft): Promise<string> {
  const plays = !seats[0]?.bot
  if (plays) rememberChosen(name)
  const id = await api.create({
    game: meta.id,
    numPlayers: seats.length,
    setupData: recalled(meta, options, seats.length),
    unlisted: where === 'link',
    terms,
    bots: Object.fromEntries(seats.flatMap(({ bot }, seat) => (bot ? [[seat, bot]] : []))),
  })
  if (!plays) return paths.watch(meta.id, id)
  // If somebody was quicker or the line broke, the match page offers the free seats.
  await takeSeat(meta.id, id, tidyName(name), { seat: '0' }).catch(() => undefined)
  return paths.match(meta.id, id)
}

/** A name that nobody typed is nobody's name. */
function rememberChosen(name: string): void {
  if (tidyName(name) !== suggestedName(0)) rememberName(name)
}
