import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Uses the database of a site, which may be writing to it at the same moment: then this waits. */
export function withDatabase<T>(dataDir: string, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { timeout: 10_000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
}
