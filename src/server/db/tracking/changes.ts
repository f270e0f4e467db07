import { setImmediate } from 'node:timers/promises';
import type { Client } from 'pg';
import { SettingsError } from '../../settings.ts';
import { isOfServer } from '../errors.ts';
import { holdSite } from '../postgres/postgres-locks.ts';
import { changesChannel } from '../postgres/postgres-specifics.ts';
import type { TableTracker } from './table-tracker.ts';

/** In milliseconds: how often the connection is tried, after what silence it is given up, and when it is made anew. */
const beat = 400;
const longestSilence = 3_000;
const pause = 500;

type Options = {
  /** A new client, not connected yet, of the primary itself: poolers in transaction mode pass no notifications on. */
  createClient: () => Client;
  tracker: TableTracker;
  /** Whether other sites may work on the database too. */
  isShared: boolean;
  onLoss: (error: unknown) => void;
  /** The server is silent, or takes no connection; told again and again, until `onReturn`. */
  onAbsence: (error: unknown) => void;
  onReturn: () => void;
};

/**
 * Tells a tracker which tables other programs change, on a connection of its own that also holds the database for this
 * site. Only while the connection answers is known that nothing was missed; after a loss everything counts as changed.
 */
export class ChangeListener {
  readonly #options: Options;
  #client: Client | undefined;
  /** When the last beat began that was answered: all changes before it have been told. */
  #current = Number.NEGATIVE_INFINITY;
  #heardAt = Number.NEGATIVE_INFINITY;
  /** Whose last beat is not answered yet. */
  #asked: Client | undefined;
  #beating: NodeJS.Timeout | undefined;
  #restart: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    options.tracker.trackAge(() => performance.now() - this.#current);
  }

  /** Throws a `SettingsError` if another site works on the database, and one of them not with others. */
  async start(): Promise<void> {
    const client = this.#options.createClient();
    // Without a listener a connection that breaks would end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.#options.tracker.recordChange(new Set([payload])));
    try {
      await client.connect();
      await this.#take(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    client.once('end', () => this.#lose(client, new Error('The connection was closed.')));
    this.#options.tracker.recordChange('all');
    this.#current = performance.now();
    this.#heardAt = this.#current;
    this.#options.onReturn();
    this.#beating = setInterval(() => void this.#beat(client), beat);
    this.#beating.unref();
  }

  async #take(client: Client): Promise<void> {
    // A server that falls silent now would not be tried again. The end of a client ends what it waits for.
    const limit = setTimeout(() => void client.end(), longestSilence);
    try {
      await hold(client, this.#options.isShared);
      await client.query(`listen ${changesChannel}`);
    } finally {
      clearTimeout(limit);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#restart);
    clearInterval(this.#beating);
    await this.#client?.end();
  }

  /** Notifications come before the answer to what was asked after them. */
  async #beat(client: Client): Promise<void> {
    const begun = performance.now();
    if (this.#isSilent()) {
      // What came while this process was busy is read first.
      await setImmediate();
      if (this.#isSilent()) return this.#leaveSilent(client);
    }
    if (this.#asked === client) return;
    this.#asked = client;
    await client.query('select 1').then(
      () => {
        this.#asked = undefined;
        this.#current = Math.max(this.#current, begun);
        this.#heardAt = performance.now();
      },
      error => this.#lose(client, error),
    );
  }

  #isSilent(): boolean {
    return performance.now() - this.#heardAt > longestSilence;
  }

  #leaveSilent(client: Client): void {
    if (this.#isStopped || client !== this.#client) return;
    const error = new Error('The connection is silent.');
    this.#lose(client, error);
    this.#options.onAbsence(error);
  }

  #lose(client: Client, error: unknown): void {
    if (this.#isStopped || client !== this.#client) return;
    this.#client = undefined;
    clearInterval(this.#beating);
    // A connection that does not answer does not answer to its end either.
    void client.end().catch(() => undefined);
    this.#options.onLoss(error);
    this.#startAgain();
  }

  #startAgain(): void {
    this.#restart = setTimeout(() => void this.#tryAgain(), pause);
  }

  async #tryAgain(): Promise<void> {
    if (this.#isStopped) return;
    try {
      await this.start();
    } catch (error) {
      if (!(error instanceof SettingsError || isOfServer(error))) this.#options.onAbsence(error);
      this.#startAgain();
    }
  }
}

async function hold(client: Client, isShared: boolean): Promise<void> {
  if (await holdSite(client, isShared ? 'shared' : 'alone')) return;
  throw new SettingsError(
    'The database of DATABASE_URL is in use: another site is running on it, or it is being restored. ' +
      'Several instances need a common store of files, STORAGE_URL.',
  );
}
