import { nextTick } from 'node:process';
import type { QueryConfig, QueryResult } from 'pg';

export type Statement = QueryConfig<unknown[]>;

type Waiting = { statement: Statement } & PromiseWithResolvers<QueryResult>;
type Send = (statements: readonly Statement[]) => Promise<PromiseSettledResult<QueryResult>[]>;

/**
 * Sends the reads of one moment together: waking the server for a message costs both sides more than what is in it
 * (docs/decisions/0075-reads-in-one-message.md).
 */
export class GatheredReads {
  readonly #send: Send;
  #waiting: Waiting[] = [];

  constructor(send: Send) {
    this.#send = send;
  }

  add(statement: Statement): Promise<QueryResult> {
    const own = { statement, ...Promise.withResolvers<QueryResult>() };
    this.#waiting.push(own);
    // After all that is ready to run, and so to read, now.
    if (this.#waiting.length === 1) nextTick(() => void this.#sendAll());
    return own.promise;
  }

  async #sendAll(): Promise<void> {
    const reads = this.#waiting;
    this.#waiting = [];
    try {
      const results = await this.#send(reads.map(({ statement }) => statement));
      for (const [index, { resolve, reject }] of reads.entries()) {
        const result = results[index] as PromiseSettledResult<QueryResult>;
        if (result.status === 'fulfilled') resolve(result.value);
        else reject(result.reason);
      }
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }
}

export function isRead(sql: string): boolean {
  return sql.startsWith('select ');
}
