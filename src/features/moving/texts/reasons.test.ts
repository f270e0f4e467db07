import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentence } from './reasons.ts';
import { bs } from './reasons-bs.ts';
import { en } from './reasons-en.ts';

test('every reason says the same values in both languages', () => {
  const namesIn = (text: string) => new Set(text.match(/\{\{\w+\}\}/g));
  for (const [reason, text] of Object.entries(en))
    assert.deepEqual(namesIn(bs[reason as keyof typeof bs]), namesIn(text), reason);
});

test('a reason within a reason is said in the same language, with the names of fields and kinds', () => {
  const why = { reason: 'status', values: { address: 'https://primjer.ba/x.jpg', status: 404 } } as const;
  const said = { reason: 'fileNotTaken', values: { field: 'image', why } } as const;
  assert.equal(sentence(said, 'bs'), 'Slika: nije preuzeto (https://primjer.ba/x.jpg odgovara sa 404)');
  assert.equal(sentence(said, 'en'), 'image is not taken: https://primjer.ba/x.jpg answers 404');
  const refused = { reason: 'refusedFields', values: { code: 'validation', fields: 'title, url' } } as const;
  assert.equal(sentence(refused, 'bs'), 'odbijeno je: nešto nije ispravno, Naslov, Adresa');
  const list = { reason: 'listFailed', values: { type: 'workshop', why } } as const;
  assert.equal(sentence(list, 'bs'), 'Radionice: https://primjer.ba/x.jpg odgovara sa 404');
});
