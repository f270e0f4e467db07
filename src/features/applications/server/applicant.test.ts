import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fields } from '#server/testing/sample-forms.ts';
import { siteWithPlaces } from '../testing/site-with-places.ts';

test('applicants read what they sent and how it stands by their key, and nobody without it', async () => {
  const { apply, mine, decide, site, send } = await siteWithPlaces();
  await apply();
  const { url } = (await apply({ city: 'Tuzla' })).body;
  await send('/applications?id=2', { note: 'Samo za nas' }, 'PUT');
  const { status, body } = await mine(url);
  assert.equal(status, 200);
  const { event, city, position, can_correct, can_withdraw } = body;
  assert.deepEqual([city, body.status, position], ['Tuzla', 'waiting', 1]);
  assert.deepEqual([can_correct, can_withdraw], [true, true]);
  assert.deepEqual([event.title, event.url], ['Kvantitativni PCR', '/radionica/1']);
  assert.doesNotMatch(JSON.stringify(body), /Samo za nas/);
  await decide([1], 'declined');
  assert.equal((await mine(url)).body.status, 'accepted');
  for (const method of ['GET', 'DELETE'])
    for (const path of ['/my-application', '/my-application?token=', '/my-application?token=x'])
      assert.equal((await site.call(path, { method })).status, 404, `${method} ${path}`);
  for (const answer of [await mine(url), await mine(url, 'PUT', {}), await mine('/prijava/unknown')])
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  const rows = JSON.stringify((await site.contents()).tables.applications);
  assert.ok(!rows.includes(url.slice('/prijava/'.length)), 'only its hash is stored');
});

test('applicants correct themselves until applications close, and withdraw until the event begins', async () => {
  const { apply, mine, site, update, standings, list } = await siteWithPlaces();
  const { url } = (await apply()).body;
  const second = (await apply()).body.url;
  const corrected = await mine(url, 'PUT', { firstName: 'Ajla', version: 1, note: 'x', status: 'declined' });
  assert.deepEqual([corrected.status, corrected.body.first_name, corrected.body.version], [200, 'Ajla', 2]);
  assert.equal((await mine(url, 'PUT', { firstName: 'Una', version: 1 })).status, 409);
  assert.equal((await mine(url, 'PUT', { email: 'x' })).status, 422);
  assert.deepEqual((await list()).map(({ note, status }) => [note, status])[0], ['', 'accepted']);
  await update({ applyUntil: '2026-11-21T09:30:00.000Z' });
  const refused = await mine(url, 'PUT', { firstName: 'Una' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'applications_closed']);
  assert.equal((await mine(url, 'DELETE')).status, 200);
  assert.equal((await mine(url, 'DELETE')).status, 200, 'once more changes nothing');
  assert.deepEqual(await standings(), ['withdrawn', 'accepted']);
  // It begins at 10:30 in Sarajevo.
  site.setClock('2026-12-20T09:30:00.000Z');
  assert.equal((await mine(second, 'DELETE')).status, 409);
  site.setClock('2026-12-20T09:29:00.000Z');
  assert.equal((await mine(second, 'DELETE')).status, 200);
});

test('who has withdrawn corrects nothing any more, and who came keeps the name', async () => {
  const { apply, mine, list, send } = await siteWithPlaces('workshop', { capacity: 2 });
  const [gone, came] = [(await apply()).body.url, (await apply()).body.url];
  await mine(gone, 'DELETE');
  const late = await mine(gone, 'PUT', { city: 'Tuzla' });
  assert.deepEqual([late.status, late.body.code], [409, 'withdrawn']);
  assert.equal((await mine(gone)).body.can_correct, false);
  await send('/applications/attendance', { ids: [2], attended: true });
  for (const name of [{ firstName: 'Una' }, { lastName: 'Una' }]) {
    const { status, body } = await mine(came, 'PUT', name);
    assert.deepEqual([status, body.code], [409, 'attended']);
  }
  const { first_name: firstName, last_name: lastName } = (await mine(came)).body;
  assert.equal((await mine(came, 'PUT', { firstName, lastName, city: 'Tuzla' })).status, 200);
  await send('/applications/attendance', { ids: [2], attended: null });
  assert.equal((await mine(came, 'PUT', { firstName: 'Una' })).status, 200);
  assert.deepEqual((await list()).map(({ first_name, city }) => [first_name, city]).at(-1), ['Una', 'Tuzla']);
});

test('an address that the applicant corrects gets the link too', async () => {
  const { apply, mine, mails, send } = await siteWithPlaces();
  const { url } = (await apply()).body;
  await mine(url, 'PUT', { email: 'Osoba1@primjer.ba', city: 'Tuzla' });
  assert.equal((await mails()).length, 1, 'it is the same address');
  await mine(url, 'PUT', { email: 'ajla@primjer.ba' });
  await send('/applications?id=1', { email: 'una@primjer.ba' }, 'PUT');
  const [, again, ...others] = await mails();
  assert.deepEqual([again?.template, again?.to_address], ['application-received', 'ajla@primjer.ba']);
  assert.ok(again?.text.includes(url));
  assert.deepEqual(others, []);
});

test('a new link is sent instead of the one before', async () => {
  const { apply, mine, mails, send, site } = await siteWithPlaces();
  const { url } = (await apply()).body;
  assert.equal((await site.call('/applications/new-link', { method: 'POST' })).status, 401);
  assert.equal((await send('/applications/new-link', { id: 9 })).status, 404);
  assert.equal((await send('/applications/new-link', { id: 1 })).status, 200);
  const sent = linkIn((await mails()).at(-1));
  assert.notEqual(sent, url);
  assert.deepEqual([(await mine(url)).status, (await mine(sent)).status], [404, 200]);
});

