import * as v from 'valibot'
import { builderFor, type Query } from '../../server/storage/query'
import { type Sql, textBytes } from '../../server/storage/sql'
import { freeze } from '../../server/storage/steps'
import { Tables } from '../../server/storage/tables'

const older = `
  drop index matches_due;
  drop index matches_running;
  alter table matches drop column due;
  alter table matches drop column state_id;
  alter table matches drop column revision;
  drop table changes;
  create table steps (match_id text not null, stack text not null, at integer not null, entry text not null) strict;
`

/** The same data as the first version would have stored it: tables whole, each step back in a row of its own. */
export async function asFirstVersion(sql: Sql): Promise<void> {
  const ask = async (query: Query) => sql.answer(query).rows
  const tables = new Tables({ kind: 'sqlite', db: builderFor('sqlite'), ask })
  const ids = sql.rows(v.object({ id: textBytes }), 'select cast(id as blob) as id from matches')
  const all = await Promise.all(ids.map(async ({ id }) => ({ id, state: (await tables.read(id))! })))
  sql.exec(older)
  for (const { id, state } of all) {
    const { undo = [], redo = [], ...table } = freeze(state)
    const update = 'update states set state = ?, state_id = ? where match_id = ?'
    sql.run(update, JSON.stringify(table), state._stateID, id)
    for (const [stack, steps] of Object.entries({ undo, redo })) {
      for (const [at, step] of steps.entries())
        sql.run('insert into steps values (?, ?, ?, ?)', id, stack, at, JSON.stringify(step))
    }
  }
  sql.exec('pragma user_version = 1')
}
