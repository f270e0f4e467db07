import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePdf } from '#server/testing/sample-forms.ts';
import type { ItemFile } from '../contract.ts';
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

test('a restored version has its PDF first again, beside the files of today', async () => {
  const { site, item, add, send, update, restore, state, show, changes } = await siteWithWorkshop();
  const versionOf = async (version: number) =>
    (
      await site.call<{ item: { pdf_url: string | null; files: ItemFile[] } }>(
        `/versions?type=workshop&id=${item}&version=${version}`,
        { headers: await site.signIn() },
      )
    ).body.item;
  await update({ pdf: one });
  const [first] = (await show()).files;
  await send('PUT', `/files?id=${first?.id}`, { title: 'Program' });
  await update({ pdf: two });
  const [today] = (await show()).files;
  const titles = ({ files }: { files: ItemFile[] }) => files.map(({ title }) => title);
  assert.deepEqual(titles(await versionOf(2)), ['Dokumentacija', 'Program'], 'as it would be restored');
  assert.equal((await restore(2)).status, 200);
  const { files } = await show();
  assert.deepEqual([files[0]?.url, files[1]], [first?.url, today]);
  assert.deepEqual(await state(), ['Dokumentacija', 'Program']);
  await send('DELETE', `/files?id=${files[0]?.id}`);
  await restore(2);
  assert.deepEqual(await state(), ['Dokumentacija', 'Program'], 'out of the trash');
  await add({ title: 'Sažeci', file: two });
  assert.equal((await versionOf(1)).pdf_url, null, 'as it was');
  await restore(1);
  assert.deepEqual(
    await state(),
    ['Dokumentacija', 'Program', 'Sažeci'],
    'a version without a PDF leaves them alone',
  );
  assert.equal(new Set(await changes()).size, 2);
});

test('no file of today gives way to that of a version', async () => {
  const { add, send, restore, state, show } = await siteWithWorkshop();
  const { body: programme } = await add({ title: 'Program', file: one });
  const { body: slides } = await add({ title: 'Prezentacija', file: two });
  await send('DELETE', `/files?id=${programme.id}`);
  await send('DELETE', '/trash');
  assert.equal((await restore(2)).status, 200);
  assert.deepEqual(await state(), ['Dokumentacija', 'Prezentacija']);
  const { files } = await show();
  assert.deepEqual([files[0]?.size, files[1]], [one.size, slides]);
});
