import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Db, Tx } from '../db/schema.ts';
import type { FileStore } from '../storage/file-store.ts';

const hexadecimal = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const erasure = z.object({ hash: hexadecimal, key: hexadecimal, erased_at: z.iso.datetime() });
export type Erasure = z.infer<typeof erasure>;

/** Says when, so that nobody has to open the files that are known. */
const nameOf = ({ hash, erased_at }: Omit<Erasure, 'key'>) => `erased-${hash}-${Date.parse(erased_at)}.json`;

function readName(name: string): Omit<Erasure, 'key'> | undefined {
  const [, hash, at] = /^erased-([0-9a-f]{64})-(\d{1,15})\.json$/.exec(name) ?? [];
  return hash && at ? { hash, erased_at: new Date(Number(at)).toISOString() } : undefined;
}

/** An entry of the list from the content of its file; undefined if it is none. */
export function parseErasure(text: string): Erasure | undefined {
  try {
    return z.parse(erasure, JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function isErasureName(name: string): boolean {
  return readName(name) !== undefined;
}

/**
 * Who was erased, without names: rows of the database and, for when an older database is put in its place, a small file
 * for each beside the daily backups (docs/decisions/0048-erasing-people.md).
 */
export class ErasureList {
  readonly #store: FileStore;

  constructor(store: FileStore) {
    this.#store = store;
  }

  /** Notes what was erased, in its transaction. */
  async add(tx: Tx, subject: string, erased_at: string): Promise<void> {
    const last = await tx
      .selectFrom('erasures')
      .select('key')
      .orderBy('erased_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const key = last?.key ?? randomBytes(32).toString('hex');
    await tx
      .insertInto('erasures')
      .values({ hash: hashOf(key, subject), key, erased_at })
      .onConflict(conflict => conflict.column('hash').doUpdateSet({ erased_at, is_wiped: 0 }))
      .execute();
  }

  /**
   * The entries that stand in files alone: the database does not know them, so it is older than they are. `damaged` are the
   * names of files that should have one.
   */
  async readUnknown(db: Db): Promise<{ erasures: Erasure[]; damaged: string[] }> {
    const known = new Map((await this.readKnown(db)).map(({ hash, erased_at }) => [hash, erased_at]));
    const erasures: Erasure[] = [];
    const damaged: string[] = [];
    for (const name of await this.#store.list()) {
      const named = readName(name);
      if (!named || (known.get(named.hash) ?? '') >= named.erased_at) continue;
      const bytes = await (await this.#store.open(name))?.bytes();
      if (!bytes) continue;
      const entry = parseErasure(Buffer.from(bytes).toString());
      if (entry) erasures.push(entry);
      else damaged.push(name);
    }
    return { erasures, damaged };
  }

  /** Stores entries in the transaction that erases again. */
  async adopt(tx: Tx, entries: readonly Erasure[]): Promise<void> {
    for (const entry of entries)
      await tx
        .insertInto('erasures')
        .values(entry)
        .onConflict(conflict =>
          conflict.column('hash').doUpdateSet({ erased_at: entry.erased_at, is_wiped: 0 }),
        )
        .execute();
  }

  /** Writes the files of the entries that the database knows. */
  async save(db: Db): Promise<void> {
    await saveErasures(this.#store, await this.readKnown(db));
  }

  /** The entries of the database. */
  readKnown(db: Db): Promise<Erasure[]> {
    return db.selectFrom('erasures').select(['hash', 'key', 'erased_at']).execute();
  }
}

/** Writes a file for each entry that has none. */
export async function saveErasures(store: FileStore, entries: readonly Erasure[]): Promise<void> {
  const saved = new Set(await store.list());
  for (const entry of entries)
    if (!saved.has(nameOf(entry))) await store.write(nameOf(entry), Buffer.from(JSON.stringify(entry)));
}

/** Says of what is called by one of some subjects, and was last changed at an instant, whether it was erased later. */
export function createMatcher(entries: readonly Erasure[]) {
  const byKey = [...Map.groupBy(entries, ({ key }) => key)].map(
    ([key, ofKey]) => [key, new Map(ofKey.map(({ hash, erased_at }) => [hash, erased_at]))] as const,
  );
  const erasedAt = new Map<string, string>();
  const find = (subject: string) =>
    byKey.reduce((latest, [key, known]) => {
      const at = known.get(hashOf(key, subject)) ?? '';
      return at > latest ? at : latest;
    }, '');
  return (subjects: readonly string[], changedAt: string) =>
    subjects.some(subject => {
      const at = erasedAt.getOrInsertComputed(subject, find);
      return at !== '' && at >= changedAt;
    });
}

function hashOf(key: string, subject: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(subject).digest('hex');
}
