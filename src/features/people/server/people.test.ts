import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { handlers, personalTables } from '#server/features.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { create } from '#server/testing/sample-forms.ts';
import type { KnownPerson, PersonRecord } from '../contract.ts';
import { personalMarks, plantPerson } from '../testing/planted-person.ts';

const marksIn = (content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return personalMarks.filter(mark => text.toLowerCase().includes(mark));
};

test('what is kept about a person is found by name and address, shown and exported as a whole', async () => {
  const { site, headers, email } = await plantPerson();
  const get = <Body>(path: string) => site.call<Body>(path, { headers });
  for (const search of ['ZNAK-IME', 'znak-prezime znak-ime', 'OSOBA@znak', 'znak-pošiljalac']) {
    const { body } = await get<KnownPerson[]>(`/people?search=${encodeURIComponent(search)}`);
    assert.deepEqual(
      body.map(person => person.email.toLowerCase()),
      [email],
      search,
    );
  }
  assert.deepEqual((await get('/people?search=niko')).body, []);
  const {
    status,
    body,
    headers: answered,
  } = await get<PersonRecord>(`/people/record?email=%20${email.toUpperCase()}`);
  assert.equal(status, 200);
  assert.equal(answered.get('cache-control'), 'no-store');
  assert.deepEqual(marksIn(body), personalMarks, 'each form and each earlier version is in the record');
  const counts = Object.entries(body).map(([part, rows]) => [part, rows.length]);
  assert.deepEqual(Object.fromEntries(counts.slice(1)), {
    ...{ applications: 2, questions: 1, members: 2, spam: 3, trash: 3, certificates: 1 },
    ...{ mails: body.mails.length, versions: body.versions.length },
  });
  assert.ok(body.mails.length >= 5 && body.versions.length >= 2);
  assert.deepEqual(Object.keys(body.certificates[0] ?? {}), ['number', 'lang', 'revoked_at']);
  const nobody = await get<PersonRecord>('/people/record?email=niko@primjer.ba');
  assert.deepEqual([nobody.status, ...Object.values(nobody.body).slice(1).flat()], [200]);
  const file = await site.request(`/api/people/export?email=${email}`, { headers });
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  assert.deepEqual(Object.keys(files), ['podaci.json', 'podaci.html']);
  for (const content of Object.values(files)) assert.deepEqual(marksIn(strFromU8(content)), personalMarks);
  assert.match(strFromU8(files['podaci.html'] ?? new Uint8Array()), /&lt;znak-poruka&gt;/);
});

test('every form that takes an address is planted, and every table that keeps one is declared', async () => {
  const shapeOf = (schema: object = {}) => ('shape' in schema ? (schema.shape as object) : {});
  const forms = handlers
    .map(({ endpoint }) => endpoint)
    .filter(({ body }) => 'email' in shapeOf(body?.schema));
  const ofPeople = ['applyForMembership', 'createApplication', 'createMember', 'createQuestion'];
  const corrections = ['correctMyApplication', 'updateApplication', 'updateMember'];
  const ofAccounts = ['createAccount', 'login', 'requestPasswordReset'];
  assert.deepEqual(forms.map(({ name }) => name).sort(), [...ofPeople, ...corrections, ...ofAccounts].sort());
  const { site } = await plantPerson();
  const { tables } = await site.contents();
  const keeping = Object.keys(tables).filter(name => marksIn(tables[name]).length > 0);
  assert.deepEqual(keeping.sort(), personalTables.map(({ table }) => table).sort());
});

test('what has been kept for its time leaves a mark nowhere but with the members', async () => {
  const { site } = await plantPerson();
  await site.db.insertInto('retention').values({ kind: 'applications', months: 1 }).execute();
  site.setClock('2029-01-01T12:00:00.000Z');
  await startHousekeeping(site.services).stop();
  const { tables } = await site.contents();
  const keeping = Object.keys(tables).filter(name => marksIn(tables[name]).length > 0);
  assert.deepEqual(keeping, ['members']);
  assert.deepEqual(marksIn(site.logged), []);
});

test('a person is erased from every table, and the freed place goes to who waits', async () => {
  const { site, headers, email, number, memberCall, standings } = await plantPerson();
  assert.deepEqual(await standings(), ['accepted', 'waiting 1', 'waiting 2']);
  assert.deepEqual(marksIn(await site.contents()), personalMarks);
  const { status, body } = await site.call<{ counts: object; erased_at: string }>(`/people?email=${email}`, {
    method: 'DELETE',
    headers,
  });
  assert.equal(status, 200);
  assert.deepEqual(marksIn(body), [], 'the receipt names nobody');
  assert.partialDeepStrictEqual(body.counts, { applications: 3, questions: 2, members: 3, spam: 3 });
  assert.deepEqual(marksIn(await site.contents()), []);
  assert.deepEqual(marksIn([...site.backups.files.values()].map(bytes => Buffer.from(bytes).toString())), []);
  assert.deepEqual(marksIn(site.logged), []);
  assert.deepEqual(await standings(), ['accepted']);
  const told = await site.db.selectFrom('mails').select(['template', 'to_address']).execute();
  assert.ok(told.some(mail => mail.template === 'place-free' || mail.to_address === 'druga@primjer.ba'));
  const check = await site.call(`/certificates?number=${number}`);
  assert.partialDeepStrictEqual(check.body, { status: 'revoked', name: null, number });
  const again = await memberCall();
  assert.deepEqual([again.status, (again.body as { id: number }).id > 2], [201, true], 'no kept response');
  assert.equal((await site.call(`/people?email=niko@primjer.ba`, { method: 'DELETE', headers })).status, 200);
});

test('only the very address is erased: none that contains it, and nothing that has the number of what goes', async () => {
  const { site, headers, apply, send } = await siteWithPlaces();
  const { id } = (await apply({ email: 'ivana@primjer.ba' })).body;
  assert.equal(id, 1);
  await send('/applications/attendance', { ids: [id], attended: true });
  await site.call(`/certificates?application=${id}`, { headers });
  for (const email of ['ana@primjer.ba', 'ivana@primjer.ba']) await create(site, 'question', { email });
  const counts = async (email: string) => {
    const { body } = await site.call<PersonRecord>(`/people/record?email=${email}`, { headers });
    const { email: _, ...parts } = body;
    return Object.fromEntries(Object.entries(parts).map(([part, rows]) => [part, rows.length]));
  };
  const [none, others] = [await counts('niko@primjer.ba'), await counts('ivana@primjer.ba')];
  assert.partialDeepStrictEqual(others, { applications: 1, questions: 1, certificates: 1 });
  assert.equal((await counts('ana@primjer.ba')).questions, 1);
  await site.call('/people?email=ana@primjer.ba', { method: 'DELETE', headers });
  assert.deepEqual(await counts('ana@primjer.ba'), none);
  assert.deepEqual(await counts('ivana@primjer.ba'), others);
});
