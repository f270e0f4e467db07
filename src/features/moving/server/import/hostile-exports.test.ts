// Only on SQLite: it is about files that are refused.
import assert from 'node:assert/strict';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { createFolder, exportSite, importInto, readMembers } from '../../testing/exports.ts';
import { packZip } from '../export/pack-zip.ts';

async function packTexts(file: string, members: Readonly<Record<string, string>>): Promise<void> {
  const handle = await open(file, 'wx');
  const texts = Object.entries(members).map(([name, text]) => ({
    name,
    content: async function* () {
      yield text;
    },
  }));
  await packZip(handle, { texts, paths: [] }, { progress: () => {}, signal: new AbortController().signal });
  await handle.close();
}

test('a row that was changed to something wrong is named and left out, the others are taken', async t => {
  const folder = await createFolder(t);
  const source = await createTestSite();
  for (const title of ['prva', 'druga']) await create(source, 'news', { title });
  const members = await readMembers(await exportSite(source, folder));
  const lines = (members['data/news.json'] ?? '').split('\n');
  const row = JSON.parse((lines[1] ?? '').replace(/,$/, ''));
  const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const changed: [object | string, RegExp][] = [
    [{ ...row, id: 11, lang: 'xx' }, /lang is none/],
    [{ ...row, id: 21, category: 'Izmišljeno' }, /category is none/],
    [{ ...row, id: 22, category: '' }, /category is none/],
    [{ ...row, id: 12, title: 7 }, /title is no text/],
    [{ ...row, id: 13, title: null }, /title is no text/],
    [{ ...row, id: -4 }, /no number/],
    [{ ...row, id: 15, published_at: 'jučer' }, /published_at is no day/],
    [{ ...row, id: 23, published_at: '' }, /published_at is no day/],
    [{ ...row, id: 16, created_at: '2026' }, /created_at is no instant/],
    [{ ...row, id: 17, image: '../../etc/passwd' }, /file .* is missing/],
    [{ ...row, id: 18, content: '<blockquote>'.repeat(10_000) }, /nested too deeply/],
    [`{"id": 19, "title": ${nested}}`, /title is no text/],
    ['nered', /no row/],
    [nested, /title|number|row/],
  ];
  const texts = changed.map(([line]) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const harmful = { ...row, id: 20, content: '<p onclick="x()">Tekst<script>x()</script></p>' };
  const rest = lines.slice(1, 3).map(line => line.replace(/,$/, ''));
  const file = join(folder, 'izmijenjen.zip');
  await packTexts(file, {
    'export.json': members['export.json'] ?? '',
    'data/news.json': `[\n${[...rest, ...texts, JSON.stringify(harmful)].join(',\n')}\n]\n`,
  });
  const target = await createTestSite();
  const { notes, counts } = await importInto(target, file, folder);
  assert.deepEqual(counts.news, { taken: 3, updated: 0, kept: 0, skipped: changed.length });
  for (const [, reason] of changed)
    assert.ok(
      notes.some(({ text }) => reason.test(text)),
      String(reason),
    );
  const { body } = await target.call<{ content: string }>('/news-item.php?id=20');
  assert.equal(body.content, '<p>Tekst</p>');
});

test('what is no export is refused in words', async t => {
  const folder = await createFolder(t);
  const target = await createTestSite();
  const before = await target.contents();
  const cases: [name: string, content: Record<string, string> | Uint8Array, message: RegExp][] = [
    ['tekst.zip', Buffer.from('Nije arhiva. '.repeat(100)), /damaged or no ZIP/],
    ['prazan.zip', {}, /no export\.json/],
    ['drugi.zip', { 'export.json': '{}' }, /no export of this program/],
    ['bez.zip', { 'export.json': 'x'.repeat(9_000_000) }, /longer than any row/],
  ];
  for (const [name, content, message] of cases) {
    const file = join(folder, name);
    if (content instanceof Uint8Array) await writeFile(file, content);
    else await packTexts(file, content);
    await assert.rejects(importInto(target, file, folder), { name: 'TransferFailure', message });
  }
  await assert.rejects(importInto(target, join(folder, 'nema.zip'), folder), /there is no such file/);
  const whole = await exportSite(await createTestSite(), folder);
  const cut = join(folder, 'pola.zip');
  await writeFile(cut, (await readFile(whole)).subarray(0, 2_000));
  await assert.rejects(importInto(target, cut, folder), /damaged or no ZIP/);
  assert.deepEqual(await target.contents(), before);
});
