import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventKinds } from '#features/events/kinds.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { insertRows } from '#server/testing/bulk-rows.ts';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { siteWithPlaces } from '../testing/site-with-places.ts';

const days = { startedAt: '2026-12-27', finishedAt: '2026-12-28' };

/** An event with an accepted, a waiting, a declined and a withdrawn applicant. */
async function siteWithApplicants(...options: Parameters<typeof siteWithPlaces>) {
  const place = await siteWithPlaces(...options);
  for (let count = 0; count < 4; count += 1) await place.apply();
  await place.decide([3], 'declined', { notify: false });
  await place.decide([4], 'withdrawn', { notify: false });
  return {
    ...place,
    /** The messages about changes of the event. */
    told: async () => {
      const columns = ['template', 'to_address', 'lang', 'subject', 'text', 'about_id'] as const;
      const mails = place.site.db.selectFrom('mails').select(columns).where('template', 'like', 'event-%');
      return mails.orderBy('id').execute();
    },
    recipients: async (query: string) => {
      const { status, body } = await place.site.call<{ count: number }>(`/applications/recipients?${query}`, {
        headers: place.headers,
      });
      return status === 200 ? body.count : status;
    },
  };
}

for (const kind of eventKinds) {
  test(`who has applied to a ${kind} is told of new days and a new place, if the update says so`, async () => {
    const { update, told } = await siteWithApplicants(kind);
    await update({ ...days, location: 'Zenica' });
    assert.deepEqual(await told(), []);
    await update({
      startedAt: '2026-12-29',
      finishedAt: '2026-12-30',
      location: 'Tuzla',
      notifyApplicants: true,
    });
    const mails = await told();
    assert.deepEqual(
      mails.map(({ template, to_address, about_id }) => [template, to_address, about_id]),
      [
        ['event-changed', 'osoba1@primjer.ba', 1],
        ['event-changed', 'osoba2@primjer.ba', 2],
      ],
    );
    assert.match(
      mails[0]?.text ?? '',
      /\n\nNovi datum: 29\.12\.2026\s– 30\.12\.2026\nNovo mjesto: Tuzla\n\n/,
    );
    assert.doesNotMatch(mails[0]?.text ?? '', /Novo vrijeme/);
  });

  test(`who has applied to a ${kind} is told that it is cancelled, and that it is not after all`, async () => {
    const { update, told } = await siteWithApplicants(kind);
    await update({ cancelled: true, notifyApplicants: 'true' });
    const [mail, ...others] = await told();
    assert.equal(others.length, 1);
    assert.equal(mail?.template, 'event-cancelled');
    assert.match(mail?.subject ?? '', /^Otkazano: /);
    await update({ cancelled: true, notifyApplicants: true });
    assert.equal((await told()).length, 2, 'nothing was changed');
    await update({ cancelled: false, notifyApplicants: true });
    assert.match((await told())[2]?.text ?? '', /\n\nDogađaj se ipak održava\.\n\n/);
  });
}

test('a new time is told, and a change of texts as such', async () => {
  const { update, told } = await siteWithApplicants();
  await update({ time: '17:45', notifyApplicants: true });
  assert.match((await told())[0]?.text ?? '', /\n\nNovo vrijeme: 17:45\n\n/);
  await update({ description: 'Drugi opis.', notifyApplicants: true });
  assert.match((await told())[2]?.text ?? '', /\n\nIzmijenjen je opis događaja\.\n\n/);
});

