import * as v from 'valibot'
import { withoutSecrets } from './lists'
import type { Kind } from './query'
import { type Sql, textBytes } from './sql'

/** What only one of the databases needs to be told, or calls otherwise. */
const dialects = {
  sqlite: { strict: 'strict', narrow: 'strict, without rowid', time: 'integer', counter: 'integer' },
  postgres: { strict: '', narrow: '', time: 'bigint', counter: 'bigserial' },
}

const changes = (kind: Kind) => `
create table changes (
  match_id text not null references matches on delete cascade,
  state_id integer not null,
  difference text not null,
  primary key (match_id, state_id)
) ${dialects[kind].narrow};
`

/** What could be taken back, as it was stored before it was a part of the table. */
const stack = (name: string): string => `(select json_group_array(json(entry)) from (
  select entry from steps where steps.match_id = states.match_id and stack = '${name}' and json_valid(entry) order by at))`

/** What changes the data of the version before into that of the next. PostgreSQL begins with the sixth. */
const migrations: readonly string[] = [
  // A match knows whether it has begun: those under way have.
  `update matches set metadata = json_set(metadata, '$.company', json_object('begun', json('true'))), free = 0
   where json_valid(metadata) and (free = 0 or id in (select match_id from states where state_id > 0))`,
  // Where the house proves that it can write; and a list of open matches that is as long as there are open ones.
  `create table if not exists pulse (one integer primary key, at integer not null) strict;
   drop index matches_open;
   create index matches_open on matches (created_at) where unlisted = 0 and over = 0 and free > 0`,
  // When somebody who is away loses the seat to a bot; and a list of matches to watch.
  `alter table matches add column due integer;
   create index matches_due on matches (due) where due is not null;
   create index matches_running on matches (created_at) where unlisted = 0 and over = 0 and free = 0`,
  // Of a table only what has changed is written; what can be taken back belongs to it.
  `alter table matches add column state_id integer not null default 0;
   update matches set state_id = (select state_id from states where match_id = id)
   where id in (select match_id from states);
   ${changes('sqlite')}
   update states set state = json_set(state, '$.undo', json(${stack('undo')}), '$.redo', json(${stack('redo')}))
   where json_valid(state);
   drop table steps`,
  // Who wrote a match last is told from whoever has only read it.
  `alter table matches add column revision integer not null default 0`,
]

export const version = 1 + migrations.length

/** The small row that lists read is apart from the large one that every move rewrites, and from the one nobody rewrites. */
export const tables = (kind: Kind) => {
  const { strict, narrow, time, counter } = dialects[kind]
  return `
create table matches (
  id text primary key,
  game text not null,
  metadata text not null,
  unlisted integer not null,
  seats integer not null,
  free integer not null,
  over integer not null,
  awaited text not null,
  turn integer not null,
  winners text,
  created_at ${time} not null,
  updated_at ${time} not null,
  touched_at ${time} not null,
  due ${time},
  state_id integer not null,
  revision integer not null
) ${strict};
create index matches_listed on matches (game, unlisted, created_at);
create index matches_open on matches (created_at) where unlisted = 0 and over = 0 and free > 0;
create index matches_touched on matches (touched_at);
create index matches_due on matches (due) where due is not null;
create index matches_running on matches (created_at) where unlisted = 0 and over = 0 and free = 0;

create table pulse (
  one integer primary key,
  at ${time} not null
) ${strict};

create table states (
  match_id text primary key references matches on delete cascade,
  state_id integer not null,
  state text not null
) ${strict};

create table beginnings (
  match_id text primary key references matches on delete cascade,
  state text not null
) ${strict};

create table log (
  match_id text not null references matches on delete cascade,
  seq integer not null,
  entry text not null,
  primary key (match_id, seq)
) ${narrow};

${changes(kind)}
create table chat (
  seq ${counter} primary key,
  match_id text not null references matches on delete cascade,
  sender text not null,
  id text not null,
  payload text not null,
  unique (match_id, sender, id)
) ${strict};
`
}

const anyRow = v.object({ id: v.unknown(), metadata: v.unknown() })
const row = v.object({ id: textBytes, metadata: textBytes })

function migrate(sql: Sql, found: number): void {
  for (const migration of migrations.slice(found - 1)) sql.exec(migration)
  for (const raw of sql.rows(
    anyRow,
    'select cast(id as blob) as id, cast(metadata as blob) as metadata from matches',
  )) {
    const { success, output } = v.safeParse(row, raw)
    if (!success || !isJson(output.metadata)) continue
    const metadata = withoutSecrets(JSON.parse(output.metadata))
    sql.run('update matches set metadata = ? where id = ?', metadata, output.id)
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function prepareSchema(sql: Sql): void {
  const found = sql.version()
  if (found > version) throw new Error(`it was written by a newer version (schema ${found}, this one knows ${version})`)
  if (found < version) {
    sql.atomically(() => {
      if (found === 0) sql.exec(tables('sqlite'))
      else migrate(sql, found)
      sql.exec(`pragma user_version = ${version}`)
    })
  }
  giveBackSpace(sql)
}

/** Files of before kept what was removed. */
function giveBackSpace(sql: Sql): void {
  const incremental = 2
  const [found] = sql.rows(v.object({ auto_vacuum: v.number() }), 'pragma auto_vacuum')
  if (found?.auto_vacuum !== incremental) sql.exec('pragma auto_vacuum = incremental; vacuum')
}
