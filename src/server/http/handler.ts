import type { Session } from '#features/accounts/server/sessions.ts';
import { commit, type PreparedCreate, type SharedCreate } from '#features/media/server/prepared-create.ts';
import type { Role } from '#shared/api/access.ts';
import type {
  BodyOf,
  Endpoint,
  FileNamesOf,
  QueryOf,
  RequiredFileNamesOf,
  ResponseOf,
} from '#shared/api/endpoint.ts';
import type { Language } from '#shared/language.ts';
import { noteMade } from '../audit/audit-trail.ts';
import type { AuditRule } from '../audit/declaration.ts';
import type { KeepResponse } from '../idempotency/idempotency-keys.ts';
import type { Services } from '../services.ts';
import type { UploadedFile } from './body.ts';

/** A call that is authorized, parsed and within its limits. */
export type Call<E extends Endpoint> = {
  id: E['id'] extends string ? number : undefined;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: { [F in FileNamesOf<E>]?: UploadedFile } & { [F in RequiredFileNamesOf<E>]: UploadedFile };
  session: SessionOf<E['access']>;
  /** The `lang` parameter, otherwise `Accept-Language`. */
  language: Language;
  /** What `Accept-Language` says by itself; undefined where it names none of the languages. */
  readerLanguage: Language | undefined;
  address: string;
  /** Empty if the browser sent none. */
  userAgent: string;
};

type SessionOf<Access> = Access extends Role
  ? Session
  : Access extends 'either'
    ? Session | undefined
    : undefined;

export type Handler = {
  endpoint: Endpoint;
  /** A create gives its response to `keep` in its transaction. */
  run: (call: Call<Endpoint>, services: Services, keep?: KeepResponse) => Promise<unknown>;
  /** Whether the response is a list of unlimited length, which `run` returns in pieces. */
  isLong?: true;
  /** What is kept in the audit when an account makes the call. */
  audit?: AuditRule | undefined;
};

/** Whatever an account may change declares what is kept of it: `audited(…)`, `auditedInside` or `unaudited`. */
type Audit<E extends Endpoint> = E extends { method: 'GET' } | { access: 'public' }
  ? [audit?: AuditRule]
  : [audit: AuditRule];

/** A file as a response. One that is made while it is read comes in pieces. */
export type FileContent = {
  /** By which it is saved: ASCII, with its extension. */
  name: string;
  content: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;
  headers?: Readonly<Record<string, string>>;
};

export type Pieces = AsyncIterable<readonly unknown[]>;

type Created = { status: 201 };

/** Binds an entry of the contract to its handler. */
export function handle<const E extends Endpoint & { status?: 200 | 202 }>(
  endpoint: E,
  run: (call: Call<E>, services: Services) => Promise<ResponseOf<E>> | ResponseOf<E>,
  ...[audit]: Audit<E>
): Handler {
  // The dispatcher has parsed the call by this entry, so the types agree.
  return { endpoint, run: async (call, services) => run(call as unknown as Call<E>, services), audit };
}

/** The same for a file. */
export function handleFile<const E extends Endpoint & { contentType: string }>(
  endpoint: E,
  run: (call: Call<E>, services: Services) => Promise<FileContent>,
  ...[audit]: Audit<E>
): Handler {
  return { endpoint, run: async (call, services) => run(call as unknown as Call<E>, services), audit };
}

type Preparation<Result> = PreparedCreate<Result> | SharedCreate<Result>;

/** The same for a create, which runs in one transaction. */
export function handleCreate<const E extends Endpoint & Created>(
  endpoint: E,
  prepare: (
    call: Call<E>,
    services: Services,
  ) => Promise<Preparation<ResponseOf<E>>> | Preparation<ResponseOf<E>>,
  ...[audit]: Audit<E>
): Handler {
  return {
    endpoint,
    run: async (call, services, keep) =>
      commit(services, await prepare(call as unknown as Call<E>, services), async (tx, made) => {
        noteMade(made);
        await keep?.(tx, made);
      }),
    audit,
  };
}
