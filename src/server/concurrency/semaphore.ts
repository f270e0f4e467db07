type Waiting = PromiseWithResolvers<void>;

/** Runs at most `permits` tasks at once, first come, first served. */
export class Semaphore {
  #free: number;
  #waiting: Waiting[] = [];

  constructor(permits: number) {
    this.#free = permits;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /**
   * Resolves when a permit is free, with the function that gives it back; whoever has waited for `patience` milliseconds
   * gets a `TimeoutError`.
   */
  async enter(patience?: number): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#line(patience);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = this.#waiting.shift();
      if (next) next.resolve();
      else this.#free += 1;
    };
  }

  /** Rejects all who wait. */
  sendAway(reason: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }

  async #line(patience: number | undefined): Promise<void> {
    const own: Waiting = Promise.withResolvers();
    this.#waiting.push(own);
    if (patience === undefined) return own.promise;
    const timer = setTimeout(() => {
      this.#waiting = this.#waiting.filter(other => other !== own);
      own.reject(new DOMException(`There was no turn in ${patience} ms.`, 'TimeoutError'));
    }, patience);
    return own.promise.finally(() => clearTimeout(timer));
  }
}
