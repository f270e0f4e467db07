import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertUser } from '#features/accounts/server/queries.ts';
import { create } from '#server/testing/sample-forms.ts';
import { administrator, createTestSite, multipart, type TestSite } from '#server/testing/test-site.ts';
import { addDays } from '#shared/dates.ts';
import type { Overview } from '../contract.ts';

/** A Saturday, in the week that begins on 16 November. */
const today = '2026-11-21';

async function read(site: TestSite): Promise<Overview> {
  const { status, body } = await site.call<Overview>('/overview.php', { headers: await site.signIn() });
  assert.equal(status, 200);
  return body;
}

/** Sends applications to an event at these instants. */
async function apply(
  site: TestSite,
  { id, kind }: { id: number; kind: string },
  instants: readonly string[],
): Promise<void> {
  for (const instant of instants) {
    const { id: application } = await create(site, 'application', { workshopId: id, applicationType: kind });
    // Written directly, because forms of past events are closed.
    await site.db
      .updateTable('applications')
      .set({ created_at: instant })
      .where('id', '=', application)
      .execute();
  }
}

test('a site without anything counts nothing, in each of twelve weeks', async () => {
  const site = await createTestSite();
  assert.deepEqual(await read(site), {
    open_applications: 0,
    questions: 0,
    arrivals: null,
    changes: null,
    memberships: 0,
    upcoming_events: 0,
    published_news: 0,
    weeks: Array.from({ length: 12 }, (_, index) => ({
      starts_on: addDays('2026-11-16', (index - 11) * 7),
      applications: 0,
    })),
    events: [],
    latest_applications: [],
    latest_questions: [],
    suspects: { questions: 0, memberships: 0, applications: [] },
    content: {
      missing_translations: 0,
      outdated_translations: 0,
      translations: [],
      drafts: 0,
      scheduled: [],
      latest_drafts: [],
    },
    administrators: 1,
    backup: { outcome: 'none', last: null },
  });
});

test('what waits is counted: translations, drafts, and what becomes public next', async () => {
  const site = await createTestSite();
  const bs = await create(site, 'news');
  await create(site, 'news', { lang: 'en', translationOf: bs.id });
  const draft = await create(site, 'publication', { status: 'draft', title: 'Nacrt' });
  const later = await create(site, 'workshop', { publishAt: '2026-12-02T08:00:00Z' });
  const next = await create(site, 'congress', { publishAt: '2026-12-01T08:00:00Z', title: 'Kongres' });
  const headers = await site.signIn();
  await site.call(`/news-item.php?id=${bs.id}`, {
    method: 'POST',
    headers,
    body: multipart({ title: 'Novi' }),
  });
  const { content } = await read(site);
  assert.deepEqual([content.missing_translations, content.outdated_translations, content.drafts], [3, 1, 1]);
  assert.deepEqual(
    content.translations.toSorted((one, other) => one.type.localeCompare(other.type)),
    [
      { type: 'congress', missing: 1, outdated: 0 },
      { type: 'news', missing: 0, outdated: 1 },
      { type: 'publication', missing: 1, outdated: 0 },
      { type: 'workshop', missing: 1, outdated: 0 },
    ],
  );
  assert.deepEqual(
    content.latest_drafts.map(({ type, id, title }) => [type, id, title]),
    [['publication', draft.id, 'Nacrt']],
  );
  assert.deepEqual(
    content.scheduled.map(({ type, id }) => [type, id]),
    [
      ['congress', next.id],
      ['workshop', later.id],
    ],
  );
  assert.deepEqual(content.scheduled[0], {
    ...{ type: 'congress', id: next.id, title: 'Kongres', publish_at: '2026-12-01T08:00:00.000Z' },
  });
});

test('administrators count who can sign in: neither editors, nor who is invited or disabled', async () => {
  const site = await createTestSite();
  await site.signIn('editor');
  const add = async (email: string, changes: { password_hash?: string; disabled_at?: string } = {}) => {
    const { id } = await insertUser(site.db, email, 'hash', site.services.clock());
    if (Object.keys(changes).length > 0)
      await site.db.updateTable('users').set(changes).where('id', '=', id).execute();
  };
  await add('pozvana@primjer.ba', { password_hash: '' });
  await add('iskljucena@primjer.ba', { disabled_at: '2026-11-20T00:00:00.000Z' });
  assert.equal((await read(site)).administrators, 1);
  await add('druga@primjer.ba');
  assert.equal((await read(site)).administrators, 2);
});

test('the last backup is told as it stands', async () => {
  const site = await createTestSite();
  const at = '2026-11-21T02:00:00.000Z';
  site.setBackupState({ outcome: 'failed', last: { at: new Date(at), bytes: 4711 } });
  assert.deepEqual((await read(site)).backup, { outcome: 'failed', last: { at, bytes: 4711 } });
});

