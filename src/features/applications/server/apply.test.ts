import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventKinds } from '#features/events/kinds.ts';
import { consentVersion } from '#features/members/consent.ts';
import { create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, rawMultipart, type TestSite } from '#server/testing/test-site.ts';
import type { Application } from '../schemas.ts';

type Refusal = { error: string; code: string; fields?: Record<string, string> };

const now = '2026-11-21T09:30:00.000Z';

async function siteWithEvent(kind: (typeof eventKinds)[number] = 'workshop', changes: Fields = {}) {
  const site = await createTestSite({ isThrottled: false });
  const { id } = await create(site, kind, changes);
  const application = { ...sampleForms.application, workshopId: id, applicationType: kind };
  return {
    site,
    id,
    apply: <Body = Refusal>(changes: Fields = {}, headers: Record<string, string> = {}) => {
      const init = json({ ...application, ...changes });
      return site.call<Body>('/applications.php', { ...init, headers: { ...init.headers, ...headers } });
    },
    stored: async () => {
      const headers = await site.signIn();
      const path = `/applications.php?id=${id}&application_type=${kind}`;
      return (await site.call<Application[]>(path, { headers })).body;
    },
  };
}

async function assertNothingStored(site: TestSite) {
  assert.deepEqual((await site.contents()).tables.applications, []);
}

const optional: [field: string, column: string, value: string][] = [
  ['birthYear', 'birth_year', 'oko 1980.'],
  ['faculty', 'faculty', 'Prirodno-matematički fakultet'],
  ['professionalDegree', 'professional_degree', 'dipl. ing.'],
  ['scientificDegree', 'scientific_degree', 'dr. sc.'],
  ['firm', 'firm', 'Institut "Ćiro" d.o.o.'],
  ['workAddress', 'work_address', 'Zmaja od Bosne 33'],
  ['workPhone', 'work_phone', '+387 33 / 111-222'],
  ['workPostalCode', 'work_postal_code', '71000'],
  ['homeAddress', 'home_address', 'Ulica šljiva 5'],
  ['homePhone', 'home_phone', '061 222 333'],
  ['homePostalCode', 'home_postal_code', 'BA-71210'],
  ['city', 'city', 'Ilidža'],
  ['scientificActivity', 'scientific_activity', 'enzimi'],
  ['specialization', 'specialization', 'klinička biohemija'],
];
const sent = Object.fromEntries(optional.map(([field, , value]) => [field, value]));
const given = Object.fromEntries(optional.map(([, column, value]) => [column, value]));
const empty = Object.fromEntries(optional.map(([, column]) => [column, '']));

/** The application made from the sample form, as the API returns it. */
const answered = {
  id: 1,
  first_name: 'Lejla',
  last_name: 'Đurić',
  email: 'lejla@primjer.ba',
  membership_type: 'redovni član',
  created_at: now,
  lang: 'bs',
  consent_at: now,
  consent_version: consentVersion,
  notice_version: null,
  is_repeated: false,
  ...{ status: 'received', position: null, note: '', attended: null },
  ...{ version: 1, updated_at: null, decided_at: null, decided_by: null },
};

test('an application is answered with its id and the page of its applicant; every field is stored under its own name', async () => {
  const { apply, stored } = await siteWithEvent();
  const { status, body } = await apply({ ...sent, membershipType: 'počasni član' });
  assert.equal(status, 201);
  const { id, url } = body as unknown as { id: number; url: string };
  assert.equal(id, 1);
  assert.match(url, /^\/prijava\/[\w-]{43}$/);
  assert.deepEqual(await stored(), [{ ...answered, ...given, membership_type: 'počasni član' }]);
});

test('what is optional is empty where it is left out, and the membership the ordinary one', async () => {
  const { apply, stored } = await siteWithEvent();
  const blank = Object.fromEntries(optional.map(([field]) => [field, ' ']));
  assert.equal((await apply()).status, 201);
  assert.equal((await apply({ ...blank, email: 'b@primjer.ba' })).status, 201);
  const second = { ...answered, ...empty, id: 2, email: 'b@primjer.ba' };
  assert.deepEqual(await stored(), [second, { ...answered, ...empty }]);
});

for (const kind of eventKinds) {
  test(`${kind}: the id is a number or its text, anything else finds no event`, async () => {
    const { site, id, apply, stored } = await siteWithEvent(kind);
    const other = (await create(site, 'news')).id;
    assert.equal(other, id, 'a number that means something else elsewhere');
    const unknown = [undefined, null, '', 0, -1, 1.5, id + 1, '1e0', '01', '+1', '0x1', ' ', 'abc', true];
    for (const workshopId of [...unknown, [id], {}, '9'.repeat(30), 1e21]) {
      const { status, body } = await apply({ workshopId });
      assert.deepEqual([status, body.code], [404, 'not_found'], String(workshopId));
    }
    await assertNothingStored(site);
    assert.equal((await apply({ workshopId: id })).status, 201);
    assert.equal((await apply({ workshopId: String(id) })).status, 201);
    assert.equal((await stored()).length, 2);
  });

  test(`${kind}: an application of another kind, of none or of an unknown one finds no event`, async () => {
    const { site, apply } = await siteWithEvent(kind);
    const others = eventKinds.filter(other => other !== kind);
    for (const applicationType of [
      ...[...others, undefined, '', kind.toUpperCase(), `${kind},${kind}`, 'news'],
      ...[5, null, [kind], 'x'.repeat(301)],
    ]) {
      const { status, body } = await apply({ applicationType }, { 'Accept-Language': 'en' });
      const error = 'What you are looking for does not exist or has been removed.';
      const expected = { status: 404, body: { error, code: 'not_found' } };
      assert.deepEqual({ status, body }, expected, String(applicationType));
    }
    await assertNothingStored(site);
  });
}

