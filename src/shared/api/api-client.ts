import type { Language } from '../language.ts';
import { needsSession, type Role } from './access.ts';
import type { CallOf, Endpoint, ResponseOf } from './endpoint.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';

/** A failed call. `status` is 0 if there was no response. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: Record<string, string>;
  /** Whether the message is the server's, which is in the site's language. */
  readonly isForPeople: boolean;

  constructor(status: number, body: Partial<ErrorBody>, fallback: string) {
    super(body.error ?? fallback);
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'network' : 'internal');
    this.fields = body.fields ?? {};
    this.isForPeople = body.error !== undefined;
  }
}

/** `sent` is the part of the request that has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void;

export type CallInit = {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
};

/** The part of a response that the client reads. */
export type CallResponse = Pick<Response, 'ok' | 'status' | 'json'> & Partial<Pick<Response, 'blob'>>;

export type ApiClientOptions = {
  /** The platform's `fetch` or a replacement. Only a browser's reports the progress. */
  fetch: (address: URL, init: CallInit, onProgress?: OnProgress) => Promise<CallResponse>;
  /** The site's origin. */
  origin: string;
  language: () => Language;
  token?: () => string | null;
  /** Called when there is no token, or when the server rejects it. */
  onUnauthorized?: () => void;
};

type CallOptions = {
  signal?: AbortSignal;
  onProgress?: OnProgress;
  /** For a create: repeated with the same key and body it creates nothing and returns the first response. */
  idempotencyKey?: string;
};

export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>>;

type AccessOf<E extends Endpoint> = E['access'] extends Role ? Pick<E, 'access'> : Partial<Pick<E, 'access'>>;

/**
 * A GET endpoint without its schemas. Public pages use it instead of the contract's entry, which would load
 * zod. The types keep it equal to the entry.
 */
export function publicGet<E extends Endpoint & { method: 'GET' }>(
  wire: Pick<E, 'path' | 'clientMessage' | Extract<'id', keyof E>> & AccessOf<E>,
): E {
  return { method: 'GET', access: 'public', ...wire } as unknown as E;
}

/** The same for a POST endpoint that needs no session. */
export function publicPost<E extends Endpoint & { method: 'POST'; access: 'public' }>(
  wire: Pick<E, 'path' | 'clientMessage'>,
): E {
  return { method: 'POST', access: 'public', ...wire } as unknown as E;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  return async (endpoint, call, { signal, onProgress, idempotencyKey } = {}) => {
    const token = options.token?.() ?? null;
    if (needsSession(endpoint.access) && !token) {
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
        ...(token && endpoint.access !== 'public' && { Authorization: `Bearer ${token}` }),
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
    if (response.ok)
      return (endpoint.contentType ? response.blob?.() : response.json()) as Promise<
        ResponseOf<typeof endpoint>
      >;
    const refusal: Partial<ErrorBody> = await response.json().catch(() => ({}));
    if (response.status === 401 && needsSession(endpoint.access)) options.onUnauthorized?.();
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

/** JSON, or a form that leaves out nulls. The platform sets a form's content type. */
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
