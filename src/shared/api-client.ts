import type { CallOf, Endpoint, ResponseOf } from './endpoint.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';
import type { Language } from './language.ts';

/** A call that was refused or did not get through; `status` is 0 when there was no answer. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: Record<string, string>;
  /** Whether the text is the server's, for a person and in the site's language. */
  readonly isForPeople: boolean;

  constructor(status: number, body: Partial<ErrorBody>, fallback: string) {
    super(body.error ?? fallback);
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'network' : 'internal');
    this.fields = body.fields ?? {};
    this.isForPeople = body.error !== undefined;
  }
}

/** Told how much of a request has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void;

/** What is sent with a call: the `init` of the platform's own `fetch`. */
export type CallInit = {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
};

/** What the client reads of an answer. */
export type CallResponse = Pick<Response, 'ok' | 'status' | 'json'>;

export type ApiClientOptions = {
  /** The platform's own or the like. Only one of a browser can tell the progress; another one leaves it out. */
  fetch: (address: URL, init: CallInit, onProgress?: OnProgress) => Promise<CallResponse>;
  /** Where the API is: the site's origin. */
  origin: string;
  language: () => Language;
  /** The administrator's token; absent on public pages. */
  token?: () => string | null;
  /** Called when there is no token, or the server does not (or no longer) accept it. */
  onUnauthorized?: () => void;
};

type CallOptions = {
  signal?: AbortSignal;
  onProgress?: OnProgress;
  /** For a create: said again with the same key and body it makes nothing, and answers what the first one made. */
  idempotencyKey?: string;
};

export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>>;

/** Only what is not for everybody says for whom it is. */
type AccessOf<E extends Endpoint> = E['access'] extends 'public' ? { access?: 'public' } : Pick<E, 'access'>;

/**
 * A read as the browser needs to know it. Pages use it in place of the contract's entry, whose schemas (and zod with
 * them) a visitor would load for nothing; its type has the entry's own literals, so the two cannot differ. The client
 * looks at nothing but what stands here.
 */
export function publicGet<E extends Endpoint & { method: 'GET' }>(
  wire: Pick<E, 'path' | 'clientMessage' | Extract<'id', keyof E>> & AccessOf<E>,
): E {
  return { method: 'GET', access: 'public', ...wire } as unknown as E;
}

/** The same for what the public sends: JSON, without a token. */
export function publicPost<E extends Endpoint & { method: 'POST'; access: 'public' }>(
  wire: Pick<E, 'path' | 'clientMessage'>,
): E {
  return { method: 'POST', access: 'public', ...wire } as unknown as E;
}

/** The client of every endpoint, in the browser and on the server: only `fetch` differs. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return async (endpoint, call, { signal, onProgress, idempotencyKey } = {}) => {
    const token = options.token?.() ?? null;
    if (endpoint.access === 'administrator' && !token) {
      options.onUnauthorized?.();
      throw new ApiError(401, { code: 'unauthorized' }, 'No authentication token found');
    }
    const { id, query, body } = call as { id?: number; query?: Fields; body?: Fields };
    const { type, ...encoded } = body ? encode(endpoint, body) : {};
    const init = {
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': options.language(),
        'X-Requested-With': 'XMLHttpRequest',
        ...(endpoint.access === 'administrator' && { Authorization: `Bearer ${token}` }),
        ...(type && { 'Content-Type': type }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...encoded,
      ...(signal && { signal }),
    };
    const address = addressOf(endpoint, options.origin, id, query);
    const response = await options.fetch(address, init, onProgress).catch(error => {
      if (signal?.aborted) throw error;
      throw new ApiError(0, {}, endpoint.clientMessage);
    });
    if (response.ok) return response.json() as Promise<ResponseOf<typeof endpoint>>;
    const refusal: Partial<ErrorBody> = await response.json().catch(() => ({}));
    if (response.status === 401 && endpoint.access === 'administrator') options.onUnauthorized?.();
    throw new ApiError(response.status, refusal, endpoint.clientMessage);
  };
}

type Fields = Record<string, unknown>;

function addressOf(endpoint: Endpoint, origin: string, id: number | undefined, query: Fields = {}): URL {
  const url = new URL(`/api${endpoint.path}`, origin);
  if (endpoint.id) url.searchParams.set(endpoint.id, String(id));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value));
  }
  return url;
}

/** JSON, or a form that leaves out what is null and sends every text field as text; a form says its own type. */
function encode(endpoint: Endpoint, body: Fields): { body: string | FormData; type?: string } {
  if (!endpoint.body?.types.includes('multipart')) {
    return { body: JSON.stringify(body), type: 'application/json' };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return { body: form };
}
