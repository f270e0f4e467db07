import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { answerAsset, readAssets } from './assets.ts';

const folder = join(import.meta.dirname, '../../../public');
const form = '/pristupnica.pdf';

test('the membership form is there, and downloaded as a PDF', async () => {
  const asset = (await readAssets(folder)).get(form);
  assert.ok(asset);
  const answer = answerAsset(asset, new Request(`http://localhost${form}`));
  assert.equal(answer.headers.get('content-type'), 'application/pdf');
  assert.equal(answer.headers.get('content-disposition'), 'attachment');
  const body = await answer.bytes();
  assert.equal(new TextDecoder().decode(body.subarray(0, 5)), '%PDF-');
  assert.equal(body.length, (await stat(join(folder, form))).size);
});
