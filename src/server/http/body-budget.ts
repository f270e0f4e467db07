import { AppError } from '#shared/api/errors.ts';
import { wholeNetworkOf } from './client-address.ts';

const KiB = 1024;

/** In bytes: the limits for public bodies in memory, in total and per address. */
const maxBytes = 16 * KiB * KiB;
const maxBytesPerAddress = 4 * KiB * KiB;
/** This part of each body does not count, so that large bodies never block a login or an application. */
const free = 16 * KiB;

export type BodyShare = {
  /** Counts received bytes; throws `too_many` if they exceed the budget. */
  take: (bytes: number) => void;
  /** Must be called when the body is no longer in memory. */
  release: () => void;
};

/** Limits the memory of public bodies while they are read and processed. */
export class BodyBudget {
  readonly #ofAddress = new Map<string, number>();
  #all = 0;

  share(requester: string): BodyShare {
    const address = wholeNetworkOf(requester);
    let size = 0;
    let counted = 0;
    return {
      take: bytes => {
        size += bytes;
        const more = Math.max(size - free, 0) - counted;
        if (more > 0) this.#count(address, more);
        counted += more;
      },
      release: () => {
        this.#add(address, -counted);
        counted = 0;
      },
    };
  }

  #count(address: string, bytes: number): void {
    const own = this.#ofAddress.get(address) ?? 0;
    if (this.#all + bytes > maxBytes || own + bytes > maxBytesPerAddress) {
      throw new AppError('too_many', { headers: { 'Retry-After': '1' } });
    }
    this.#add(address, bytes);
  }

  #add(address: string, bytes: number): void {
    this.#all += bytes;
    const own = (this.#ofAddress.get(address) ?? 0) + bytes;
    if (own === 0) this.#ofAddress.delete(address);
    else this.#ofAddress.set(address, own);
  }
}
