import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The limits of waiting calls, per connection and in total. */
const maxPerConnection = 100;
const maxInTotal = 2_000;
/** A connection with this many waiting calls is never closed, however many others have. */
const alwaysAllowed = 4;

/**
 * Runs one call at a time per connection. Node starts all pipelined calls at once and only sends the
 * responses in order, so that a few kilobytes of calls would run in parallel.
 */
export class Pipelines {
  readonly #waiting = new Map<Socket, number>();
  #all = 0;

  /**
   * Runs `respond` after the connection's earlier responses are sent; closes a connection with too many
   * waiting calls.
   */
  inTurn(incoming: IncomingMessage, outgoing: ServerResponse, respond: () => void): void {
    // Node assigns the socket to a response when the earlier ones are sent.
    if (outgoing.socket) respond();
    else if (!incoming.socket.destroyed) this.#line(incoming.socket, outgoing, respond);
  }

  #line(socket: Socket, outgoing: ServerResponse, respond: () => void): void {
    this.#count(socket);
    if (this.#isTooMany(socket)) return void socket.destroy();
    outgoing.once('socket', () => {
      this.#begin(socket);
      // In a turn of its own, so that one call on each of many connections does not delay other clients.
      setImmediate(() => socket.destroyed || respond());
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
    return own > maxPerConnection || (own > alwaysAllowed && this.#all > maxInTotal);
  }
}
