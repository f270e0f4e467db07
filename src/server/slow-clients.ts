import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What is asked of a client that the site waits for. */
export type Patience = {
  /** How long it may take whatever it does. */
  graceMs: number;
  /** How fast it has to be beyond that. */
  bytesPerSecond: number;
  /** How often that is looked at. */
  lookMs: number;
};

/** Its latest call, how long the site has been waiting for it without a pause, and its bytes when that began. */
type Connection = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  waitedMs: number;
  bytesBefore: number;
};

/**
 * Ends connections whose client sends a body or reads an answer too slowly to be a person on a bad line. Node knows
 * only how long a whole request may take: too short for a large file from a slow one, and none for reading.
 */
export class SlowClients {
  readonly #connections = new Map<Socket, Connection>();
  readonly #patience: Patience;
  #isLeaving = false;

  constructor(server: Server, patience: Patience) {
    this.#patience = patience;
    // Before the listener that answers: it may do so at once.
    server.prependListener('request', (incoming, outgoing) => this.#note(incoming, outgoing));
    const timer = setInterval(() => this.#look(), patience.lookMs).unref();
    server.on('close', () => clearInterval(timer));
  }

  /** From now on each answer says that it is the last on its connection, so that no client sends another call. */
  askToLeave(): void {
    this.#isLeaving = true;
    for (const { outgoing } of this.#connections.values()) sayLast(outgoing);
  }

  #note(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    if (this.#isLeaving) sayLast(outgoing);
    const known = this.#connections.get(socket);
    if (known) {
      known.incoming = incoming;
      known.outgoing = outgoing;
      return;
    }
    this.#connections.set(socket, { incoming, outgoing, waitedMs: 0, bytesBefore: bytesOf(socket) });
    socket.once('close', () => this.#connections.delete(socket));
  }

  #look(): void {
    const { graceMs, bytesPerSecond, lookMs } = this.#patience;
    for (const [socket, connection] of this.#connections) {
      const bytes = bytesOf(socket);
      if (connection.incoming.complete && socket.writableLength === 0) {
        connection.waitedMs = 0;
        connection.bytesBefore = bytes;
        continue;
      }
      connection.waitedMs += lookMs;
      const allowedMs = graceMs + ((bytes - connection.bytesBefore) / bytesPerSecond) * 1_000;
      if (connection.waitedMs > allowedMs) socket.destroy();
    }
  }
}

function sayLast(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
}

/** What went over the wire, as far as can be known: not what still waits to be sent. */
function bytesOf(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength;
}
