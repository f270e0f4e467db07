import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many calls may wait for those before them on their connection, and on all connections together. */
const mostOnConnection = 100;
const mostOnAll = 2_000;
/** Who has so few waiting is not cut off, however many others have. */
const alwaysAllowed = 4;

/**
 * One call at a time on each connection. Node begins with all that a client sends ahead, and only sends the answers in
 * their order: a few kilobytes of calls would be worked on at once.
 */
export class Pipelines {
  readonly #waiting = new Map<Socket, number>();
  #all = 0;

  /** Runs `answer` when the answers to the calls before it on its connection are out; cuts off who sends too many. */
  inTurn(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void {
    // Node gives an answer its socket when those before it are out.
    if (outgoing.socket) answer();
    else if (!incoming.socket.destroyed) this.#line(incoming.socket, outgoing, answer);
  }

  #line(socket: Socket, outgoing: ServerResponse, answer: () => void): void {
    this.#count(socket);
    if (this.#isTooMany(socket)) return void socket.destroy();
    outgoing.once('socket', () => {
      this.#begin(socket);
      // In a turn of its own: whoever sent one call on each of many connections is not behind all of these.
      setImmediate(() => socket.destroyed || answer());
    });
  }

  #count(socket: Socket): void {
    const before = this.#waiting.get(socket);
    if (before === undefined) socket.once('close', () => this.#leave(socket));
    this.#waiting.set(socket, (before ?? 0) + 1);
    this.#all += 1;
  }

  #begin(socket: Socket): void {
    this.#waiting.set(socket, (this.#waiting.get(socket) ?? 1) - 1);
    this.#all -= 1;
  }

  #leave(socket: Socket): void {
    this.#all -= this.#waiting.get(socket) ?? 0;
    this.#waiting.delete(socket);
  }

  #isTooMany(socket: Socket): boolean {
    const own = this.#waiting.get(socket) ?? 0;
    return own > mostOnConnection || (own > alwaysAllowed && this.#all > mostOnAll);
  }
}
