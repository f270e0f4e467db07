import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a client that the site waits for has to send or read, at least, in so many milliseconds. */
export type Patience = { bytes: number; ms: number };

/** Its latest call, and what was known when the site was last found waiting for it. */
type Connection = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  waiting?: { incoming: IncomingMessage; bytes: number } | undefined;
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
    const timer = setInterval(() => this.#look(), patience.ms).unref();
    server.on('close', () => clearInterval(timer));
  }

  /** From now on each answer says that it is the last on its connection, so that no client sends another call. */
  askToLeave(): void {
    this.#isLeaving = true;
    for (const { outgoing } of this.#connections.values()) sayLast(outgoing);
  }

  /** The answer to the latest call on a connection. */
  latestAnswer(socket: Socket): ServerResponse | undefined {
    return this.#connections.get(socket)?.outgoing;
  }

  /** To be called with each call, before anything of it is answered. */
  note(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    if (this.#isLeaving) sayLast(outgoing);
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

/** What went over the wire, as far as can be known: not what still waits to be sent. */
function bytesOf(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength;
}
