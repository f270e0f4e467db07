import { transact } from '#server/audit/audit-trail.ts';
import type { Engine } from '#server/db/engine.ts';
import { isForeignKeyViolation } from '#server/db/errors.ts';
import type { Locks } from '#server/db/locks.ts';
import { LivingReferences, listUnusedFiles } from '#server/db/references.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { TableTracker } from '#server/db/tracking/table-tracker.ts';
import type { FileStore, StoredFile } from '#server/storage/file-store.ts';
import type { Stores } from '#server/storage/open-stores.ts';
import type { PreparedFile } from './files.ts';
import { isStoredName, parseMediaName, stemOf, variantNames } from './names.ts';
import { Uploads } from './uploads.ts';
import { Variants } from './variants.ts';

/** In milliseconds. */
const hour = 60 * 60_000;

/** The files that content refers to, and smaller variants of its pictures. */
export class Media {
  readonly #db: Db;
  readonly #originals: FileStore;
  readonly #variants: FileStore;
  readonly #clock: () => Date;
  /** What is stored or removed, one at a time: otherwise a delete could remove what an upload has just stored. */
  readonly #locks: Locks;
  readonly #livingReferences: LivingReferences;
  readonly #pictures: Variants;
  readonly #isShared: boolean;
  #sweptAt: number | undefined;

  constructor(
    { db, locks }: Pick<Engine<Schema>, 'db' | 'locks'>,
    stores: Omit<Stores, 'backups' | 'transfers'>,
    clock: () => Date,
    tracker: TableTracker,
  ) {
    this.#db = db;
    this.#locks = locks;
    this.#originals = stores.originals;
    this.#variants = stores.variants;
    this.#clock = clock;
    this.#livingReferences = new LivingReferences(db, tracker);
    this.#pictures = new Variants(stores);
    this.#isShared = stores.isShared;
  }

