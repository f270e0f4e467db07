import { ApiError } from '#shared/api-client.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';

export type Made<Values, Item> = { values: Values; item: Item };

/**
 * Creates at most one item for a form. If a response was lost, the item may exist, so the next save first
 * repeats the same request with the same key. What was changed in the form since then becomes an update of
 * that item.
 */
export class Creation<Values, Item> {
  /** The request whose response is not known. */
  #open: { values: Values; key: string } | undefined;
  #made: Made<Values, Item> | undefined;

  async make(
    values: Values,
    send: (values: Values, key: string) => Promise<Item>,
  ): Promise<Made<Values, Item>> {
    if (this.#made) return this.#made;
    this.#open ??= { values, key: newIdempotencyKey() };
    const sent = this.#open;
    try {
      this.#made = { values: sent.values, item: await send(sent.values, sent.key) };
      return this.#made;
    } catch (error) {
      if (isRefusal(error)) this.#open = undefined;
      throw error;
    }
  }
}

/** Whether the server has responded that it created nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