test('consent is stored with its moment and wording, and null where it was not asked for', async () => {
  const { site, apply, stored } = await siteWithEvent();
  site.setClock('2026-11-21T22:15:00.125Z');
  for (const consent of [true, 'true', '1', undefined]) assert.equal((await apply({ consent })).status, 201);
  const agreed = [consentVersion, '2026-11-21T22:15:00.125Z'];
  const found = (await stored()).reverse().map(row => [row.consent_version, row.consent_at]);
  assert.deepEqual(found, [agreed, agreed, agreed, [null, null]]);
});

test('a refused consent is a problem of its field, and nothing is stored', async () => {
  const { site, apply } = await siteWithEvent();
  for (const [consent, language, error, problem] of [
    [false, 'bs', 'Provjerite unesene podatke.', 'Za prijavu je potrebna saglasnost.'],
    [false, 'en', 'Please check what you entered.', 'Applying needs your consent.'],
    ['false', 'en', 'Please check what you entered.', 'Applying needs your consent.'],
    ['0', 'en', 'Please check what you entered.', 'Applying needs your consent.'],
    ['da', 'en', 'Please check what you entered.', 'Choose one of the values offered.'],
  ]) {
    const { status, body } = await apply({ consent }, { 'Accept-Language': String(language) });
    const expected = { error, code: 'validation', fields: { consent: problem } };
    assert.deepEqual({ status, body }, { status: 422, body: expected }, `${consent} ${language}`);
  }
  await assertNothingStored(site);
});

const closings: [what: string, finishedAt: string, lastMoment: string][] = [
  ['in winter', '2026-12-31', '2026-12-31T22:59:59.999Z'],
  ['in summer', '2027-07-10', '2027-07-10T21:59:59.999Z'],
  ['on the day when clocks go forward', '2027-03-28', '2027-03-28T21:59:59.999Z'],
  ['on the day when they go back', '2027-10-31', '2027-10-31T22:59:59.999Z'],
];

for (const kind of eventKinds) {
  test(`${kind}: applications close with the last day in Sarajevo, and nothing is stored then`, async () => {
    for (const [what, finishedAt, lastMoment] of closings) {
      const { site, apply, stored } = await siteWithEvent(kind, { finishedAt });
      site.setClock(lastMoment);
      assert.equal((await apply()).status, 201, what);
      site.setClock(new Date(Date.parse(lastMoment) + 1).toISOString());
      const { status, body } = await apply();
      const expected = { error: 'Prijave su zatvorene.', code: 'applications_closed' };
      assert.deepEqual({ status, body }, { status: 409, body: expected }, what);
      assert.equal((await stored()).length, 1, what);
    }
  });

  test(`${kind}: an event whose form is off takes none, one that has yet to begin does`, async () => {
    const applying = await siteWithEvent(kind, { showForm: false });
    const { status, body } = await applying.apply({}, { 'Accept-Language': 'en' });
    const expected = { error: 'Applications are closed.', code: 'applications_closed' };
    assert.deepEqual({ status, body }, { status: 409, body: expected });
    await assertNothingStored(applying.site);
    const later = await siteWithEvent(kind, { startedAt: '2027-01-10', finishedAt: '2027-01-10' });
    assert.equal((await later.apply()).status, 201);
  });
}

test('fields that are not of the form are ignored', async () => {
  const { apply, stored } = await siteWithEvent();
  await apply();
  const set = { id: 77, event_id: 5, email_key: 'x', created_at: '1999-01-01', consent_at: 'x' };
  const other = { is_repeated: true, first_name: 'x', search: 1, constructor: 'x' };
  const decided = { status: 'accepted', note: 'x', attended: true, version: 9 };
  assert.equal((await apply({ ...set, ...other, ...decided, email: 'b@primjer.ba' })).status, 201);
  const [second, first] = await stored();
  assert.deepEqual(second, { ...first, id: 2, email: 'b@primjer.ba' });
});

test('only JSON is taken, and only an object', async () => {
  const { site, id } = await siteWithEvent();
  const fields = { ...sampleForms.application, workshopId: id };
  const whole = JSON.stringify(fields);
  const post = async (type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const init = { method: 'POST', headers: { 'Content-Type': type }, body };
    return (await site.call('/applications.php', init)).status;
  };
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  assert.equal(await post('application/x-www-form-urlencoded', form.toString()), 415);
  const { type, bytes } = rawMultipart({ ...fields, workshopId: String(id), consent: 'true' });
  assert.equal(await post(type, bytes), 415);
  for (const other of ['text/plain', 'text/html', '']) assert.equal(await post(other, whole), 415, other);
  for (const body of ['', '{', `${whole}x`, `[${whole}]`, 'null', '1', '"text"', 'true'])
    assert.equal(await post('application/json', body), 400, body);
  assert.equal(await post('application/json', new Uint8Array(Buffer.from('{"city":"\xe6"}', 'latin1'))), 400);
  assert.equal(await post('application/json', `"${'x'.repeat(1024 * 1024)}"`), 413);
  await assertNothingStored(site);
  assert.equal(await post('application/json; charset=utf-8', whole), 201);
});
