import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, json, multipart, type TestSite } from '#server/testing/test-site.ts';
import type { ReportedTransfer, Transfer } from '../../contract.ts';
import { createFolder, databaseOf, exportSite } from '../../testing/exports.ts';
import { startOldSite } from '../../testing/old-site.ts';
import { wxrOf } from '../../testing/wxr.ts';
import { runTransfer } from './run-transfer.ts';
import { removeOldTransfers } from './transfers.ts';

const upload = 'a'.repeat(32);

/** The panel of a site, which does what it begins when it is told to. */
async function createPanel(t: TestContext) {
  const site = await createTestSite();
  const folder = await createFolder(t);
  const headers = await site.signIn();
  const call = <Body>(path: string, init: RequestInit = {}) =>
    site.call<Body>(path, { ...init, headers: { ...headers, ...init.headers } });
  const start = (fields: object, path = '/imports') => call<{ id: number }>(path, json(fields));
  const show = async (id: number, lang = 'bs') =>
    (await call<ReportedTransfer>(`/transfers?id=${id}&lang=${lang}`)).body;
  const run = (id: number, signal = new AbortController().signal) =>
    runTransfer(id, {
      ...{ services: site.services, originals: site.originals, transfers: site.services.transfers.store },
      ...{ dataDir: folder, database: databaseOf(site, folder), token: 'kljuc', signal },
      site: {
        url: 'https://primjer.ba',
        contentTypes: [...site.services.contentTypes.values()],
        timeZone: 'Europe/Sarajevo',
      },
    });
  return { site, folder, call, start, show, run };
}

async function send(call: Awaited<ReturnType<typeof createPanel>>['call'], bytes: Uint8Array, size: number) {
  for (let position = 0; position * size < bytes.length; position += 1) {
    const piece = new Blob([bytes.slice(position * size, (position + 1) * size)]);
    const { status } = await call('/import-pieces', {
      method: 'POST',
      body: multipart({ upload, position: String(position), piece }),
    });
    assert.equal(status, 200);
  }
  return Math.ceil(bytes.length / size);
}

test('a site is imported from the panel, and the report is in the language of who reads it', async t => {
  const { start, show, run, site, call } = await createPanel(t);
  const { address } = await startOldSite(t);
  const { status, body } = await start({ address: address.href, token: 'kljuc' });
  assert.equal(status, 202);
  assert.deepEqual(site.begunTransfers, [body.id]);
  assert.equal((await show(body.id)).state, 'running');
  await run(body.id);
  const done = await show(body.id);
  assert.deepEqual([done.state, done.progress, done.counts?.news?.taken], ['done', null, 3]);
  const noteOf = ({ report }: ReportedTransfer) =>
    report?.notes.find(({ type, reason }) => type === 'news' && reason === 'lostFormatting');
  assert.deepEqual(
    [noteOf(done)?.text, noteOf(done)?.link],
    ['Tekst: izgubljeno oblikovanje (font, script)', 'http://localhost:3000/novosti/7'],
  );
  assert.equal(noteOf(await show(body.id, 'en'))?.text, 'content lost formatting: font, script');
  const listed = (await call<Transfer[]>('/transfers')).body;
  assert.deepEqual(
    listed.map(({ id, kind, source, is_dry_run }) => [id, kind, source, is_dry_run]),
    [[body.id, 'import', address.href, false]],
  );
  assert.ok(!JSON.stringify(await site.contents()).includes('kljuc'), 'the key is kept nowhere');
});

test('a ZIP comes in pieces, is tried first and taken then, without being sent again', async t => {
  const { start, show, run, folder, call, site } = await createPanel(t);
  const source = await createTestSite();
  await create(source, 'news', { title: 'Odande' });
  const bytes = await readFile(await exportSite(source, folder));
  const pieces = await send(call, bytes, 2_000);
  const tried = await start({ upload, pieces, name: 'izvoz.zip', dryRun: true });
  await run(tried.body.id);
  const trial = await show(tried.body.id);
  assert.deepEqual([trial.state, trial.source, trial.is_dry_run], ['done', 'izvoz.zip', true]);
  assert.equal(await titlesOf(site), '');
  assert.equal(trial.is_repeatable, true);
  const taken = await start({ again: trial.id });
  await run(taken.body.id);
  assert.equal((await show(taken.body.id)).counts?.news?.taken, 1);
  assert.equal(await titlesOf(site), 'Odande');
});

async function titlesOf(site: TestSite): Promise<string> {
  return (await site.call<{ title: string }[]>('/news.php?all=true')).body.map(({ title }) => title).join();
}

test('what is no ZIP, or nothing, is refused where it is entered', async t => {
  const { start, call, site } = await createPanel(t);
  await send(call, Buffer.from('Nije ZIP.'), 100);
  const cases: [object, field: string][] = [
    [{ upload, name: 'a.zip' }, 'file'],
    [{ upload: 'b'.repeat(32) }, 'file'],
    [{ upload: '../../x' }, 'upload'],
    [{}, 'address'],
    [{ address: 'stara stranica' }, 'address'],
  ];
  for (const [fields, field] of cases) {
    const { status, body } = await start(fields);
    assert.deepEqual(
      [status, Object.keys((body as unknown as { fields: object }).fields)],
      [422, [field]],
      JSON.stringify(fields),
    );
  }
  assert.equal((await start({ again: 7 })).status, 404);
  assert.deepEqual(site.begunTransfers, []);
});

