import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createFilledSite } from '#server/testing/filled-site.ts';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, multipart } from '#server/testing/test-site.ts';
import { completeFullTexts } from './search-columns.ts';

type Found = { id: number; title: string; found?: { lang: string; text: string } };

async function openSite() {
  const site = await createTestSite();
  const headers = await site.signIn('editor');
  return {
    site,
    headers,
    add: async (changes: Fields) => (await create(site, 'news', changes)).id,
    find: async (search: string, also = 'pairs=true') => {
      const query = `page=1&texts=true&${also}&search=${encodeURIComponent(search)}`;
      const { body } = await site.call<{ items: Found[] }>(`/news.php?${query}`, { headers });
      return body.items;
    },
  };
}

test('words of a text are found without its formatting, with the part that has them', async () => {
  const { add, find } = await openSite();
  const filler = 'Voda i so. '.repeat(40);
  await add({ title: 'Drugo', content: '<p>Ništa</p>' });
  const id = await add({
    title: 'Godišnja skupština',
    description: 'Kratko',
    content: `<p>${filler}</p><p>Đur<strong>đevik</strong> &amp; ćelije</p>`,
  });
  const [item, ...others] = await find('celije djurdjevik');
  assert.deepEqual([item?.id, others], [id, []]);
  assert.match(item?.found?.text ?? '', /^… .*Đurđevik & ćelije ·/);
  assert.deepEqual(await find('strong'), []);
  assert.equal((await find('skupština đurđevik'))[0]?.id, id, 'words of the title and of the text');
  assert.equal((await find('skupština'))[0]?.found, undefined, 'the title shows it');
  assert.equal((await find('kratko', 'lang=bs'))[0]?.found?.text.startsWith('Kratko'), true);
});

test('the part is one of the counterpart where the item lacks the words', async () => {
  const { add, find } = await openSite();
  const id = await add({ title: 'Enzimi' });
  await add({ title: 'Enzymes', lang: 'en', translationOf: String(id), content: '<p>A ribozyme</p>' });
  const [item] = await find('ribozyme');
  assert.equal(item?.id, id);
  assert.equal(item?.found?.lang, 'en');
  assert.match(item?.found?.text ?? '', /^Enzymes · .* · A ribozyme ·/);
});

test('lists search texts for accounts alone, and only where they are asked to', async () => {
  const { site, headers, add } = await openSite();
  await add({ title: 'Vijest', content: '<p>Ribozim</p>' });
  const total = async (query: string, call = {}) =>
    (await site.call<{ total: number }>(`/news.php?page=1&search=ribozim${query}`, call)).body.total;
  assert.equal(await total('', { headers }), 0);
  assert.equal(await total('&texts=true', { headers }), 1);
  assert.equal((await site.call('/news.php?page=1&search=ribozim&texts=true')).status, 401);
});

test('texts follow a change', async () => {
  const { site, headers, add, find } = await openSite();
  const id = await add({ title: 'Vijest', content: '<p>Prvo</p>' });
  const body = multipart({ content: '<p>Drugo</p>' });
  await site.call(`/news-item.php?id=${id}`, { method: 'POST', body, headers });
  assert.deepEqual([(await find('prvo')).length, (await find('drugo')).length], [0, 1]);
});

test('of every type missing texts are completed to what they were', async () => {
  const { site } = await createFilledSite();
  const { db, services } = site;
  const tables = [...new Set([...services.contentTypes.values()].map(({ type }) => type.table))];
  const textsOf = (table: string) => sql`select full_text from ${sql.table(table)} order by id`.execute(db);
  const texts = async () => (await Promise.all(tables.map(textsOf))).map(({ rows }) => rows);
  const written = await texts();
  assert.ok(written.every(rows => rows.length > 0));
  for (const table of tables) await sql`update ${sql.table(table)} set full_text = null`.execute(db);
  await completeFullTexts(services);
  assert.deepEqual(await texts(), written);
});
