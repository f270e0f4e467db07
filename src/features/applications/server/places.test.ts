import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventKinds } from '#features/events/kinds.ts';
import { commit } from '#features/media/server/prepared-create.ts';
import { create, sampleForms } from '#server/testing/sample-forms.ts';
import type { PostedApplication } from '../schemas.ts';
import { siteWithPlaces } from '../testing/site-with-places.ts';
import { prepareApplication } from './applying.ts';

for (const kind of eventKinds) {
  test(`a ${kind} with automatic admission accepts who comes first, and the others wait in order`, async () => {
    const { apply, standings, show, decide } = await siteWithPlaces(kind, { capacity: 2 });
    for (let count = 0; count < 4; count += 1) assert.equal((await apply()).status, 201);
    assert.deepEqual(await standings(), ['accepted', 'accepted', 'waiting 1', 'waiting 2']);
    assert.equal((await show()).places_left, 0);
    assert.deepEqual((await decide([1], 'declined')).body, { changed: 1, mails: 1 });
    assert.deepEqual(await standings(), ['declined', 'accepted', 'accepted', 'waiting 1']);
  });

  test(`a ${kind} with manual admission receives, and is decided on`, async () => {
    const { apply, standings, show, decide } = await siteWithPlaces(kind, { admission: 'manual' });
    await apply();
    await apply();
    assert.deepEqual(await standings(), ['received', 'received']);
    const refused = await decide([1, 2], 'accepted');
    assert.deepEqual([refused.status, Object.keys(refused.body.fields ?? {})], [409, ['capacity']]);
    assert.deepEqual(await standings(), ['received', 'received']);
    assert.deepEqual((await decide([1, 2], 'accepted', { force: true, notify: false })).body, {
      changed: 2,
      mails: 0,
    });
    assert.equal((await show()).places_left, 0);
    await decide([1], 'waiting');
    assert.deepEqual(await standings(), ['waiting 1', 'accepted'], 'nobody is admitted by itself');
  });

  test(`a full ${kind} without a waiting list refuses, and one without a limit does not`, async () => {
    const { apply, update, standings } = await siteWithPlaces(kind, { waitingList: false });
    assert.equal((await apply()).status, 201);
    const { status, body } = await apply();
    assert.deepEqual([status, body.code], [409, 'event_full']);
    await update({ capacity: 0 });
    assert.equal((await apply()).status, 201);
    assert.deepEqual(await standings(), ['accepted', 'accepted']);
  });

  test(`whoever waits for a ${kind} gets a place that is added, and none where it is cancelled`, async () => {
    const { apply, update, standings } = await siteWithPlaces(kind);
    for (let count = 0; count < 4; count += 1) await apply();
    await update({ cancelled: true, capacity: 2 });
    assert.equal((await apply()).body.code, 'applications_closed');
    assert.deepEqual(await standings(), ['accepted', 'waiting 1', 'waiting 2', 'waiting 3']);
    await update({ cancelled: false });
    assert.deepEqual(await standings(), ['accepted', 'accepted', 'waiting 1', 'waiting 2']);
    await update({ admission: 'manual' });
    await update({ capacity: 3 });
    assert.deepEqual(await standings(), ['accepted', 'accepted', 'waiting 1', 'waiting 2']);
    await update({ admission: 'automatic' });
    assert.deepEqual(await standings(), ['accepted', 'accepted', 'accepted', 'waiting 1']);
    await update({ capacity: 1 });
    assert.deepEqual(
      await standings(),
      ['accepted', 'accepted', 'accepted', 'waiting 1'],
      'nobody loses a place',
    );
  });
}

test('of 500 who apply at one moment for 20 places exactly 20 are accepted', async () => {
  const { apply, list } = await siteWithPlaces('workshop', { capacity: 20 });
  const answers = await Promise.all(Array.from({ length: 500 }, () => apply()));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  const all = await list();
  assert.equal(all.length, 500);
  assert.ok(all.slice(0, 20).every(({ status }) => status === 'accepted'));
  assert.deepEqual(
    all.slice(20).map(({ status, position }) => [status, position]),
    Array.from({ length: 480 }, (_, index) => ['waiting', index + 1]),
  );
  assert.deepEqual((await list('&status=accepted')).length, 20);
});

