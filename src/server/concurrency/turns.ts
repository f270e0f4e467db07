/** Runs the tasks of one name one after the other, first come, first served. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<T>(name: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const turn = before ? before.then(task, task) : task();
    this.#last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    }
  }
}
