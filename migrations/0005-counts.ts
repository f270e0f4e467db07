import { type Kysely, sql } from 'kysely';

/** The tables whose rows are counted, each with the columns that its lists are narrowed by. */
const counted: Readonly<Record<string, readonly string[]>> = {
  news: ['lang', 'category'],
  events: ['kind', 'lang'],
  education: ['lang'],
  publications: ['lang'],
  albums: [],
  images: ['album_id'],
  applications: ['event_id'],
  members: [],
  questions: [],
};

export async function up(db: Kysely<never>): Promise<void> {
  for (const [table, columns] of Object.entries(counted)) await countRows(db, table, columns);
  await addIndexes(db);
}

/** The number of rows for each combination of values; counting them again would take longer the more there are. */
async function countRows(db: Kysely<never>, table: string, columns: readonly string[]): Promise<void> {
  const key = columns.length > 0 ? `, primary key (${columns.join(', ')})` : '';
  const definitions = columns.map(
    column => `${column} ${column.endsWith('_id') ? 'integer' : 'text'} not null`,
  );
  const counts = [...definitions, 'rows integer not null'].join(', ');
  await run(db, `create table ${table}_counts (${counts}${key})`);

  const values = [...columns, 'count(*)'].join(', ');
  await run(
    db,
    `insert into ${table}_counts select ${values} from ${table} group by ${columns.join(', ') || 'null'}`,
  );

  const { add, subtract } = changesOf(table, columns);
  await run(db, `create trigger ${table}_counted_insert after insert on ${table} begin ${add} end`);
  await run(db, `create trigger ${table}_counted_delete after delete on ${table} begin ${subtract} end`);
  if (columns.length === 0) return;
  const of = columns.join(', ');
  await run(
    db,
    `create trigger ${table}_counted_update after update of ${of} on ${table} begin ${subtract} ${add} end`,
  );
}

/** What a trigger does where a row has come (`new`) and where one has gone (`old`). */
function changesOf(table: string, columns: readonly string[]): { add: string; subtract: string } {
  const same = (row: 'new' | 'old') =>
    columns.map(column => `${column} = ${row}.${column}`).join(' and ') || 'true';
  const values = [...columns.map(column => `new.${column}`), '0'].join(', ');
  return {
    add:
      `insert into ${table}_counts select ${values} where not exists (select 1 from ${table}_counts where ${same('new')});` +
      `update ${table}_counts set rows = rows + 1 where ${same('new')};`,
    subtract:
      `update ${table}_counts set rows = rows - 1 where ${same('old')};` +
      `delete from ${table}_counts where ${same('old')} and rows = 0;`,
  };
}

function run(db: Kysely<never>, statement: string): Promise<unknown> {
  return sql.raw(statement).execute(db);
}

async function addIndexes(db: Kysely<never>): Promise<void> {
  for (const [name, first] of [
    ['news_lang_category_order', ['lang', 'category']],
    ['news_category_order', ['category']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('news')
      .columns([...first, 'published_at desc', 'id desc'])
      .execute();
  }
  // For the events that are not over yet: few, however many there have been.
  await db.schema.createIndex('events_end').on('events').column('finished_at').execute();
}
