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
export type Listening = {
  port: number;
  /** Stops within 10 seconds, after `drainMs` milliseconds in which it goes on taking calls. */
  close: (drainMs?: number) => Promise<void>;
};

/** The time that active responses get when the site is stopped, in milliseconds. */
const longestStop = 10_000;
/** In milliseconds: calls sent at the moment of the stop are still accepted, on idle connections too. */
const lastCalls = 100;
/** In milliseconds: how long a connection that was just made may take for its first call, once the site stops. */
const firstCall = 2_000;

/** The queue of connections to be accepted. A client beyond it gets no answer and retries after a second. */
const backlog = 4_096;

/** Time limits for clients (docs/security.md#parameters). A large file on a slow line is allowed. */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 10_000,
  // How often Node checks connections for timeouts.
  connectionsCheckingInterval: 1_000,
  slow: { bytes: 60_000, ms: 15_000 },
};

type Options = Pick<Settings, 'host' | 'port' | 'publicUrl'> & {
  /** The descriptor of a socket to listen on instead of host and port. */
  inherited?: number | undefined;
  limits?: typeof patience;
};

/** Listens for HTTP, and ends connections of slow clients. */
export async function listen(
  app: App,
  { host, port, publicUrl, inherited, limits = patience }: Options,
): Promise<Listening> {
  const isHttps = publicUrl.startsWith('https:');
  // The listener itself refuses a request without a host, with a body.
  const server = createServer({ ...limits, requireHostHeader: false });
  const clients = new SlowClients(server, limits.slow);
  server.on('request', listenerOf(app, clients, isHttps));
  refuseUnreadable(server, clients, isHttps);
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explain(error, host, port)));
    const place = inherited === undefined ? { port, host } : { fd: inherited };
    server.listen({ ...place, backlog }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async (drainMs = 0) => {
      clients.askToLeave();
      await delay(Math.max(drainMs, lastCalls));
      await closeServer(server, clients);
    },
  };
}

function closeServer(server: Server, clients: SlowClients): Promise<void> {
  // Node would also end new connections, whose first call it has not read yet.
  server.closeIdleConnections = () => clients.closeIdle();
  return new Promise(resolve => {
    // A kept-alive connection becomes idle only after its active response.
    const idle = setInterval(() => clients.closeIdle(), 50);
    const silent = setTimeout(() => clients.closeSilent(), firstCall);
    const last = setTimeout(() => server.closeAllConnections(), longestStop);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(silent);
      clearTimeout(last);
      resolve();
    });
  });
}

/** A host name or IPv4 loopback with a port up to 64999, which covers nearly all clients. */
const plainHost = /^(127\.0\.0\.1|(?![\d.]+(:|$))[\w.-]+)(:(\d{1,4}|[1-5]\d{4}|6[0-4]\d{3}))?$/;

/** Whether host and address mean the same here and to the URL parser, which decides about others. */
function isPlain({ headers, url = '' }: IncomingMessage): boolean {
  return isPlainHost(headers.host) && !url.includes('#') && !url.includes('??');
}

let latestPlainHost: string | undefined;

/** Caches the last result, because nearly all requests name the same host. */
function isPlainHost(host = ''): boolean {
  if (host === latestPlainHost) return true;
  const isPlain = plainHost.test(host);
  if (isPlain) latestPlainHost = host;
  return isPlain;
}

/**
 * Sends cached responses directly: creating Request and Response objects takes twice as long as all the rest
 * (docs/performance.md).
 */
function listenerOf(app: App, clients: SlowClients, isHttps: boolean): RequestListener {
  const listener = getRequestListener(app.fetch, {
    // The app handles its own errors, so this is a host or an address that is no valid URL.
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

/** Node uses the first `Host`, a proxy may use the last; such a request must be refused (RFC 9112, 3.2). */
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

/** Responds to what Node would refuse without a body and headers. */
function refuseUnreadable(server: Server, clients: SlowClients, isHttps: boolean): void {
  server.on('checkExpectation', (_, outgoing) => refuse(outgoing, 417, isHttps));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ECONNRESET' || !socket.writable || !isFree(clients.latestAnswer(socket)))
      return void socket.destroy();
    socket.end(toWire(parserErrorResponse(statusOfParserError(code), isHttps)), () => socket.destroy());
  });
}

/**
 * Whether a refusal can be written to a connection: its last response is complete, or is next and not
 * started. Otherwise the client would take the refusal for an earlier response.
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
