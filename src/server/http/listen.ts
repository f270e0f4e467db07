import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { createApp } from '../app.ts';
import { incomingToCacheRequest } from '../http-cache/cache-request.ts';
import { type Settings, SettingsError } from '../settings.ts';
import { type ParserErrorStatus, parserErrorResponse, statusOfParserError, toWire } from './parser-errors.ts';
import { Pipelines } from './pipelines.ts';
import { SlowClients } from './slow-clients.ts';

type App = Pick<ReturnType<typeof createApp>, 'fetch' | 'lookup'>;
export type Listening = { port: number; close: () => Promise<void> };

/** How long answers under way may take when the site is stopped, in milliseconds. */
const longestStop = 10_000;
/** A call that a client sends at the moment of the stop is still taken, on connections that were idle too. */
const lastCalls = 100;

/** Connections that wait to be taken: one more is not answered, and its client tries again a second later. */
const backlog = 4_096;

/** What clients may take their time for (docs/security.md#parameters). A large file over a slow line is in order. */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 10_000,
  // Node looks that often for connections that are over their time.
  connectionsCheckingInterval: 1_000,
  slow: { bytes: 60_000, ms: 15_000 },
};

type Options = Pick<Settings, 'host' | 'port' | 'publicUrl'> & {
  /** For tests, which do not want to wait. */
  limits?: typeof patience;
};

/** Listens for HTTP, and cuts off slow clients. */
export async function listen(
  app: App,
  { host, port, publicUrl, limits = patience }: Options,
): Promise<Listening> {
  const isHttps = publicUrl.startsWith('https:');
  // A request without a host is refused by the listener, with a body.
  const server = createServer({ ...limits, requireHostHeader: false });
  const clients = new SlowClients(server, limits.slow);
  server.on('request', listenerOf(app, clients, isHttps));
  refuseUnreadable(server, clients, isHttps);
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explain(error, host, port)));
    server.listen(port, host, backlog, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      clients.askToLeave();
      await delay(lastCalls);
      await closeServer(server);
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    // A connection that is kept alive becomes idle only when its answer under way is finished.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const last = setTimeout(() => server.closeAllConnections(), longestStop);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
  });
}

/** A host by name (or this machine's number) and a port up to 64999, as nearly all clients say it. */
const plainHost = /^(127\.0\.0\.1|(?![\d.]+(:|$))[\w.-]+)(:(\d{1,4}|[1-5]\d{4}|6[0-4]\d{3}))?$/;

/** Whether host and address read alike here and as a URL, by whose rules others are judged where one is made. */
function isPlain({ headers, url = '' }: IncomingMessage): boolean {
  return isPlainHost(headers.host) && !url.includes('#') && !url.includes('??');
}

let latestPlainHost: string | undefined;

/** A site has few names: nearly always it is the one of the request before. */
function isPlainHost(host = ''): boolean {
  if (host === latestPlainHost) return true;
  const isPlain = plainHost.test(host);
  if (isPlain) latestPlainHost = host;
  return isPlain;
}

/**
 * What is in memory goes out as it is: a Request and a Response for each would take twice as long as all the rest
 * (docs/performance.md).
 */
function listenerOf(app: App, clients: SlowClients, isHttps: boolean): RequestListener {
  const listener = getRequestListener(app.fetch, {
    // The app answers its own errors: what comes here is a host or an address that make no URL.
    errorHandler: () => {
      const { body, ...head } = parserErrorResponse(400, isHttps);
      return new Response(body, head);
    },
  });
  const respond: RequestListener = (incoming, outgoing) => {
    if (namesTwoHosts(incoming)) return refuse(outgoing, 400, isHttps);
    const sent = isPlain(incoming) ? app.lookup(incomingToCacheRequest(incoming)) : undefined;
    if (!sent) return void listener(incoming, outgoing);
    outgoing.writeHead(sent.status, sent.headers);
    outgoing.end(sent.body);
  };
  const pipelines = new Pipelines();
  return (incoming, outgoing) => {
    clients.note(incoming, outgoing);
    pipelines.inTurn(incoming, outgoing, () => respond(incoming, outgoing));
  };
}

/** Node takes the first `Host`, a proxy in front perhaps the last: such a request is to be refused (RFC 9112, 3.2). */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function refuse(outgoing: ServerResponse, status: ParserErrorStatus, isHttps: boolean): void {
  const { headers, body } = parserErrorResponse(status, isHttps);
  outgoing.writeHead(status, [...headers].flat()).end(body);
}

/** Answers what Node would refuse without a body and without headers. */
function refuseUnreadable(server: Server, clients: SlowClients, isHttps: boolean): void {
  server.on('checkExpectation', (_, outgoing) => refuse(outgoing, 417, isHttps));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ECONNRESET' || !socket.writable || !isFree(clients.latestAnswer(socket)))
      return void socket.destroy();
    socket.end(toWire(parserErrorResponse(statusOfParserError(code), isHttps)), () => socket.destroy());
  });
}

/**
 * Whether a connection can take a refusal, by the answer to its last request: that one is out, or it is its turn
 * and nothing of it is out. While an earlier one is being sent, or waited for, the refusal would be taken for it.
 */
function isFree(latest: ServerResponse | undefined): boolean {
  return !latest || latest.writableFinished || (latest.socket !== null && !latest.headersSent);
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new SettingsError(`PORT ${port} is in use by another program; choose another one.`);
  }
  if (error.code === 'EACCES') return new SettingsError(`PORT ${port} may not be used by this user.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new SettingsError(`HOST ${host} is no address of this machine.`);
  }
  return error;
}
