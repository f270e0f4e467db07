import type { ServerResponse } from 'node:http';
import { mediaPath } from '#features/media/contract.ts';
import { AppError } from '#shared/errors.ts';
import { FairQueue } from '../concurrency/fair-queue.ts';
import { type CacheRequest, isRead } from './cache-request.ts';

/** Who waits for a response, and where it goes; absent where it goes over no wire. */
export type Requester = { address: string; outgoing: ServerResponse | undefined };

/** In milliseconds: so long a turn may be where others wait for theirs. */
const longestTurn = 20_000;

/**
 * The queues before what is made anew for a reader. Long lists have one of their own, in which a turn ends when the
 * response is out: whoever reads one slowly keeps it in memory that long, and is cut off where others wait for it.
 * Pages never wait for them.
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

  /** Makes a response when it is its turn; throws `too_many` where too many wait already. */
  async inTurn<T>(
    request: CacheRequest,
    { address, outgoing }: Requester,
    make: () => Promise<T>,
  ): Promise<T> {
    // What is sent takes its own limits and the time of its sender; pictures have queues of their own.
    if (!isRead(request.method) || request.pathname.startsWith(mediaPath)) return make();
    const isLong = this.#isLong(request);
    const leave = await (isLong ? this.#longLists : this.#responses).take(address);
    try {
      // Nothing is made for who has gone away meanwhile.
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
