import { isIP, isIPv4 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

/**
 * Who calls, as limits count them (`countedAddress`): the socket's address, or what the trusted proxies in front
 * wrote into `X-Forwarded-For`, counted from the right, since a client can write anything to the left of it.
 */
export function clientAddress(
  headers: Headers,
  bindings: Partial<HttpBindings> | undefined,
  trustedProxies: number,
): string {
  const socket = countedAddress(bindings?.incoming?.socket.remoteAddress ?? '') ?? '127.0.0.1';
  if (trustedProxies === 0) return socket;
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').filter(part => part.trim());
  return countedAddress(forwarded.at(-trustedProxies) ?? forwarded[0] ?? '') ?? socket;
}

/**
 * An address as limits count it: of IPv6 the network of 64 bits, since every customer has all the addresses of at
 * least one; IPv4 that is written as IPv6 is IPv4. Some proxies state the port too. Undefined for anything else.
 */
function countedAddress(text: string): string | undefined {
  const address = text.trim().replace(/^\[(.+)\](:\d+)?$/, '$1');
  const v4 = address.replace(/:\d+$/, '');
  if (isIPv4(v4)) return v4;
  const [withoutZone = ''] = address.split('%');
  if (isIP(withoutZone) !== 6) return undefined;
  const groups = groupsOf(withoutZone);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`;
}

/** The network of an address as it is counted, for the log: 24 bits of IPv4, 48 of IPv6, which is a site's. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  return `${address.split(':').slice(0, 3).join(':')}::/48`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // Written in one way by the standard for URLs: no dots, at most one gap.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map(part => part.split(':').filter(Boolean));
  const gap = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...gap, ...after].map(group => Number.parseInt(group, 16));
}
