import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertUser } from '#features/accounts/server/queries.ts';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, multipart } from '#server/testing/test-site.ts';
import { addDays } from '#shared/dates.ts';
import { read } from '../testing/read-overview.ts';

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