test('an export of WordPress is taken, its categories as the administrator says', async t => {
  const { start, show, run, call, site } = await createPanel(t);
  const pieces = await send(call, Buffer.from(wxrOf('http://127.0.0.1:1')), 1_000);
  const categories = { Seminari: 'Događaji', Interno: '' };
  const { body } = await start({ upload, pieces, name: 'blog.xml', categories });
  await run(body.id);
  const { state, counts, report } = await show(body.id);
  assert.equal(state, 'done');
  assert.deepEqual([counts?.news?.taken, counts?.news?.skipped, counts?.page?.taken], [3, 1, 1]);
  const texts = report?.notes.map(({ text }) => text).join('\n') ?? '';
  assert.match(texts, /kategorija Interno se ne preuzima/);
  assert.match(texts, /vodi u privatnu mrežu/);
  const { body: news } = await site.call<{ category: string }>('/news-item.php?id=11');
  assert.equal(news.category, 'Događaji');
  const wrong = await start({ upload, pieces, categories: { Seminari: 'Sport' } });
  assert.equal(wrong.status, 422);
});

test('a ZIP that is damaged is reported in words, in the language of who reads it', async t => {
  const { start, show, run, call } = await createPanel(t);
  await send(call, Buffer.from('PK i ništa više'), 100);
  const { body } = await start({ upload, name: 'a.zip' });
  await run(body.id);
  const { state, failure, report } = await show(body.id);
  assert.deepEqual([state, report], ['failed', null]);
  assert.deepEqual(failure, { reason: 'damaged', text: 'Datoteka je oštećena ili nije ZIP.' });
  assert.equal((await show(body.id, 'en')).failure?.text, 'The file is damaged or no ZIP.');
  const [listed] = (await call<Transfer[]>('/transfers?lang=en')).body;
  assert.equal(listed?.failure?.text, 'The file is damaged or no ZIP.');
});

test('an export is made once, and can be fetched for a day', async t => {
  const { start, show, run, call, site } = await createPanel(t);
  const { body } = await start({}, '/exports');
  assert.equal((await call(`/exports?id=${body.id}`)).status, 404);
  await run(body.id);
  const { state, file } = await show(body.id);
  assert.deepEqual([state, file?.until], ['done', '2026-11-22T09:30:00.000Z']);
  const { status, headers, body: zip } = await call<string>(`/exports?id=${body.id}`);
  assert.deepEqual(
    [status, headers.get('content-type'), headers.get('content-disposition')],
    [200, 'application/zip', 'attachment; filename="izvoz-2026-11-21.zip"'],
  );
  assert.equal(zip.slice(0, 2), 'PK');
  site.setClock('2026-11-22T10:30:00.000Z');
  assert.equal((await show(body.id)).file, null);
});

test('only one is at work; what stopped with the machine makes room for the next', async t => {
  const { start, show, site } = await createPanel(t);
  const first = await start({}, '/exports');
  assert.equal((await start({}, '/exports')).status, 409);
  site.setClock('2026-11-21T09:31:30.000Z');
  assert.equal((await show(first.body.id)).state, 'interrupted');
  const second = await start({}, '/exports');
  assert.equal(second.status, 202);
  assert.deepEqual(
    [(await show(first.body.id)).state, (await show(second.body.id)).state],
    ['interrupted', 'running'],
  );
});

test('what is stopped says so, and its progress stands', async t => {
  const { start, show, run, call, site } = await createPanel(t);
  const { body } = await start({}, '/exports');
  assert.equal((await call('/transfers/stop', json({ id: body.id }))).status, 200);
  const row = await site.db.selectFrom('transfers').select('is_told_to_stop').executeTakeFirst();
  assert.equal(row?.is_told_to_stop, 1);
  const stop = new AbortController();
  stop.abort();
  await run(body.id, stop.signal);
  assert.equal((await show(body.id)).state, 'stopped');
  assert.equal((await call('/transfers/stop', json({ id: 99 }))).status, 404);
});

test('an import that is stopped reports what it took until then', async t => {
  const { start, show, run } = await createPanel(t);
  const stop = new AbortController();
  const old = await startOldSite(t, {
    fault: url => {
      if (url.pathname.endsWith('/gallery.php')) stop.abort();
      return stop.signal.aborted;
    },
  });
  const { body } = await start({ address: old.address.href });
  await run(body.id, stop.signal);
  const { state, counts, report } = await show(body.id);
  assert.deepEqual([state, counts?.news?.taken, counts?.album], ['stopped', 3, undefined]);
  assert.ok(report?.notes.some(({ reason }) => reason === 'lostFormatting'));
});

test('what ended a year ago goes, but for the last twenty and what is under way', async () => {
  const site = await createTestSite();
  const begin = async (at: string, state: 'done' | 'running' = 'done') => {
    const { id } = await site.db
      .insertInto('transfers')
      .values({
        ...{ kind: 'export', source: '', is_dry_run: 0, state, running: state === 'running' ? 1 : null },
        ...{ started_at: at, alive_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const running = await begin('2024-01-01T00:00:00.000Z', 'running');
  await begin('2024-01-01T00:00:00.000Z');
  await begin('2025-11-21T09:29:59.999Z');
  const ofThisYear = await begin('2025-11-21T09:30:00.000Z');
  const last = [];
  for (let count = 0; count < 20; count += 1) last.push(await begin('2024-01-01T00:00:00.000Z'));
  await removeOldTransfers(site.db, site.services.clock());
  const kept = await site.db.selectFrom('transfers').select('id').orderBy('id').execute();
  assert.deepEqual(
    kept.map(({ id }) => id),
    [running, ofThisYear, ...last],
  );
});
