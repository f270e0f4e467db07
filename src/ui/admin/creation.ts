import { ApiError } from '#shared/api-client.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';

/** What was made, and of which values. */
export type Made<Values, Item> = { values: Values; item: Item };

/**
 * The creation that a form is opened for: at most one item comes of it. Where an answer was lost nobody knows whether
 * there is one, so the next save says the same again, under the same key, before anything else: it is answered what
 * was made. What was changed in the form since is then a change of that item.
 */
export class Creation<Values, Item> {
  /** Sent, and perhaps made. */
  #open: { values: Values; key: string } | undefined;
  #made: Made<Values, Item> | undefined;

  /** `send` is given what is to be sent, perhaps of before, and the key of it. */
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

/** Whether the server has answered that it made nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
