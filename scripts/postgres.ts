/**
 * `node scripts/postgres.ts COMMAND …`: runs a command with a PostgreSQL server of its own, whose address is in
 * TEST_DATABASE_URL. It lies in a temporary folder and is gone afterwards.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './postgres-server.ts';

const [command, ...words] = process.argv.slice(2);
const server = startPostgres();
if (!command || !server) {
  process.stderr.write(
    command ? 'There is no PostgreSQL here, nor can it be installed.\n' : 'Which command?\n',
  );
  process.exit(1);
}
const env = { ...process.env, TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url };
const [status] = await once(spawn(command, words, { stdio: 'inherit', env }), 'close');
server.stop();
process.exit(status ?? 1);