test('applicants of a pair are told once, each in their language', async () => {
  const { site, event, apply, update, told, recipients } = await siteWithApplicants();
  const english = await create(site, 'workshop', {
    lang: 'en',
    title: 'PCR in English',
    translationOf: event.id,
  });
  await apply({ workshopId: english.id, lang: 'en', email: 'ann@example.org' });
  assert.equal(await recipients(`event=${event.id}`), 3);
  assert.equal(await recipients(`event=${english.id}`), 3);
  await update({ ...days, notifyApplicants: true }, english.id);
  const mails = await told();
  assert.deepEqual(
    mails.map(({ to_address, lang }) => [to_address, lang]),
    [
      ['osoba1@primjer.ba', 'bs'],
      ['osoba2@primjer.ba', 'bs'],
      ['ann@example.org', 'en'],
    ],
  );
  assert.equal(mails[2]?.subject, 'Changed: PCR in English');
  assert.match(mails[2]?.text ?? '', /New date: 27–28\sDecember\s2026/);
  assert.match(mails[2]?.text ?? '', new RegExp(`/radionica/${english.id}\\?lng=en\\n`));
  assert.match(mails[0]?.text ?? '', new RegExp(`/radionica/${event.id}\\n`));
});

test('an update that is refused tells nobody', async () => {
  const { update, told } = await siteWithApplicants();
  const statusOf = async (form: Fields) => (await update({ ...form, notifyApplicants: true })).status;
  assert.equal(await statusOf({ startedAt: '2026-12-30', finishedAt: '2026-12-01' }), 422);
  assert.equal(await statusOf({ ...days, version: 99 }), 409);
  assert.deepEqual(await told(), []);
});

test('nobody is told of what only concerns who has not applied yet', async () => {
  const { update, told } = await siteWithApplicants();
  for (const form of [
    { capacity: 30 },
    { showForm: false },
    { waitingList: false },
    { applyUntil: '2026-12-10T10:00:00.000Z' },
    { image: await samplePicture({ colour: '#ff0000' }) },
  ])
    assert.equal((await update({ ...form, notifyApplicants: true })).status, 200);
  assert.deepEqual(
    (await told()).filter(({ template }) => template === 'event-changed'),
    [],
  );
});

test('both of a pair are told a new place, which the other side may have in its own words by then', async () => {
  const { site, event, apply, update, told } = await siteWithApplicants();
  const side = { lang: 'en', translationOf: event.id, location: 'Sarajevo, Faculty of Science' };
  const english = await create(site, 'workshop', side);
  await apply({ workshopId: english.id, lang: 'en', email: 'ann@example.org' });
  const toldLast = async () => {
    const mails = await told();
    return ['bs', 'en'].map(
      lang => /(?:mjesto|place): (.*)/.exec(mails.findLast(mail => mail.lang === lang)?.text ?? '')?.[1],
    );
  };
  await update({ location: 'Tuzla', notifyApplicants: true });
  assert.deepEqual(await toldLast(), ['Tuzla', 'Tuzla']);
  await update({ location: 'Tuzla, City Hall', notifyApplicants: true }, english.id);
  assert.deepEqual(await toldLast(), ['Tuzla', 'Tuzla, City Hall']);
  await update({ location: 'Zenica, City Hall' }, english.id);
  await update({ location: 'Zenica', notifyApplicants: true });
  assert.deepEqual(await toldLast(), ['Zenica', 'Zenica, City Hall']);
});

test('recipients are counted by status, for administrators, of events that there are', async () => {
  const { site, event, recipients } = await siteWithApplicants();
  const of = (status: string) => recipients(`event=${event.id}&status=${status}`);
  assert.equal(await recipients(`event=${event.id}`), 2);
  assert.deepEqual(
    await Promise.all(['received', 'accepted', 'waiting', 'declined', 'withdrawn'].map(of)),
    [0, 1, 1, 1, 1],
  );
  assert.equal(await of('x'), 422);
  for (const unknown of ['event=99', 'event=x', '']) assert.equal(await recipients(unknown), 404, unknown);
  assert.equal((await site.call(`/applications/recipients?event=${event.id}`)).status, 401);
});

test('everybody is told, however many they are', async () => {
  const { site, event, update } = await siteWithApplicants();
  await insertRows(site.db, 'applications', 2_100, { event_id: event.id, made_for: event.id });
  await update({ ...days, notifyApplicants: true });
  const { count } = await site.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('template', '=', 'event-changed')
    .executeTakeFirstOrThrow();
  assert.equal(count, 2_102);
});
