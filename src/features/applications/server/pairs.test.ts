import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Overview } from '#features/overview/contract.ts';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, json, multipart } from '#server/testing/test-site.ts';

type Listed = { id: number; email: string; lang: string; is_repeated: boolean };

/** A site with a pair of workshops, the English one made first, and what is asked of them. */
async function openPair() {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  const en = await create(site, 'workshop', { lang: 'en', title: 'English' });
  const bs = await create(site, 'workshop', { title: 'Bosanski', translationOf: en.id });
  const call = async <Body>(path: string, init: RequestInit = {}) =>
    (await site.call<Body>(path, { ...init, headers: { ...headers, ...init.headers } })).body;
  const apply = (workshopId: number, changes: Fields = {}, accepted?: string) =>
    site.call<{ id: number }>('/applications.php', {
      ...json({
        firstName: 'Lejla',
        lastName: 'Đurić',
        email: 'lejla@primjer.ba',
        applicationType: 'workshop',
        workshopId,
        ...changes,
      }),
      headers: { 'Content-Type': 'application/json', ...(accepted && { 'Accept-Language': accepted }) },
    });
  const list = (id: number) => call<Listed[]>(`/applications.php?id=${id}&application_type=workshop`);
  return {
    site,
    bs,
    en,
    call,
    apply,
    list,
    emails: async (id: number) => (await list(id)).map(({ email }) => email).sort(),
    count: async (id: number) =>
      (await call<{ count?: number }>(`/applications.php?action=count&id=${id}`)).count,
    update: (id: number, form: Record<string, string>) =>
      call<Fields>(`/workshop.php?id=${id}`, { method: 'POST', body: multipart(form) }),
    remove: (id: number) => call(`/workshop.php?id=${id}`, { method: 'DELETE' }),
    overview: () => call<Overview>('/overview.php'),
  };
}

test('applications to either event of a pair are those of both', async () => {
  const { bs, en, apply, list, emails, count, call } = await openPair();
  await apply(bs.id, { email: 'prva@primjer.ba' });
  await apply(en.id, { email: 'druga@primjer.ba' });
  await apply(en.id, { email: 'PRVA@primjer.ba' });
  const all = ['PRVA@primjer.ba', 'druga@primjer.ba', 'prva@primjer.ba'];
  for (const { id } of [bs, en]) {
    assert.deepEqual(await emails(id), all);
    assert.deepEqual(
      (await list(id)).map(({ is_repeated }) => is_repeated),
      [true, false, false],
    );
    assert.equal(await count(id), 3);
    const page = await call<{ total: number }>(`/applications.php?id=${id}&application_type=workshop&page=1`);
    assert.equal(page.total, 3);
  }
  const by_status = { received: 3, accepted: 0, waiting: 0, declined: 0, withdrawn: 0 };
  assert.deepEqual(await call(`/applications.php?action=counts&ids=${bs.id},${en.id}`), [
    { id: en.id, count: 3, by_status },
    { id: bs.id, count: 3, by_status },
  ]);
});

test('an application keeps its language: that of the form, of the reader, of the event', async () => {
  const { site, bs, en, apply, list } = await openPair();
  const cases: [event: number, lang: string | undefined, accepted: string | undefined, expected: string][] = [
    [bs.id, undefined, undefined, 'bs'],
    [en.id, undefined, undefined, 'en'],
    [en.id, undefined, 'de', 'en'],
    [en.id, undefined, 'hr-HR, en;q=0.5', 'bs'],
    [bs.id, undefined, 'en-GB', 'en'],
    [bs.id, 'bs', 'en', 'bs'],
    [bs.id, 'en', undefined, 'en'],
  ];
  for (const [event, lang, accepted] of cases)
    assert.equal((await apply(event, { lang }, accepted)).status, 201);
  assert.deepEqual(
    (await list(bs.id)).map(({ lang }) => lang).toReversed(),
    cases.map(row => row[3]),
  );
  assert.equal((await apply(bs.id, { lang: 'de' })).status, 422);
  assert.equal((await site.db.selectFrom('applications').selectAll().execute()).length, cases.length);
});

test('undoing a pair gives each application to the event it was made for', async () => {
  const { bs, en, apply, emails, update } = await openPair();
  await apply(bs.id, { email: 'bs@primjer.ba' });
  await apply(en.id, { email: 'en@primjer.ba' });
  await update(en.id, { translationOf: '' });
  assert.deepEqual([await emails(bs.id), await emails(en.id)], [['bs@primjer.ba'], ['en@primjer.ba']]);
  await update(bs.id, { translationOf: String(en.id) });
  assert.equal((await emails(bs.id)).length, 2);
});

for (const side of ['bs', 'en'] as const)
  test(`the event that stays keeps the applications when the ${side} one is deleted`, async () => {
    const { bs, en, apply, emails, count, remove } = await openPair();
    await apply(bs.id, { email: 'bs@primjer.ba' });
    await apply(en.id, { email: 'en@primjer.ba' });
    const [deleted, left] = side === 'bs' ? [bs, en] : [en, bs];
    await remove(deleted.id);
    assert.equal(await count(deleted.id), undefined);
    assert.deepEqual(await emails(left.id), ['bs@primjer.ba', 'en@primjer.ba']);
    await apply(left.id, { email: 'nova@primjer.ba' });
    assert.equal(await count(left.id), 3);
  });

test('another pair takes along what the former counterpart left', async () => {
  const { site, bs, en, apply, emails, remove } = await openPair();
  await apply(en.id, { email: 'en@primjer.ba' });
  await remove(en.id);
  const other = await create(site, 'workshop', { lang: 'en', translationOf: bs.id });
  await apply(other.id, { email: 'other@primjer.ba' });
  for (const { id } of [bs, other]) assert.deepEqual(await emails(id), ['en@primjer.ba', 'other@primjer.ba']);
});

test('a suspect belongs to the pair, and comes back to the event it was made for', async () => {
  const { bs, en, apply, call, emails, update } = await openPair();
  await apply(bs.id, { website: 'https://spam.example' });
  const suspects = (id: number) => call<{ id: number }[]>(`/suspects?kind=application&event=${id}`);
  const [[suspect], ofEnglish] = [await suspects(bs.id), await suspects(en.id)];
  assert.ok(suspect);
  assert.deepEqual(ofEnglish, [suspect]);
  await update(bs.id, { translationOf: '' });
  assert.deepEqual([await suspects(bs.id), await suspects(en.id)], [[suspect], []]);
  await update(bs.id, { translationOf: String(en.id) });
  await call(`/suspects?id=${suspect.id}`, { method: 'POST' });
  await update(bs.id, { translationOf: '' });
  assert.deepEqual([(await emails(bs.id)).length, (await emails(en.id)).length], [1, 0]);
});

test('the overview counts a pair once', async () => {
  const { site, bs, en, apply, overview } = await openPair();
  await create(site, 'workshop', { location: 'Tuzla', startedAt: '2026-11-21', finishedAt: '2026-11-23' });
  for (const id of [bs.id, bs.id, en.id]) await apply(id);
  const { open_applications, events, upcoming_events } = await overview();
  assert.deepEqual([open_applications, upcoming_events, events.length], [3, 1, 2]);
  assert.deepEqual(events[0]?.applications, 3);
  assert.deepEqual(
    events[0]?.versions.toSorted((one, other) => one.id - other.id),
    [
      { id: en.id, lang: 'en', applications: 1 },
      { id: bs.id, lang: 'bs', applications: 2 },
    ],
  );
});
