// Only on SQLite: it is about what old sites answer.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { createTestSite } from '#server/testing/test-site.ts';
import { importFrom, takenOf } from '../../testing/import-run.ts';
import { oldContent, startOldSite } from '../../testing/old-site.ts';
import type { Note } from '../report.ts';
import { isPublicAddress } from './guarded-request.ts';

const isPicture = (url: URL) => url.pathname === '/uploads/slika.jpg';

const isAboutPicture = ({ type, id, reason }: Note) =>
  type === 'workshop' && id === 5 && reason === 'fileNotTaken';

/** Sends without end. */
async function sendOn(response: ServerResponse): Promise<void> {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  while (!response.destroyed)
    if (!response.write(chunk)) await once(response, 'drain').catch(() => response.destroy());
}

test('after three interruptions, 500s, broken and slow answers everything is there once', async t => {
  const whole = await createTestSite();
  const old = await startOldSite(t);
  await importFrom(whole, old);
  const site = await createTestSite();
  let request = 0;
  old.state.fault = (_, __, response) => {
    request += 1;
    if (request % 3 === 1) response.writeHead(request % 2 === 0 ? 500 : 503).end('<h1>Error</h1>');
    else if (request % 7 === 2) {
      response.writeHead(200, { 'Content-Length': 1_000 });
      response.write('[{"id": 1, ');
      setTimeout(() => response.destroy(), 5);
    } else return false;
    return true;
  };
  for (const steps of [2, 5, 9]) {
    const stop = new AbortController();
    let step = 0;
    const onProgress = () => {
      step += 1;
      if (step === steps) stop.abort();
    };
    await assert.rejects(importFrom(site, old, { signal: stop.signal, onProgress }), { name: 'AbortError' });
  }
  const last = await importFrom(site, old);
  assert.deepEqual(last.failures, []);
  const count = async (
    from: typeof site,
    table: 'news' | 'events' | 'images' | 'applications' | 'imported_items',
  ) =>
    (
      await from.db
        .selectFrom(table as 'images')
        .selectAll()
        .execute()
    ).length;
  for (const table of ['news', 'events', 'images', 'applications', 'imported_items'] as const)
    assert.equal(await count(site, table), await count(whole, table), table);
});

test('a token that ends midway ends the reading of people, and says so; the next run goes on', async t => {
  const old = await startOldSite(t);
  old.state.fault = url => {
    if (url.pathname.endsWith('questions.php')) old.state.token = 'drugi';
    return false;
  };
  const site = await createTestSite();
  const { counts, failures } = await importFrom(site, old);
  assert.deepEqual([counts.application?.taken, counts.member], [1, undefined]);
  assert.match(failures.join(), /questions\.php answers 401/);
  const again = await importFrom(site, old, { token: 'drugi' });
  assert.deepEqual([again.counts.member?.taken, again.failures], [1, []]);
});

test('without a token people are not asked for', async t => {
  const old = await startOldSite(t);
  const { remarks, failures } = await importFrom(await createTestSite(), old, { token: undefined });
  assert.match(remarks.join(), /Without --token/);
  assert.deepEqual(failures, []);
  assert.ok(!old.asked.some(path => /applications|questions|members/.test(path)));
});

test('redirects within the named host are followed, those into private networks refused', async t => {
  const inside = await startOldSite(t);
  for (const target of [
    `http://127.0.0.1:${inside.port}/uploads/slika.jpg`,
    `http://localhost:${inside.port}/uploads/slika.jpg`,
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/x.jpg',
    'file:///etc/passwd',
  ]) {
    const old = await startOldSite(t, {
      fault: (url, _, response) => {
        if (!isPicture(url)) return false;
        response.writeHead(302, { Location: target }).end();
        return true;
      },
    });
    const { notes } = await importFrom(await createTestSite(), old);
    const { text = '' } = notes.find(isAboutPicture) ?? {};
    assert.match(text, /private network|no http or https address/, target);
  }
  assert.deepEqual(inside.asked, []);
  const moved = await startOldSite(t, {
    fault: (url, _, response) => {
      if (!isPicture(url)) return false;
      response.writeHead(301, { Location: '/uploads/u-tekstu.png' }).end();
      return true;
    },
  });
  const { notes } = await importFrom(await createTestSite(), moved);
  assert.ok(!notes.some(isAboutPicture));
});

