import type { HttpBindings } from '@hono/node-server';

/**
 * Who calls: the socket's address, or what the trusted proxies in front wrote into `X-Forwarded-For`, counted
 * from the right, since a client can write anything to the left of it.
 */
export function clientAddress(
  headers: Headers,
  bindings: Partial<HttpBindings> | undefined,
  trustedProxies: number,
): string {
  const socket = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  if (trustedProxies === 0) return socket;
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? socket;
}