  /** Receives the files of one call. `removeOrphans` deletes what a crash leaves of them. */
  uploads(): Uploads {
    return new Uploads(() => this.#originals.temporaryPath());
  }

  /**
   * Changes content together with its files. New files are stored before the transaction that refers to
   * them commits; files that it released are deleted afterwards, if nothing else refers to them.
   */
  async change<T>(
    files: Readonly<Record<string, PreparedFile | undefined>>,
    run: (
      tx: Tx,
      /** The names of the new files, by the keys of `files`. */
      names: Readonly<Record<string, string>>,
    ) => Promise<{ result: T; released: readonly (string | null)[] }>,
  ): Promise<T> {
    const given = Object.entries(files).flatMap(([field, file]) => (file ? [{ field, file }] : []));
    // A store on the network takes seconds, in which others go on. What a failure leaves there is swept.
    if (this.#isShared) for (const { file } of given) await this.#store(file);
    // References to files that are there are the database's to guard.
    if (given.length === 0) {
      const { result, released } = await this.#commit(given, run);
      if (released.some(Boolean))
        await this.#locks.run('files', () => this.#tidyUpAll(released)).catch(() => undefined);
      return result;
    }
    return this.#locks.run('files', async () => {
      const { result, released } = await this.#commit(given, run).catch(async error => {
        await this.#tidyUpAll(given.map(({ file }) => file.name));
        throw error;
      });
      await this.#tidyUpAll(released);
      return result;
    });
  }

  async #commit<T>(
    given: readonly { field: string; file: PreparedFile }[],
    run: (tx: Tx, names: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T> {
    for (const { file } of given) {
      // Stored before it was this change's turn, it may have been removed as the same file of another item.
      if (!this.#isShared || !(await this.#originals.stat(file.name))) await this.#store(file);
    }
    return transact(this.#db, async tx => {
      for (const { file } of given) await this.#insertFile(tx, file);
      return run(tx, Object.fromEntries(given.map(({ field, file }) => [field, file.name])));
    });
  }

  /**
   * Deletes rows and files that a crash left behind; of files without a row those written before an instant, by default all.
   * Others may change files meanwhile: each file is looked at again before it goes.
   */
  async removeOrphans(writtenBefore?: Date): Promise<void> {
    const originals = await this.#originals.list();
    const variants = await this.#variants.list();
    for (const name of await listUnusedFiles(this.#db))
      await this.#locks.run('files', () => this.#removeIfUnused(name));
    const kept = await this.#db.selectFrom('files').select('name').execute();
    const names = new Set(kept.map(({ name }) => name));
    const stems = new Set(kept.map(({ name }) => stemOf(name)));
    for (const name of originals)
      if (!names.has(name)) await this.#locks.run('files', () => this.#removeLeftover(name, writtenBefore));
    for (const name of variants) if (!stems.has(name.split('-')[0] ?? '')) await this.#variants.remove(name);
  }

  /**
   * Removes once a day what crashes left in a store that other instances write to; not at the start, but an hour later, for
   * sites that are started every day.
   */
  async sweepIfDue(): Promise<void> {
    if (!this.#isShared) return;
    const now = this.#clock().getTime();
    this.#sweptAt ??= now - 23 * hour;
    if (now - this.#sweptAt < 24 * hour) return;
    this.#sweptAt = now;
    await this.removeOrphans(new Date(now - 24 * hour));
  }

  async #removeLeftover(name: string, writtenBefore: Date | undefined): Promise<void> {
    const row = this.#db.selectFrom('files').select('name').where('name', '=', name);
    if (await row.executeTakeFirst()) return;
    const stats = writtenBefore && (await this.#originals.stat(name));
    if (writtenBefore && !(stats && stats.writtenAt < writtenBefore)) return;
    await this.#originals.remove(name);
  }

  /** Fills in the size of files stored by versions that did not record it. */
  async measureFiles(): Promise<void> {
    const files = this.#db.selectFrom('files').select('name').where('size', 'is', null);
    for (const { name } of await files.execute()) {
      const file = isStoredName(name) ? await this.#originals.stat(name) : undefined;
      if (!file) continue;
      await this.#db.updateTable('files').set({ size: file.size }).where('name', '=', name).execute();
    }
  }

  /** Opens the file of a name below `/media/`; undefined if there is none. */
  async open(name: string, address: string): Promise<StoredFile | undefined> {
    const asked = parseMediaName(name);
    if (asked?.kind === 'original') return this.#originals.open(name);
    return asked && this.#pictures.open(asked, address);
  }

  /** The size of that file in bytes; undefined if there is none. */
  async sizeOf(name: string, address: string): Promise<number | undefined> {
    const asked = parseMediaName(name);
    if (asked?.kind === 'original') return (await this.#originals.stat(name))?.size;
    return asked && this.#pictures.sizeOf(asked, address);
  }

  /**
   * Whether anybody may have the file of a name below `/media/`: something outside the trash refers to it
   * (docs/contract.md#an-items-life).
   */
  async isPublic(name: string): Promise<boolean> {
    const asked = parseMediaName(name);
    if (!asked) return false;
    const names = asked.kind === 'original' ? [asked.name] : Variants.originalsOf(asked);
    return this.#livingReferences.hasAny(names);
  }

  #store(file: PreparedFile): Promise<void> {
    const { name } = file;
    return 'path' in file ? this.#originals.adopt(name, file.path) : this.#originals.write(name, file.bytes);
  }

  async #insertFile(tx: Tx, { name, width, height, size }: PreparedFile): Promise<void> {
    await tx
      .insertInto('files')
      .values({ name, width, height, size, created_at: this.#clock().toISOString() })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }

  /** The change itself is committed by now. What cannot be deleted is deleted at the next start. */
  async #tidyUpAll(names: readonly (string | null)[]): Promise<void> {
    for (const name of names) if (name) await this.#removeIfUnused(name).catch(() => undefined);
  }

  async #removeIfUnused(name: string): Promise<void> {
    try {
      await this.#db.deleteFrom('files').where('name', '=', name).execute();
    } catch (error) {
      // Another row still refers to the file.
      if (isForeignKeyViolation(error)) return;
      throw error;
    }
    // The row was not made by an upload, so no file on the disk belongs to it.
    if (!isStoredName(name)) return;
    await this.#originals.remove(name);
    await Promise.all(variantNames(name).map(variant => this.#variants.remove(variant)));
  }
}
