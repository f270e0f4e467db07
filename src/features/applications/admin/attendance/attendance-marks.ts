import { ApiError } from '#shared/api/api-client.ts';
import type { Drafts } from '#ui/forms/drafts.ts';

/** By the ids of applications whether they came; what was taken back is null, as in the call. */
export type Marks = Readonly<Record<number, true | null>>;

/** After an attempt that failed, in milliseconds. */
const retryAfter = 10_000;

/** The call takes no more. */
const sentAtOnce = 1_000;

type Options = {
  /** Where marks are kept until they are sent, and under which name. */
  drafts: Pick<Drafts<Marks>, 'read' | 'write' | 'remove'>;
  name: string;
  send: (ids: number[], attended: true | null) => Promise<unknown>;
  onSent: (ids: readonly number[], attended: true | null) => void;
};

/**
 * Marks of who came, on their way to the server: kept in the browser until they are there, sent one call after the other
 * and again after a failure. A later mark of the same person takes the place of an earlier one.
 */
export class AttendanceMarks {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #marks: Marks;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#marks = options.drafts.read(options.name)?.content ?? {};
  }

  /** Those that are not sent yet. */
  readonly pending = (): Marks => this.#marks;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  mark(id: number, attended: true | null): void {
    this.#set({ ...this.#marks, [id]: attended });
    void this.flush();
  }

  /** Sends what is pending, unless that is under way. */
  async flush(): Promise<void> {
    if (this.#isSending) return;
    this.stop();
    this.#isSending = true;
    try {
      while (Object.keys(this.#marks).length > 0) await this.#sendSome();
    } catch {
      this.#timer = setTimeout(() => void this.flush(), retryAfter);
    } finally {
      this.#isSending = false;
    }
  }

  /** Tries no more by itself; the marks stay. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #sendSome(): Promise<void> {
    const entries = Object.entries(this.#marks) as [string, true | null][];
    const attended = entries[0]?.[1] ?? null;
    const same = entries.filter(([, mark]) => mark === attended).slice(0, sentAtOnce);
    const ids = same.map(([id]) => Number(id));
    try {
      await this.#options.send(ids, attended);
      this.#settle(ids, attended);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Somebody was deleted meanwhile, which must not hold up the others.
      for (const id of ids) await this.#sendOne(id, attended);
    }
  }

  async #sendOne(id: number, attended: true | null): Promise<void> {
    try {
      await this.#options.send([id], attended);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    this.#settle([id], attended);
  }

  /** Forgets the marks that were sent, but for those that were changed meanwhile. */
  #settle(ids: readonly number[], attended: true | null): void {
    this.#options.onSent(ids, attended);
    const left = Object.entries(this.#marks).filter(
      ([id, mark]) => mark !== attended || !ids.includes(Number(id)),
    );
    this.#set(Object.fromEntries(left));
  }

  #set(marks: Marks): void {
    this.#marks = marks;
    const { drafts, name } = this.#options;
    if (Object.keys(marks).length === 0) drafts.remove(name);
    else drafts.write(name, marks);
    for (const listener of this.#listeners) listener();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