test('a week is from Monday to Sunday on the site’s clock', async () => {
  const site = await createTestSite({ isThrottled: false });
  const workshop = { id: (await create(site, 'workshop')).id, kind: 'workshop' };
  await apply(site, workshop, [
    // The first of the twelve weeks begins at 22:00 UTC, in summer time; earlier applications are not shown.
    ...['2026-08-30T21:59:59.999Z', '2026-08-30T22:00:00.000Z'],
    // The clocks went back on 25 October, so that week is an hour longer.
    ...['2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00.000Z', '2026-11-01T22:59:59.999Z'],
    ...['2026-11-15T22:59:59.999Z', '2026-11-15T23:00:00.000Z', '2026-11-21T09:30:00.000Z'],
  ]);
  const { weeks } = await read(site);
  const counted = weeks.filter(({ applications }) => applications > 0);
  assert.equal(weeks.length, 12);
  assert.deepEqual(counted, [
    { starts_on: '2026-08-31', applications: 1 },
    { starts_on: '2026-10-19', applications: 1 },
    { starts_on: '2026-10-26', applications: 2 },
    { starts_on: '2026-11-09', applications: 1 },
    { starts_on: '2026-11-16', applications: 2 },
  ]);
  // In Sarajevo it is half past midnight on Monday, in the next week.
  site.setClock('2026-11-22T23:30:00.000Z');
  assert.deepEqual((await read(site)).weeks.at(-1), { starts_on: '2026-11-23', applications: 0 });
});

test('open events count with their applications, upcoming ones from today on, news when their day has come', async () => {
  const site = await createTestSite({ isThrottled: false });
  const event = async (
    kind: 'workshop' | 'symposium' | 'congress',
    applications: number,
    changes: object,
  ) => {
    const { id } = await create(site, kind, { title: kind });
    await apply(site, { id, kind }, Array(applications).fill('2026-11-20T10:00:00.000Z'));
    await site.db.updateTable('events').set(changes).where('id', '=', id).execute();
  };
  await event('workshop', 3, { started_at: '2026-11-20', finished_at: today });
  await event('symposium', 2, { started_at: today, finished_at: '2026-11-22', lang: 'en' });
  await event('congress', 1, { started_at: '2026-12-01', finished_at: '2026-12-01' });
  await event('congress', 4, {
    started_at: '2026-12-01',
    finished_at: '2026-12-01',
    show_application_form: 0,
  });
  await event('workshop', 5, { started_at: '2026-11-19', finished_at: '2026-11-20' });
  await create(site, 'news', { publishedAt: today });
  const { id: translationOf } = await create(site, 'news', { publishedAt: '2026-11-22' });
  await create(site, 'news', { lang: 'en', translationOf });
  await create(site, 'news', { status: 'draft' });
  await create(site, 'question');
  const { open_applications, upcoming_events, published_news, questions } = await read(site);
  assert.deepEqual(
    { open_applications, upcoming_events, published_news, questions },
    { open_applications: 6, upcoming_events: 3, published_news: 2, questions: 1 },
  );
});

test('the five events with the most applications are those that are open or were so in these weeks', async () => {
  const site = await createTestSite({ isThrottled: false });
  for (const [title, applications, finished_at] of [
    ['none', 0, '2026-12-01'],
    ['over for long', 9, '2026-08-30'],
    ['just over', 3, '2026-08-31'],
    ['a', 1, '2026-12-01'],
    ['b', 2, '2026-12-01'],
    ['c', 4, '2026-12-01'],
    ['d', 1, '2026-12-01'],
  ] as const) {
    const { id } = await create(site, 'symposium', { title, startedAt: '2026-08-01' });
    await apply(
      site,
      { id, kind: 'symposium' },
      Array.from({ length: applications }, () => `${today}T00:00:00.000Z`),
    );
    await site.db.updateTable('events').set({ finished_at }).where('id', '=', id).execute();
  }
  const { events } = await read(site);
  assert.deepEqual(
    events.map(({ title, applications }) => [title, applications]),
    [
      ['c', 4],
      ['just over', 3],
      ['b', 2],
      ['a', 1],
      ['d', 1],
    ],
  );
  assert.deepEqual(events[0], {
    id: 6,
    kind: 'symposium',
    title: 'c',
    lang: 'bs',
    applications: 4,
    versions: [{ id: 6, lang: 'bs', applications: 4 }],
  });
});

test('what is told in both languages is one upcoming event and one bar', async () => {
  const site = await createTestSite({ isThrottled: false });
  const days = { startedAt: '2026-12-11', finishedAt: '2026-12-12' };
  const bs = await create(site, 'workshop', { ...days, title: 'Kinetika enzima' });
  const en = await create(site, 'workshop', { ...days, title: 'Enzyme kinetics', lang: 'en' });
  await create(site, 'workshop', { ...days, title: 'Druga', location: 'Bihać' });
  await apply(site, { ...bs, kind: 'workshop' }, [`${today}T00:00:00.000Z`]);
  await apply(site, { ...en, kind: 'workshop' }, [`${today}T00:00:00.000Z`, `${today}T00:00:01.000Z`]);
  const { upcoming_events, events } = await read(site);
  assert.equal(upcoming_events, 2);
  assert.equal(events.length, 2);
  const [first] = events;
  assert.deepEqual([first?.id, first?.title, first?.applications], [bs.id, 'Kinetika enzima', 3]);
  assert.deepEqual(
    first?.versions.map(({ lang, applications }) => [lang, applications]),
    [
      ['en', 2],
      ['bs', 1],
    ],
  );
});

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
