import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Media } from '#features/media/server/media.ts';
import type { NewsItem } from '#features/news/contract.ts';
import { newsContent } from '#features/news/server/content.ts';
import { addNews } from '#features/news/server/testing.ts';
import type { Tx } from '#server/db/schema.ts';
import { onlySqlite } from '#server/testing/test-database.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import { deleteContent, updateContent } from './actions.ts';

/**
 * Runs changes like a database with concurrent transactions, which SQLite does not have: all read before any
 * writes.
 */
function sideBySide({ db, services }: TestSite) {
  const change: Media['change'] = async (_, run) => (await run(db as Tx, {})).result;
  const transaction = () => ({ execute: (run: (tx: Tx) => Promise<unknown>) => run(db as Tx) });
  return { ...services, media: { change } as Media, db: { transaction } as unknown as TestSite['db'] };
}

async function outcomes(changes: Promise<unknown>[]) {
  const settled = await Promise.allSettled(changes);
  return settled.map(outcome => (outcome.status === 'fulfilled' ? 'done' : outcome.reason.code));
}

/** The first account of a site. */
const actor = {
  id: 1,
  user: { id: 1, email: 'urednica@primjer.ba', role: 'administrator' as const, language: 'bs' as const },
};

const changeTo = (form: Record<string, unknown>) => ({ actor, form, files: {} });

test('of two updates that both have read one version the second writes nothing', onlySqlite, async () => {
  const site = await createTestSite();
  await site.signIn();
  const { id } = await addNews(site);
  for (const version of [1, 2]) {
    // Without a version the update starts from the stored one.
    const stated = version === 1 ? { version } : {};
    const titles = [`Prvi ${version}`, `Drugi ${version}`];
    const revise = (title: string) =>
      updateContent(sideBySide(site), newsContent, id, changeTo({ title, ...stated }));
    assert.deepEqual(await outcomes(titles.map(revise)), ['done', 'conflict']);
    const { body: item } = await site.call<NewsItem>(`/news-item.php?id=${id}`);
    assert.deepEqual([item.title, item.version], [titles[0], version + 1]);
  }
});

test('of two that join one item at once the second is refused', onlySqlite, async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { id: english } = await addNews(site, { lang: 'en' });
  const ids = [(await addNews(site)).id, (await addNews(site)).id];
  const join = (id: number) =>
    updateContent(sideBySide(site), newsContent, id, changeTo({ translationOf: english }));
  assert.deepEqual(await outcomes(ids.map(join)), ['done', 'conflict']);
  const { body } = await site.call<NewsItem>(`/news-item.php?id=${english}`, { headers });
  assert.equal(body.translation?.id, ids[0]);
});

test('an update or removal of what was removed since it was read is not found', onlySqlite, async () => {
  const site = await createTestSite();
  await site.signIn();
  const { id } = await addNews(site);
  const services = sideBySide(site);
  const changes = [
    deleteContent(services, newsContent, id, { actor }),
    updateContent(services, newsContent, id, changeTo({ title: 'Novi' })),
    deleteContent(services, newsContent, id, { actor }),
  ];
  assert.deepEqual(await outcomes(changes), ['done', 'not_found', 'not_found']);
});
