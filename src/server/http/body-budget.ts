import { AppError } from '#shared/errors.ts';

const KiB = 1024;

/** What bodies of strangers may take in memory, in bytes: all of them together, and those from one address. */
const most = 16 * KiB * KiB;
const mostOfAddress = 4 * KiB * KiB;
/** So much of each is not counted: no large bodies keep anybody from signing in, or from applying. */
const free = 16 * KiB;

/** What one body takes of the budget. */
export type BodyShare = {
  /** Counts bytes that came; throws `too_many` where there is no room for them now. */
  take: (bytes: number) => void;
  /** To be called when the body is in memory no more. */
  release: () => void;
};

/** Bounds what strangers' bodies take in memory while they are read and worked on. */
export class BodyBudget {
  readonly #ofAddress = new Map<string, number>();
  #all = 0;

  share(address: string): BodyShare {
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
    if (this.#all + bytes > most || own + bytes > mostOfAddress) {
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
