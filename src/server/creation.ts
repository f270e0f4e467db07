import type { PreparedFile } from '#features/media/server/files.ts';
import type { Tx } from './db/schema.ts';
import type { Services } from './services.ts';

type Names = Readonly<Record<string, string>>;

/** Something new, ready to be made: all that takes a while is done, all that is left is one transaction. */
export type Creation<Result = unknown> = {
  /** Files that come with it, by the names under which `make` hears theirs. */
  files?: Readonly<Record<string, PreparedFile | undefined>>;
  make: (tx: Tx, names: Names) => Promise<Result>;
};

/** Makes it; `also` runs in the same transaction. */
export function commit<Result>(
  { db, media }: Pick<Services, 'db' | 'media'>,
  { files = {}, make }: Creation<Result>,
  also: (tx: Tx, result: Result) => Promise<void> = async () => {},
): Promise<Result> {
  const makeAll = async (tx: Tx, names: Names) => {
    const result = await make(tx, names);
    await also(tx, result);
    return result;
  };
  // Without files it does not wait for those that change some.
  if (!Object.values(files).some(Boolean)) return db.transaction().execute(tx => makeAll(tx, {}));
  return media.change(files, async (tx, names) => ({ result: await makeAll(tx, names), released: [] }));
}
