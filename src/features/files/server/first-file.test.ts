import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePdf } from '#server/testing/sample-forms.ts';
import { pdfOf, siteWithFiles } from '../testing/site-with-files.ts';

const [one, two] = [pdfOf('jedan'), pdfOf('dva')];

/** A site with a workshop; `state` is what both clients see of its files. */
async function siteWithWorkshop() {
  const site = await siteWithFiles('workshop');
  const restore = (version: number) =>
    site.send('POST', '/versions/restore', { type: 'workshop', id: site.item, version });
  const state = async () => {
    const { files, pdf_url } = await site.show();
    assert.equal(pdf_url, files[0]?.url ?? null);
    return files.map(({ title }) => title);
  };
  const changes = async () =>
    (await site.send<{ changed: string[] }[]>('GET', `/versions?type=workshop&id=${site.item}`)).body
      .slice(0, -1)
      .map(({ changed }) => changed.join());
  return { ...site, restore, state, changes };
}

test('the PDF of the form is the first of the files, and another one replaces it', async () => {
  const { item, add, update, show, send, state } = await siteWithWorkshop();
  const { files } = await update({ pdf: one });
  assert.deepEqual(
    files.map(({ title, kind, lang, size }) => [title, kind, lang, size]),
    [['Dokumentacija', 'document', 'bs', one.size]],
  );
  await send('PUT', `/files?id=${files[0]?.id}`, { title: 'Program', kind: 'programme' });
  await add({ title: 'Sažeci', file: two });
  assert.deepEqual(await state(), ['Program', 'Sažeci']);
  const replaced = await update({ pdf: samplePdf });
  assert.notEqual(replaced.files[0]?.url, files[0]?.url);
  assert.deepEqual([replaced.files[0]?.id, await state()], [files[0]?.id, ['Program', 'Sažeci']]);
  await update({ pdf: two });
  assert.deepEqual(await state(), ['Sažeci', 'Program'], 'a file that is there comes to the front');
  await update({ removePdf: 'true' });
  assert.deepEqual(await state(), ['Program']);
  const trash = await send<{ items: { type: string; title: string }[] }>('GET', '/trash');
  assert.deepEqual(
    trash.body.items.map(({ type, title }) => [type, title]),
    [['file', 'Sažeci']],
  );
  assert.equal((await show()).id, item);
});

test('the first of the files is the PDF, whoever is first', async () => {
  const { add, order, send, state, changes, update } = await siteWithWorkshop();
  const { body: first } = await add({ title: 'Jedan', file: one });
  assert.deepEqual([await state(), await changes()], [['Jedan'], ['pdf']]);
  const { body: second } = await add({ title: 'Dva', file: two });
  assert.deepEqual(await changes(), ['pdf'], 'a second file is no version');
  await order([second.id, first.id]);
  assert.deepEqual(
    [await state(), await changes()],
    [
      ['Dva', 'Jedan'],
      ['pdf', 'pdf'],
    ],
  );
  await send('DELETE', `/files?id=${second.id}`);
  assert.deepEqual(await state(), ['Jedan']);
  await send('DELETE', `/files?id=${first.id}`);
  assert.deepEqual(await state(), []);
  await send('POST', '/trash/restore', { type: 'file', id: second.id });
  assert.deepEqual(await state(), ['Dva']);
  await update({ title: 'Drugi naslov' });
  assert.deepEqual(await state(), ['Dva']);
});

test('a restored version has its PDF first again, out of the trash or in place of another one', async () => {
  const { add, send, update, restore, state, show, changes } = await siteWithWorkshop();
  await update({ pdf: one });
  const [first] = (await show()).files;
  await send('PUT', `/files?id=${first?.id}`, { title: 'Program' });
  await update({ pdf: two });
  assert.equal((await restore(2)).status, 200);
  assert.deepEqual((await show()).files, [{ ...first, title: 'Program' }]);
  await send('DELETE', `/files?id=${first?.id}`);
  await add({ title: 'Sažeci', file: two });
  await restore(2);
  assert.deepEqual(await state(), ['Program', 'Sažeci']);
  await restore(1);
  assert.deepEqual(await state(), ['Sažeci']);
  assert.equal(new Set(await changes()).size, 1);
});
