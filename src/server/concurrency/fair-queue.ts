import { AppError } from '#shared/errors.ts';

export type QueueLimits = {
  /** How many tasks may be under way. */
  atOnce: number;
  /** How many of them for one address; all where none is given. */
  atOncePerAddress?: number;
  /** How many may wait for their turn, of one address and of all. */
  waitingPerAddress: number;
  waiting: number;
};

/** Ends a task's turn. */
type Leave = () => void;

/** In seconds: what waits is done in a fraction of that. */
const retryAfter = 1;

/**
 * A bounded queue before work that strangers can ask for. The addresses take turns, so that who asks for a hundred
 * things is one before everybody else, not a hundred; whatever finds its queue full is refused with `too_many`.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** By address, in the order in which they have their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #underWay = new Map<string, number>();
  #waitingOfAll = 0;
  #free: number;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#free = limits.atOnce;
  }

  async run<T>(address: string, task: () => Promise<T>): Promise<T> {
    const leave = await this.take(address);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** Resolves when it is one's turn, with what ends it. */
  async take(address: string): Promise<Leave> {
    if (!this.#mayBegin(address)) await this.#line(address);
    else this.#begin(address);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      // Not before others are heard: answers that are made one after the other keep everybody else waiting.
      setImmediate(() => this.#end(address));
    };
  }

  /** Whether anybody waits at another address. */
  hasOthersWaiting(address: string): boolean {
    return this.#waiting.size > (this.#waiting.has(address) ? 1 : 0);
  }

  #line(address: string): Promise<void> {
    const own = this.#waiting.get(address) ?? [];
    if (own.length >= this.#limits.waitingPerAddress || this.#waitingOfAll >= this.#limits.waiting) {
      throw new AppError('too_many', { headers: { 'Retry-After': String(retryAfter) } });
    }
    this.#waiting.set(address, own);
    this.#waitingOfAll += 1;
    return new Promise(resolve => own.push(resolve));
  }

  #mayBegin(address: string): boolean {
    const { atOnce, atOncePerAddress = atOnce } = this.#limits;
    return this.#free > 0 && (this.#underWay.get(address) ?? 0) < atOncePerAddress;
  }

  #begin(address: string): void {
    this.#free -= 1;
    this.#underWay.set(address, (this.#underWay.get(address) ?? 0) + 1);
  }

  #end(address: string): void {
    this.#free += 1;
    const left = (this.#underWay.get(address) ?? 1) - 1;
    if (left === 0) this.#underWay.delete(address);
    else this.#underWay.set(address, left);
    this.#callNext();
  }

  /** The first of the address whose turn it is, which then goes behind the others. */
  #callNext(): void {
    for (const [address, own] of this.#waiting) {
      if (!this.#mayBegin(address)) continue;
      this.#waiting.delete(address);
      const next = own.shift();
      if (own.length > 0) this.#waiting.set(address, own);
      this.#waitingOfAll -= 1;
      this.#begin(address);
      next?.();
      return;
    }
  }
}
