import { FairQueue } from '#server/concurrency/fair-queue.ts';
import type { FileStore, StoredFile } from '#server/storage/file-store.ts';
import { encodeCard, encodeVariant } from './images.ts';
import type { MediaName } from './names.ts';

const originalExtensions = ['jpg', 'webp'];

type VariantName = Exclude<MediaName, { kind: 'original' }>;

/** Smaller variants of stored pictures, and their cards for shared links: made and stored at the first request, in a queue that is fair by address. */
export class Variants {
  readonly #originals: FileStore;
  readonly #variants: FileStore;
  /** Separate from uploads, which must not wait for visitors who request variants. */
  readonly #queue = new FairQueue({ atOnce: 1, waitingPerAddress: 100, waiting: 1_000 });
  readonly #inTheMaking = new Map<string, Promise<Blob | undefined>>();

  constructor({ originals, variants }: { originals: FileStore; variants: FileStore }) {
    this.#originals = originals;
    this.#variants = variants;
  }

  /** Undefined if there is no such picture. */
  async open(asked: VariantName, address: string): Promise<StoredFile | undefined> {
    const { name } = asked;
    return (
      (await this.#variants.open(name)) ??
      (await this.#makeOnce(asked, address)) ??
      (await this.#variants.open(name))
    );
  }

  /** In bytes; undefined if there is no such picture. */
  async sizeOf(asked: VariantName, address: string): Promise<number | undefined> {
    const stats = (await this.#variants.stat(asked.name)) ?? (await this.#makeOnce(asked, address));
    return (stats ?? (await this.#variants.stat(asked.name)))?.size;
  }

  /** The names of the pictures that a variant can be one of. */
  static originalsOf({ stem }: VariantName): string[] {
    return originalExtensions.map(extension => `${stem}.${extension}`);
  }

  /**
   * Parallel requests from one address share the work. Other addresses have their own place in the queue. Undefined if
   * there is no such picture, or if the variant was stored meanwhile.
   */
  #makeOnce(asked: VariantName, address: string): Promise<Blob | undefined> {
    const key = `${address} ${asked.name}`;
    const running = this.#inTheMaking.get(key);
    if (running) return running;
    const making = this.#queue
      .run(address, async () => ((await this.#variants.stat(asked.name)) ? undefined : this.#make(asked)))
      .finally(() => this.#inTheMaking.delete(key));
    this.#inTheMaking.set(key, making);
    return making;
  }

  async #make(asked: VariantName): Promise<Blob | undefined> {
    const original = await this.#openOriginal(asked);
    if (!original) return undefined;
    const { name } = asked;
    const stored = await original.bytes();
    const encoding =
      asked.kind === 'card'
        ? encodeCard(stored, asked.place)
        : encodeVariant(stored, asked.width, asked.format);
    const bytes = new Uint8Array(await encoding);
    // If it cannot be stored, on a full disk for example, it is served anyway.
    await this.#variants.write(name, bytes).catch(() => undefined);
    // The original may have been deleted meanwhile, with the variants that existed then.
    if (!(await this.#hasOriginal(asked))) {
      await this.#variants.remove(name);
      return undefined;
    }
    return new Blob([bytes]);
  }

  async #openOriginal(asked: VariantName): Promise<StoredFile | undefined> {
    for (const name of Variants.originalsOf(asked)) {
      const original = await this.#originals.open(name);
      if (original) return original;
    }
    return undefined;
  }

  async #hasOriginal(asked: VariantName): Promise<boolean> {
    for (const name of Variants.originalsOf(asked)) if (await this.#originals.stat(name)) return true;
    return false;
  }
}