test('a deleted application gives its place away, and comes back only into a free one', async () => {
  const { apply, remove, restore, standings } = await siteWithPlaces('workshop', { capacity: 2 });
  for (let count = 0; count < 3; count += 1) await apply();
  assert.equal((await remove(1)).status, 200);
  assert.deepEqual(await standings(), ['accepted', 'accepted']);
  assert.equal((await restore(1)).status, 200);
  assert.deepEqual(await standings(), ['waiting 1', 'accepted', 'accepted']);
  await remove(3);
  assert.deepEqual(await standings(), ['accepted', 'accepted']);
  await restore(3);
  assert.deepEqual(await standings(), ['accepted', 'accepted', 'waiting 1']);
});

test('who is made to wait is not given a free place by the same call, and one that comes free later as all are', async () => {
  const { apply, decide, standings, mails } = await siteWithPlaces('workshop', { capacity: 2 });
  for (let count = 0; count < 3; count += 1) await apply();
  const before = (await mails()).length;
  assert.deepEqual((await decide([1, 2], 'waiting')).body, { changed: 2, mails: 2 });
  assert.deepEqual(await standings(), ['waiting 1', 'waiting 2', 'accepted'], 'who waited before comes next');
  assert.deepEqual(
    (await mails()).slice(before).map(({ template, to_address }) => [template, to_address]),
    [
      ['application-place-free', 'osoba3@primjer.ba'],
      ['application-decided', 'osoba1@primjer.ba'],
      ['application-decided', 'osoba2@primjer.ba'],
    ],
  );
  assert.deepEqual((await decide([1], 'waiting')).body, { changed: 0, mails: 0 });
  assert.deepEqual(await standings(), ['waiting 1', 'accepted', 'accepted']);
});

test('what comes late cannot be refused: with neither a place nor a list it is to be decided', async () => {
  const { apply, site, headers, remove, restore, standings } = await siteWithPlaces('workshop', {
    ...{ capacity: 2, waitingList: false },
  });
  await apply({ website: 'primjer.ba' });
  await apply({ website: 'primjer.ba' });
  await apply();
  for (const id of [1, 2]) await site.call(`/suspects?id=${id}`, { method: 'POST', headers });
  assert.deepEqual(await standings(), ['accepted', 'accepted', 'received']);
  await remove(1);
  await apply();
  await restore(1);
  assert.deepEqual(await standings(), ['received', 'accepted', 'received', 'accepted']);
});

test('a place goes to who has waited longest, not to who applied first', async () => {
  const { apply, decide, remove, standings } = await siteWithPlaces();
  for (let count = 0; count < 4; count += 1) await apply();
  await decide([2], 'declined');
  await decide([2], 'waiting');
  assert.deepEqual(await standings(), ['accepted', 'waiting 3', 'waiting 1', 'waiting 2']);
  await remove(1);
  assert.deepEqual(await standings(), ['waiting 2', 'accepted', 'waiting 1']);
});

test('a place goes to who waits for this event, not to who has waited longer for another', async () => {
  const { apply, event, remove, site, standings } = await siteWithPlaces();
  const days = { startedAt: '2026-12-20', finishedAt: '2026-12-21' };
  const other = await create(site, 'workshop', { ...days, capacity: 1, admission: 'automatic' });
  for (const workshopId of [other.id, other.id, event.id, event.id]) await apply({ workshopId });
  await remove(3);
  assert.deepEqual(await standings(), ['accepted']);
  assert.deepEqual(await standings(other.id), ['accepted', 'waiting 1']);
});

test('the waiting list moves on the last day of an event, and no longer', async () => {
  const { apply, remove, site, standings, update } = await siteWithPlaces();
  for (let count = 0; count < 3; count += 1) await apply();
  await update({ startedAt: '2026-11-21', finishedAt: '2026-11-22' });
  site.setClock('2026-11-22T20:00:00.000Z');
  await remove(1);
  assert.deepEqual(await standings(), ['accepted', 'waiting 1']);
  site.setClock('2026-11-23T20:00:00.000Z');
  await remove(2);
  assert.deepEqual(await standings(), ['waiting 1']);
});

