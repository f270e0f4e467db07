import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { insertRows } from '#server/testing/bulk-rows.ts';
import { create } from '#server/testing/sample-forms.ts';
import { pdfText } from '../testing/pdf-text.ts';

async function siteWithFiles() {
  const context = await siteWithPlaces('workshop', { title: 'Kvantitativni PCR', capacity: 0 });
  const { site, headers, event } = context;
  const file = async (path: string, id = event.id) => {
    const response = await site.request(`/api/${path}event=${id}`, { headers });
    return {
      status: response.status,
      bytes: await response.bytes(),
      type: response.headers.get('content-type'),
    };
  };
  return {
    ...context,
    sheet: async (id?: number) => pdfText((await file('attendance-sheet?', id)).bytes),
    archive: async (query = '', id?: number) =>
      unzipSync((await file(`certificates/archive?${query}`, id)).bytes),
    file,
  };
}

test('the sheet has who was accepted, in the order of the alphabet, with numbers', async () => {
  const { apply, decide, sheet, file } = await siteWithFiles();
  const names = ['Čolić', 'Car', 'Ćosić', 'Zec', 'Abdić'];
  for (const lastName of names) await apply({ firstName: 'Amra', lastName, firm: `Ustanova ${lastName}` });
  await decide([4], 'declined');
  const text = await sheet();
  const rows = text.split('\n').filter(line => line.endsWith(' Amra') || /^\d+\.$/.test(line));
  const blank = Array.from({ length: 16 }, (_, index) => `${index + 5}.`);
  assert.deepEqual(rows.splice(8), blank, 'who comes unannounced has a row');
  assert.deepEqual(rows, ['1.', 'Abdić Amra', '2.', 'Car Amra', '3.', 'Čolić Amra', '4.', 'Ćosić Amra']);
  for (const part of ['Lista prisustva', 'Kvantitativni PCR', 'Ustanova Car', 'Potpis', 'Strana 1 od 1'])
    assert.ok(text.includes(part), part);
  assert.ok(!text.includes('Zec'));
  assert.equal((await file('attendance-sheet?')).type, 'application/pdf');
  assert.equal((await file('attendance-sheet?', 99)).status, 404);
});

test('the sheet names the association as it is called at the time', async () => {
  const { send, sheet } = await siteWithFiles();
  await sheet();
  await send('/site?lang=bs', { name: 'Društvo za ćelije' }, 'PUT');
  assert.ok((await sheet()).includes('Društvo za ćelije'));
});

test('a long sheet says on each page which event it is of and how many pages there are', async () => {
  const { apply, sheet } = await siteWithFiles();
  await Promise.all(Array.from({ length: 45 }, () => apply()));
  const text = await sheet();
  for (const page of [1, 2, 3]) assert.ok(text.includes(`Strana ${page} od 3`), String(page));
  assert.equal(text.split('Kvantitativni PCR').length - 1, 3);
  assert.ok(text.includes('60.') && !text.includes('61.'));
});

test('a full page is followed by one with blank rows', async () => {
  const { apply, sheet } = await siteWithFiles();
  await Promise.all(Array.from({ length: 16 }, () => apply()));
  assert.ok((await sheet()).includes('Strana 2 od 2'));
});

test('while nobody is accepted the sheet has who was received', async () => {
  const { apply, decide, sheet } = await siteWithFiles();
  for (const lastName of ['Begić', 'Adžić', 'Zec']) await apply({ firstName: 'Amra', lastName });
  await decide([1, 2], 'received');
  await decide([3], 'declined');
  const names = async () => (await sheet()).split('\n').filter(line => line.endsWith(' Amra'));
  assert.deepEqual(await names(), ['Adžić Amra', 'Begić Amra']);
  await decide([1], 'accepted');
  assert.deepEqual(await names(), ['Begić Amra']);
});

test('an event that nobody has been accepted to has an empty sheet', async () => {
  assert.ok((await (await siteWithFiles()).sheet()).includes('Strana 1 od 1'));
});

test('the archive has a certificate for each who came, with the number that a single one has', async () => {
  const { apply, send, archive, file, site, headers } = await siteWithFiles();
  assert.equal((await file('certificates/archive?')).status, 409);
  for (const lastName of ['Đurić', 'Žižić', 'a/b\\c']) await apply({ firstName: 'Šejla', lastName });
  const single = await site.request('/api/certificates?application=1&lang=bs', { headers });
  assert.equal(single.status, 409);
  await send('/applications/attendance', { ids: [1, 3], attended: true });
  const files = Object.entries(await archive());
  assert.equal(files.length, 2);
  const first = await site.request('/api/certificates?application=1&lang=bs', { headers });
  const number = first.headers.get('x-certificate-number');
  assert.equal(files[0]?.[0], `Šejla Đurić ${number}.pdf`);
  assert.match(files[1]?.[0] ?? '', /^Šejla a_b_c [\dA-Z]{5}-[\dA-Z]{5}\.pdf$/);
  for (const [name, pdf] of files) assert.ok(pdfText(pdf).includes(name.slice(-15, -4)), name);
  assert.deepEqual(
    Object.keys(await archive()),
    files.map(([name]) => name),
  );
  assert.ok(pdfText(Object.values(await archive('lang=en&'))[0] ?? new Uint8Array()).includes('awarded to'));
  assert.equal((await file('certificates/archive?lang=de&')).status, 422);
});

test('an archive is made as far as it is read', async () => {
  const { event, site, headers } = await siteWithFiles();
  await insertRows(site.db, 'applications', 250, { event_id: event.id, made_for: event.id, attended: 1 });
  const { body } = await site.request('/api/certificates/archive?event=1', { headers });
  const reader = body?.getReader();
  assert.equal((await reader?.read())?.done, false);
  await reader?.cancel();
  assert.equal((await site.db.selectFrom('certificates').select('id').execute()).length, 100);
});

test('either event of a pair has the sheet and the certificates of both', async () => {
  const { apply, send, sheet, archive, site, event } = await siteWithFiles();
  const en = await create(site, 'workshop', { lang: 'en', translationOf: event.id, capacity: undefined });
  await apply({ lastName: 'Prvi' });
  await apply({ lastName: 'Drugi', workshopId: en.id });
  await send('/applications/attendance', { ids: [1, 2], attended: true });
  assert.equal(await sheet(event.id), await sheet(en.id));
  assert.ok((await sheet()).includes('Prvi') && (await sheet()).includes('Drugi'));
  assert.deepEqual(Object.keys(await archive('', en.id)), Object.keys(await archive()));
});
