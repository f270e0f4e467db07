import type { Session } from '#features/accounts/server/sessions.ts';
import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  FileNamesOf,
  QueryOf,
  RequiredFileNamesOf,
} from '#shared/endpoint.ts';
import type { Language } from '#shared/language.ts';
import type { Services } from '../services.ts';
import type { UploadedFile } from './body.ts';

/** A call as its handler sees it: authorized, parsed and within its limits. */
export type Call<E extends Endpoint> = {
  id: E['id'] extends string ? number : undefined;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: { [F in FileNamesOf<E>]?: UploadedFile } & { [F in RequiredFileNamesOf<E>]: UploadedFile };
  session: E['access'] extends 'administrator' ? Session : undefined;
  /** Of the caller: the `lang` parameter where it names one, else `Accept-Language`. */
  language: Language;
  address: string;
  /** Of the caller's browser; empty where it sent none. */
  userAgent: string;
};

export type Handler = {
  endpoint: Endpoint;
  run: (call: Call<Endpoint>, services: Services) => Promise<unknown>;
};

/** Binds an entry of the contract to the code that answers it. */
export function handle<const E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>, services: Services) => Promise<AnswerOf<E>> | AnswerOf<E>,
): Handler {
  // The dispatcher parses what comes by this very entry, so the call has the entry's types.
  return { endpoint, run: async (call, services) => run(call as unknown as Call<E>, services) };
}