test('nobody is accepted by hand beyond the places, and nothing is refused that changes nothing', async () => {
  const { apply, decide, update, standings } = await siteWithPlaces('workshop', { capacity: 2 });
  for (let count = 0; count < 3; count += 1) await apply();
  assert.equal((await decide([3], 'accepted')).status, 409);
  await update({ capacity: 1 });
  assert.deepEqual((await decide([1, 2], 'accepted')).body, { changed: 0, mails: 0 });
  assert.deepEqual(await standings(), ['accepted', 'accepted', 'waiting 1']);
});

test('spam has no place until it is none', async () => {
  const { apply, site, headers, standings } = await siteWithPlaces();
  const { status, body } = await apply({ website: 'primjer.ba' });
  assert.equal(status, 201);
  assert.match(body.url, /^\/prijava\/[\w-]{43}$/);
  await apply();
  await site.call('/suspects?id=1', { method: 'POST', headers });
  assert.deepEqual(await standings(), ['accepted', 'waiting 1']);
});

test('a pair has its places together, and two events have them each when it is parted', async () => {
  const { apply, event, site, standings, update } = await siteWithPlaces();
  const en = await create(site, 'workshop', { lang: 'en', translationOf: event.id, capacity: undefined });
  for (const workshopId of [event.id, en.id, en.id, event.id]) await apply({ workshopId });
  assert.deepEqual(await standings(en.id), ['accepted', 'waiting 1', 'waiting 2', 'waiting 3']);
  await update({ translationOf: '' });
  assert.deepEqual(await standings(), ['accepted', 'waiting 1']);
  assert.deepEqual(await standings(en.id), ['accepted', 'waiting 1']);
  await update({ translationOf: en.id });
  assert.deepEqual(
    await standings(),
    ['accepted', 'accepted', 'waiting 1', 'waiting 2'],
    'nobody loses a place',
  );
});

test('decisions are of one event, of known applications, all or none', async () => {
  const { apply, site, decide, standings } = await siteWithPlaces('workshop', { admission: 'manual' });
  const other = await create(site, 'workshop', { capacity: 0 });
  await apply();
  await apply({ workshopId: other.id });
  assert.equal((await decide([1, 99], 'declined')).status, 404);
  assert.equal((await decide([1, 2], 'declined')).status, 422);
  assert.equal((await decide([], 'declined')).status, 422);
  assert.equal((await decide([1], 'gone')).status, 422);
  assert.deepEqual(await standings(), ['received']);
  assert.deepEqual((await decide([1], 'received')).body, { changed: 0, mails: 0 });
});

test('who applies while the event closes is refused, and who applies later is told its new name', async () => {
  const { site, event, update, apply, mails } = await siteWithPlaces('workshop', { capacity: 5 });
  const form = { ...sampleForms.application, workshopId: event.id, applicationType: 'workshop' };
  const prepared = await prepareApplication(site.services, form as PostedApplication, undefined);
  await update({ cancelled: true });
  await assert.rejects(commit(site.services, prepared), { code: 'applications_closed' });
  await update({ cancelled: false, title: 'Drugi naslov' });
  await apply();
  assert.match(String((await mails()).at(-1)?.text), /Drugi naslov/);
});

test('500 are decided on at once within two seconds of processor time, each with a message', async () => {
  const { apply, decide, standings, mails } = await siteWithPlaces('workshop', {
    ...{ capacity: 500, admission: 'manual' },
  });
  await Promise.all(Array.from({ length: 500 }, () => apply()));
  const ids = Array.from({ length: 500 }, (_, index) => index + 1);
  const begun = process.cpuUsage();
  const { body } = await decide(ids, 'accepted');
  const { user, system } = process.cpuUsage(begun);
  assert.deepEqual(body, { changed: 500, mails: 500 });
  assert.ok(user + system < 2_000_000, `${(user + system) / 1_000} ms`);
  assert.deepEqual(new Set(await standings()), new Set(['accepted']));
  assert.equal((await mails()).length, 1_000);
});
