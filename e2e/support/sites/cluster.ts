import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advisoryKeys } from '#server/db/postgres/postgres-locks.ts';
import { createClient } from '#server/db/postgres/postgres-pool.ts';
import { createS3Server } from '#server/storage/testing/s3-server.ts';
import { type PostgresServer, startPostgres } from '../../../scripts/postgres-server.ts';
import { freePort, type RunningSite, startSite } from './site.ts';

export type Cluster = Awaited<ReturnType<typeof createCluster>>;
type Instance = ReturnType<typeof createInstance>;

/** Two instances, stopped, of a site with a new database and a new store; undefined where PostgreSQL cannot be had. */
export async function provideCluster(resources: AsyncDisposableStack): Promise<Cluster | undefined> {
  const server = startPostgres();
  if (!server) return undefined;
  resources.defer(server.stop);
  return createCluster(server, resources);
}

async function createCluster(server: PostgresServer, resources: AsyncDisposableStack) {
  const name = `cluster-${randomUUID()}`;
  await query(server.url, `create database "${name}" template template0`);
  const databaseUrl = Object.assign(new URL(server.url), { pathname: name }).href;
  const { bucket } = await createS3Server({ after: end => resources.defer(end as () => void) });
  const environment = {
    DATABASE_URL: databaseUrl,
    STORAGE_URL: `${bucket.bucketUrl}/udruzenje`,
    STORAGE_KEY: bucket.key,
    STORAGE_SECRET: bucket.secret,
    // Checks of the balancer may come late on a busy machine: a second was once too short.
    DRAIN_SECONDS: '2',
    POSTS_PER_TEN_MINUTES: '10000',
    POSTS_PER_DAY: '100000',
    REPEATED_POSTS_PER_MINUTE: '1000',
  };
  const add = async (): Promise<Instance> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'instance-'));
    resources.defer(() => rm(dataDir, { recursive: true, force: true }));
    const instance = createInstance({ ...environment, DATA_DIR: dataDir, PORT: String(await freePort()) });
    resources.defer(async () => void (await instance.stop('SIGKILL')));
    return instance;
  };
  return {
    instances: [await add(), await add()] as const,
    databaseUrl,
    database: { halt: server.halt, resume: server.resume },
    /** Runs a statement as `psql` would: on a connection of its own, past the site. */
    query: <Row>(sql: string, values: unknown[] = []) => query<Row>(databaseUrl, sql, values),
    /** Ends the connections by which instances hear of changes. */
    breakListeners: () =>
      query(
        databaseUrl,
        "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1",
        [advisoryKeys.site],
      ),
  };
}

/** A place where a site is started again and again, at the same address. */
function createInstance(environment: Record<string, string>) {
  let site: RunningSite | undefined;
  let earlierOutput = '';
  return {
    origin: `http://localhost:${environment.PORT}`,
    /** Of all its starts. */
    output: () => earlierOutput + (site?.output() ?? ''),
    start: async () => {
      site ??= await startSite(environment);
    },
    /** Returns the exit code. */
    stop: async (signal?: NodeJS.Signals) => {
      const code = await site?.stop(signal);
      earlierOutput += site?.output() ?? '';
      site = undefined;
      return code;
    },
  };
}

async function query<Row>(connectionString: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = (await createClient({ connectionString }))();
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
