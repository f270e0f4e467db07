import { AppError } from '#shared/errors.ts';
import { Turns } from '../concurrency/turns.ts';
import type { Db, Tx } from '../db/schema.ts';
import { sha256 } from './request-hash.ts';

/** In milliseconds: how long a key stands for what was made with it. */
const lifetime = 24 * 60 * 60 * 1_000;
export const longestKey = 200;
/** As the call's header is named, in refusals too. */
export const keyHeader = 'Idempotency-Key';

/** Keeps what a create answers, in the transaction that makes it. */
export type KeepAnswer = (tx: Tx, answer: unknown) => Promise<void>;

/** The key that a create carries, if any; refuses one that is none. */
export function keyOfRequest(headers: Headers): string | undefined {
  const key = headers.get(keyHeader);
  if (key === null) return undefined;
  if (key.length >= 1 && key.length <= longestKey) return key;
  throw new AppError('validation', {
    fields: { [keyHeader]: { key: 'idempotencyKey', values: { max: longestKey } } },
  });
}

/** Creates that were said with a key: said again they make nothing, and are answered as the first time. */
export class IdempotencyKeys {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #turns = new Turns();

  constructor(db: Db, clock: () => Date) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * What the first call with this key of this caller answered, or else what `create` answers, which calls `keep` in
   * its transaction: what is refused or fails is not kept. A second call waits for the first.
   */
  answer(
    { caller, key, requestHash }: { caller: string; key: string; requestHash: string },
    create: (keep: KeepAnswer) => Promise<unknown>,
  ): Promise<unknown> {
    const keyHash = sha256(`${caller}\n${key}`);
    return this.#turns.take(keyHash, async () => {
      const kept = await this.#find(keyHash);
      if (!kept) return create((tx, answer) => this.#keep(tx, keyHash, requestHash, answer));
      if (kept.request_hash !== requestHash)
        throw new AppError('validation', { fields: { [keyHeader]: { key: 'idempotencyKeyUsed' } } });
      return JSON.parse(kept.answer);
    });
  }

  /** Forgets the keys whose time is over. */
  async purge(db: Db = this.#db): Promise<void> {
    const { from, until } = this.#living();
    await db
      .deleteFrom('idempotency_keys')
      .where(where => where.or([where('created_at', '<', from), where('created_at', '>', until)]))
      .execute();
  }

  #find(keyHash: string) {
    const { from, until } = this.#living();
    return this.#db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('key_hash', '=', keyHash)
      .where('created_at', '>=', from)
      .where('created_at', '<=', until)
      .executeTakeFirst();
  }

  async #keep(tx: Tx, keyHash: string, requestHash: string, answer: unknown): Promise<void> {
    await this.purge(tx);
    await tx
      .insertInto('idempotency_keys')
      .values({
        key_hash: keyHash,
        request_hash: requestHash,
        answer: JSON.stringify(answer),
        created_at: this.#clock().toISOString(),
      })
      .execute();
  }

  /** When keys were sent that still stand; those of the future are of before the clock was set back. */
  #living(): { from: string; until: string } {
    const now = this.#clock().getTime();
    return {
      from: new Date(now - lifetime).toISOString(),
      until: new Date(now + lifetime).toISOString(),
    };
  }
}
