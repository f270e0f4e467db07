import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Db } from '#server/db/schema.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import type { Transfers } from './begun-transfers.ts';
import { endTransfer } from './transfers.ts';

const command = join(import.meta.dirname, '../../../../../scripts/transfer.ts');

/** The variable with the key to the other site: arguments of processes are readable by everybody on the machine. */
export const tokenVariable = 'IMPORT_TOKEN';

/** Does imports and exports in processes of their own, so that requests stay fast and their memory is given back. */
export class TransferProcesses implements Transfers {
  readonly store: FileStore;
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #stopped = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: { db: Db; clock: () => Date; store: FileStore }) {
    this.store = options.store;
    this.#db = options.db;
    this.#clock = options.clock;
  }

  begin(id: number, token: string | undefined): void {
    this.#running = this.#run(id, token);
  }

  /** Stops what is under way; what it took stays. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  async #run(id: number, token: string | undefined): Promise<void> {
    // Pictures, which many threads work on, would leave a third more memory in pieces.
    const env = { MALLOC_ARENA_MAX: '2', ...process.env, ...(token && { [tokenVariable]: token }) };
    const options = { env, signal: this.#stopped.signal };
    const failure = await new Promise<string | undefined>(resolve => {
      execFile(process.execPath, [command, String(id)], options, (error, _, stderr) =>
        resolve(error ? stderr.trim().split('\n').at(-1) || error.message : undefined),
      );
    });
    // It has ended by itself unless it was killed.
    const end = this.#stopped.signal.aborted
      ? ({ state: 'interrupted' } as const)
      : ({ state: 'failed', failure: { reason: 'ended', values: { error: failure ?? '' } } } as const);
    await endTransfer(this.#db, id, end, this.#clock()).catch(() => undefined);
  }
}
