import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { emailKey } from '#shared/addresses/email-key.ts';
import { AppError } from '#shared/api/errors.ts';
import { Turns } from '../concurrency/turns.ts';
import type { Db, Tx } from '../db/schema.ts';
import { sha256 } from './request-hash.ts';
import type { IdempotencyTables } from './tables.ts';

/** In milliseconds: how long a key is kept. */
const lifetime = 24 * 60 * 60 * 1_000;
export const longestKey = 200;
/** The header's name. */
export const keyHeader = 'Idempotency-Key';

type Kept = Pick<IdempotencyTables['idempotency_keys'], 'request_hash' | 'answer'>;

/** Stores the response of a create, in the transaction that creates. */
export type KeepResponse = (tx: Tx, response: unknown) => Promise<void>;

/** The request's key, if any; throws `bad_request` if it is malformed. */
export function keyOfRequest(headers: Headers): string | undefined {
  const key = headers.get(keyHeader);
  if (key === null) return undefined;
  if (key.length >= 1 && key.length <= longestKey) return key;
  throw new AppError('validation', {
    fields: { [keyHeader]: { key: 'idempotencyKey', values: { max: longestKey } } },
  });
}

/** The kept response; throws `validation` if it answered another request. */
function responseOf(kept: Kept, requestHash: string, secret: string): unknown {
  if (kept.request_hash !== requestHash)
    throw new AppError('validation', { fields: { [keyHeader]: { key: 'idempotencyKeyUsed' } } });
  return JSON.parse(unseal(kept.answer, secret));
}

const cipher = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

const cipherKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'kept response', 32));

/** A response may have a private link, so it is encrypted by what only its caller knows and the table has a hash of. */
function seal(response: unknown, secret: string): string {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, cipherKey(secret), iv);
  const sealed = Buffer.concat([sealing.update(JSON.stringify(response)), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

function unseal(kept: string, secret: string): string {
  // Earlier releases kept plain JSON, for a day.
  if (kept.startsWith('{')) return kept;
  const bytes = Buffer.from(kept, 'base64');
  const opening = createDecipheriv(cipher, cipherKey(secret), bytes.subarray(0, ivLength));
  opening.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([opening.update(bytes.subarray(ivLength + tagLength)), opening.final()]).toString();
}

const hashOfPerson = (email: string) => sha256(emailKey(email));

/** Of whom a response tells: it is encrypted, and one who is erased has it found. */
function personIn(response: unknown): string | null {
  const { email } = response as { email?: unknown };
  return typeof email === 'string' ? hashOfPerson(email) : null;
}

/** Creates with an idempotency key: repeating one creates nothing and returns the first response. */
export class IdempotencyKeys {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #turns = new Turns();

  constructor(db: Db, clock: () => Date) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Returns the response of the caller's first request with this key, or runs `create`, which must call
   * `keep` in its transaction. Errors are not stored. A simultaneous second request waits for the first.
   */
  respond(
    { caller, key, requestHash }: { caller: string; key: string; requestHash: string },
    create: (keep: KeepResponse) => Promise<unknown>,
  ): Promise<unknown> {
    const secret = `${caller}\n${key}`;
    const keyHash = sha256(secret);
    return this.#turns.take(keyHash, async () => {
      const kept = await this.#find(keyHash);
      if (kept) return responseOf(kept, requestHash, secret);
      try {
        return await create((tx, response) =>
          this.#keep(tx, {
            key_hash: keyHash,
            request_hash: requestHash,
            answer: seal(response, secret),
            person_hash: personIn(response),
          }),
        );
      } catch (error) {
        // Another instance may have been faster, so that the same key could not be stored twice.
        const others = await this.#find(keyHash);
        if (!others) throw error;
        return responseOf(others, requestHash, secret);
      }
    });
  }

  /** Deletes the responses that tell of the person with an address. */
  async forget(tx: Tx, email: string): Promise<void> {
    await tx.deleteFrom('idempotency_keys').where('person_hash', '=', hashOfPerson(email)).execute();
  }

  /** Deletes expired keys. */
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

  async #keep(tx: Tx, kept: Omit<IdempotencyTables['idempotency_keys'], 'created_at'>): Promise<void> {
    await this.purge(tx);
    const created_at = this.#clock().toISOString();
    await tx
      .insertInto('idempotency_keys')
      .values({ ...kept, created_at })
      .execute();
  }

  /** The instants between which valid keys were stored; future ones are from before the clock was set back. */
  #living(): { from: string; until: string } {
    const now = this.#clock().getTime();
    return {
      from: new Date(now - lifetime).toISOString(),
      until: new Date(now + lifetime).toISOString(),
    };
  }
}
