import * as v from 'valibot'
import { withoutSecrets } from './lists'
import { bytes, type Sql, textBytes } from './sql'

/** What changes the data of the version before into that of the next. */
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
]

const version = 1 + migrations.length

/** The small row that lists read is apart from the large one that every move rewrites, and from the one nobody rewrites. */
const tables = `
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
  created_at integer not null,
  updated_at integer not null,
  touched_at integer not null,
  due integer
) strict;
create index matches_listed on matches (game, unlisted, created_at);
create index matches_open on matches (created_at) where unlisted = 0 and over = 0 and free > 0;
create index matches_touched on matches (touched_at);
create index matches_due on matches (due) where due is not null;
create index matches_running on matches (created_at) where unlisted = 0 and over = 0 and free = 0;

create table pulse (
  one integer primary key,
  at integer not null
) strict;

create table states (
  match_id text primary key references matches on delete cascade,
  state_id integer not null,
  state text not null
) strict;

create table beginnings (
  match_id text primary key references matches on delete cascade,
  state text not null
) strict;

create table log (
  match_id text not null references matches on delete cascade,
  seq integer not null,
  entry text not null,
  primary key (match_id, seq)
) strict, without rowid;

create table steps (
  match_id text not null references matches on delete cascade,
  stack text not null,
  at integer not null,
  entry text not null,
  primary key (match_id, stack, at)
) strict;

create table chat (
  seq integer primary key,
  match_id text not null references matches on delete cascade,
  sender text not null,
  id text not null,
  payload text not null,
  unique (match_id, sender, id)
) strict;
`

function migrate(sql: Sql, found: number): void {
  for (const migration of migrations.slice(found - 1)) sql.exec(migration)
  const row = v.object({ id: textBytes, metadata: textBytes })
  for (const { id, metadata } of sql.readable(row, `select ${bytes('id', 'metadata')} from matches`)) {
    if (isJson(metadata))
      sql.run('update matches set metadata = ? where id = ?', withoutSecrets(JSON.parse(metadata)), id)
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
      if (found === 0) sql.exec(tables)
      else migrate(sql, found)
      sql.exec(`pragma user_version = ${version}`)
    })
  }
}
