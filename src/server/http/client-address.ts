import { isIP, isIPv4 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import ipaddr from 'ipaddr.js';

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
  const address = text.trim().replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  if (!isIP(address)) return undefined;
  const ip = ipaddr.process(address);
  return ip instanceof ipaddr.IPv6 ? `${hexadecimal(ip.parts.slice(0, 4))}::/64` : ip.toString();
}

/** The network of an address as it is counted, for the log: 24 bits of IPv4, 48 of IPv6, which is a site's. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  return `${address.split(':').slice(0, 3).join(':')}::/48`;
}

function hexadecimal(groups: readonly number[]): string {
  return groups.map(group => group.toString(16)).join(':');
}
