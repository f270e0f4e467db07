import { AppError } from '#shared/api/errors.ts';
import { wholeNetworkOf } from '../http/client-address.ts';

export type QueueLimits = {
  atOnce: number;
  /** How many of them for one address. The default is no limit. */
  atOncePerAddress?: number;
  /** How many may wait, for one address and in total. */
  waitingPerAddress: number;
  waiting: number;
};

type Leave = () => void;
type Waiting = { begin: () => void; refuse: (reason: AppError) => void };

/** In seconds. Waiting tasks finish in a fraction of that. */
const retryAfter = 1;

const tooMany = () => new AppError('too_many', { headers: { 'Retry-After': String(retryAfter) } });

/**
 * A bounded queue before work that anybody can request. Addresses take turns, so that a hundred requests of
 * one do not delay the others; those of a whole network of IPv6 are one. A full queue refuses with `too_many` the last
 * of the address that has most in it.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** By address, in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>();
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

  /** Resolves when it is the task's turn, with the function that ends it. */
  async take(requester: string): Promise<Leave> {
    const address = wholeNetworkOf(requester);
    if (!this.#mayBegin(address)) await this.#line(address);
    else this.#begin(address);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      // Other events come first: tasks that run one after the other would keep them waiting.
      setImmediate(() => this.#end(address));
    };
  }

  hasOthersWaiting(requester: string): boolean {
    return this.#waiting.size > (this.#waiting.has(wholeNetworkOf(requester)) ? 1 : 0);
  }

  #line(address: string): Promise<void> {
    const own = this.#waiting.get(address) ?? [];
    if (own.length >= this.#limits.waitingPerAddress) throw tooMany();
    if (this.#waitingOfAll >= this.#limits.waiting) this.#makeRoom(own.length);
    this.#waiting.set(address, own);
    this.#waitingOfAll += 1;
    return new Promise((begin, refuse) => own.push({ begin, refuse }));
  }

  /** Otherwise a few addresses could fill the queue, and keep everybody else out of it. */
  #makeRoom(ownCount: number): void {
    let longest: Waiting[] = [];
    for (const line of this.#waiting.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= ownCount + 1) throw tooMany();
    longest.pop()?.refuse(tooMany());
    this.#waitingOfAll -= 1;
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

  /** Starts the next task and moves its address behind the others. */
  #callNext(): void {
    for (const [address, own] of this.#waiting) {
      if (!this.#mayBegin(address)) continue;
      this.#waiting.delete(address);
      const next = own.shift();
      if (own.length > 0) this.#waiting.set(address, own);
      this.#waitingOfAll -= 1;
      this.#begin(address);
      next?.begin();
      return;
    }
  }
}
