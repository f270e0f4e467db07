import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editor } from '#server/testing/test-site.ts';
import { starter } from '../starter/starter.ts';
import { openSite, type Refused } from '../testing/open-site.ts';

const by = { id: 1, email: editor.email };

test('each change of a language is a version, which is read and restored whole', async () => {
  const { site, show, change, versions, version, restore, sendPicture } = await openSite();
  site.setClock('2026-11-22T10:00:00.000Z');
  const person = { name: 'Ana', body: 'Odbor', term: '2026–2030' };
  const second = (await change({ people: [person], contact: { phone: '1' } })).body;
  await change({ tagline: 'Uvod', logo: await sendPicture(), privacy: '<p>A</p>' });
  await change({ tagline: 'Opening' }, 'en');
  const at = '2026-11-22T10:00:00.000Z';
  assert.deepEqual(await versions(), [
    { version: 3, at, by, changed: ['tagline', 'logo', 'privacy'] },
    { version: 2, at, by, changed: ['people', 'contact'] },
    { version: 1, at: '2026-11-21T09:30:00.000Z', by: null, changed: [] },
  ]);
  assert.deepEqual((await version(2)).body, { version: 2, at, by, item: second });
  assert.deepEqual((await version(1)).body.item, { version: 1, ...starter.bs });
  const restored = await restore(1);
  assert.deepEqual([restored.status, restored.body], [200, { version: 4, ...starter.bs }]);
  assert.deepEqual(await show(), restored.body);
  assert.deepEqual((await restore(2)).body, { ...second, version: 5 });
  assert.equal((await show('en')).tagline, 'Opening');
  assert.deepEqual(
    (await versions('en')).map(({ version }) => version),
    [2, 1],
  );
});

test('the present version restored is a new one in which nothing was changed', async () => {
  const { restore, versions } = await openSite();
  assert.deepEqual((await restore(1, 'en')).body, { version: 2, ...starter.en });
  assert.deepEqual(
    (await versions('en')).map(({ changed }) => changed),
    [[], []],
  );
});

test('a version that is not kept is not found, and an unknown language is refused', async () => {
  const { versions, version, restore } = await openSite();
  assert.equal((await version(2)).status, 404);
  assert.equal((await restore(2)).status, 404);
  assert.deepEqual((await versions()).length, 1);
  const { status, body } = await restore<Refused>(1, 'de');
  assert.deepEqual([status, Object.keys(body.fields)], [422, ['lang']]);
});

test('it is kept who changed which words of which language', async () => {
  const { site, change, restore } = await openSite();
  await change({ footer: 'A', contact: { phone: '1' } }, 'en');
  await change({ footer: 'A' }, 'en');
  await restore(1);
  const headers = await site.signIn();
  const { body } = await site.call<{ items: object[] }>('/audit?type=site', { headers });
  const entry = { at: '2026-11-21T09:30:00.000Z', who: by, type: 'site', id: null };
  assert.deepEqual(body.items, [
    { ...entry, action: 'restore', title: 'bosanski', changed: ['version'] },
    { ...entry, action: 'update', title: 'engleski', changed: ['contact', 'footer'] },
  ]);
});
