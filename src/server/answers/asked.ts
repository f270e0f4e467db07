import type { IncomingMessage } from 'node:http';

/** What is asked for, as far as an answer from memory depends on it. */
export type Asked = {
  method: string;
  /** Path and query, as they were written. */
  address: string;
  pathname: string;
  query: () => URLSearchParams;
  /** By its name in lower case. */
  header: (name: string) => string | undefined;
};

export function askedBy(request: Request): Asked {
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
export function askedOnWire({ method = '', url = '', headers }: IncomingMessage): Asked {
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
