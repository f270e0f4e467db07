import { sql } from 'kysely';
import type { AnyDb, Specifics } from '../engine.ts';
import { ephemeralTables } from '../ephemeral-tables.ts';
import { postgresFullText } from './postgres-full-text.ts';

/** The channel on which every transaction tells, at its commit, which tables it has changed. */
export const changesChannel = 'site_changes';

/** In milliseconds: how long a table that is in use is waited for; others who want it wait behind. */
const longestLockWait = 5_000;

export const postgresSpecifics: Specifics = {
  migrationSuffix: 'postgres',
  catalogue: {
    foreignKeys: `
      select child.relname as "table", columns.attname as "column", parent.relname as "parent",
        ${actionOf('confdeltype')} as "onDelete", ${actionOf('confupdtype')} as "onUpdate"
      from pg_constraint as keys
        join pg_class as child on child.oid = keys.conrelid
        join pg_class as parent on parent.oid = keys.confrelid
        join pg_attribute as columns on columns.attrelid = keys.conrelid and columns.attnum = any(keys.conkey)
      where keys.contype = 'f' and keys.connamespace = current_schema()::regnamespace
      order by child.relname, columns.attnum
    `,
    primaryKeys: `
      select tables.relname as "table", columns.attname as "column"
      from pg_constraint as keys
        join pg_class as tables on tables.oid = keys.conrelid
        cross join unnest(keys.conkey) with ordinality as key (number, place)
        join pg_attribute as columns on columns.attrelid = keys.conrelid and columns.attnum = key.number
      where keys.contype = 'p' and keys.connamespace = current_schema()::regnamespace
      order by tables.relname, key.place
    `,
    lastIds: `
      select * from (
        select tables.relname as "table",
          pg_sequence_last_value(pg_get_serial_sequence(quote_ident(tables.relname), columns.attname)::regclass) as last
        from pg_class as tables join pg_attribute as columns on columns.attrelid = tables.oid
        where tables.relnamespace = current_schema()::regnamespace and columns.attidentity <> ''
      ) as ids where last is not null
    `,
  },
  fullText: postgresFullText,
  async setLastIds(db, ids) {
    for (const { table, last } of ids) {
      // SQLite tells 0 of a table that never had a row; PostgreSQL's sequences begin at 1.
      if (last > 0)
        await sql`
          select setval(pg_get_serial_sequence(${sql.lit(table)}, attname), ${last})
          from pg_attribute where attrelid = ${sql.lit(table)}::regclass and attidentity <> ''
        `.execute(db);
    }
  },
  copyTo: undefined,
  wipe: (db, tables) =>
    db.connection().execute(async connection => {
      await sql`set lock_timeout = ${sql.lit(longestLockWait)}`.execute(connection);
      try {
        for (const table of tables) await sql`vacuum (full) ${sql.table(table)}`.execute(connection);
      } finally {
        await sql`reset lock_timeout`.execute(connection);
      }
      return true;
    }),
  async complete(db) {
    await db.transaction().execute(async tx => {
      await sql.raw(functions).execute(tx);
      const tables = await tx.introspection.getTables();
      for (const { name, isView } of tables)
        if (!isView && !ephemeralTables.has(name)) await tellChanges(tx, name);
      await leaveUnlogged(tx, 'throttled_keys');
    });
  },
};

/** What `complete` makes, and somebody has removed or disabled. */
export async function listIncomplete(db: AnyDb): Promise<string[]> {
  const names = [...functions.matchAll(/create or replace function (\w+)/g)].map(([, name]) => name);
  const told = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !ephemeralTables.has(name),
  );
  const { rows } = await sql<{ name: string }>`
    select 'function ' || name as name from unnest(${names}::text[]) as wanted (name)
    where not exists (
      select 1 from pg_proc where proname = name and pronamespace = current_schema()::regnamespace)
    union
    select 'trigger of ' || name from unnest(${told.map(({ name }) => name)}::text[]) as wanted (name)
    where not exists (
      select 1 from pg_trigger where tgrelid = quote_ident(name)::regclass and tgname = 'site_changed' and tgenabled <> 'D')
    order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

function actionOf(column: string): string {
  return `case keys.${column} when 'a' then 'NO ACTION' when 'r' then 'RESTRICT' when 'c' then 'CASCADE'
    when 'n' then 'SET NULL' else 'SET DEFAULT' end`;
}

async function tellChanges(db: AnyDb, table: string): Promise<void> {
  await sql`
    create or replace trigger site_changed after insert or update or delete or truncate on ${sql.table(table)}
    for each statement execute function site_changed()
  `.execute(db);
}

/** Rows that nobody misses after a crash of the server cost no sync. */
async function leaveUnlogged(db: AnyDb, table: string): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_class where relnamespace = current_schema()::regnamespace and relname = ${table}
      and relpersistence = 'p'
  `.execute(db);
  if (rows.length > 0) await sql`alter table ${sql.table(table)} set unlogged`.execute(db);
}

/** What `\p{M}` is of Latin texts. */
const marks = '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';

/** JavaScript's white space. */
const space = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';

/** Replaces characters of an expression in SQL, one after the other. */
function replaced(expression: string, characters: Readonly<Record<string, string>>): string {
  return Object.entries(characters).reduce(
    (inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`,
    expression,
  );
}

/**
 * The functions of queries: `alphabetical` and `search_text` as in shared/, `json_number`, and SQLite's `json_quote`. The keys to sort by are
 * bytes, so that no collation takes part.
 */
const functions = `
create or replace function site_changed() returns trigger language plpgsql as $$ begin
  perform pg_notify('${changesChannel}', tg_table_name); return null; end $$;

create or replace function alphabetical(value text) returns bytea language sql immutable strict parallel safe as $$
  select convert_to(regexp_replace(regexp_replace(normalize(${replaced(
    'lower(normalize(value, NFC) collate "und-x-icu")',
    {
      dž: 'd~',
      č: 'c~',
      ć: 'c~~',
      đ: 'd~~',
      lj: 'l~',
      nj: 'n~',
      š: 's~',
      ž: 'z~',
    },
  )}, NFKD), '${marks}', '', 'g'), '^${space}+|${space}+$', '', 'g'), 'UTF8') $$;

create or replace function alphabetical(value bigint) returns bigint language sql immutable strict parallel safe
  as 'select value';

create or replace function search_text_folded(value text, d_with_stroke text) returns text
  language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(replace(replace(
    lower(normalize(value, NFKD) collate "und-x-icu"), 'ς', 'σ'), 'đ', d_with_stroke), '${marks}', '', 'g'), '${space}+', ' ', 'g')) $$;

create or replace function search_text(value text) returns text language sql immutable strict parallel safe as $$
  select search_text_folded(value, 'dj')
    || case when value ~ '[đĐ]' then E'\\n' || search_text_folded(value, 'd') else '' end $$;

create or replace function json_number(value text, key text) returns bigint language sql immutable strict parallel safe
  as $$ select case when json_typeof(value::json -> key) = 'number' then (value::json ->> key)::bigint end $$;

create or replace function json_quote(value text) returns text language sql immutable strict parallel safe
  as 'select to_json(value)::text';
`;
