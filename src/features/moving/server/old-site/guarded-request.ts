import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Said, SaidError } from '../../texts/reasons.ts';

/** Why the old site's answer is not taken, for whoever imports. */
export class OldSiteFailure extends SaidError {
  override name = 'OldSiteFailure';
  /** Whether it may be another one when it is asked again. */
  readonly isPassing: boolean;
  readonly status: number | undefined;

  constructor(said: Said, { isPassing = false, status }: { isPassing?: boolean; status?: number } = {}) {
    super(said);
    this.isPassing = isPassing;
    this.status = status;
  }
}

type Options = {
  /** The host, with its port, that may be a private one: whoever imports has named it. */
  named: URL | undefined;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
};

/** In milliseconds: how long nothing may come. */
const longestSilence = 20_000;
const mostRedirects = 5;

/** Gets an address, or that to which it leads. Only the named host may be one of a private network. */
export async function guardedGet(url: URL, options: Options): Promise<IncomingMessage> {
  let at = url;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await get(at, options);
    const { statusCode = 0, headers } = answer;
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return answer;
    answer.destroy();
    const next = URL.parse(headers.location, at);
    if (!next) throw new OldSiteFailure({ reason: 'leadsNowhere', values: { address: at.href } });
    at = next;
  }
  throw new OldSiteFailure({ reason: 'leadsOn', values: { address: url.href, times: mostRedirects } });
}

async function get(url: URL, { named, headers, signal }: Options): Promise<IncomingMessage> {
  if (!['http:', 'https:'].includes(url.protocol))
    throw new OldSiteFailure({ reason: 'otherScheme', values: { address: url.href } });
  const isNamed = named !== undefined && isSameHost(url, named);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isNamed && isIP(host) && !isPublicAddress(host)) throw refusal(url);
  const { authorization, ...others } = headers;
  // The key is the named host's alone.
  const sent = isNamed && authorization ? headers : others;
  const request = (url.protocol === 'https:' ? https : http).get(url, {
    headers: { ...sent, 'accept-encoding': 'identity', 'user-agent': 'association-site-import' },
    signal,
    timeout: longestSilence,
    ...(!isNamed && { lookup: publicLookup }),
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.on('timeout', () =>
    request.destroy(
      new OldSiteFailure(
        { reason: 'silent', values: { address: url.href, seconds: longestSilence / 1000 } },
        { isPassing: true },
      ),
    ),
  );
  request.on('response', resolve);
  request.on('error', error => {
    if (signal.aborted || error instanceof OldSiteFailure) return reject(error);
    if ('code' in error && error.code === 'EPRIVATE') return reject(refusal(url));
    reject(lineFailure(url, error));
  });
  return promise;
}

function lineFailure({ href: address }: URL, { code, message }: NodeJS.ErrnoException): OldSiteFailure {
  if (code === 'ENOTFOUND') return new OldSiteFailure({ reason: 'unknownHost', values: { address } });
  const values = { address, error: code ?? message };
  return new OldSiteFailure({ reason: 'noAnswer', values }, { isPassing: true });
}

function refusal(url: URL): OldSiteFailure {
  return new OldSiteFailure({ reason: 'private', values: { address: url.href } });
}

const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80');

function isSameHost(one: URL, other: URL): boolean {
  return one.hostname === other.hostname && portOf(one) === portOf(other);
}

export function isPublicAddress(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

/** Checked where the connection is made, so that no second answer of the name server can be another one. */
function publicLookup(
  host: string,
  options: LookupOptions,
  callback: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
      return callback(Object.assign(new Error('Private'), { code: 'EPRIVATE' }), []);
    if (options.all) return callback(null, found);
    const [first] = found as [LookupAddress];
    callback(null, first.address, first.family);
  });
}
