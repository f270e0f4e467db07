import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from '../../scripts/bench/site.ts';
import { type RunningSite, startSite } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

const items = 5_000;
const maxMegabytes = 500;

let site: RunningSite;
let dataDir: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  await prepareData(dataDir, items);
  site = await startSite({ DATA_DIR: dataDir, STARTER_CONTENT: 'off', TRUST_PROXY: '1' });
  await lookAround();
});
test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true });
});

/** Visitors request pages, half of which are not cached. */
async function lookAround(): Promise<void> {
  const headers = { 'X-Forwarded-For': '198.51.100.1' };
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path, { headers });
    await answer.text();
    expect(answer.status, path).toBe(200);
  };
  for (let round = 0; round < 5; round += 1)
    await Promise.all([ask('/'), ask(`/novosti?page=${nextPage()}`)]);
}

let page = 0;
/** There are 100 in Bosnian. */
const nextPage = () => (page++ % 95) + 1;

const request = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.1\r\n${headers}\r\n`;

/** Connections that send a text at once; `reads` says whether they read the responses. */
function sendBurst(texts: readonly string[], reads = true) {
  const port = Number(new URL(site.origin).port);
  const asked = texts.join('').split('GET ').length - 1;
  let answered = 0;
  const sockets = texts.map((text): Socket => {
    const socket = connect(port, 'localhost').on('error', () => undefined);
    if (reads)
      socket.on(
        'data',
        (chunk: Buffer) => (answered += chunk.toString('latin1').split('HTTP/1.1 ').length - 1),
      );
    socket.write(text);
    return socket;
  });
  return {
    isAnswered: () => answered >= asked,
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function peakMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));
const list = '/api/news.php?all=true';
const bursts: Record<string, { texts: string[]; reads?: boolean }> = {
  'long lists in one connection': {
    texts: [times(100, () => request(list, 'Authorization: x\r\n')).join('')],
  },
  'missing pages in one connection': {
    texts: [times(5_000, n => request(`/nema-${n}`)).join('')],
  },
  'long lists that nobody reads': {
    texts: times(100, n => request(`${list}&search=${'aeiou'[n % 5]}`)),
    reads: false,
  },
  'missing pages in 200 connections': {
    texts: times(200, n => times(90, page => request(`/nema-${n}-${page}`)).join('')),
  },
};

test('who asks for several long lists is given them whole', async () => {
  const answers = await Promise.all(times(4, () => fetch(site.origin + list)));
  const lists = await Promise.all(answers.map(answer => answer.json() as Promise<{ id: number }[]>));
  const [first] = lists;
  expect(first?.length).toBe(items * 0.4);
  for (const other of lists) expect(other).toEqual(first);
});

for (const [name, { texts, reads }] of Object.entries(bursts)) {
  test(`visitors do not wait for ${name}`, async () => {
    const burst = sendBurst(texts, reads);
    await lookAround();
    expect(burst.isAnswered(), 'they are served before it is over').toBe(false);
    await lookAround();
    expect(await peakMegabytes()).toBeLessThan(maxMegabytes);
    burst.end();
  });
}
