import type { Changed, TableTracker } from '../db/table-tracker.ts';
import { CachedResponse } from './cached-response.ts';
import { bufferUpTo, StreamedResponse } from './streamed-response.ts';

type Entry = { response: CachedResponse; tables: ReadonlySet<string>; size: number };

/**
 * Responses that are the same for everybody, kept until a table that they were made of is changed. Bounded in bytes:
 * what was not asked for longest goes first.
 */
export class ResponseCache {
  readonly #tracker: TableTracker;
  readonly #mostBytes: number;
  /** In the order in which they were asked for. */
  readonly #kept = new Map<string, Entry>();
  /** The last of them, which is often asked for again at once. */
  #latest: string | undefined;
  readonly #making = new Map<string, Promise<CachedResponse | Response>>();
  #bytes = 0;

  constructor(tracker: TableTracker, mostBytes = 64 * 1024 * 1024) {
    this.#tracker = tracker;
    this.#mostBytes = mostBytes;
    tracker.onChange(tables => this.#forget(tables));
  }

  /** Of one response. */
  get #largest(): number {
    return this.#mostBytes / 8;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The response that is kept under a key. */
  lookup(key: string | undefined): CachedResponse | undefined {
    this.#tracker.pollExternalChanges();
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (key === undefined || !kept) return undefined;
    if (key !== this.#latest) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#latest = key;
    }
    return kept.response;
  }

  /**
   * The response that is kept, else the one that is made now, once for all who ask meanwhile. What is no success is
   * each asker's own.
   */
  async respond(key: string, make: () => Promise<Response>): Promise<CachedResponse | Response> {
    const kept = this.lookup(key);
    if (kept) return kept;
    const underWay = this.#making.get(key);
    if (underWay) {
      const made = await underWay;
      return made instanceof CachedResponse ? made : make();
    }
    const making = this.#make(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Response>): Promise<CachedResponse | Response> {
    const { result, reads } = await this.#tracker.track(async () => {
      const response = await make();
      // Not held as a whole where it would not be kept.
      return response instanceof StreamedResponse ? bufferUpTo(response, this.#largest) : response;
    });
    if (result.status !== 200 || result instanceof StreamedResponse) return result;
    const cached = await CachedResponse.ofText(result, () => this.#measure(key));
    const { size } = cached;
    // One that a change has overtaken is right for who asked before it, and for nobody else.
    if (reads.isCurrent() && size < this.#largest) {
      this.#remove(key);
      this.#kept.set(key, { response: cached, tables: reads.tables, size });
      this.#latest = key;
      this.#bytes += size;
      this.#makeRoom();
    }
    return cached;
  }

  #measure(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#bytes += kept.response.size - kept.size;
    kept.size = kept.response.size;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#remove(key);
    }
  }

  #forget(tables: Changed): void {
    for (const [key, kept] of this.#kept) {
      if (tables === 'all' || !kept.tables.isDisjointFrom(tables)) this.#remove(key);
    }
    // Who asks from now on must not be given what was read before the change.
    this.#making.clear();
  }

  #remove(key: string): void {
    this.#bytes -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}
