import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isParentLiving } from '#server/db/living-rows.ts';
import type { PageRequest } from '#server/db/pagination.ts';
import type { Db } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import type { PurgedType, TrashPart, TrashType } from './trash-type.ts';

/** What names one thing of any type. */
export type ItemKey = { type: string; id: number };

export type TrashRow = ItemKey & {
  title: string;
  deleted_at: string;
  deleted_by: number | null;
  deleted_by_email: string | null;
};

/** One page of what is in the trash, the latest deleted first, and how many there are on all pages. */
export async function pageTrash(
  db: Db,
  types: readonly TrashType[],
  { page, pageSize, search = '' }: PageRequest,
): Promise<{ items: TrashRow[]; total: number }> {
  const all = everything(types, type => matchesWords(type.searchText, search));
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from ${all}`.execute(db);
  const { rows: items } = await sql<TrashRow>`
    select trash.*, users.email as deleted_by_email
    from ${all} left join users on users.id = trash.deleted_by
    order by trash.deleted_at desc, trash.type, trash.id desc
    limit ${pageSize} + 0 offset ${(page - 1) * pageSize}
  `.execute(db);
  return { items, total: counts[0]?.total ?? 0 };
}

/** The first of what was deleted at an instant or before, ISO 8601 in UTC, and is not held by a part. */
export async function listDeletedBy(
  db: Db,
  types: readonly PurgedType[],
  instant: string,
  limit: number,
): Promise<ItemKey[]> {
  const due = everything(types, ({ table, heldBy }) => {
    const isFree = heldBy.map(part => sql`not ${hasPart(part, sql.ref(`${table}.id`))}`);
    return sql.join([sql`deleted_at <= ${instant}`, ...isFree], sql` and `);
  });
  const { rows } = await sql<ItemKey>`
    select type, id from ${due} order by deleted_at, type, id limit ${limit} + 0
  `.execute(db);
  return rows;
}

/** How many parts, not in the trash by themselves, each of the items has; those without any are left out. */
export async function countParts(
  db: Db,
  { parts }: TrashType,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const { table, column } of parts.filter(({ isUncounted }) => !isUncounted)) {
    const id = sql.ref(column);
    const { rows } = await sql<{ id: number; count: number }>`
      select ${id} as id, count(*) as count from ${sql.table(table)}
      where ${id} in (${sql.join(ids)}) and deleted_at is null group by ${id}
    `.execute(db);
    for (const row of rows) counts.set(row.id, (counts.get(row.id) ?? 0) + row.count);
  }
  return counts;
}

/** Takes an item out of the trash; false if it is not there. */
export async function clearDeletion(db: Db, type: TrashType, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(type.table)} set deleted_at = null, deleted_by = null where ${isItemInTrash(type, id)}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Whether an item belongs to something in the trash, be it that it went with it or was deleted before. */
export async function isParentDeleted(db: Db, { table, parents }: TrashType, id: number): Promise<boolean> {
  if (parents.length === 0) return false;
  const isLiving = sql.join(
    parents.map(parent => isParentLiving(table, parent)),
    sql` and `,
  );
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where id = ${id} and not (${isLiving})
  `.execute(db);
  return rows.length > 0;
}

export async function isInTrash(db: Db, type: TrashType, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(type.table)} where ${isItemInTrash(type, id)}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether something that holds an item belongs to it, in the trash or not. */
export async function isHeld(db: Db, { heldBy }: PurgedType, id: number): Promise<boolean> {
  if (heldBy.length === 0) return false;
  const isAny = sql.join(
    heldBy.map(part => hasPart(part, sql`${id}`)),
    sql` or `,
  );
  const { rows } = await sql`select 1 where ${isAny}`.execute(db);
  return rows.length > 0;
}

function hasPart({ table, column }: TrashPart, id: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select 1 from ${sql.table(table)} as part where ${sql.ref(`part.${column}`)} = ${id})`;
}

/** Null where it would name a person. */
export async function readAuditTitle(db: Db, type: TrashType, id: number): Promise<string | null> {
  if (!type.auditTitle) return null;
  const { rows } = await sql<{ title: string }>`
    select ${type.auditTitle} as title from ${sql.table(type.table)} where id = ${id}
  `.execute(db);
  return rows[0]?.title ?? null;
}

/** Deletes an item with its parts, versions and previews, and answers the names of the files of all of them. */
export async function deleteItem(db: Db, type: TrashType, id: number): Promise<string[]> {
  const own = sql`id = ${id}`;
  const files = await filesOf(db, type, own);
  for (const part of type.parts) {
    const isPart = sql`${sql.ref(part.column)} = ${id}`;
    files.push(...(await filesOf(db, part, isPart)));
    await deleteRecords(db, part, isPart);
  }
  await deleteRecords(db, type, own);
  await sql`delete from ${sql.table(type.table)} where ${own}`.execute(db);
  return files;
}

/** The files of the rows of a type and of their versions. */
async function filesOf(
  db: Db,
  { name, table, files, textImagesBy }: TrashType,
  condition: RawBuilder<unknown>,
) {
  const ids = sql`select id from ${sql.table(table)} where ${condition}`;
  const columns = files.map(
    column =>
      sql`select ${sql.ref(column)} as file from ${sql.table(table)} where ${condition} and ${sql.ref(column)} is not null`,
  );
  const replaced = sql`
    select file from version_files where version_id in
    (select id from versions where type = ${name} and item_id in (${ids}))
  `;
  if (textImagesBy)
    columns.push(sql`select file from text_images where ${sql.ref(textImagesBy)} in (${ids})`);
  const { rows } = await sql<{ file: string }>`${sql.join([...columns, replaced], sql` union `)}`.execute(db);
  return rows.map(({ file }) => file);
}

/** Deletes what refers to rows of a type without the database knowing it. */
async function deleteRecords(db: Db, { name, table }: TrashType, condition: RawBuilder<unknown>) {
  const ids = sql`select id from ${sql.table(table)} where ${condition}`;
  for (const records of ['versions', 'previews'])
    await sql`delete from ${sql.table(records)} where type = ${name} and item_id in (${ids})`.execute(db);
}

function isItemInTrash({ where }: TrashType, id: number): RawBuilder<SqlBool> {
  return sql`${sql.join([sql`id = ${id}`, ...conditionsOf(where)], sql` and `)} and deleted_at is not null`;
}

function conditionsOf(where: TrashType['where']): RawBuilder<SqlBool>[] {
  return Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
}

/** The rows in the trash of all types that meet a condition, as a table `trash`. */
function everything<Type extends TrashType>(types: readonly Type[], condition: (type: Type) => unknown) {
  const rows = types.map(
    type => sql`
      select ${type.name} as type, id, ${type.title} as title, deleted_at, deleted_by from ${sql.table(type.table)}
      where ${sql.join([...conditionsOf(type.where), sql`deleted_at is not null`, condition(type)], sql` and `)}
    `,
  );
  return sql`(${sql.join(rows, sql` union all `)}) as trash`;
}
