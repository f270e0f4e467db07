import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasFiles } from '#features/files/kinds.ts';
import { pdfOf, siteWithFiles } from '#features/files/testing/site-with-files.ts';
import { contentTypes } from '#server/features.ts';
import type { SearchResults } from '../contract.ts';
import { completeIndex } from './indexing.ts';

async function openSite(type: string) {
  const files = await siteWithFiles(type);
  const find = async (q: string) => {
    const { body } = await files.site.call<SearchResults>(
      `/search?${new URLSearchParams({ q, lang: 'bs' })}`,
    );
    return body.items;
  };
  return { ...files, find, ids: async (q: string) => (await find(q)).map(({ id }) => id) };
}

const named = contentTypes.map(({ type }) => type.name).filter(hasFiles);

for (const type of named)
  test(`the title of a file leads to its ${type}, as long as it is there`, async () => {
    const { add, find, ids, item, send, show } = await openSite(type);
    const { id } = (await add({ title: 'Izvještaj o mitohondrijima' })).body;
    const [result] = await find('mitohondrije');
    assert.deepEqual([result?.type, result?.id], [type, item]);
    const marked = result?.matches.map(([from, to]) => result.excerpt.slice(from, to));
    assert.deepEqual(marked, ['mitohondrij'], 'shown in the excerpt');
    await send('PUT', `/files?id=${id}`, { title: 'Izvještaj o ribosomima' });
    assert.deepEqual([await ids('mitohondrije'), await ids('ribosomi')], [[], [item]]);
    await send('DELETE', `/files?id=${id}`);
    assert.deepEqual(await ids('ribosomi'), []);
    await send('POST', '/trash/restore', { type: 'file', id });
    assert.deepEqual(await ids('ribosomi'), [item]);
    await send('DELETE', `/files?id=${id}`);
    await send('DELETE', `/trash?type=file&id=${id}`);
    assert.deepEqual([await ids('ribosomi'), (await show()).files], [[], []]);
  });

test('titles of files are found of public items only', async () => {
  const { add, ids, item, send, update } = await openSite('news');
  await add({ title: 'Izvještaj o mitohondrijima' });
  const path = contentTypes.find(({ type }) => type.name === 'news')?.calls.remove.path;
  await send('DELETE', `${path}?id=${item}`);
  assert.deepEqual(await ids('mitohondrije'), []);
  await send('POST', '/trash/restore', { type: 'news', id: item });
  assert.deepEqual(await ids('mitohondrije'), [item]);
  await update({ status: 'draft' });
  assert.deepEqual(await ids('mitohondrije'), []);
});

test('the PDF of a form is found by the title that it gets, and a start keeps titles', async () => {
  const { add, ids, item, site, update } = await openSite('workshop');
  await update({ pdf: pdfOf('program') });
  assert.deepEqual(await ids('dokumentacija'), [item]);
  await add({ title: 'Mitohondrije' });
  await site.services.db.updateTable('search_entries').set({ source: 'x' }).execute();
  await completeIndex(site.services);
  assert.deepEqual([await ids('mitohondrije'), await ids('dokumentacija')], [[item], [item]]);
  await update({ removePdf: 'true' });
  assert.deepEqual([await ids('mitohondrije'), await ids('dokumentacija')], [[item], []]);
});
