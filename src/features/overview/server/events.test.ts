import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { apply, read } from '../testing/read-overview.ts';

/** A Saturday, in the week that begins on 16 November. */
const today = '2026-11-21';

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
