import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { administrator, createTestSite, multipart } from '#server/testing/test-site.ts';
import type { Overview } from '../contract.ts';
import { apply, read } from '../testing/read-overview.ts';

test('the last five applications and questions, newest first, with no more than is shown', async () => {
  const site = await createTestSite({ isThrottled: false });
  const { id } = await create(site, 'congress', { title: 'Kongres' });
  for (let number = 1; number <= 6; number += 1) {
    await create(site, 'application', {
      firstName: `Ime ${number}`,
      homePhone: '061 111 222',
      membershipType: 'student',
      workshopId: id,
      applicationType: 'congress',
    });
    await create(site, 'question', { name: `Ime ${number}`, message: '🧬'.repeat(201) });
  }
  const { latest_applications, latest_questions } = await read(site);
  const numbers = [6, 5, 4, 3, 2];
  const created_at = '2026-11-21T09:30:00.000Z';
  assert.deepEqual(
    latest_applications,
    numbers.map(number => ({
      id: number,
      first_name: `Ime ${number}`,
      last_name: 'Đurić',
      membership_type: 'student',
      created_at,
      event: { id, kind: 'congress', title: 'Kongres', lang: 'bs' },
    })),
  );
  assert.deepEqual(
    latest_questions,
    numbers.map(number => ({ id: number, name: `Ime ${number}`, message: '🧬'.repeat(200), created_at })),
  );
});

test('what is suspected is told apart: how many messages, and to which events', async () => {
  const site = await createTestSite({ isThrottled: false });
  const { id } = await create(site, 'congress', { title: 'Kongres' });
  await create(site, 'workshop');
  const suspected = { website: 'primjer.ba' };
  for (let number = 1; number <= 3; number += 1) await create(site, 'question', suspected);
  for (let number = 1; number <= 2; number += 1)
    await create(site, 'application', { workshopId: id, applicationType: 'congress', ...suspected });
  const { suspects, questions, weeks } = await read(site);
  assert.deepEqual(suspects, {
    questions: 3,
    memberships: 0,
    applications: [{ id, kind: 'congress', title: 'Kongres', lang: 'bs', suspects: 2 }],
  });
  assert.deepEqual([questions, weeks.at(-1)?.applications], [0, 0]);
});

test('what came since the last visit is counted; a pause of four hours ends a visit', async () => {
  const site = await createTestSite({ isThrottled: false });
  const workshop = { id: (await create(site, 'workshop')).id, kind: 'workshop' };
  await apply(site, workshop, ['2026-11-21T09:00:00.000Z', '2026-11-21T15:00:00.000Z']);
  for (const created_at of ['2026-11-21T09:00:00.000Z', '2026-11-21T15:00:00.000Z']) {
    const { id } = await create(site, 'question');
    await site.db.updateTable('questions').set({ created_at }).where('id', '=', id).execute();
  }
  const headers = await site.signIn();
  const arrivalsAt = async (instant: string, init = { headers }) => {
    site.setClock(instant);
    return (await site.call<Overview>('/overview.php', init)).body.arrivals;
  };
  assert.equal(await arrivalsAt('2026-11-21T10:00:00.000Z'), null, 'the first visit');
  assert.equal(await arrivalsAt('2026-11-21T13:29:00.000Z'), null, 'which goes on');
  const since = '2026-11-21T13:29:00.000Z';
  const arrived = { since, applications: 1, questions: 1, memberships: 0, suspects: 0, failed_mails: 0 };
  assert.deepEqual(await arrivalsAt('2026-11-21T18:00:00.000Z'), arrived);
  const other = { headers: await site.signIn() };
  assert.deepEqual(await arrivalsAt('2026-11-21T19:00:00.000Z', other), arrived, 'in another session too');
});

test('what others have done with content since the last visit is told, to editors too, each item once', async () => {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn('editor');
  const changesAt = async (instant: string) => {
    site.setClock(instant);
    return (await site.call<Overview>('/overview.php', { headers })).body.changes;
  };
  const others = await site.signIn();
  const update = (id: number, by: typeof headers, fields: Record<string, string>) =>
    site.call(`/news-item.php?id=${id}`, { method: 'POST', headers: by, body: multipart(fields) });
  const before = await create(site, 'news', { title: 'Prije posjete' });
  assert.equal(await changesAt('2026-11-21T10:00:00.000Z'), null, 'the first visit');

  site.setClock('2026-11-21T11:00:00.000Z');
  await update(before.id, headers, { title: 'Moja izmjena' });
  site.setClock('2026-11-21T12:00:00.000Z');
  const draft = await create(site, 'news', { title: 'Nacrt', status: 'draft' });
  const gone = await create(site, 'education', { title: 'Obrisana' });
  await create(site, 'question');
  await update(draft.id, others, { title: 'Objava', status: 'published' });
  await site.call(`/education.php?id=${gone.id}`, { method: 'DELETE', headers: others });

  const done = { at: '2026-11-21T12:00:00.000Z', by: administrator.email };
  assert.deepEqual(await changesAt('2026-11-21T18:00:00.000Z'), {
    since: '2026-11-21T11:00:00.000Z',
    count: 2,
    items: [
      {
        ...{ type: 'education', id: gone.id, title: 'Obrisana', is_deleted: true, ...done },
        actions: ['create', 'delete'],
      },
      {
        ...{ type: 'news', id: draft.id, title: 'Objava', is_deleted: false, ...done },
        actions: ['create', 'publish'],
      },
    ],
  });
});
