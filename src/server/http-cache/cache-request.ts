import type { IncomingMessage } from 'node:http';

/** What is asked for, as far as a response from memory depends on it. */
export type CacheRequest = {
  method: string;
  /** Path and query, as they were written. */
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

/** The same of what came over the wire, before anything is made of it. */
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

/** Whether a method reads only (RFC 9110, 9.2.1), as far as the site offers such. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

export const apiPath = '/api';

export function isBelowApi(pathname: string): boolean {
  return pathname === apiPath || pathname.startsWith(`${apiPath}/`);
}

/**
 * Whether the response is private to the requester. A POST's response can be as private as what a token opens: the
 * login's response is the token.
 */
export function isPersonal({ method, pathname, header }: CacheRequest): boolean {
  return isBelowApi(pathname) && (method === 'POST' || header('authorization') !== undefined);
}