test('the key is sent to the named host only', async t => {
  const old = await startOldSite(t);
  const seen: (string | undefined)[] = [];
  old.state.fault = (url, request) => {
    if (!/applications|questions|members/.test(url.pathname)) seen.push(request.headers.authorization);
    return false;
  };
  await importFrom(await createTestSite(), old);
  assert.deepEqual([...new Set(seen)], [undefined]);
});

test('endless, packed and circular answers are refused, the rest is taken', async t => {
  const faults: [RegExp, (url: URL, response: ServerResponse) => void][] = [
    [/larger than 15 MB/, (_, response) => void sendOn(response)],
    [
      /packed/,
      (_, response) =>
        void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(Buffer.from('1f8b', 'hex')),
    ],
    [/leads on more than/, (url, response) => void response.writeHead(302, { Location: url.pathname }).end()],
    [/no right image/, (_, response) => void response.end('<html>Nije slika</html>')],
  ];
  for (const [message, answer] of faults) {
    const old = await startOldSite(t, {
      fault: (url, _, response) => {
        if (isPicture(url)) answer(url, response);
        return isPicture(url);
      },
    });
    const site = await createTestSite();
    const { notes } = await importFrom(site, old);
    const { text = '' } = notes.find(isAboutPicture) ?? {};
    assert.match(text, message);
    assert.equal((await site.call('/workshop.php?id=5')).status, 200);
  }
});

test('lists of wrong types and ten thousand levels harm nothing', async t => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const html = '<div>'.repeat(10_000);
  const answers: Record<string, string> = {
    'news.php': `[${deep}, null, 7, "x", {"id": -1}, {"id": {"a": 1}}, {"id": 1, "title": ${deep}, "lang": ["bs"]}]`,
    'education.php': '"tekst"',
    'publications.php': '{"items": "x"}',
    'congress.php': '<html>Greška</html>',
    'symposium.php': '{"error": "Baza ne radi"}',
    'workshops.php': JSON.stringify([{ id: 3, title: 'Duboko', details: html, started_at: '2024-01-01' }]),
  };
  const old = await startOldSite(t, {
    content: { ...oldContent(), albums: [] },
    fault: (url, _, response) => {
      const text = answers[url.pathname.replace('/api/', '')];
      if (text !== undefined) response.end(text);
      return text !== undefined;
    },
  });
  const site = await createTestSite();
  const { failures, notes, counts } = await importFrom(site, old);
  assert.equal(counts.news?.taken, 1);
  for (const message of [/no list/, /no JSON/, /Baza ne radi/]) assert.match(failures.join('\n'), message);
  assert.ok(notes.some(({ type, id, text }) => type === 'workshop' && id === 3 && /refused/.test(text)));
});

test('a site that lacks a list is taken but for that', async t => {
  const old = await startOldSite(t, {
    fault: (url, _, response) => {
      if (url.pathname.endsWith('education.php')) response.writeHead(404).end();
      return url.pathname.endsWith('education.php');
    },
  });
  const { failures, remarks } = await importFrom(await createTestSite(), old);
  assert.deepEqual([failures, remarks], [[], ['The old site has no education.php.']]);
});

test('a place where nothing speaks these calls is no success', async t => {
  const old = await startOldSite(t);
  const elsewhere = new URL('/nista', old.address);
  const report = await importFrom(await createTestSite(), { address: elsewhere });
  assert.equal(takenOf(report), 0);
  assert.match(report.failures.join(), /none of the lists/);
});

test('a host that never answers is not waited for at every list', async () => {
  const closed = new URL('http://127.0.0.1:1/api');
  let waits = 0;
  const pause = async () => {
    waits += 1;
  };
  const report = await importFrom(await createTestSite(), { address: closed }, { pause });
  assert.equal(waits, 4);
  assert.match(report.failures.join(), /^http:\/\/127\.0\.0\.1:1\/api\/news\.php.*ECONNREFUSED\)$/);
});

test('private and public addresses are told apart', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    '0.0.0.0',
    '100.64.0.1',
    '64:ff9b::a00:1',
  ])
    assert.equal(isPublicAddress(address), false, address);
  for (const address of ['193.2.1.66', '2001:67c:2e8::1'])
    assert.equal(isPublicAddress(address), true, address);
});
