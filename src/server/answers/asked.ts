import type { IncomingMessage } from 'node:http';

/** What is asked for, as far as an answer from memory depends on it. */
export type Asked = {
  method: string;
  pathname: string;
  query: URLSearchParams;
  /** By its name in lower case. */
  header: (name: string) => string | undefined;
};

export function askedBy(request: Request): Asked {
  const { pathname, searchParams: query } = new URL(request.url);
  return { method: request.method, pathname, query, header: name => request.headers.get(name) ?? undefined };
}

/** Most addresses have none. */
const noQuery = new URLSearchParams();

/** The same of what came over the wire, before anything is made of it. */
export function askedOnWire({ method = '', url = '', headers }: IncomingMessage): Asked {
  const end = url.indexOf('?');
  return {
    method,
    pathname: end < 0 ? url : url.slice(0, end),
    query: end < 0 ? noQuery : new URLSearchParams(url.slice(end + 1)),
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
