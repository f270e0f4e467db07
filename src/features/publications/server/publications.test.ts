import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeContentType } from '#features/content/testing/describe-content-type.ts';
import { create, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { publicationCalls, publicationFields } from '../contract.ts';

const citation = { authors: 'Kovač, Amra; Džafić, Emir', year: 2024, issn: '0378-5955', doi: '10.1000/182' };
const noCitation = { authors: '', year: null, issn: '', doi: '' };
const url = 'https://primjer.ba/bilten.pdf';

describeContentType({
  name: 'publication',
  fields: publicationFields,
  calls: publicationCalls,
  contract: {
    form: { ...sampleForms.publication, ...citation },
    item: {
      ...{ id: 1, title: 'Bilten', description: '<p>Broj 12.</p>', url, lang: 'bs', version: 1 },
      ...citation,
    },
    required: ['title', 'url'],
    defaults: { description: '', lang: 'bs', ...noCitation },
    searchable: ['title'],
    pageSize: 10,
  },
});

test('the site lists publications by year, those without one last, and narrows them to a year that there is', async () => {
  const site = await createTestSite();
  for (const year of [2024, undefined, 2026, 2024, undefined])
    await create(site, 'publication', { year, lang: 'bs' });
  await create(site, 'publication', { year: 2019, lang: 'en' });
  await create(site, 'publication', { year: 2031, status: 'draft' });
  type Listed = { items: { id: number }[] };
  const listed = async (query: string) =>
    (await site.call<Listed>(`/publications.php?lang=bs&page=1&${query}`)).body.items.map(({ id }) => id);
  assert.deepEqual(await listed('arranged=true'), [3, 4, 1, 5, 2, 6]);
  assert.deepEqual(await listed(''), [5, 4, 3, 2, 1]);
  assert.deepEqual(await listed('arranged=true&year=2024'), [4, 1]);
  const years = async (type: string) => (await site.call(`/years?type=${type}`)).body;
  assert.deepEqual(await years('publication'), { years: [2026, 2024, 2019] });
  assert.deepEqual(await years('news'), { years: [] });
  for (const type of ['album', 'nema', ''])
    assert.equal((await site.call(`/years?type=${type}`)).status, 422);
});
