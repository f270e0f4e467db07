import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The least that a client must send or read in `ms` milliseconds. */
export type Patience = { bytes: number; ms: number };

/** Its latest call, and its state when the site last waited for it. */
type Connection = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  waiting?: { incoming: IncomingMessage; bytes: number } | undefined;
};

/**
 * Ends connections whose client sends or reads too slowly for a person on a bad line. Node only limits the
 * time of a whole request, which is too short for large files, and does not limit reading.
 */
export class SlowClients {
  readonly #connections = new Map<Socket, Connection>();
  /** Those that have not made a call yet. */
  readonly #silent = new Set<Socket>();
  readonly #patience: Patience;
  #isLeaving = false;

  constructor(server: Server, patience: Patience) {
    this.#patience = patience;
    const timer = setInterval(() => this.#look(), patience.ms).unref();
    server.on('close', () => clearInterval(timer));
    server.on('connection', socket => {
      this.#silent.add(socket);
      socket.once('close', () => this.#silent.delete(socket));
    });
  }

  /** From now on each response closes its connection, so that no further call arrives. */
  askToLeave(): void {
    this.#isLeaving = true;
    for (const { outgoing } of this.#connections.values()) sayLast(outgoing);
  }

  /** Ends connections that were answered, but none whose first call may be on its way. */
  closeIdle(): void {
    for (const [socket, { incoming, outgoing }] of this.#connections)
      if (incoming.complete && outgoing.writableFinished) socket.destroy();
  }

  /** Ends connections that have not made a call. */
  closeSilent(): void {
    for (const socket of this.#silent) socket.destroy();
  }

  latestAnswer(socket: Socket): ServerResponse | undefined {
    return this.#connections.get(socket)?.outgoing;
  }

  /** Must be called for each call, before its response. */
  note(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    if (this.#isLeaving) sayLast(outgoing);
    this.#silent.delete(socket);
    const known = this.#connections.get(socket);
    if (known) {
      known.incoming = incoming;
      known.outgoing = outgoing;
      return;
    }
    this.#connections.set(socket, { incoming, outgoing });
    socket.once('close', () => this.#connections.delete(socket));
  }

  #look(): void {
    for (const [socket, connection] of this.#connections) {
      const { incoming, waiting } = connection;
      const bytes = bytesOf(socket);
      const isWaiting = !incoming.complete || socket.writableLength > 0;
      const isSame = waiting?.incoming === incoming;
      if (isWaiting && isSame && bytes - waiting.bytes < this.#patience.bytes) socket.destroy();
      else connection.waiting = isWaiting ? { incoming, bytes } : undefined;
    }
  }
}

function sayLast(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
}

/** The bytes sent and received, without those that are still buffered. */
function bytesOf(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength;
}
