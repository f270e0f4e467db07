import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** In milliseconds; connections are idle for less than the instances drain, as docs/scale.md asks. */
const betweenChecks = 200;
const longestIdle = 400;
/** An instance that is gone refuses at once; on a busy machine one that is ready may be late. */
const longestCheck = 10_000;

/**
 * Passes requests on to instances in turn, as far as they are ready. One that was not answered is sent to the next instance
 * if nothing was sent yet, or if it is safe; otherwise its connection breaks, because its outcome is unknown.
 */
export async function startBalancer(origins: readonly string[]) {
  const ready = new Set(origins);
  const agent = new Agent({ keepAlive: true, timeout: longestIdle });
  const check = async (origin: string) => {
    const answer = await fetch(`${origin}/api/health/ready`, {
      signal: AbortSignal.timeout(longestCheck),
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) ready.add(origin);
    else ready.delete(origin);
  };
  const checks = setInterval(() => origins.forEach(check), betweenChecks);

  const pass = async (origin: string, { method, url, headers }: IncomingMessage, body: Buffer) => {
    const { connection, ...others } = headers;
    const passed = send(origin + url, { method: method ?? 'GET', headers: others, agent }).end(body);
    const [answer] = (await once(passed, 'response')) as [IncomingMessage];
    return { answer, body: await buffer(answer) };
  };
  let turn = 0;
  let isStopping = false;
  const server = createServer(async (request, response) => {
    if (isStopping) return response.destroy();
    response.on('finish', () => isStopping && request.socket.end());
    const body = await buffer(request);
    turn += 1;
    const inTurn = [...ready].toSorted(() => (turn % 2 === 0 ? 1 : -1));
    for (const origin of inTurn) {
      try {
        const passed = await pass(origin, request, body);
        const { connection, 'transfer-encoding': encoding, ...headers } = passed.answer.headers;
        return response.writeHead(passed.answer.statusCode ?? 0, headers).end(passed.body);
      } catch (error) {
        const isUnsent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (!isUnsent && request.method !== 'GET') break;
      }
    }
    return response.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address?.port}`,
    /** Takes no further requests, and waits for the answers to those that it took. */
    stop: async () => {
      isStopping = true;
      clearInterval(checks);
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}
