import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteWithPlaces } from '../testing/site-with-places.ts';

type Rendered = { subject: string; text: string; html: string };

test('the preview of a decision is the message that is sent then', async () => {
  const { apply, decide, send, mails, standings } = await siteWithPlaces('workshop', { admission: 'manual' });
  for (const lang of ['bs', 'bs', 'en']) await apply({ lang });
  await decide([1], 'waiting', { notify: false });
  const message = 'Donesite <b>laptop</b>.';
  const preview = await send<Rendered>('/applications/decide/preview', { id: 3, status: 'waiting', message });
  assert.equal(preview.status, 200);
  assert.match(preview.body.text, /: You are number 2 on the waiting list;/, 'no place was taken');
  assert.match(preview.body.html, /Donesite &lt;b&gt;laptop/);
  assert.deepEqual(await standings(), ['waiting 1', 'received', 'received'], 'a look decides nothing');
  await decide([3], 'waiting', { message });
  assert.equal((await mails()).at(-1)?.text, preview.body.text);
  assert.equal((await send('/applications/decide/preview', { id: 9, status: 'accepted' })).status, 404);
  assert.equal((await send('/applications/decide/preview', { id: 1, status: 'gone' })).status, 422);
});

test('who is moved to the waiting list is told the position that is left once the place is given on', async () => {
  const { apply, decide, mails, standings } = await siteWithPlaces();
  for (let count = 0; count < 3; count += 1) await apply({ lang: 'en' });
  await decide([1], 'waiting');
  assert.deepEqual(await standings(), ['waiting 2', 'accepted', 'waiting 1']);
  const decision = (await mails()).findLast(({ template }) => template === 'application-decided');
  assert.match(decision?.text ?? '', /You are number 2 on the waiting list/);
});

test('a message goes to each applicant by itself, once to an address', async () => {
  const { apply, send, site, headers, mails } = await siteWithPlaces('workshop', { admission: 'manual' });
  for (const email of ['amra@primjer.ba', 'damir@primjer.ba', 'Amra@primjer.ba'])
    await apply({ email, lang: 'en' });
  const before = (await mails()).length;
  const body = { ids: [1, 2, 3], subject: 'Sala\r\nBcc: x@y.ba', text: 'Počinjemo u sali 2.' };
  const { status, body: answer } = await send('/applications/message', body);
  assert.deepEqual([status, answer], [201, { mails: 2 }]);
  const sent = (await mails()).slice(before);
  assert.deepEqual(sent.map(({ to_address }) => to_address.toLowerCase()).sort(), [
    'amra@primjer.ba',
    'damir@primjer.ba',
  ]);
  assert.ok(sent.every(({ text }) => text.startsWith('Počinjemo u sali 2.')));
  const { items } = (
    await site.call<{ items: { subject: string; status: string }[] }>(
      '/mails?aboutType=application&aboutId=2',
      { headers },
    )
  ).body;
  assert.deepEqual(
    items.map(({ status }) => status),
    ['held', 'held'],
  );
  assert.equal(items[0]?.subject, 'Sala Bcc: x@y.ba');
});

test('a message that cannot be sent to all is sent to none, and one said twice is sent once', async () => {
  const { apply, site, headers, mails } = await siteWithPlaces('workshop', { admission: 'manual' });
  await apply();
  const before = (await mails()).length;
  const send = (fields: object) =>
    site.call('/applications/message', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'once' },
      body: JSON.stringify({ ids: [1], subject: 'Sala', text: 'Sala 2', ...fields }),
    });
  assert.equal((await send({ ids: [1, 9] })).status, 404);
  for (const wrong of [{ ids: [] }, { subject: ' ' }, { text: '' }])
    assert.equal((await send(wrong)).status, 422);
  assert.equal((await mails()).length, before);
  assert.equal((await send({})).status, 201);
  assert.equal((await send({})).status, 201);
  assert.equal((await mails()).length, before + 1);
  assert.equal((await site.call('/applications/message', { method: 'POST' })).status, 401);
});

test('messages about an application can say when and where the event is', async () => {
  const { apply, decide, send, mails } = await siteWithPlaces('workshop', {
    finishedAt: '2026-12-22',
    time: '08:15',
    location: 'Tuzla',
  });
  const names = ['application-received', 'application-place-free', 'application-decided'];
  for (const name of names) {
    const texts = { subject: '{{event}}', body: '{{days}}|{{time}}|{{location}}|' };
    assert.equal((await send('/mail-templates', { name, lang: 'en', ...texts }, 'PUT')).status, 200);
  }
  for (let count = 0; count < 2; count += 1) await apply({ lang: 'en' });
  await decide([1], 'declined');
  assert.deepEqual(
    (await mails()).map(({ template, text }) => [template, text.split('\n')[0]]),
    ['application-received', ...names].map(name => [name, '20–22\u00a0December\u00a02026|08:15|Tuzla|']),
  );
});
