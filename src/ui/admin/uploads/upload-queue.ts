import { newIdempotencyKey } from '#shared/api/idempotency-key.ts';

export type Upload = {
  readonly id: number;
  readonly file: File;
  /** The idempotency key of all tries, so that a lost response does not create a second image. */
  readonly key: string;
  /** The sort key in the album: a time in milliseconds, unique for each file. */
  readonly position: number;
  readonly state: 'refused' | 'chosen' | 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it was refused or failed. */
  readonly reason?: string | undefined;
};

/** The result of all uploads from a start until none is active. */
export type Outcome = { done: number; failed: number };

type QueueOptions = {
  send: (
    upload: Pick<Upload, 'file' | 'key' | 'position'>,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<unknown>;
  /** Why a file is refused; undefined if it is accepted. */
  refuse: (file: File) => string | undefined;
  describeFailure: (error: unknown) => string;
  onEnd: (outcome: Outcome) => void;
  atOnce?: number;
};

/** A queue of chosen files, which are uploaded a few at a time in the order of choice. */
export class UploadQueue {
  readonly #options: Omit<QueueOptions, 'atOnce'>;
  readonly #atOnce: number;
  readonly #listeners = new Set<() => void>();
  readonly #underWay = new Map<number, AbortController>();
  #uploads: readonly Upload[] = [];
  #outcome: Outcome = { done: 0, failed: 0 };
  #lastId = 0;
  #lastPosition = 0;

  constructor({ atOnce = 3, ...options }: QueueOptions) {
    this.#options = options;
    this.#atOnce = atOnce;
  }

  /** Immutable: each change makes a new list, which shares the unchanged uploads. */
  uploads = (): readonly Upload[] => this.#uploads;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Appends files. Finished uploads are removed. */
  choose(files: Iterable<File>): void {
    const kept = this.#underWay.size > 0 ? this.#uploads : this.#uploads.filter(isOpen);
    this.#set([...kept, ...Array.from(files, file => this.#toUpload(file))]);
  }

  start(): void {
    this.#set(this.#uploads.map(one => (one.state === 'chosen' ? { ...one, state: 'waiting' } : one)));
    this.#sendNext();
  }

  /** Uploads a failed or cancelled file again. */
  retry(id: number): void {
    this.#retry(upload => upload.id === id);
  }

  retryAll(): void {
    this.#retry(() => true);
  }

  /** Cancels an upload, which stays in the list for a retry. */
  cancel(id: number): void {
    const { state } = this.#find(id) ?? {};
    if (state === 'waiting') this.#update(id, { state: 'cancelled' });
    // The state changes when the request has ended: it may have succeeded.
    if (state === 'sending') this.#underWay.get(id)?.abort();
  }

  cancelAll(): void {
    for (const { id } of this.#uploads) this.cancel(id);
  }

  remove(id: number): void {
    this.#set(this.#uploads.filter(one => one.id !== id || isUnderWay(one)));
  }

  #retry(isMeant: (upload: Upload) => boolean): void {
    const again = { state: 'waiting', progress: 0, reason: undefined } as const;
    this.#set(this.#uploads.map(one => (isMeant(one) && canRetry(one) ? { ...one, ...again } : one)));
    this.#sendNext();
  }

  #toUpload(file: File): Upload {
    this.#lastId += 1;
    this.#lastPosition = Math.max(Date.now(), this.#lastPosition + 1);
    const reason = this.#options.refuse(file);
    return {
      id: this.#lastId,
      file,
      key: newIdempotencyKey(),
      position: this.#lastPosition,
      state: reason ? 'refused' : 'chosen',
      progress: 0,
      reason,
    };
  }

  #sendNext(): void {
    while (this.#underWay.size < this.#atOnce) {
      const next = this.#uploads.find(({ state }) => state === 'waiting');
      if (!next) return;
      void this.#send(next);
    }
  }

  async #send({ id, file, key, position }: Upload): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#underWay.set(id, controller);
    this.#update(id, { state: 'sending' });
    try {
      const onProgress = (progress: number) => this.#update(id, { progress });
      await this.#options.send({ file, key, position }, { signal, onProgress });
      this.#outcome.done += 1;
      this.#update(id, { state: 'done', progress: 1 });
    } catch (error) {
      if (signal.aborted) this.#update(id, { state: 'cancelled' });
      else {
        this.#outcome.failed += 1;
        this.#update(id, { state: 'failed', reason: this.#options.describeFailure(error) });
      }
    }
    this.#underWay.delete(id);
    this.#sendNext();
    if (this.#underWay.size === 0) this.#end();
  }

  #end(): void {
    const outcome = this.#outcome;
    this.#outcome = { done: 0, failed: 0 };
    this.#options.onEnd(outcome);
  }

  #find(id: number): Upload | undefined {
    return this.#uploads.find(one => one.id === id);
  }

  #update(id: number, change: Partial<Upload>): void {
    this.#set(this.#uploads.map(one => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

export function isUnderWay({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending';
}

export function canRetry({ state }: Upload): boolean {
  return state === 'failed' || state === 'cancelled';
}

function isOpen({ state }: Upload): boolean {
  return state !== 'done' && state !== 'refused';
}
