import { isIP, isIPv4 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import ipaddr from 'ipaddr.js';

/**
 * The client's address as limits count it: the socket's, or the one that the trusted proxies appended to
 * `X-Forwarded-For`. It is taken from the right, because clients can forge entries on the left.
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
 * An address as limits count it: an IPv6 address becomes its /64 network, since every customer has at least
 * one; mapped IPv4 becomes IPv4. A port is removed, which some proxies add. Undefined if it is invalid.
 */
function countedAddress(text: string): string | undefined {
  const address = text.trim().replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  if (!isIP(address)) return undefined;
  const ip = ipaddr.process(address);
  return ip instanceof ipaddr.IPv6 ? `${hexadecimal(ip.parts.slice(0, 4))}::/64` : ip.toString();
}

/** The network of a counted address, for the log: /24 for IPv4, /48 for IPv6. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  return wholeNetworkOf(address);
}

/**
 * The network of 48 bits in which a counted IPv6 address lies: many are given it as a whole, and have 65,536 counted
 * addresses. Of every other address itself.
 */
export function wholeNetworkOf(address: string): string {
  const [, start] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address) ?? [];
  return start === undefined ? address : `${start}:/48`;
}

function hexadecimal(groups: readonly number[]): string {
  return groups.map(group => group.toString(16)).join(':');
}
