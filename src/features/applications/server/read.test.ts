import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventKinds } from '#features/events/kinds.ts';
import { handlers } from '#server/features.ts';
import { requestOf, type SampleIds } from '#server/testing/expected-call.ts';
import { sampleCall } from '#server/testing/expected-calls.ts';
import { fillSite } from '#server/testing/filled-site.ts';
import type { TestSite } from '#server/testing/test-site.ts';
import { needsSession } from '#shared/api/access.ts';
import type { Application } from '../schemas.ts';
import { ids, ofWorkshop, siteWithEvents } from '../testing/site-with-events.ts';

type Page = { items: Application[]; totalPages: number; page: number; total: number };

test('an event answers its own applications, newest first, for each of the three kinds', async () => {
  const { apply, read } = await siteWithEvents();
  for (const kind of [...eventKinds, ...eventKinds]) await apply(kind);
  for (const [index, kind] of eventKinds.entries()) {
    const { status, body } = await read(`?id=${index + 1}&application_type=${kind}`);
    assert.deepEqual([status, ids(body)], [200, [index + 4, index + 1]], kind);
  }
});

test('one application is answered with the event that keeps it', async () => {
  const { site, apply, read, remove } = await siteWithEvents();
  const { id } = await apply('congress');
  const headers = await site.signIn();
  const show = (query: string) => site.call<Record<string, unknown>>(`/applications${query}`, { headers });
  const [listed] = (await read('?id=3&application_type=congress')).body;
  const { status, body } = await show(`?id=${id}`);
  const { event, ...application } = body;
  assert.deepEqual([status, application], [200, listed]);
  assert.deepEqual(event, { id: 3, kind: 'congress', lang: 'bs' });
  assert.equal((await site.call(`/applications?id=${id}`)).status, 401);
  await remove(`?id=${id}`);
  for (const query of [`?id=${id}`, '?id=99', '?id=x', ''])
    assert.equal((await show(query)).status, 404, query);
});

test('an event without applications answers an empty list, one that is closed those that it had', async () => {
  const { site, apply, read } = await siteWithEvents();
  assert.deepEqual((await read(ofWorkshop)).body, []);
  const { id } = await apply('workshop');
  site.setClock('2026-11-26T09:30:00.000Z');
  assert.deepEqual(ids((await read(ofWorkshop)).body), [id]);
});

test('an id that is none, or of an event of another kind, is not found', async () => {
  const { read } = await siteWithEvents();
  for (const id of [
    '',
    'id=',
    'id=0',
    'id=-1',
    'id=1.0',
    'id=01',
    'id=x',
    'id=99',
    'id=1&id=1',
    'id=2',
    'id=3',
  ])
    for (const form of ['', '&page=1'])
      assert.equal((await read(`?application_type=workshop&${id}${form}`)).status, 404, id + form);
});

test('a type that is missing or none of the three is refused', async () => {
  const { read } = await siteWithEvents();
  const choice = 'Odaberite jednu od ponuđenih vrijednosti.';
  for (const [type, problem] of [
    ['', 'Ovo polje je obavezno.'],
    ['&application_type=', 'Ovo polje je obavezno.'],
    ['&application_type=Workshop', choice],
    ['&application_type=news', choice],
    ['&application_type=workshop,congress', choice],
    ['&application_type=workshop&application_type=workshop', choice],
  ] as const) {
    for (const form of ['', '&pageSize=5']) {
      const { status, body } = await read<{ fields: unknown }>(`?id=1${type}${form}`);
      assert.deepEqual([status, body.fields], [422, { application_type: problem }], type + form);
    }
  }
});

test('without a token no read and no delete says more than that, whatever is asked', async () => {
  const { site, apply } = await siteWithEvents();
  await apply('workshop');
  const queries = [ofWorkshop, `${ofWorkshop}&page=1`, '', '?id=99&application_type=x', '?action=Count&id=1'];
  for (const query of queries)
    for (const method of ['GET', 'DELETE'])
      assert.equal((await site.call(`/applications.php${query}`, { method })).status, 401, method + query);
  assert.equal((await site.contents()).tables.applications?.length, 1);
});

test('pages of 50 where no size is given, with their counts', async () => {
  const { apply, read } = await siteWithEvents();
  await apply('congress');
  for (let number = 0; number < 51; number += 1) await apply('workshop');
  const all = (await read(ofWorkshop)).body;
  const page = async (query: string) => (await read<Page>(`${ofWorkshop}&${query}`)).body;
  assert.deepEqual(await page('page=1'), { items: all.slice(0, 50), totalPages: 2, page: 1, total: 51 });
  assert.deepEqual(await page('page=2'), { items: all.slice(50), totalPages: 2, page: 2, total: 51 });
  assert.deepEqual(await page('page=4&pageSize=15'), {
    items: all.slice(45),
    totalPages: 4,
    page: 4,
    total: 51,
  });
  for (const query of ['page=0', 'pageSize=101', 'page=x'])
    assert.equal((await read(`${ofWorkshop}&${query}`)).status, 422, query);
});

