type Waiting<Item, Outcome> = { item: Item } & PromiseWithResolvers<Outcome>;

/**
 * Handles items one batch at a time: what comes while a batch is under way is handled together afterwards. Where each batch
 * has a cost of its own, a rush pays it seldom, and who comes alone waits for nothing.
 */
export class Gathering<Item, Outcome> {
  readonly #handle: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Outcome>[]>;
  readonly #largest: number;
  readonly #waiting: Waiting<Item, Outcome>[] = [];
  #isBusy = false;

  /** `handle` returns what became of each item, in their order; if it fails, it fails for all of its batch. */
  constructor(
    handle: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Outcome>[]>,
    largest: number,
  ) {
    this.#handle = handle;
    this.#largest = largest;
  }

  add(item: Item): Promise<Outcome> {
    const own = { item, ...Promise.withResolvers<Outcome>() };
    this.#waiting.push(own);
    if (!this.#isBusy) void this.#work();
    return own.promise;
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) await this.#handleNext();
    this.#isBusy = false;
  }

  async #handleNext(): Promise<void> {
    const batch = this.#waiting.splice(0, this.#largest);
    try {
      const outcomes = await this.#handle(batch.map(({ item }) => item));
      for (const [index, waiting] of batch.entries())
        settle(waiting, outcomes[index] as PromiseSettledResult<Outcome>);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

function settle<Outcome>(
  { resolve, reject }: PromiseWithResolvers<Outcome>,
  outcome: PromiseSettledResult<Outcome>,
): void {
  if (outcome.status === 'fulfilled') resolve(outcome.value);
  else reject(outcome.reason);
}
