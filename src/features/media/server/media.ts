import { FairQueue } from '#server/concurrency/fair-queue.ts';
import { Semaphore } from '#server/concurrency/semaphore.ts';
import { isForeignKeyViolation } from '#server/db/errors.ts';
import { LivingReferences, listUnusedFiles } from '#server/db/references.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { TableTracker } from '#server/db/table-tracker.ts';
import type { FileStore } from './file-store.ts';
import type { PreparedFile } from './files.ts';
import { encodeVariant } from './images.ts';
import { isStoredName, type MediaName, parseMediaName, variantNames } from './names.ts';
import { Uploads } from './uploads.ts';

const originalExtensions = ['jpg', 'webp'];

/** The files that content refers to, and smaller variants of its pictures. */
export class Media {
  readonly #db: Db;
  readonly #originals: FileStore;
  readonly #variants: FileStore;
  readonly #clock: () => Date;
  /** Changes run one at a time. Otherwise a delete could remove a file that a new row has just referred to. */
  readonly #changes = new Semaphore(1);
  /** Separate from uploads, which must not wait for visitors who request variants. */
  readonly #sizes = new FairQueue({ atOnce: 1, waitingPerAddress: 100, waiting: 1_000 });
  readonly #livingReferences: LivingReferences;
  readonly #inTheMaking = new Map<string, Promise<Blob | undefined>>();

  constructor(
    db: Db,
    stores: { originals: FileStore; variants: FileStore },
    clock: () => Date,
    tracker: TableTracker,
  ) {
    this.#db = db;
    this.#originals = stores.originals;
    this.#variants = stores.variants;
    this.#clock = clock;
    this.#livingReferences = new LivingReferences(db, tracker);
  }

  /** Receives the files of one call. `removeOrphans` deletes what a crash leaves of them. */
  uploads(): Uploads {
    return new Uploads(() => this.#originals.temporaryPath());
  }

  /**
   * Changes content together with its files. New files are on the disk before the transaction that refers to
   * them commits; files that it released are deleted afterwards, if nothing else refers to them.
   */
  change<T>(
    files: Readonly<Record<string, PreparedFile | undefined>>,
    run: (
      tx: Tx,
      /** The names of the new files, by the keys of `files`. */
      names: Readonly<Record<string, string>>,
    ) => Promise<{ result: T; released: readonly (string | null)[] }>,
  ): Promise<T> {
    const given = Object.entries(files).flatMap(([field, file]) => (file ? [{ field, file }] : []));
    return this.#changes.run(async () => {
      const { result, released } = await this.#commit(given, run).catch(async error => {
        for (const { file } of given) await this.#tidyUp(file.name);
        throw error;
      });
      for (const old of released) if (old) await this.#tidyUp(old);
      return result;
    });
  }

  async #commit<T>(
    given: readonly { field: string; file: PreparedFile }[],
    run: (tx: Tx, names: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T> {
    for (const { file } of given) await this.#store(file);
    return this.#db.transaction().execute(async tx => {
      for (const { file } of given) await this.#insertFile(tx, file);
      return run(tx, Object.fromEntries(given.map(({ field, file }) => [field, file.name])));
    });
  }

  /** Deletes files and rows that a crash left behind. */
  removeOrphans(): Promise<void> {
    return this.#changes.run(async () => {
      for (const name of await listUnusedFiles(this.#db)) await this.#removeIfUnused(name);
      const kept = await this.#db.selectFrom('files').select('name').execute();
      const names = new Set(kept.map(({ name }) => name));
      const stems = new Set(kept.map(({ name }) => name.slice(0, name.indexOf('.'))));
      for (const name of await this.#originals.list())
        if (!names.has(name)) await this.#originals.remove(name);
      for (const name of await this.#variants.list()) {
        if (!stems.has(name.split('-')[0] ?? '')) await this.#variants.remove(name);
      }
    });
  }

  /** Fills in the size of files stored by versions that did not record it. */
  async measureFiles(): Promise<void> {
    const files = this.#db.selectFrom('files').select('name').where('size', 'is', null);
    for (const { name } of await files.execute()) {
      const file = isStoredName(name) ? await this.#originals.open(name) : undefined;
      if (!file) continue;
      await this.#db.updateTable('files').set({ size: file.size }).where('name', '=', name).execute();
    }
  }

  /**
   * Opens the file of a name below `/media/`; undefined if there is none. A variant is made and stored at the
   * first request, in a queue that is fair by address.
   */
  async open(name: string, address: string): Promise<Blob | undefined> {
    const asked = parseMediaName(name);
    if (asked?.kind === 'original') return this.#originals.open(name);
    if (!asked) return undefined;
    return (await this.#variants.open(name)) ?? this.#makeOnce(asked, address);
  }

  /**
   * Whether anybody may have the file of a name below `/media/`: something outside the trash refers to it
   * (docs/contract.md#an-items-life).
   */
  async isPublic(name: string): Promise<boolean> {
    const asked = parseMediaName(name);
    if (!asked) return false;
    const names =
      asked.kind === 'original'
        ? [asked.name]
        : originalExtensions.map(extension => `${asked.stem}.${extension}`);
    return this.#livingReferences.hasAny(names);
  }

  /** Parallel requests from one address share the work. Other addresses have their own place in the queue. */
  #makeOnce(asked: MediaName & { kind: 'variant' }, address: string): Promise<Blob | undefined> {
    const key = `${address} ${asked.name}`;
    const running = this.#inTheMaking.get(key);
    if (running) return running;
    const making = this.#sizes
      .run(address, async () => (await this.#variants.open(asked.name)) ?? this.#make(asked))
      .finally(() => this.#inTheMaking.delete(key));
    this.#inTheMaking.set(key, making);
    return making;
  }

  async #make({ name, stem, width, format }: MediaName & { kind: 'variant' }): Promise<Blob | undefined> {
    const original = await this.#openOriginal(stem);
    if (!original) return undefined;
    const bytes = new Uint8Array(await encodeVariant(await original.bytes(), width, format));
    // If it cannot be stored, on a full disk for example, it is served anyway.
    await this.#variants.write(name, bytes).catch(() => undefined);
    // The original may have been deleted meanwhile, with the variants that existed then.
    if (!(await this.#openOriginal(stem))) {
      await this.#variants.remove(name);
      return undefined;
    }
    return (await this.#variants.open(name)) ?? new Blob([bytes]);
  }

  async #openOriginal(stem: string): Promise<Blob | undefined> {
    for (const extension of originalExtensions) {
      const original = await this.#originals.open(`${stem}.${extension}`);
      if (original) return original;
    }
    return undefined;
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
  async #tidyUp(name: string): Promise<void> {
    await this.#removeIfUnused(name).catch(() => undefined);
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
    for (const variant of variantNames(name)) await this.#variants.remove(variant);
  }
}
