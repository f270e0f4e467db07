import type { IncomingMessage } from 'node:http';

/** The parts of a request that a cached response depends on. */
export type CacheRequest = {
  method: string;
  /** Path and query as they were sent. */
  address: string;
  pathname: string;
  query: () => URLSearchParams;
  /** By its name in lower case. */
  header: (name: string) => string | undefined;
};

export function toCacheRequest(request: Request): CacheRequest {
  const { pathname, search, searchParams } = new URL(request.url);
  return {
    method: request.method,
    address: pathname + search,
    pathname,
    query: () => searchParams,
    header: name => request.headers.get(name) ?? undefined,
  };
}

export function incomingToCacheRequest({ method = '', url = '', headers }: IncomingMessage): CacheRequest {
  const end = url.indexOf('?');
  return {
    method,
    address: url,
    pathname: end < 0 ? url : url.slice(0, end),
    query: () => new URLSearchParams(end < 0 ? '' : url.slice(end + 1)),
    header: name => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}

/** Whether a method is safe (RFC 9110, 9.2.1). */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

export const apiPath = '/api';

export function isBelowApi(pathname: string): boolean {
  return pathname === apiPath || pathname.startsWith(`${apiPath}/`);
}

/** Whether the response is private to the requester. A write's may be: the login's response is the token. */
export function isPersonal({ method, pathname, header }: CacheRequest): boolean {
  return isBelowApi(pathname) && (!isRead(method) || header('authorization') !== undefined);
}
