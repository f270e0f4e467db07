import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { alphabetical } from '#shared/alphabet.ts';

/**
 * Opens an embedded database: write-ahead log, every commit synced to the disk, foreign keys kept. `:memory:`
 * is for tests.
 */
export function openSqlite<Schema>(file: string): Kysely<Schema> {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  // For `order by`: numbers stay as they are.
  database.function('alphabetical', { deterministic: true }, value =>
    typeof value === 'string' ? alphabetical(value) : value,
  );
  return new Kysely<Schema>({
    dialect: new Dialect({
      database: {
        close: () => database.close(),
        prepare(sql) {
          const statement = database.prepare(sql);
          const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
          return {
            reader: statement.columns().length > 0,
            all: parameters => statement.all(...values(parameters)),
            run: parameters => statement.run(...values(parameters)),
            iterate: parameters => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
          };
        },
      },
    }),
  });
}

/** SQLite can take back changes of tables too: a migration that fails leaves nothing of itself. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): Adapter {
    return new Adapter();
  }
}
