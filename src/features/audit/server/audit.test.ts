import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordDeeds } from '#server/audit/entries.ts';
import { create } from '#server/testing/sample-forms.ts';
import { administrator, createTestSite, json, multipart } from '#server/testing/test-site.ts';
import type { Page } from '#shared/api/endpoint.ts';
import type { AuditEntry } from '../contract.ts';

async function siteWithAudit() {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  return {
    site,
    headers,
    audit: async (query = '') => (await site.call<Page<AuditEntry>>(`/audit${query}`, { headers })).body,
    update: (id: number, fields: Record<string, string>) =>
      site.call(`/news-item.php?id=${id}`, { method: 'POST', headers, body: multipart(fields) }),
  };
}

const who = { id: 1, email: administrator.email };
const at = '2026-11-21T09:30:00.000Z';

test('an entry says who did what to which item, and which fields changed', async () => {
  const { site, audit, update } = await siteWithAudit();
  const { id } = await create(site, 'news', { title: 'Naslov' });
  await update(id, { title: 'Novi naslov', author: 'Uprava' });
  const { items, ...counts } = await audit();
  const news = { at, who, type: 'news', id };
  assert.deepEqual(items, [
    { ...news, action: 'update', title: 'Novi naslov', changed: ['title', 'author'] },
    { ...news, action: 'create', title: 'Naslov', changed: [] },
  ]);
  assert.deepEqual(counts, { totalPages: 1, page: 1, total: 2 });
});

test('what becomes public or is scheduled is published, what ceases to be is withdrawn; the same again is nothing', async () => {
  const { site, audit, update } = await siteWithAudit();
  const { id } = await create(site, 'news');
  const later = '2026-12-01T08:00:00.000Z';
  const steps: [Record<string, string>, string | undefined, string[]?][] = [
    [{ status: 'published' }, undefined],
    [{ status: 'draft', author: 'Uprava' }, 'withdraw', ['author', 'status']],
    [{ author: 'Uprava' }, undefined],
    [{ status: 'published', publishAt: later }, 'publish', ['status', 'publishAt']],
    [{ publishAt: '' }, 'publish', ['publishAt']],
    [{ publishAt: later }, 'withdraw', ['publishAt']],
  ];
  for (const [fields, action, changed] of steps) {
    const before = (await audit()).total;
    assert.equal((await update(id, fields)).status, 200);
    const { items, total } = await audit();
    assert.equal(total - before, action ? 1 : 0, JSON.stringify(fields));
    if (action) assert.deepEqual([items[0]?.action, items[0]?.changed], [action, changed]);
  }
});

test('it is narrowed to an account, a type, an item and an action, by pages', async () => {
  const { site, audit } = await siteWithAudit();
  await site.db.transaction().execute(tx =>
    recordDeeds(tx, { who: { id: 7, email: 'Amra.Begić@primjer.ba' }, at }, [
      { action: 'create', type: 'album', id: 1, title: 'Prvi' },
      { action: 'update', type: 'album', id: 1, title: 'Prvi' },
      { action: 'update', type: 'album', id: 2, title: 'Drugi' },
    ]),
  );
  await create(site, 'news');
  const totals = async (...queries: string[]) =>
    Promise.all(queries.map(async query => (await audit(query)).total));
  assert.deepEqual(await totals('?who=7', '?who=1', '?who=amra.begic', '?who=niko'), [3, 1, 3, 0]);
  assert.deepEqual(await totals('?type=album', '?type=album&id=1', '?type=nothing', '?id=2'), [3, 2, 0, 1]);
  assert.deepEqual(await totals('?action=update', '?action=update&type=album&id=1'), [2, 1]);
  const { items, totalPages } = await audit('?who=7&pageSize=2&page=2');
  assert.deepEqual([items.map(({ action }) => action), totalPages], [['create'], 2]);
});

for (const query of ['?action=nothing', '?id=0', '?id=x', '?page=0']) {
  test(`${query} is refused`, async () => {
    const { site, headers } = await siteWithAudit();
    assert.equal((await site.call(`/audit${query}`, { headers })).status, 422);
  });
}

test('of a failure to sign in only a known account is kept, and nothing that was typed', async () => {
  const { site, audit } = await siteWithAudit();
  const wrong = { password: 'tajna-koju-ne-zna' };
  await site.call('/login.php', json({ ...wrong, email: administrator.email }));
  await site.call('/login.php', json({ ...wrong, email: 'moja-lozinka@primjer.ba' }));
  await site.call('/login.php', json(administrator));
  const { items } = await audit();
  const ofAccount = { at, type: 'account', changed: [] };
  assert.deepEqual(items, [
    { ...ofAccount, who, action: 'login', id: 1, title: who.email },
    { ...ofAccount, who: null, action: 'login_failed', id: null, title: null },
    { ...ofAccount, who, action: 'login_failed', id: 1, title: who.email },
  ]);
});

test('of many decided at once each has its entry, with the title of the event', async () => {
  const { site, headers, audit } = await siteWithAudit();
  const { id: workshopId } = await create(site, 'workshop', { title: 'Mikroskopija' });
  const one = await create(site, 'application', { workshopId });
  const other = await create(site, 'application', { workshopId });
  const ids = [one.id, other.id];
  const decide = json({ ids, status: 'accepted' });
  for (const _ of [1, 2])
    await site.call('/applications/decide', { ...decide, headers: { ...decide.headers, ...headers } });
  const attend = json({ ids: [one.id], attended: true });
  await site.call('/applications/attendance', { ...attend, headers: { ...attend.headers, ...headers } });
  const { items } = await audit('?type=application');
  const entry = { at, who, type: 'application', title: 'Mikroskopija' };
  assert.deepEqual(items, [
    { ...entry, action: 'update', id: one.id, changed: ['attended'] },
    { ...entry, action: 'decide', id: other.id, changed: ['status'] },
    { ...entry, action: 'decide', id: one.id, changed: ['status'] },
  ]);
});
