import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contentTypes } from '#server/features.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { samplePdf } from '#server/testing/sample-forms.ts';
import type { ItemFile } from '../contract.ts';
import { hasFiles } from '../kinds.ts';
import { pdfOf, siteWithFiles } from '../testing/site-with-files.ts';

const withFiles = contentTypes.filter(({ type }) => hasFiles(type.name));
const without = contentTypes.filter(manifest => !withFiles.includes(manifest));

test('news, events of every kind, education, publications and pages have files, albums have none', async () => {
  assert.deepEqual(withFiles.map(({ type }) => type.name).toSorted(), [
    ...['congress', 'education', 'news', 'page', 'publication', 'symposium', 'workshop'],
  ]);
  assert.ok(without.some(({ type }) => type.name === 'album'));
  const { add } = await siteWithFiles('album');
  const { status, body } = await add({});
  assert.deepEqual([status, Object.keys((body as unknown as { fields: object }).fields)], [422, ['type']]);
});

for (const {
  type: { name },
  calls,
} of withFiles) {
  describe(`files of ${name}:`, () => {
    test('are added at the end, and answered by every read of the item', async () => {
      const { site, item, add, show, list } = await siteWithFiles(name);
      assert.deepEqual((await show()).files, []);
      const first = await add({ title: ' Program ', kind: 'programme', lang: 'en' });
      const second = await add({ title: 'Sažeci č"\\\n', file: pdfOf('sažeci') });
      assert.deepEqual([first.status, second.status], [201, 201]);
      assert.deepEqual(first.body, {
        ...{ id: first.body.id, title: 'Program', kind: 'programme', lang: 'en', size: samplePdf.size },
        url: first.body.url,
      });
      assert.match(first.body.url, /^\/media\/[0-9a-f]{40}\.pdf$/);
      assert.deepEqual(
        [second.body.title, second.body.kind, second.body.lang],
        ['Sažeci č"\\', 'document', 'bs'],
      );
      const files = [first.body, second.body];
      const [page] = [await site.call<{ items: object[] }>(`${calls.page.path}?page=1&all=true`)];
      for (const read of [await show(), page.body.items[0], { files: (await list()).body }])
        assert.deepEqual((read as { files: ItemFile[] }).files, files);
      assert.equal((await site.request(first.body.url)).headers.get('content-type'), 'application/pdf');
      assert.equal((await add({ id: item + 1 })).status, 404);
    });

    test('are changed, put in order, deleted and restored', async () => {
      const { send, add, show, order } = await siteWithFiles(name);
      const ids: number[] = [];
      for (const title of ['Jedan', 'Dva', 'Tri'])
        ids.push((await add({ title, file: pdfOf(title) })).body.id);
      const [one = 0, two = 0, three = 0] = ids;
      const changed = await send<ItemFile>('PUT', `/files?id=${two}`, { title: 'Drugi', kind: 'slides' });
      assert.deepEqual([changed.status, changed.body.title, changed.body.kind], [200, 'Drugi', 'slides']);
      const titles = async () => (await show()).files.map(({ title }) => title);
      assert.equal((await order([three, one, two])).status, 200);
      assert.deepEqual(await titles(), ['Tri', 'Jedan', 'Drugi']);
      for (const wrong of [[three, one], [three, one, two, 99], [three, one, one], []])
        assert.equal((await order(wrong)).status, 422);
      assert.equal((await send('DELETE', `/files?id=${one}`)).status, 200);
      assert.deepEqual(await titles(), ['Tri', 'Drugi']);
      for (const [method, body] of [['PUT', {}], ['DELETE']] as const)
        assert.equal((await send(method, `/files?id=${one}`, body)).status, 404);
      const trash = await send<{ items: { type: string; title: string }[] }>('GET', '/trash');
      assert.deepEqual(
        trash.body.items.map(({ type, title }) => [type, title]),
        [['file', 'Jedan']],
      );
      const restored = await send<ItemFile>('POST', '/trash/restore', { type: 'file', id: one });
      assert.deepEqual([restored.status, restored.body.title], [200, 'Jedan']);
      assert.deepEqual(await titles(), ['Tri', 'Jedan', 'Drugi']);
    });

    test('go with their item, are not counted, and leave the disk with the last of both', async () => {
      const { site, item, send, add, show } = await siteWithFiles(name);
      const { body: kept } = await add({ file: pdfOf('ostaje') });
      const { body: gone } = await add({ file: pdfOf('obrisano') });
      const statusOf = async ({ url }: ItemFile, headers = {}) =>
        (await site.request(url, { headers })).status;
      await send('DELETE', `/files?id=${gone.id}`);
      assert.deepEqual([await statusOf(kept), await statusOf(gone)], [200, 404]);
      await send('DELETE', `${calls.remove.path}?id=${item}`);
      assert.deepEqual([await statusOf(kept), await statusOf(kept, await site.signIn())], [404, 200]);
      const { body: trash } = await send<{ items: { type: string; holds: number }[] }>('GET', '/trash');
      assert.deepEqual(
        trash.items.map(({ type, holds }) => [type, holds]).toSorted(),
        [
          ['file', 0],
          [name, 0],
        ].toSorted(),
      );
      const refused = await send<{ code: string }>('POST', '/trash/restore', { type: 'file', id: gone.id });
      assert.deepEqual([refused.status, refused.body.code], [409, 'parent_deleted']);
      assert.equal((await send('PUT', `/files?id=${kept.id}`, {})).status, 404);
      assert.equal((await send('POST', '/trash/restore', { type: name, id: item })).status, 200);
      assert.deepEqual((await show()).files, [kept]);
      await send('DELETE', `${calls.remove.path}?id=${item}`);
      await send('DELETE', '/trash');
      await forgetPast(site);
      assert.equal((await site.contents()).files.length, 0);
    });
  });
}

test('what is refused stores nothing, and says at which field', async () => {
  const { site, add } = await siteWithFiles('news');
  const before = await site.contents();
  const answers: [Parameters<typeof add>[0], number, string?][] = [
    [{ title: '' }, 422, 'title'],
    [{ title: 'x'.repeat(301) }, 422, 'title'],
    [{ kind: 'certificate' }, 422, 'kind'],
    [{ lang: 'de' }, 422, 'lang'],
    [{ type: 'question' }, 422, 'type'],
    [{ file: undefined }, 422, 'file'],
    [{ id: 'x' }, 404],
    [{ file: new File(['<html>'], 'program.pdf', { type: 'application/pdf' }) }, 415],
    [{ file: new File(['%PDF-', new Uint8Array(25 * 1024 * 1024)], 'velik.pdf') }, 413],
  ];
  for (const [changes, expected, field] of answers) {
    const { status, body } = await add(changes);
    const { fields = {} } = body as unknown as { fields?: object };
    assert.deepEqual(
      [status, Object.keys(fields)],
      [expected, field ? [field] : []],
      JSON.stringify(changes),
    );
  }
  const { tables, files } = await site.contents();
  assert.deepEqual(
    [tables.item_files, tables.files, files],
    [before.tables.item_files, before.tables.files, before.files],
  );
});

test('an upload that is said again makes one file', async () => {
  const { add, show } = await siteWithFiles('news');
  const header = { 'Idempotency-Key': 'a' };
  const [one, other] = [await add({}, header), await add({}, header)];
  assert.deepEqual([other.status, other.body], [201, one.body]);
  assert.equal((await show()).files.length, 1);
});
