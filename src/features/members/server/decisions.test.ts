import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { json } from '#server/testing/test-site.ts';
import type { Member } from '../schemas.ts';
import { applyAs, membershipForm, type Refusal, siteOfMembers } from '../testing/site-of-members.ts';

test('accepted ones are active, numbered one after the other, and told', async () => {
  const { site, call, members, mails } = await siteOfMembers();
  const [first, second] = (await applyAs(site, ['a@b.ba', 'c@d.ba'])) as [number, number];
  const old = await create<Member>(site, 'member', { number: '041' });
  const next = (await call<{ next_number: string }>('/member-counts')).body.next_number;
  assert.equal(next, '42');
  const decision = { ids: [first, second, old.id], status: 'active', number: '042', message: 'Dobro došli!' };
  const { body } = await call('/members/decide', json(decision));
  assert.deepEqual(body, { changed: 2, mails: 2 });
  assert.deepEqual(
    (await members()).map(({ number, status, version }) => [number, status, version]),
    [
      ['041', 'active', 1],
      ['043', 'active', 2],
      ['042', 'active', 2],
    ],
  );
  const [mail] = await mails();
  assert.equal(mail?.subject, 'Dobro došli u Udruženje');
  assert.deepEqual((await call('/members/decide', json(decision))).body, { changed: 0, mails: 0 });
  assert.deepEqual(
    (await members('search=043')).map(({ id }) => id),
    [second],
  );
});

test('a number that somebody has is refused at its place, by whichever call', async () => {
  const { site, call, members } = await siteOfMembers();
  const [first, second] = (await applyAs(site, ['a@b.ba', 'c@d.ba'])) as [number, number];
  await create(site, 'member', { number: '8' });
  const refused = async (path: string, body: object, method?: string) => {
    const answer = await call<Refusal>(path, json(body, method));
    return [answer.status, Object.keys(answer.body.fields)];
  };
  const taken = [422, ['number']];
  assert.deepEqual(
    await refused('/members/decide', { ids: [first, second], status: 'active', number: '7' }),
    taken,
  );
  assert.deepEqual(
    await refused('/members/decide', { ids: [first, second], status: 'active', number: 'A' }),
    taken,
  );
  assert.deepEqual(await refused(`/members?id=${first}`, { number: '8' }, 'PUT'), taken);
  assert.deepEqual(await refused('/members.php', { ...membershipForm, number: '8' }), taken);
  assert.equal((await members('status=applied')).length, 2);
});

test('declined ones are in the trash, with a message unless it is switched off', async () => {
  const { site, call, members, mails } = await siteOfMembers();
  const [first, second] = (await applyAs(site, ['a@b.ba', 'c@d.ba'])) as [number, number];
  await call('/members/decide', json({ ids: [first], status: 'declined', message: 'Nažalost.' }));
  await call('/members/decide', json({ ids: [second], status: 'declined', notify: false }));
  assert.deepEqual(await members(), []);
  assert.deepEqual(
    (await mails()).map(({ to }) => to),
    ['a@b.ba', 'c@d.ba', 'a@b.ba'],
  );
  await call('/trash/restore', json({ type: 'member', id: first }));
  assert.deepEqual(
    (await members()).map(({ status }) => status),
    ['applied'],
  );
});

test('who has paid for a year is found among active members, and paying goes forward only', async () => {
  const { site, call, members } = await siteOfMembers();
  const paidUntil = [null, '2025-12-31', '2026-06-30', '2026-12-31', '2027-12-31'];
  for (const [index, day] of paidUntil.entries())
    await create(site, 'member', { paidUntil: day, number: `${index}` });
  await create(site, 'member', { status: 'former', number: '9' });
  const found = async (query: string) => (await members(query)).map(({ number }) => number);
  assert.deepEqual(await found('unpaid=2026'), ['2', '1', '0']);
  assert.deepEqual(await found('paid=2026'), ['4', '3']);
  assert.deepEqual(await found('unpaid=2026&status=former'), ['9']);
  const count = async () => (await call('/member-counts')).body;
  const counts = { applied: 0, active: 5, former: 1, year: 2026, next_number: '10' };
  assert.deepEqual(await count(), { ...counts, unpaid: 3 });
  const { body } = await call('/members/payment', json({ ids: [1, 2, 5], year: 2026 }));
  assert.deepEqual(body, { changed: 2 });
  assert.deepEqual(await found('unpaid=2026'), ['2']);
  assert.equal((await call<Member>('/members?id=5')).body.paid_until, '2027-12-31');
  assert.deepEqual(await count(), { ...counts, unpaid: 1 });
});

test('words to members go once to each address, in one create', async () => {
  const { site, call, mails } = await siteOfMembers();
  for (const email of ['a@b.ba', 'A@b.ba', 'c@d.ba']) await create(site, 'member', { email });
  const message = json({ ids: [1, 2, 3], subject: 'Članarina', text: 'Do petka.' });
  const { status, body } = await call('/members/message', message);
  assert.deepEqual([status, body], [201, { mails: 2 }]);
  assert.deepEqual(new Set((await mails()).map(({ subject }) => subject)), new Set(['Članarina']));
});
