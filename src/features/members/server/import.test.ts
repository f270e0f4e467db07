import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import type { ImportOutcome, Member } from '../schemas.ts';

const row = (email: string, changes: object = {}) => ({
  ...{ firstName: 'Amra', lastName: 'Kovač', email },
  ...changes,
});

async function siteWithFile() {
  const site = await createTestSite();
  const headers = await site.signIn();
  const stored = await create<Member>(site, 'member', {
    email: 'Stara@primjer.ba',
    city: 'Tuzla',
    number: '1',
  });
  const send = async (rows: readonly object[], options: object = {}) => {
    const init = json({ rows, ...options });
    const { status, body } = await site.call<ImportOutcome>('/members/import', {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    assert.equal(status, 200);
    return body;
  };
  const members = async () => (await site.call<Member[]>('/members.php', { headers })).body;
  return { site, stored, send, members };
}

test('a look says what every row would become, and writes nothing', async () => {
  const { site, stored, send, members } = await siteWithFile();
  const rows = [
    row('nova@primjer.ba', { number: '2', paidUntil: '2026-12-31', status: 'former' }),
    row('stara@primjer.ba'),
    row('nije adresa', { lastName: '' }),
    row('NOVA@primjer.ba'),
    row('druga@primjer.ba', { number: '2' }),
    row('treca@primjer.ba', { paidUntil: '31.12.' }),
  ];
  const before = await site.contents();
  const name = 'Amra Kovač';
  assert.deepEqual(await send(rows), {
    ...{ added: 1, updated: 0 },
    rows: [
      { row: 2, problems: {}, known: { id: stored.id, row: null, name: 'Lejla Đurić' } },
      {
        row: 3,
        problems: {
          lastName: 'Ovo polje je obavezno.',
          email: 'Unesite ispravnu e-mail adresu, npr. ime@primjer.ba',
        },
        known: null,
      },
      { row: 4, problems: {}, known: { id: null, row: 1, name } },
      { row: 5, problems: { number: 'Ovaj broj već ima drugi član.' }, known: null },
      { row: 6, problems: { paidUntil: 'Unesite ispravan datum, npr. 21.11.2026' }, known: null },
    ],
  });
  assert.deepEqual((await site.contents()).tables.members, before.tables.members);
  await send(rows, { confirm: true });
  assert.partialDeepStrictEqual(await members(), [
    { email: 'nova@primjer.ba', number: '2', paid_until: '2026-12-31', status: 'former' },
    { email: 'Stara@primjer.ba' },
  ]);
  assert.partialDeepStrictEqual(await send(rows, { confirm: true }), { added: 0 }, 'the same file again');
});

test('known ones are updated where that is asked for; an empty cell erases nothing', async () => {
  const { stored, send, members } = await siteWithFile();
  const rows = [row('stara@primjer.ba', { number: '1', paidUntil: '2026-12-31', city: '' })];
  assert.partialDeepStrictEqual(await send(rows, { known: 'update', confirm: true }), {
    added: 0,
    updated: 1,
  });
  assert.partialDeepStrictEqual(await members(), [
    { id: stored.id, first_name: 'Amra', city: 'Tuzla', number: '1', paid_until: '2026-12-31', version: 2 },
  ]);
});
