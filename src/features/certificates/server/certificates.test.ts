import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { create } from '#server/testing/sample-forms.ts';
import { multipart } from '#server/testing/test-site.ts';
import { pdfText } from '../testing/pdf-text.ts';

/** An event with an application that is marked as having come, and its key. */
async function siteWithCertificate() {
  const context = await siteWithPlaces('workshop', { title: 'Kvantitativni PCR' });
  const { site, headers, send, apply } = context;
  const { url } = (await apply({ firstName: 'Đurđa', lastName: 'Šćepanović-Žižić' })).body;
  const attend = (attended: boolean | null) => send('/applications/attendance', { ids: [1], attended });
  await attend(true);
  const certificate = async (query = '', as: Record<string, string> = headers) => {
    const response = await site.request(`/api/certificates?application=1${query}`, { headers: as });
    return { status: response.status, number: response.headers.get('x-certificate-number') ?? '', response };
  };
  const check = async (number: string, lang = 'bs') =>
    site.call<{ status: string; name: string | null; event: { title: string } | null }>(
      `/certificates?number=${number}&lang=${lang}`,
    );
  const statusOf = async (number: string) => (await check(number)).body.status;
  return { ...context, token: url.slice('/prijava/'.length), attend, certificate, check, statusOf };
}

test('a certificate names who came to what, and keeps its number', async () => {
  const { certificate } = await siteWithCertificate();
  const { status, number, response } = await certificate();
  assert.equal(status, 200);
  assert.match(number, /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  assert.equal(response.headers.get('content-type'), 'application/pdf');
  assert.equal(response.headers.get('content-disposition'), `attachment; filename="${number}.pdf"`);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const text = pdfText(await response.bytes());
  for (const part of [
    number,
    'Đurđa Šćepanović-Žižić',
    'Kvantitativni PCR',
    'Potvrda o učešću',
    '20.12.2026',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`);
  assert.ok(!text.includes('Certificate'));
  assert.equal((await certificate('&lang=bs')).number, number);
  const numbers = [number, (await certificate('&lang=en')).number, (await certificate('&lang=both')).number];
  assert.equal(new Set(numbers).size, 3);
});

test('in both languages a pair is called by both its titles', async () => {
  const { site, event, certificate } = await siteWithCertificate();
  const days = { startedAt: '2026-12-20', finishedAt: '2026-12-21' };
  await create(site, 'workshop', { lang: 'en', translationOf: event.id, title: 'Quantitative PCR', ...days });
  const read = async (lang: string) => pdfText(await (await certificate(`&lang=${lang}`)).response.bytes());
  const [bs, en, both] = [await read('bs'), await read('en'), await read('both')];
  assert.ok(bs.includes('Kvantitativni PCR') && !bs.includes('Quantitative PCR'));
  assert.ok(!en.includes('Kvantitativni PCR') && en.includes('Quantitative PCR'));
  assert.ok(en.includes('Certificate of participation') && !en.includes('Potvrda'));
  assert.match(en, /20–21\sDecember\s2026/);
  assert.ok(both.includes('Kvantitativni PCR') && both.includes('Quantitative PCR'));
});

for (const [name, state] of Object.entries({
  'a draft': { status: 'draft' },
  'a scheduled item': { publishAt: '2026-12-01T08:00:00.000Z' },
}))
  test(`neither a certificate nor its page tells of ${name} in the other language`, async () => {
    const { site, event, certificate, check } = await siteWithCertificate();
    const secret = { title: 'Secret title', location: 'Secret place', ...state };
    await create(site, 'workshop', { lang: 'en', translationOf: event.id, ...secret });
    const { number, response } = await certificate('&lang=both');
    const written = pdfText(await response.bytes());
    assert.ok(written.includes('Kvantitativni PCR'));
    assert.doesNotMatch(written, /Secret/);
    assert.equal((await check(number, 'en')).body.event?.title, 'Kvantitativni PCR');
  });

test('it is signed as the association is called, and where it is, at the time', async () => {
  const { certificate, send } = await siteWithCertificate();
  const read = async (lang: string) => pdfText(await (await certificate(`&lang=${lang}`)).response.bytes());
  const before = await read('both');
  const [bs, en] = [
    { name: 'Društvo za ćelije', short_name: 'DZĆ', contact: { address: 'Titova 5\n75000 Tuzla' } },
    { name: 'Cell Society', short_name: 'CS', contact: { address: 'Titova 5\nBA-75000 Tuzla (BiH)' } },
  ];
  await send('/site?lang=bs', bs, 'PUT');
  await send('/site?lang=en', en, 'PUT');
  const both = await read('both');
  for (const words of [bs.name, bs.short_name, en.name, 'Tuzla, 21.11.2026'])
    assert.deepEqual([before.includes(words), both.includes(words)], [false, true], `${words} in ${both}`);
  const english = await read('en');
  for (const words of [en.name, en.short_name, 'Tuzla (BiH), 21 November 2026'])
    assert.ok(english.includes(words), `${words} in ${english}`);
  assert.ok(!english.includes(bs.name));
});

test('it has the association’s logo, and without its file the site’s mark', async () => {
  const { site, headers, certificate, send } = await siteWithCertificate();
  const hasPicture = async () =>
    Buffer.from(await (await certificate()).response.bytes()).includes('/Subtype /Image');
  assert.equal(await hasPicture(), false);
  const body = multipart({ image: await samplePicture() });
  const { src } = (await site.call<{ src: string }>('/text-images', { method: 'POST', headers, body })).body;
  await send('/site?lang=bs', { logo: src }, 'PUT');
  assert.equal(await hasPicture(), true);
  // As a backup may bring it whose files are lost.
  const { words } = await site.db.selectFrom('site_texts').select('words').executeTakeFirstOrThrow();
  const lost = JSON.stringify({ ...JSON.parse(words), logo: `/media/${'a'.repeat(40)}.webp` });
  await site.db.updateTable('site_texts').set({ words: lost }).execute();
  assert.equal(await hasPicture(), false);
});

test('administrators have it, and who has the key of the application', async () => {
  const { certificate, token, apply } = await siteWithCertificate();
  const { number } = await certificate();
  const own = await certificate(`&token=${token}`, {});
  assert.deepEqual([own.number, own.response.headers.get('cache-control')], [number, 'no-store']);
  assert.equal((await certificate('', {})).status, 401);
  assert.equal((await certificate(`&token=${'x'.repeat(43)}`, {})).status, 404);
  const other = (await apply()).body.url.slice('/prijava/'.length);
  assert.equal((await certificate(`&token=${other}`, {})).status, 404);
  assert.equal((await certificate('&lang=de')).status, 422);
});

test('who is not marked as having come has none', async () => {
  const { certificate, attend, statusOf } = await siteWithCertificate();
  const { number } = await certificate();
  for (const attended of [false, null]) {
    await attend(attended);
    const { status, response } = await certificate();
    assert.deepEqual([status, ((await response.json()) as { code: string }).code], [409, 'not_attended']);
    assert.equal(await statusOf(number), 'revoked');
  }
  await attend(true);
  assert.equal(await statusOf(number), 'valid');
  assert.equal((await certificate()).number, number);
});

test('a first download by many at one moment issues one number', async () => {
  const { certificate, site } = await siteWithCertificate();
  const answers = await Promise.all(Array.from({ length: 20 }, () => certificate('&lang=both')));
  assert.equal(new Set(answers.map(({ number }) => number)).size, 1);
  assert.equal((await site.db.selectFrom('certificates').select('id').execute()).length, 1);
});

test('a corrected name revokes the number and issues another, of each language', async () => {
  const { certificate, send, check, statusOf, site } = await siteWithCertificate();
  const old = [(await certificate()).number, (await certificate('&lang=en')).number];
  await send('/applications?id=1', { city: 'Tuzla' }, 'PUT');
  assert.equal((await certificate()).number, old[0], 'what it does not name changes nothing');
  await send('/applications?id=1', { lastName: 'Žižić' }, 'PUT');
  const renewed = await site.db.selectFrom('certificates').select(['number', 'revoked_at']).execute();
  assert.deepEqual(
    renewed.map(({ revoked_at }) => revoked_at === null),
    [false, false, true, true],
  );
  const present = [(await certificate()).number, (await certificate('&lang=en')).number];
  assert.equal(new Set([...old, ...present]).size, 4);
  assert.deepEqual(await Promise.all([...old, ...present].map(statusOf)), [
    'revoked',
    'revoked',
    'valid',
    'valid',
  ]);
  assert.equal((await check(old[0] ?? '')).body.name, 'Đurđa Šćepanović-Žižić');
  assert.equal((await check(present[0] ?? '')).body.name, 'Đurđa Žižić');
  await send('/versions/restore', { type: 'application', id: 1, version: 1 });
  assert.ok(
    ![...old, ...present].includes((await certificate()).number),
    'an old number is never used again',
  );
});

test('a number can be typed in other ways, and an unknown one is not found', async () => {
  const { certificate, check } = await siteWithCertificate();
  const { number } = await certificate();
  for (const typed of [number.toLowerCase(), number.replace('-', ''), number.replaceAll('0', 'o')])
    assert.equal((await check(encodeURIComponent(typed))).body.name, 'Đurđa Šćepanović-Žižić');
  for (const unknown of ['AAAAA-AAAAA', 'x', "'", '%00', 'AAAAA-AAAAA-A'])
    assert.equal((await check(unknown)).status, 404, unknown);
});

for (const [type, path] of [
  ['application', '/applications.php'],
  ['workshop', '/workshop.php'],
] as const) {
  test(`with its ${type} in the trash a certificate is revoked, and for good once that is gone`, async () => {
    const { certificate, check, statusOf, site, headers, restore } = await siteWithCertificate();
    const { number } = await certificate();
    const remove = () => site.call(`${path}?id=1`, { method: 'DELETE', headers });
    const issued_at = '2026-11-21T09:30:00.000Z';
    const nothing = { number, issued_at, status: 'revoked', name: null, event: null };
    await remove();
    assert.deepEqual((await check(number)).body, nothing);
    assert.equal((await certificate()).status, 404);
    await restore(1, type);
    assert.equal(await statusOf(number), 'valid');
    await remove();
    await site.call(`/trash?type=${type}&id=1`, { method: 'DELETE', headers });
    assert.deepEqual((await check(number)).body, nothing);
    assert.ok(!JSON.stringify((await site.contents()).tables.certificates).includes('Đurđa'));
  });
}
