import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

const socketName = '.s.PGSQL.5432';

/** A way to a database server that can freeze, so that nothing is answered and no connection ends. */
export async function createFreezable(t: TestContext, connectionString: string) {
  const folder = await mkdtemp(join(tmpdir(), 'frozen-'));
  const url = new URL(connectionString);
  const target = join(url.searchParams.get('host') ?? '', socketName);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let last: string | undefined;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', chunk => {
      isFrozen ||= last !== undefined && chunk.includes(last);
      if (!isFrozen) to.write(chunk);
    });
    from.on('error', () => undefined).on('close', () => to.destroy());
  };
  const server = createServer(client => {
    const upstream = connect(target);
    pass(client, upstream);
    pass(upstream, client);
  });
  server.listen(join(folder, socketName));
  await once(server, 'listening');
  t.after(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  url.searchParams.set('host', folder);
  return {
    connectionString: url.href,
    freeze: () => {
      isFrozen = true;
    },
    /** Before it is asked something that contains `text`. */
    freezeAt: (text: string) => {
      last = text;
    },
    thaw: () => {
      isFrozen = false;
    },
  };
}
