import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readAssets } from './assets.ts';

const folder = join(import.meta.dirname, '../../../public');
const form = '/pristupnica.pdf';

test('the membership form is there, and downloaded as a PDF', async () => {
  const { headers, body } = (await readAssets(folder)).get(form) ?? {};
  assert.equal(headers?.get('content-type'), 'application/pdf');
  assert.equal(headers?.get('content-disposition'), 'attachment');
  assert.equal(body?.subarray(0, 5).toString(), '%PDF-');
  assert.equal(body.length, (await stat(join(folder, form))).size);
});

test('a file has what was compressed of it; what is no file of a browser is none', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  t.after(() => rm(folder, { recursive: true }));
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.css', 'c.json', 'd.map.br']) {
    await writeFile(join(folder, name), name);
  }
  const assets = await readAssets(folder);
  assert.deepEqual([...assets.keys()].sort(), ['/a.js', '/b.css']);
  const { body, encoders } = assets.get('/a.js') ?? {};
  assert.equal(body?.toString(), 'a.js');
  assert.equal((await encoders?.br?.())?.toString(), 'a.js.br');
  assert.equal((await encoders?.gzip?.())?.toString(), 'a.js.gz');
  assert.deepEqual(assets.get('/b.css')?.encoders, {});
});
