import { sql } from 'kysely';
import { emailKey } from '#shared/addresses/email-key.ts';
import { searchText, searchWords } from '#shared/text/search.ts';
import type { Db } from '../db/schema.ts';
import { matchesWords } from '../db/search.ts';
import type { PersonalRow, PersonalTable } from '../services.ts';

/** A row, and whose it is. */
export type FoundRow = {
  table: PersonalTable;
  id: number;
  email: string;
  /** Empty where the table has no names. */
  name: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  changedAt: string;
};

/** The rows of people in whose name and address every word of a search occurs; those of everybody if there is none. */
export async function findPeople(
  db: Db,
  tables: readonly PersonalTable[],
  search: string,
): Promise<FoundRow[]> {
  const words = searchWords(search);
  const found: FoundRow[] = [];
  for (const table of tables)
    for (const row of await readPeople(db, table, search)) {
      const text = searchText(row.name, row.email);
      if (words.every(spellings => spellings.some(spelling => text.includes(spelling)))) found.push(row);
    }
  return found;
}

/** The rows of one address, compared as `emailKey` does. */
export async function findRowsOf(
  db: Db,
  tables: readonly PersonalTable[],
  email: string,
): Promise<FoundRow[]> {
  const key = emailKey(email);
  return (await findPeople(db, tables, email)).filter(row => emailKey(row.email) === key);
}

async function readPeople(db: Db, table: PersonalTable, search: string): Promise<FoundRow[]> {
  const { person } = table;
  if (!person) return [];
  const columns = [...new Set(['id', 'created_at', ...person.columns])].map(column => sql.ref(column));
  const narrowed = person.searchText ? matchesWords(person.searchText, search) : sql`1 = 1`;
  const { rows } = await sql<PersonalRow>`
    select ${sql.join(columns)} from ${sql.table(table.table)} where ${narrowed} and ${person.where ?? sql`1 = 1`}
  `.execute(db);
  return rows.flatMap(row => {
    const { email, name } = person.of(row);
    if (!email) return [];
    const createdAt = String(row.created_at);
    return [{ table, id: row.id, email, name, createdAt, changedAt: String(row.updated_at ?? createdAt) }];
  });
}

/** So many ids stand in one statement. */
const idsAtOnce = 1_000;

/** The whole rows with the ids. */
export async function readRows(
  db: Db,
  { table }: Pick<PersonalTable, 'table'>,
  ids: readonly number[],
): Promise<PersonalRow[]> {
  const found: PersonalRow[] = [];
  for (const some of inPieces(ids)) {
    const { rows } = await sql<PersonalRow>`
      select * from ${sql.table(table)} where id in (${sql.join(some)}) order by id
    `.execute(db);
    found.push(...rows);
  }
  return found;
}

/** The ids of what belongs to rows of a type, such as the messages about applications. */
export async function findBelongings(
  db: Db,
  { table, belongs }: PersonalTable,
  { type, ids }: { type: string; ids: readonly number[] },
): Promise<number[]> {
  if (!belongs || ('to' in belongs && belongs.to !== type)) return [];
  const ofType = 'to' in belongs ? sql`1 = 1` : sql`${sql.ref(belongs.type)} = ${type}`;
  const found: number[] = [];
  for (const some of inPieces(ids)) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${ofType} and ${sql.ref(belongs.id)} in (${sql.join(some)})
    `.execute(db);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

export async function deleteRows(
  db: Db,
  { table }: Pick<PersonalTable, 'table'>,
  ids: readonly number[],
): Promise<void> {
  for (const some of inPieces(ids))
    await sql`delete from ${sql.table(table)} where id in (${sql.join(some)})`.execute(db);
}

function inPieces(ids: readonly number[]): number[][] {
  const pieces: number[][] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce)
    pieces.push(ids.slice(start, start + idsAtOnce));
  return pieces;
}
