import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './request.ts';

/** The least that a server does: it sends the given responses, the first one at /0, the next at /1. */
process.once('message', (answers: Answer[]) => {
  const server = createServer(({ url }, response) => {
    const answer = answers[Number(url?.slice(1))];
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
