import type { ServerResponse } from 'node:http';
import { mediaPath } from '#features/media/contract.ts';
import { AppError } from '#shared/api/errors.ts';
import { FairQueue } from '../concurrency/fair-queue.ts';
import { type CacheRequest, isRead } from './cache-request.ts';

/** The client of a response; `outgoing` is undefined for calls within the process. */
export type Requester = { address: string; outgoing: ServerResponse | undefined };

/** In milliseconds. A longer turn ends if others wait. */
const longestTurn = 20_000;

/**
 * Queues before work for a reader. Long lists have a queue of their own, in which a turn ends when the response is
 * sent: a slow reader keeps it in memory, and is cut off if others wait. Pages never wait for them.
 */
export class ResponseQueues {
  readonly #isLong: (request: CacheRequest) => boolean;
  readonly #responses = new FairQueue({ atOnce: 2, waitingPerAddress: 500, waiting: 2_000 });
  readonly #longLists = new FairQueue({
    atOnce: 4,
    atOncePerAddress: 2,
    waitingPerAddress: 100,
    waiting: 500,
  });

  constructor(isLong: (request: CacheRequest) => boolean) {
    this.#isLong = isLong;
  }

  /** Throws `too_many` if too many wait already. */
  async inTurn<T>(
    request: CacheRequest,
    { address, outgoing }: Requester,
    make: () => Promise<T>,
  ): Promise<T> {
    // Writes have limits of their own, pictures queues of their own.
    if (!isRead(request.method) || request.pathname.startsWith(mediaPath)) return make();
    const isLong = this.#isLong(request);
    const leave = await (isLong ? this.#longLists : this.#responses).take(address);
    try {
      // The client has disconnected meanwhile.
      if (outgoing?.destroyed) throw new AppError('bad_request');
      return await make();
    } finally {
      if (isLong && outgoing && !outgoing.destroyed) this.#holdWhileRead(outgoing, address, leave);
      else leave();
    }
  }

  #holdWhileRead(outgoing: ServerResponse, address: string, leave: () => void): void {
    const timer = setInterval(() => {
      if (this.#longLists.hasOthersWaiting(address)) outgoing.destroy();
    }, longestTurn).unref();
    outgoing.once('close', () => {
      clearInterval(timer);
      leave();
    });
  }
}
