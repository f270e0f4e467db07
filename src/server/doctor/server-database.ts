import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { AnyDb } from '../db/engine.ts';
import { appliedMigrations, migrationNames } from '../db/migrate/migrate.ts';
import { openPostgres } from '../db/postgres/postgres.ts';
import { createClient } from '../db/postgres/postgres-pool.ts';
import { listIncomplete } from '../db/postgres/postgres-specifics.ts';
import { TableTracker } from '../db/tracking/table-tracker.ts';
import { UnavailableError } from '../unavailable.ts';
import { checkAdministrator, checkFuture, type Inspection } from './database.ts';
import { type Finding, hint, well, wrong } from './finding.ts';

const leastVersion = 150_000;
/** In milliseconds. */
const patience = 2_000;
const startAdvice = 'Start the site: each start makes what is missing.';

/** Looks at the database of `DATABASE_URL`, whose password no finding holds. */
export async function inspectServer(connectionString: string, now: Date): Promise<Inspection> {
  const engine = await openPostgres<never>({ connectionString, tracker: new TableTracker() });
  try {
    const server = await findServer(engine.db);
    const findings = [
      ...checkServer(server),
      await checkNotifications(engine.db, connectionString),
      ...(await checkSchema(engine.db)),
    ];
    if ((await appliedMigrations(engine.db)).length === 0) return { findings };
    return await inspectRows(engine.db, findings, now);
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    const advice =
      'Is PostgreSQL running, and is DATABASE_URL right? Host, name, user and password stand in it.';
    return { findings: [wrong(error.message, advice)] };
  } finally {
    await engine.close();
  }
}

type Server = {
  version: number;
  encoding: string;
  isStandby: boolean;
  isReadOnly: boolean;
  address: string | null;
  isEncrypted: boolean | null;
  collationOfData: string | null;
  collationOfSystem: string | null;
};

async function findServer(db: AnyDb): Promise<Server> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only')::boolean as "isReadOnly",
      host(inet_server_addr()) as address,
      (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as "isEncrypted",
      datcollversion as "collationOfData", pg_database_collation_actual_version(oid) as "collationOfSystem"
    from pg_database where datname = current_database()
  `.execute(db);
  const [server] = rows;
  if (!server) throw new Error('PostgreSQL does not know its own database.');
  return server;
}

function checkServer(server: Server): Finding[] {
  const { version, encoding, isStandby, isReadOnly, collationOfData, collationOfSystem } = server;
  const major = Math.floor(version / 10_000);
  return [
    version >= leastVersion
      ? well(`The database is on PostgreSQL ${major}.`)
      : wrong(`The database is on PostgreSQL ${major}.`, 'The site needs 15 or later.'),
    encoding === 'UTF8'
      ? well('The database is in UTF8.')
      : wrong(`The database is in ${encoding}.`, 'Make one in UTF8 and move there (docs/backup.md).'),
    isStandby || isReadOnly
      ? wrong(
          'The server takes no writes: it is a standby, or read-only.',
          'Let DATABASE_URL name the primary, or an address that follows it (target_session_attrs=read-write).',
        )
      : well('The server is the primary.'),
    checkEncryption(server),
    ...(collationOfData === collationOfSystem
      ? []
      : [
          hint(
            `The system sorts otherwise (${collationOfSystem}) than when the database was made (${collationOfData}).`,
            'The site compares bytes and is not affected. For whatever else is in it: reindex, then ' +
              'alter database … refresh collation version.',
          ),
        ]),
  ];
}

function checkEncryption({ address, isEncrypted }: Server): Finding {
  const range = address === null ? 'loopback' : ipaddr.process(address).range();
  if (isEncrypted) return well('The connection to the database is encrypted.');
  if (range === 'loopback') return well('The database is on this machine.');
  const what = `The connection to the database (${address}) is not encrypted.`;
  const advice = 'Put ?sslmode=verify-full at the end of DATABASE_URL.';
  return range === 'unicast' ? wrong(what, advice) : hint(what, `${advice} Or is that network yours alone?`);
}

/** A pooler in transaction mode gives the connection away after a transaction, and what is told to it is lost. */
async function checkNotifications(db: AnyDb, connectionString: string): Promise<Finding> {
  const client = (await createClient({ connectionString }))();
  // Without a listener a connection that breaks would end the process.
  client.on('error', () => undefined);
  const channel = `doctor_${randomUUID().replaceAll('-', '')}`;
  try {
    await client.connect();
    const told = once(client, 'notification', { signal: AbortSignal.timeout(patience) });
    told.catch(() => undefined);
    await client.query(`listen ${channel}`);
    await client.query('begin');
    await client.query('commit');
    await sql`select pg_notify(${channel}, '')`.execute(db);
    await told;
    return well('Instances hear of each other’s changes.');
  } catch {
    return wrong(
      'What LISTEN asks for is not told after a transaction: pages could be old.',
      'Let DATABASE_URL be a direct connection: a pooler in transaction mode passes neither notifications nor locks on.',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The functions and triggers that each start makes anew, and the migrations. */
async function checkSchema(db: AnyDb): Promise<Finding[]> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) return [hint('There are no tables yet.', 'The first start makes them.')];
  const known = await migrationNames();
  const unknown = applied.find(name => !known.includes(name));
  if (unknown !== undefined) {
    return [wrong(`The database is of a newer version of this program (${unknown}).`, 'Update the program.')];
  }
  const missing = await listIncomplete(db);
  const waiting = known.filter(name => !applied.includes(name));
  return [
    waiting.length === 0
      ? well('The database is of this version.')
      : hint(`The database is of an earlier version (${applied.at(-1)}).`, startAdvice),
    missing.length === 0
      ? well('Its functions and triggers are there.')
      : wrong(`Of the database is missing: ${missing.join(', ')}.`, startAdvice),
  ];
}

async function inspectRows(db: AnyDb, findings: Finding[], now: Date): Promise<Inspection> {
  const { rows: files } = await sql<{ name: string }>`select name from files order by name`.execute(db);
  const { rows: users } = await sql<{ count: number }>`select count(*) as count from users`.execute(db);
  const own = [checkAdministrator(users[0]?.count ?? 0), checkFuture(await findNewest(db), now)];
  return { findings: [...findings, ...own], files: files.map(({ name }) => name) };
}

/** The latest instant at which a row of any table was created. */
async function findNewest(db: AnyDb): Promise<string> {
  const dated = (await db.introspection.getTables()).filter(
    ({ isView, columns }) => !isView && columns.some(({ name }) => name === 'created_at'),
  );
  const each = dated.map(({ name }) => sql`select max(created_at) as at from ${sql.table(name)}`);
  const { rows } = await sql<{ newest: string | null }>`
    select max(at) as newest from (${sql.join(each, sql` union all `)}) as dates
  `.execute(db);
  return rows[0]?.newest ?? '';
}
