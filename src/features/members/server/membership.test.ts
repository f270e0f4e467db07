import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { consentVersion } from '../consent.ts';
import { siteOfMembers } from '../testing/site-of-members.ts';

const now = '2026-11-21T09:30:00.000Z';

test('who applies is answered with an id alone, and is a member who has applied', async () => {
  const { apply, members } = await siteOfMembers();
  const { status, body } = await apply({ city: 'Tuzla', status: 'active', number: '1', note: 'x' });
  assert.deepEqual({ status, body }, { status: 201, body: { id: 1 } });
  const [member] = await members();
  assert.partialDeepStrictEqual(member, {
    ...{ first_name: 'Đurđa', city: 'Tuzla', status: 'applied', number: '', note: '', paid_until: null },
    ...{ lang: 'bs', consent_at: now, consent_version: consentVersion, notice_version: 1, created_at: now },
  });
});

test('the consent is asked for, and the rules are those of every person', async () => {
  const { apply, members } = await siteOfMembers();
  for (const consent of [undefined, null, false, 'false', 'yes'])
    assert.deepEqual(
      [(await apply({ consent })).status, Object.keys((await apply({ consent })).body.fields)],
      [422, ['consent']],
    );
  assert.deepEqual(Object.keys((await apply({ email: 'x', firstName: '' })).body.fields).sort(), [
    'email',
    'firstName',
  ]);
  assert.deepEqual(await members(), []);
});

test('nobody learns who is a member: a second application is taken and marked', async () => {
  const { site, apply, members } = await siteOfMembers();
  await create(site, 'member', { email: 'Djurdja@Primjer.ba' });
  const answers = [await apply(), await apply({ email: 'nova@primjer.ba' })];
  assert.deepEqual(
    answers.map(({ status, body }) => [status, Object.keys(body)]),
    [
      [201, ['id']],
      [201, ['id']],
    ],
  );
  assert.deepEqual(
    (await members('status=applied')).map(({ is_repeated }) => is_repeated),
    [false, true],
  );
});

test('said twice with one key it is one application', async () => {
  const { apply, members } = await siteOfMembers();
  const key = { 'Idempotency-Key': 'a' };
  const [first, second] = [await apply({}, key), await apply({}, key)];
  assert.deepEqual([first.body, first.status], [second.body, second.status]);
  assert.equal((await apply({ city: 'Zenica' }, key)).status, 422);
  assert.equal((await members()).length, 1);
});

test('a receipt goes to the applicant in the language of the form, without what was typed, and the association hears', async () => {
  const { apply, mails } = await siteOfMembers({ mail: { notified: ['ured@primjer.ba'] } });
  await apply({ city: 'Znak' }, { 'Accept-Language': 'en' });
  await apply({ lang: 'bs', email: 'druga@primjer.ba' }, { 'Accept-Language': 'en' });
  assert.deepEqual(
    (await mails()).map(({ to, lang, about }) => [to, lang, about]),
    [
      ['druga@primjer.ba', 'bs', { type: 'member', id: 2 }],
      ['ured@primjer.ba', 'bs', null],
      ['djurdja@primjer.ba', 'en', { type: 'member', id: 1 }],
    ],
  );
  assert.match((await mails())[1]?.subject ?? '', /1 nova prijava za članstvo/);
});

test('what a program fills in is set apart, and comes back with its time and receipt', async () => {
  const { call, apply, members, mails } = await siteOfMembers();
  assert.equal((await apply({ website: 'x' })).status, 201);
  assert.deepEqual([await members(), await mails()], [[], []]);
  const [suspect] = (await call<{ id: number; name: string }[]>('/suspects?kind=membership')).body;
  assert.equal(suspect?.name, 'Đurđa Šćepanović');
  await call(`/suspects?id=${suspect?.id}`, { method: 'POST' });
  assert.partialDeepStrictEqual(await members(), [{ status: 'applied', notice_version: 1, created_at: now }]);
  assert.equal((await mails()).length, 1);
});

test('the same application is limited as other repeated posts are', async () => {
  const { apply } = await siteOfMembers({ isThrottled: true });
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await apply()).status);
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429]);
});
