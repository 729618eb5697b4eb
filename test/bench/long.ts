import type { State } from 'boardgame.io'
import * as v from 'valibot'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { drawChoice } from '../../games/kit/engine'
import { awaited } from '../../games/kit/legality'
import { grant } from '../../games/kit/referee'
import { Sql } from '../../server/storage/sql'
import { seeded } from '../conformance/seeded'
import type { House } from '../server/house'
import { type Match, startMatch } from '../server/visitors'

/** The game that can be played longest without end in sight: at random far more than 2,000 moves. */
export const longGame = 'meeples-and-monsters'

/** Matches of one course, each with so many moves behind it, as the house would have stored them. */
export async function longMatches(
  { url, storage }: Pick<House, 'url' | 'storage'>,
  definition: GameDefinition,
  lengths: readonly number[],
): Promise<Match[]> {
  return Promise.all(
    lengths.map(async (length) => {
      const match = await startMatch(url, definition.meta.id, { players: 4 })
      let state = (await storage.stateOf(match.matchID)) as State<MatchState>
      const random = seeded(1)
      for (let moves = 0; moves < length; moves++) {
        const player = Object.keys(awaited(state.G))[0]
        const choice = player && drawChoice(definition, state, player, random)
        if (!choice) throw new Error(`The match was over after ${moves} moves`)
        const verdict = grant(definition, state, { kind: 'move', player, ...choice })
        if ('refusal' in verdict) throw new Error(verdict.refusal.because)
        state = verdict.state
        await storage.setState(match.matchID, state, state.deltalog ?? [])
      }
      return match
    }),
  )
}

/** What tells one copy of a match from the next. */
const different: Readonly<Record<string, string>> = {
  id: "printf('%012d', n)",
  created_at: 'created_at - n',
  updated_at: 'updated_at - n',
}

/** So many open matches in all, by copies of the one that is there. */
export function crowd(folder: string, count: number): void {
  const sql = new Sql(`${folder}/monumenta.db`)
  try {
    const columns = sql.rows(v.object({ name: v.string() }), "select name from pragma_table_info('matches')")
    const values = columns.map(({ name }) => different[name] ?? name)
    sql.run(`
      with recursive copies (n) as (select 1 union all select n + 1 from copies where n < ${count - 1})
      insert into matches select ${values.join(', ')} from copies, (select * from matches limit 1)`)
  } finally {
    sql.close()
  }
}
