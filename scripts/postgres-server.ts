import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installByApt } from './apt.ts';

export type PostgresServer = {
  /** The address of an empty database of the site's, on a socket of the local machine. */
  url: string;
  /** Ends all connections and the server; its data stay. */
  halt: () => void;
  /** Starts it again. */
  resume: () => void;
  /** Ends the server and deletes its data. */
  stop: () => void;
};

const options = ['max_connections=300', 'shared_buffers=64MB', 'autovacuum=off'];
/** Durability costs time, and the data are gone with the tests. */
const volatileOptions = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

/** Whom the site never is: its role owns its database, and has no other right (docs/deploy.md#postgresql). */
const administrator = 'postgres';

/**
 * Starts PostgreSQL in a temporary folder, on the disk if it is to be durable; undefined if there is none and it cannot be
 * installed.
 */
export function startPostgres({ isDurable = false } = {}): PostgresServer | undefined {
  const programs = findPrograms() ?? (installByApt('postgresql', 'the tests') ? findPrograms() : undefined);
  if (!programs) return undefined;
  const processOwner = unprivileged();
  const folder = mkdtempSync(join(isDurable ? tmpdir() : roomiest(), 'pg-'));
  if (processOwner) chownSync(folder, processOwner.uid, processOwner.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(programs, program), words, {
      ...processOwner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run(
    'initdb',
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    administrator,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const chosen = ['listen_addresses=', ...options, ...(isDurable ? [] : volatileOptions)];
  const settings = [`-k ${folder}`, ...chosen.map(option => `-c ${option}`)].join(' ');
  const resume = () =>
    run('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', join(folder, 'log'), '-o', settings);
  const halt = () => run('pg_ctl', 'stop', '-w', '-s', '-m', 'fast', '-D', data);
  const stop = () => {
    process.off('exit', stop);
    run('pg_ctl', 'stop', '-s', '-m', 'immediate', '-D', data);
    rmSync(folder, { recursive: true });
  };
  resume();
  const prepare = ['create role site login createdb', 'create database site owner site'];
  run(
    'psql',
    '-h',
    folder,
    '-U',
    administrator,
    '-d',
    'template1',
    '-q',
    ...prepare.flatMap(each => ['-c', each]),
  );
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return {
    url: `postgres:///site?user=site&host=${encodeURIComponent(folder)}`,
    halt,
    resume,
    stop,
  };
}

/** In bytes: each test has a database, and those of a process are there until it ends. */
const room = 12 * 1024 ** 3;

/** Memory, where there is enough: a new database takes a tenth of the time. */
function roomiest(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= room ? memory : tmpdir();
}

/** The folder of the newest programs of Debian, or of those on the path. */
function findPrograms(): string | undefined {
  const version = (path: string) => Number(/\d+/.exec(path)?.[0]);
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
  const all = [...debian, ...(process.env.PATH ?? '').split(':')];
  return all.find(folder => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: a user without rights of its own. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
