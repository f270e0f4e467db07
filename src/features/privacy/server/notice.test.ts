import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import type { PrivacyNotice } from '../contract.ts';
import { noteNotice } from './notice.ts';

async function setRetention(site: TestSite, months: object): Promise<void> {
  const init = json(months, 'PUT');
  const headers = { ...init.headers, ...(await site.signIn()) };
  assert.equal((await site.call('/retention', { ...init, headers })).status, 200);
}

const textOf = ({ sections }: PrivacyNotice) => sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

test('each change of what the notice says makes a version, and earlier ones stay readable', async () => {
  const site = await createTestSite();
  const read = async (query = '') => (await site.call<PrivacyNotice>(`/privacy-notice?${query}`)).body;
  await noteNotice(site.db, site.services);
  await noteNotice(site.db, site.services);
  const first = await read();
  assert.deepEqual(first.versions, [{ version: 1, from: '2026-11-21' }]);
  assert.match(textOf(first), /po isteku 24 mjeseca od događaja/);
  assert.match(textOf(first), /zasad ne šalje e-mail/);
  site.setClock('2026-11-30T23:30:00.000Z');
  await setRetention(site, { applications: 24 });
  await setRetention(site, { applications: 1, questions: 0 });
  const second = await read('lang=en');
  assert.deepEqual(second.versions, [
    { version: 2, from: '2026-12-01' },
    { version: 1, from: '2026-11-21' },
  ]);
  assert.match(textOf(second), /1 month after the event/);
  assert.match(textOf(second), /Questions and answers are kept until you ask/);
  assert.equal(textOf(await read('version=1')), textOf(first));
  for (const [query, status] of [
    ['version=3', 404],
    ['version=x', 422],
  ])
    assert.equal((await site.call(`/privacy-notice?${query}`)).status, status);
});

test('the notice names what is set up: mail, the store, the database, the trash', async () => {
  const site = await createTestSite({ mail: { smtpUrl: 'smtps://mail.primjer.ba' } });
  const hosting = {
    isDatabaseElsewhere: true,
    storageHost: 's3.primjer.ba',
    mailHost: 'mail.primjer.ba',
  };
  await noteNotice(site.db, { ...site.services, hosting, trashDays: 0 });
  for (const lang of ['bs', 'en']) {
    const text = textOf((await site.call<PrivacyNotice>(`/privacy-notice?lang=${lang}`)).body);
    for (const part of [/s3\.primjer\.ba/, /server mail\.primjer\.ba/, /baz[ae]|database/])
      assert.match(text, part);
    assert.doesNotMatch(text, /korp|can be restored|zasad|for now/);
  }
});

test('a consent is to the version that was there when the form was opened', async () => {
  const { site, apply, list } = await siteWithPlaces('workshop', { capacity: 0 });
  await noteNotice(site.db, site.services);
  await apply();
  site.setClock('2026-11-22T10:00:00.000Z');
  await setRetention(site, { spam: 2 });
  site.setClock('2026-11-22T10:05:00.000Z');
  await apply({ openForMs: 10 * 60_000 });
  await apply({ openForMs: 60_000 });
  await apply({ openForMs: 'dugo' });
  await apply({ openForMs: 1e300 });
  await apply({ consent: undefined });
  assert.deepEqual(
    (await list()).map(({ notice_version }) => notice_version),
    [1, 1, 2, 2, 2, null],
  );
});
