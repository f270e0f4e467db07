import type { Changed, TableUse } from '../db/table-use.ts';
import { WholeAnswer } from './whole-answer.ts';

type Kept = { answer: WholeAnswer; tables: ReadonlySet<string>; size: number };

/**
 * Answers that are the same for everybody, kept until a table that they were made of is changed. Bounded in bytes:
 * what was not asked for longest goes first.
 */
export class AnswerMemory {
  readonly #use: TableUse;
  readonly #mostBytes: number;
  /** In the order in which they were asked for. */
  readonly #kept = new Map<string, Kept>();
  /** The last of them, which is often asked for again at once. */
  #latest: string | undefined;
  readonly #making = new Map<string, Promise<WholeAnswer | Response>>();
  #bytes = 0;

  constructor(use: TableUse, mostBytes = 64 * 1024 * 1024) {
    this.#use = use;
    this.#mostBytes = mostBytes;
    use.onChange(tables => this.#forget(tables));
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The answer that is kept under a key. */
  find(key: string | undefined): WholeAnswer | undefined {
    this.#use.noticeOthers();
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (key === undefined || !kept) return undefined;
    if (key !== this.#latest) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#latest = key;
    }
    return kept.answer;
  }

  /**
   * The answer that is kept, else the one that is made now, once for all who ask meanwhile. What is no success is
   * each asker's own.
   */
  async answer(key: string, make: () => Promise<Response>): Promise<WholeAnswer | Response> {
    const kept = this.find(key);
    if (kept) return kept;
    const underWay = this.#making.get(key);
    if (underWay) {
      const made = await underWay;
      return made instanceof WholeAnswer ? made : make();
    }
    const making = this.#make(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Response>): Promise<WholeAnswer | Response> {
    const { result, reading } = await this.#use.watch(make);
    if (result.status !== 200) return result;
    const answer = await WholeAnswer.ofText(result, () => this.#measure(key));
    const { size } = answer;
    // One that a change has overtaken is right for who asked before it, and for nobody else.
    if (reading.isCurrent() && size < this.#mostBytes / 8) {
      this.#remove(key);
      this.#kept.set(key, { answer, tables: reading.tables, size });
      this.#latest = key;
      this.#bytes += size;
      this.#makeRoom();
    }
    return answer;
  }

  #measure(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#bytes += kept.answer.size - kept.size;
    kept.size = kept.answer.size;
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
