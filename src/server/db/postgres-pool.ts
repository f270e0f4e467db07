import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { SettingsError } from '../settings.ts';
import { UnavailableError } from '../unavailable.ts';

/** The package that only sites with `DATABASE_URL` need. */
export async function loadPg(): Promise<typeof pg> {
  try {
    return (await import('pg')).default;
  } catch {
    throw new SettingsError(
      'DATABASE_URL needs the package pg: npm install --no-save pg@8 (docs/deploy.md#postgresql).',
    );
  }
}

/** What makes connections outside a pool, not connected yet. */
export async function createClient(config: pg.ClientConfig): Promise<() => pg.Client> {
  const { Client } = await loadPg();
  return () => new Client({ keepAlive: true, connectionTimeoutMillis: 3_000, ...config });
}

/** Connections that are discarded are not used again. */
export type ReportingPool = PostgresPool & {
  connect(): Promise<PostgresPoolClient & { release(isDiscarded?: boolean): void }>;
};

/** The pool, which throws a `UnavailableError` where the database is away, and uses no connection again that is. */
export function reportingPool(pool: pg.Pool): ReportingPool {
  // Without listeners a connection that breaks would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch(error => {
        throw unavailable(error);
      });
      let isBroken = false;
      return {
        processID: (client as { processID?: number }).processID,
        query: async (sql: string, parameters: readonly unknown[]) => {
          try {
            return await client.query(sql, [...parameters]);
          } catch (error) {
            if (!isUnavailable(error)) throw error;
            isBroken = true;
            throw unavailable(error);
          }
        },
        release: (isDiscarded?: boolean) => client.release(isDiscarded === true || isBroken),
      };
    },
    end: () => pool.end(),
  } as unknown as ReportingPool;
}

/**
 * Shutdowns, too many connections, a server that became a standby, and waiting in vain
 * (postgresql.org/docs/current/errcodes-appendix.html).
 */
const passing = /^(08|57P|53300$|25006$|55P03$|40001$|40P01$|25P03$)/;

/** Whether the server told nothing, so that the connection is lost, or that it cannot answer now. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('severity' in error)) return !(error instanceof RangeError || error instanceof TypeError);
  return passing.test(String((error as { code?: unknown }).code));
}

function unavailable(error: unknown): UnavailableError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UnavailableError(`The database of DATABASE_URL does not answer: ${reason}`, { cause: error });
}
