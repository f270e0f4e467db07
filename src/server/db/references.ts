import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { UnavailableError } from '../unavailable.ts';
import { listForeignKeys } from './engine.ts';
import { isParentLiving } from './living-rows.ts';
import type { Db } from './schema.ts';
import { TableCache } from './tracking/table-cache.ts';
import type { TableTracker } from './tracking/table-tracker.ts';
import type { Parent } from './trash-columns.ts';

type Reference = {
  table: string;
  column: string;
  /** Whether its rows can be in the trash. */
  hasTrash: boolean;
  /** What its rows go to the trash with. */
  parents: readonly Parent[];
};

/** What is shown to nobody: items as they were, and pictures that no text shows yet. */
const unseen = new Set(['version_files', 'uploaded_text_images']);

/** The names of files that no row refers to, by the schema's foreign keys. */
export async function listUnusedFiles(db: Db): Promise<string[]> {
  const unused = (await listReferences(db)).reduce(
    (files, { table, column }) =>
      files.where(
        sql<SqlBool>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = files.name)`,
      ),
    db.selectFrom('files').select('name'),
  );
  return (await unused.execute()).map(({ name }) => name);
}

/** So many files are remembered. */
const most = 10_000;

/**
 * Tells of files whether a row outside the trash refers to one of them: by one query, answered by indexes and remembered
 * until one of its tables is changed.
 */
export class LivingReferences {
  readonly #db: Db;
  readonly #known: TableCache<boolean>;
  #references: Promise<Reference[]> | undefined;

  constructor(db: Db, tracker: TableTracker) {
    this.#db = db;
    this.#known = new TableCache({ tracker, max: most });
  }

  /** While the database is away, what was so before, as long as pages are shown that show these files. */
  async hasAny(names: readonly string[]): Promise<boolean> {
    const key = names.join(' ');
    try {
      return await this.#known.getOrMake(key, () => this.#look(names));
    } catch (error) {
      const known = error instanceof UnavailableError ? this.#known.getStale(key) : undefined;
      if (known === undefined) throw error;
      return known;
    }
  }

  async #look(names: readonly string[]): Promise<boolean> {
    this.#references ??= listReferences(this.#db);
    const references = (await this.#references).filter(({ table }) => !unseen.has(table));
    const conditions = references.map(reference => isReferredTo(reference, names));
    const { rows } = await sql<{ found: number }>`
      select case when ${sql.join(conditions, sql` or `)} then 1 else 0 end as found
    `.execute(this.#db);
    return rows[0]?.found === 1;
  }
}

function isReferredTo(
  { table, column, hasTrash, parents }: Reference,
  names: readonly string[],
): RawBuilder<SqlBool> {
  const conditions = [sql`${sql.ref(column)} in (${sql.join(names)})`];
  if (hasTrash) conditions.push(sql`deleted_at is null`);
  conditions.push(...parents.map(parent => isParentLiving(table, parent)));
  return sql`exists (select 1 from ${sql.table(table)} where ${sql.join(conditions, sql` and `)})`;
}

async function listReferences(db: Db): Promise<Reference[]> {
  const keys = await listForeignKeys(db);
  const tables = await db.introspection.getTables();
  const trashable = new Set(
    tables.filter(({ columns }) => columns.some(({ name }) => name === 'deleted_at')).map(({ name }) => name),
  );
  const parentsOf = (table: string) =>
    keys.filter(key => key.table === table && key.onDelete === 'CASCADE' && trashable.has(key.parent));
  return keys
    .filter(({ parent }) => parent === 'files')
    .map(({ table, column }) => {
      const parents = parentsOf(table).map(key => ({ table: key.parent, column: key.column }));
      return { table, column, hasTrash: trashable.has(table), parents };
    });
}