for (const smtpUrl of ['smtp://127.0.0.1:9', undefined])
  test(`who was taken for spam is told once freed, ${smtpUrl ? 'with a new link' : 'or keeps the link'}`, async () => {
    const { apply, mine, mails, site, headers } = await siteWithPlaces('workshop', {}, { mail: { smtpUrl } });
    const { url } = (await apply({ website: 'primjer.ba' })).body;
    assert.equal((await mine(url)).status, 404);
    await site.call('/suspects?id=1', { method: 'POST', headers });
    const sent = await mails();
    assert.deepEqual(
      sent.map(({ template }) => template),
      smtpUrl ? ['application-received'] : [],
    );
    const opened = smtpUrl ? linkIn(sent[0]) : url;
    assert.equal((await mine(opened)).status, 200);
    assert.equal((await mine(url)).status, smtpUrl ? 404 : 200);
  });

function linkIn(mail: { text: string } | undefined): string {
  return /\/prijava\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
}

test('a form that applicants have open outlasts notes and decisions, and no correction by others', async () => {
  const { apply, mine, send, decide } = await siteWithPlaces();
  const { url } = (await apply()).body;
  await send('/applications?id=1', { note: 'Vegetarijanka' }, 'PUT');
  await decide([1], 'declined', { notify: false });
  const own = await mine(url, 'PUT', { city: 'Tuzla', version: 1 });
  assert.deepEqual([own.status, own.body.city, own.body.version], [200, 'Tuzla', 4]);
  assert.equal((await mine(url, 'PUT', { city: 'Mostar', version: 5 })).body.code, 'conflict');
  await send('/applications?id=1', { lastName: 'Hodžić' }, 'PUT');
  assert.equal((await mine(url, 'PUT', { city: 'Mostar', version: 4 })).body.code, 'conflict');
});

test('the page of an application that is in the trash, by itself or with its event, is not there', async () => {
  const { apply, mine, remove, restore, site, event, headers } = await siteWithPlaces();
  const { url } = (await apply()).body;
  await remove(1);
  assert.equal((await mine(url)).status, 404);
  await restore(1);
  assert.equal((await mine(url)).status, 200);
  await site.call(`/workshop.php?id=${event.id}`, { method: 'DELETE', headers });
  assert.equal((await mine(url)).status, 404);
});

test('applicants are told that their application came, what was decided, and that a place became free', async () => {
  const { apply, mails, decide, mine } = await siteWithPlaces();
  const first = (await apply({ homeAddress: 'Ulica šljiva 5', homePhone: '061 222 333' })).body.url;
  const second = (await apply({ lang: 'en' })).body.url;
  const received = await mails();
  assert.deepEqual(
    received.map(({ template, to_address }) => [template, to_address]),
    [
      ['application-received', 'osoba1@primjer.ba'],
      ['application-received', 'osoba2@primjer.ba'],
    ],
  );
  assert.ok(received[0]?.text.includes(first) && received[1]?.text.includes(second));
  assert.match(received[1]?.text ?? '', /number 1 on the waiting list/);
  assert.doesNotMatch(JSON.stringify(received), /šljiva|061/);
  assert.deepEqual((await decide([1], 'declined', { message: 'Vidimo se na proljeće.' })).body, {
    changed: 1,
    mails: 1,
  });
  assert.deepEqual((await mails())[2]?.template, 'application-place-free');
  assert.match((await mails())[3]?.text ?? '', /Vidimo se na proljeće/);
  assert.equal((await mine(second)).body.status, 'accepted');
});

test('a correction is a version, and so is a decision, with who made it', async () => {
  const { apply, send, decide, site, list, headers } = await siteWithPlaces('workshop', {
    admission: 'manual',
  });
  await apply();
  const { status, body } = await send(
    '/applications?id=1',
    { lastName: 'Hodžić', note: 'Vegetarijanka', version: 1 },
    'PUT',
  );
  assert.deepEqual([status, body.last_name, body.note, body.version], [200, 'Hodžić', 'Vegetarijanka', 2]);
  assert.equal((await send('/applications?id=1', { city: 'Tuzla', version: 1 }, 'PUT')).status, 409);
  assert.equal((await send('/applications?id=9', { city: 'Tuzla' }, 'PUT')).status, 404);
  await decide([1], 'accepted');
  assert.deepEqual((await send('/applications/attendance', { ids: [1], attended: true })).body, {
    changed: 1,
  });
  const [found] = await list();
  assert.deepEqual([found?.attended, found?.version, found?.decided_by?.id], [true, 4, 1]);
  assert.equal((await list('&search=hodžić')).length, 1);
  type Version = { version: number; changed: string[]; by: { id: number } | null };
  const versions = (await site.call<Version[]>('/versions?type=application&id=1', { headers })).body;
  assert.deepEqual(
    versions.map(({ version, changed, by }) => [version, changed, by?.id]),
    [
      [4, ['attended'], 1],
      [3, ['status'], 1],
      [2, ['lastName', 'note'], 1],
      [1, [], undefined],
    ],
  );
  const shown = await site.call<{ item: Fields }>('/versions?type=application&id=1&version=1', { headers });
  const { item } = shown.body;
  assert.deepEqual([item.last_name, item.note, item.status, item.version], ['Đurić', '', 'received', 1]);
  const restored = await send('/versions/restore', { type: 'application', id: 1, version: 1 });
  assert.equal(restored.status, 200);
  const { last_name, note, status: kept, version } = restored.body;
  assert.deepEqual([last_name, note, kept, version], ['Đurić', '', 'accepted', 5]);
  assert.equal((await site.call('/versions?type=application&id=9', { headers })).status, 404);
});
