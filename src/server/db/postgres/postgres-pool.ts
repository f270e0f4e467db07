import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { Semaphore } from '../../concurrency/semaphore.ts';
import { SettingsError } from '../../settings.ts';
import { UnavailableError } from '../../unavailable.ts';
import { isOfServer } from '../errors.ts';
import { GatheredReads, isRead, type Statement } from './gathered-reads.ts';
import { StatementNames } from './statement-names.ts';

/** In milliseconds: how long whoever asks for something waits for others before it is refused. */
export const longestWait = 15_000;

/** Of every connection. */
const common: pg.ClientConfig = {
  /** In milliseconds: how long a server has to take it. */
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  // The server asks too, after 20 seconds of silence: it would keep the locks of a machine that lost its power for two hours.
  options: '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
};

/** The package that only sites with `DATABASE_URL` need. */
export async function loadPg(): Promise<typeof pg> {
  try {
    return (await import('pg')).default;
  } catch {
    throw new SettingsError(
      'DATABASE_URL needs the package pg: npm install --no-save --save-prod --omit=dev pg@8 (docs/deploy.md#postgresql).',
    );
  }
}

/** What makes connections outside a pool, not connected yet. */
export async function createClient(config: pg.ClientConfig): Promise<() => pg.Client> {
  const { Client } = await loadPg();
  return () => new Client({ ...common, ...config });
}

export async function createPool(config: pg.PoolConfig): Promise<ServerPool> {
  const { Pool } = await loadPg();
  return new ServerPool(new Pool({ ...common, pipeline: true, ...config }));
}

type Taken = { client: pg.PoolClient; release: (isDiscarded: boolean) => void };

/**
 * The connections to a server. Whoever finds none free waits in line, before the pool: its own line would end with the
 * time that a server has to take a connection. Throws an `UnavailableError` where the database is away.
 */
export class ServerPool {
  readonly #pool: pg.Pool;
  readonly #line: Semaphore;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #names = new StatementNames();
  readonly #reads = new GatheredReads(statements => this.#readTogether(statements));
  #absence: UnavailableError | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#line = new Semaphore(pool.options.max);
    // Without listeners a connection that breaks would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', client => {
      client.on('error', () => undefined);
      this.#clients.add(client);
    });
    pool.on('remove', client => this.#clients.delete(client));
  }

  /** A connection is taken for the first statement, so that whoever waits for something else before it holds none. */
  async connect(): Promise<PooledConnection> {
    return new PooledConnection(() => this.#take(), this.#names);
  }

  /** Kysely's view of it. */
  get forKysely(): PostgresPool {
    const connect = async () =>
      new PooledConnection(() => this.#take(), this.#names, this.#reads) as unknown as PostgresPoolClient;
    return { connect, end: () => this.#pool.end() } as PostgresPool;
  }

  /**
   * The server is known to be away: what is under way or waits fails now, and what comes fails at once. Idle connections
   * would not notice that it was replaced meanwhile.
   */
  abandon(reason: unknown): void {
    this.#absence = unavailable(reason);
    this.#line.sendAway(this.#absence);
    for (const { connection } of this.#clients) connection.stream.destroy();
  }

  /** The server is there again. */
  resume(): void {
    this.#absence = undefined;
  }

  async #readTogether(statements: readonly Statement[]): Promise<PromiseSettledResult<pg.QueryResult>[]> {
    const connection = await this.connect();
    try {
      return await connection.queryTogether(statements);
    } finally {
      connection.release();
    }
  }

  async #take(): Promise<Taken> {
    if (this.#absence) throw this.#absence;
    const leave = await this.#line.enter(longestWait).catch(error => {
      throw unavailable(error);
    });
    try {
      const client = await this.#pool.connect();
      const release = (isDiscarded: boolean) => {
        client.release(isDiscarded);
        leave();
      };
      return { client, release };
    } catch (error) {
      leave();
      throw unavailable(error);
    }
  }
}

/** A connection of a pool, which is not used again if it was lost or is released as discarded. */
export class PooledConnection {
  readonly #take: () => Promise<Taken>;
  readonly #names: StatementNames;
  readonly #reads: GatheredReads | undefined;
  #taken: Promise<Taken> | undefined;
  #isBroken = false;

  /** With `reads`, what begins by reading what is read often takes no connection for that. */
  constructor(take: () => Promise<Taken>, names: StatementNames, reads?: GatheredReads) {
    this.#take = take;
    this.#names = names;
    this.#reads = reads;
  }

  /** The result of several statements is that of the first. */
  async query(sql: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    // Without parameters it may be several, which cannot be prepared.
    const name = parameters.length > 0 ? this.#names.of(sql) : undefined;
    const statement = { ...(name && { name }), text: sql, values: [...parameters] };
    if (this.#reads && !this.#taken && name && isRead(sql)) return this.#reads.add(statement);
    this.#taken ??= this.#take();
    return this.#send((await this.#taken).client, statement);
  }

  /** Sends all at once; each has a result of its own. */
  async queryTogether(statements: readonly Statement[]): Promise<PromiseSettledResult<pg.QueryResult>[]> {
    this.#taken ??= this.#take();
    const { client } = await this.#taken;
    const { stream } = client.connection;
    stream.cork();
    const results = statements.map(statement => this.#send(client, statement));
    stream.uncork();
    return Promise.allSettled(results);
  }

  release(isDiscarded = false): void {
    this.#taken?.then(
      ({ release }) => release(isDiscarded || this.#isBroken),
      () => undefined,
    );
  }

  async #send(client: pg.PoolClient, statement: Statement): Promise<pg.QueryResult> {
    try {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(statement);
      return Array.isArray(result) ? (result[0] as pg.QueryResult) : result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.#isBroken = true;
      throw unavailable(error);
    }
  }
}

/**
 * Shutdowns, too many connections, a server that became a standby, and waiting in vain
 * (postgresql.org/docs/current/errcodes-appendix.html).
 */
const passing = /^(08|57P|53300$|25006$|55P03$|40001$|40P01$|25P03$)/;

/** Whether the server told nothing, so that the connection is lost, or that it cannot answer now. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!isOfServer(error)) return !(error instanceof RangeError || error instanceof TypeError);
  return passing.test(String(error.code));
}

export function unavailable(error: unknown): UnavailableError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UnavailableError(`The database of DATABASE_URL does not answer: ${reason}`, { cause: error });
}
