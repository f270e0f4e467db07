import type { Session } from '#features/accounts/server/sessions.ts';
import type {
  BodyOf,
  Endpoint,
  FileNamesOf,
  QueryOf,
  RequiredFileNamesOf,
  ResponseOf,
} from '#shared/endpoint.ts';
import type { Language } from '#shared/language.ts';
import { type Creation, commit } from '../creation.ts';
import type { KeepAnswer } from '../idempotency/idempotency-keys.ts';
import type { Services } from '../services.ts';
import type { UploadedFile } from './body.ts';

/** A call as its handler sees it: authorized, parsed and within its limits. */
export type Call<E extends Endpoint> = {
  id: E['id'] extends string ? number : undefined;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: { [F in FileNamesOf<E>]?: UploadedFile } & { [F in RequiredFileNamesOf<E>]: UploadedFile };
  session: SessionOf<E['access']>;
  /** Of the caller: the `lang` parameter where it names one, else `Accept-Language`. */
  language: Language;
  address: string;
  /** Of the caller's browser; empty where it sent none. */
  userAgent: string;
};

type SessionOf<Access> = Access extends 'administrator'
  ? Session
  : Access extends 'either'
    ? Session | undefined
    : undefined;

export type Handler = {
  endpoint: Endpoint;
  /** A create gives its answer to `keep` in the transaction that makes it. */
  run: (call: Call<Endpoint>, services: Services, keep?: KeepAnswer) => Promise<unknown>;
  /** Where the answer is a list that may be as long as the site has items: `run` answers it piece by piece. */
  isLong?: true;
};

/** Some of the items of a long list at a time. */
export type Pieces = AsyncIterable<readonly unknown[]>;

type Created = { status: 201 };

/** Binds an entry of the contract to the code that answers it. */
export function handle<const E extends Endpoint & { status?: 200 }>(
  endpoint: E,
  run: (call: Call<E>, services: Services) => Promise<ResponseOf<E>> | ResponseOf<E>,
): Handler {
  // The dispatcher parses what comes by this very entry, so the call has the entry's types.
  return { endpoint, run: async (call, services) => run(call as unknown as Call<E>, services) };
}

/** The same for what creates something: the code prepares it, and it is made in one transaction. */
export function handleCreate<const E extends Endpoint & Created>(
  endpoint: E,
  prepare: (call: Call<E>, services: Services) => Promise<Creation<ResponseOf<E>>> | Creation<ResponseOf<E>>,
): Handler {
  return {
    endpoint,
    run: async (call, services, keep) =>
      commit(services, await prepare(call as unknown as Call<E>, services), keep),
  };
}
