/** Runs at most `permits` tasks at once, first come, first served. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(permits: number) {
    this.#free = permits;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>(resolve => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