test('search looks through both names and the address, in list and page, of this event alone', async () => {
  const { apply, read } = await siteWithEvents();
  await apply('workshop', { firstName: 'Đorđe', lastName: 'Šćepanović', email: 'DS@primjer.ba' });
  await apply('workshop', {
    firstName: 'Amra',
    lastName: 'Kovač',
    email: 'a@b.ba',
    city: 'Zenica',
    firm: 'Zdravo',
  });
  await apply('congress', { firstName: 'Đorđe' });
  for (const [words, expected] of [
    ['djordje', [1]],
    ['dorde', [1]],
    ['ĐORĐE scepanovic', [1]],
    ['sćepan', [1]],
    ['ds@primjer', [1]],
    ['kovac amra', [2]],
    ['a', [2, 1]],
    ['zenica', []],
    ['zdravo', []],
    ['_', []],
    ['', [2, 1]],
  ] as const) {
    const query = `${ofWorkshop}&search=${encodeURIComponent(words)}`;
    const list = (await read(query)).body;
    assert.deepEqual(ids(list), expected, words);
    const counts = { totalPages: list.length && 1, page: 1, total: list.length };
    assert.deepEqual((await read(`${query}&page=1`)).body, { items: list, ...counts }, words);
  }
});

test('a later application from the same address to the same event is marked, the first one is not', async () => {
  const { apply, read, remove } = await siteWithEvents();
  const marked = async (query = ofWorkshop) =>
    ids((await read(query)).body.filter(({ is_repeated }) => is_repeated));
  await apply('congress', { email: 'lejla@primjer.ba' });
  const again = { firstName: 'Druga', email: ' LEJLA@Primjer.BA ' };
  const answer = await apply('workshop', { email: 'lejla@primjer.ba' });
  const second = await apply('workshop', again);
  assert.deepEqual([answer.id, second.id], [2, 3]);
  assert.deepEqual(Object.keys(second), Object.keys(answer), 'taken, and answered like any other');
  await apply('workshop', { email: 'lejla@primjer.com' });
  await apply('workshop', { email: 'lejla@primjer.ba' });
  assert.deepEqual(await marked(), [5, 3]);
  assert.deepEqual(await marked(`${ofWorkshop}&search=druga`), [3]);
  const [repeated, first] = (await read<Page>(`${ofWorkshop}&page=2&pageSize=2`)).body.items;
  assert.deepEqual([repeated?.is_repeated, first?.is_repeated], [true, false]);
  assert.equal(repeated?.email, 'LEJLA@Primjer.BA', 'kept as it was typed');
  await remove('?id=2');
  assert.deepEqual(await marked(), [5]);
  assert.deepEqual(await marked('?id=3&application_type=congress'), []);
});

/** Every response that needs no token, and the site's log. */
async function publicTexts(site: TestSite, sampleIds: SampleIds) {
  const reads = handlers.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET');
  const texts: string[] = [];
  for (const endpoint of reads) {
    const sample = sampleCall(endpoint, sampleIds);
    for (const more of [{}, { search: 'tajn' }, { all: 'true' }]) {
      const [path, init] = requestOf(endpoint, { ...sample, query: { ...sample.query, ...more } });
      const response = await site.request(`/api${path}`, init);
      assert.equal(response.status, needsSession(endpoint.access) ? 401 : 200, path);
      texts.push(await response.text());
    }
  }
  assert.ok(texts.length > 60);
  return [...texts, JSON.stringify(site.logged)].join('\n');
}

test('nobody without a token learns anything of an applicant', async () => {
  const { site, apply, read } = await siteWithEvents();
  const sampleIds = await fillSite(site);
  const lines = ['firstName', 'lastName', 'birthYear', 'faculty', 'firm', 'homeAddress', 'homePhone', 'city'];
  const secret = Object.fromEntries(lines.map(name => [name, `Tajna ${name}`]));
  for (const kind of eventKinds) await apply(kind, { ...secret, email: 'tajna@primjer.ba' });
  assert.match(JSON.stringify((await read(ofWorkshop)).body), /Tajna firstName.*tajna@primjer\.ba/);
  assert.doesNotMatch(
    await publicTexts(site, { ...sampleIds, workshop: 1, symposium: 2, congress: 3 }),
    /tajn/i,
  );
});
