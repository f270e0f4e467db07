import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';

const defaults = { applications: 24, questions: 12, mails: 12, spam: 1, audit: 24 };

async function roundAt(site: TestSite, instant: string): Promise<void> {
  site.setClock(instant);
  await startHousekeeping(site.services).stop();
}

/** Signed in anew for each call, because sessions end while the clock is moved. */
function callsOf(site: TestSite) {
  return {
    read: async <Body>(path: string) => (await site.call<Body>(path, { headers: await site.signIn() })).body,
    set: async (body: object) => {
      const init = json(body, 'PUT');
      const headers = { ...init.headers, ...(await site.signIn()) };
      return site.call<{ fields?: object }>('/retention', { ...init, headers });
    },
  };
}

test('retention is set in months, for some kinds or all, and a wrong number changes nothing', async () => {
  const site = await createTestSite();
  const { read, set } = callsOf(site);
  assert.deepEqual(await read('/retention'), defaults);
  const { status, body } = await set({ questions: 6, spam: '0' });
  assert.deepEqual([status, body], [200, { ...defaults, questions: 6, spam: 0 }]);
  for (const wrong of [-1, 1.5, 1_201, 'dvije', null, true]) {
    const refused = await set({ mails: wrong, audit: 3 });
    assert.deepEqual(
      [refused.status, Object.keys(refused.body.fields ?? {})],
      [422, ['mails']],
      String(wrong),
    );
  }
  assert.deepEqual((await set({})).body, { ...defaults, questions: 6, spam: 0 });
  assert.deepEqual(await read('/retention'), { ...defaults, questions: 6, spam: 0 });
});

test('questions, spam and messages go after their months, and what they were about with them', async () => {
  const site = await createTestSite({ isThrottled: false });
  const { set } = callsOf(site);
  await create(site, 'question', { website: 'x' });
  await create(site, 'question');
  const kept = async () => {
    const { questions, suspects, mails } = (await site.contents()).tables;
    return [questions?.length, suspects?.length, mails?.length];
  };
  await roundAt(site, '2026-12-20T22:59:59.999Z');
  assert.deepEqual(await kept(), [1, 1, 1]);
  // The day in Sarajevo.
  await roundAt(site, '2026-12-20T23:00:00.000Z');
  assert.deepEqual(await kept(), [1, 0, 1]);
  await roundAt(site, '2027-11-20T22:59:59.999Z');
  assert.deepEqual(await kept(), [1, 0, 1]);
  await set({ questions: 0, mails: 0 });
  await roundAt(site, '2097-11-21T09:00:00.000Z');
  assert.deepEqual(await kept(), [1, 0, 1]);
  await set({ questions: 12 });
  await roundAt(site, '2097-11-21T10:00:00.000Z');
  assert.deepEqual(await kept(), [0, 0, 0]);
});

test('applications go after the event, of a pair and from the trash too, and numbers without people stay', async () => {
  const { site, event, headers, apply, send, mine } = await siteWithPlaces('workshop', {
    capacity: 0,
  });
  const { id: other } = await create(site, 'workshop', {
    ...{ lang: 'en', translationOf: event.id, title: 'PCR', capacity: 0 },
    ...{ startedAt: '2026-12-20', finishedAt: '2026-12-21' },
  });
  for (const _ of [1, 2, 3]) await apply({ firm: 'PMF Sarajevo', membershipType: 'student' });
  const { id, url } = (await apply({ firm: 'Ordinacija Hodžić', workshopId: other })).body;
  await send(`/applications?id=${id}`, { city: 'Tuzla' }, 'PUT');
  await send('/applications/attendance', { ids: [id], attended: true });
  const certificate = await site.call(`/certificates?application=${id}`, { headers });
  const removed = (await apply()).body.id;
  await roundAt(site, '2028-12-20T12:00:00.000Z');
  assert.equal((await mine(url)).status, 200);
  const { status } = await site.call(`/applications.php?id=${removed}`, {
    method: 'DELETE',
    headers: await site.signIn(),
  });
  assert.equal(status, 200);
  await roundAt(site, '2028-12-21T12:00:00.000Z');
  const { tables } = await site.contents();
  for (const table of ['applications', 'certificates', 'mails', 'versions'])
    assert.deepEqual(
      (tables[table] ?? []).filter(row => (row as { type?: string }).type !== 'workshop'),
      [],
      table,
    );
  assert.equal((await mine(url)).status, 404);
  const number = certificate.headers.get('x-certificate-number');
  const check = await site.call(`/certificates?number=${number}`);
  assert.partialDeepStrictEqual(check.body, { status: 'revoked', name: null, number });
  const { read } = callsOf(site);
  assert.deepEqual(
    tables.audit_entries?.map(row => (row as { at: string }).at.slice(0, 10)),
    ['2028-12-20'],
  );
  assert.deepEqual(await read('/applications/statistics'), [
    {
      event: { id: event.id, kind: 'workshop', title: 'Kvantitativni PCR' },
      year: 2026,
      applications: 5,
      institutions: [
        { name: 'PMF Sarajevo', applications: 3 },
        { name: null, applications: 2 },
      ],
      membership_types: [
        { name: 'student', applications: 3 },
        { name: null, applications: 2 },
      ],
    },
  ]);
  const [left] = await site.db
    .selectFrom('retention')
    .selectAll()
    .where('kind', '=', 'applications')
    .execute();
  assert.deepEqual([left?.erased, left?.is_wiped], [5, 1]);
  assert.deepEqual((await read<{ kind: string }[]>('/retention/last')).map(({ kind }) => kind).sort(), [
    'applications',
    'audit',
    'mails',
  ]);
});

test('what goes in the next thirty days is listed, without names', async () => {
  const { site, event, apply } = await siteWithPlaces();
  await apply();
  await apply();
  await create(site, 'question', { website: 'x' });
  const { read, set } = callsOf(site);
  const due = () => read<object[]>('/retention/due');
  assert.deepEqual(await due(), [{ kind: 'spam', goes_on: '2026-12-21', count: 1, about: null }]);
  site.setClock('2028-11-20T10:00:00.000Z');
  assert.ok(!JSON.stringify(await due()).includes('applications'));
  await roundAt(site, '2028-11-21T10:00:00.000Z');
  const about = { type: 'workshop', id: event.id, title: 'Kvantitativni PCR' };
  assert.deepEqual(await due(), [{ kind: 'applications', goes_on: '2028-12-21', count: 2, about }]);
  await set({ applications: 6 });
  assert.deepEqual(await due(), [{ kind: 'applications', goes_on: '2028-11-21', count: 2, about }]);
  await set({ applications: 0 });
  assert.deepEqual(await due(), []);
});

test('what cannot be wiped at once is wiped in the next round', async () => {
  const site = await createTestSite({ isThrottled: false });
  await create(site, 'question', { website: 'x' });
  await site.db.insertInto('retention').values({ kind: 'spam', erased_at: 'x', is_wiped: 0 }).execute();
  await startHousekeeping(site.services).stop();
  const { is_wiped } = await site.db.selectFrom('retention').select('is_wiped').executeTakeFirstOrThrow();
  assert.equal(is_wiped, 1);
});
