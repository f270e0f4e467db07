import { ApiError } from '#shared/api/api-client.ts';
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts';

export type Created<Values, Item> = { values: Values; item: Item };

/**
 * Creates at most one item for a form. If a response was lost, the item may exist, so the next save first repeats
 * the same request with the same key. What was changed in the form since then becomes an update of that item.
 */
export class SingleCreation<Values, Item> {
  /** The request whose response is not known. */
  #pending: { values: Values; key: string } | undefined;
  #created: Created<Values, Item> | undefined;

  async create(
    values: Values,
    send: (values: Values, key: string) => Promise<Item>,
  ): Promise<Created<Values, Item>> {
    if (this.#created) return this.#created;
    this.#pending ??= { values, key: newIdempotencyKey() };
    const sent = this.#pending;
    try {
      this.#created = { values: sent.values, item: await send(sent.values, sent.key) };
      return this.#created;
    } catch (error) {
      if (isRefusal(error)) this.#pending = undefined;
      throw error;
    }
  }
}

/** Whether the server has responded that it created nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
