import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetPast } from '#server/testing/forget-past.ts';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';

const sentAt = '2026-11-21T09:30:00.000Z';

async function siteWithWorkshop() {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  const { id: workshopId } = await create(site, 'workshop');
  const read = async <Body = Fields[]>(path: string) => (await site.call<Body>(path, { headers })).body;
  return {
    site,
    workshopId,
    ask: (changes: Fields = {}) => create(site, 'question', changes),
    apply: (changes: Fields = {}) => create(site, 'application', { workshopId, ...changes }),
    read,
    suspects: (query = 'kind=question') => read(`/suspects?${query}`),
    applications: () => read(`/applications.php?id=${workshopId}&application_type=workshop`),
    act: async (method: string, id: number | string) =>
      (await site.call(`/suspects?id=${id}`, { method, headers })).status,
  };
}

test('a post without anything of ours is never suspected, however quickly it comes and whatever it says', async () => {
  const { ask, apply, read, applications, site } = await siteWithWorkshop();
  await ask({ message: 'https://primjer.ba/ <a href="x">' });
  await apply({ firm: 'https://primjer.ba/' });
  assert.equal((await read('/questions.php')).length, 1);
  assert.equal((await applications()).length, 1);
  assert.deepEqual((await site.contents()).tables.suspects, []);
});

test('a suspected message is answered as any, kept apart with all that it said, and counted nowhere', async () => {
  const { ask, read, suspects } = await siteWithWorkshop();
  assert.deepEqual(await ask({ website: 'primjer.ba' }), { id: 1 });
  await ask({ message: 'Vidi www.primjer.ba', openForMs: 200 });
  assert.deepEqual(await suspects(), [
    {
      id: 2,
      name: 'Adnan',
      email: 'adnan@primjer.ba',
      text: 'Vidi www.primjer.ba',
      reason: 'haste',
      created_at: sentAt,
    },
    {
      id: 1,
      name: 'Adnan',
      email: 'adnan@primjer.ba',
      text: 'Kada je sljedeća radionica?',
      reason: 'trap',
      created_at: sentAt,
    },
  ]);
  assert.deepEqual(await read('/questions.php'), []);
  const { questions, latest_questions } = await read<{ questions: number; latest_questions: object[] }>(
    '/overview.php',
  );
  assert.deepEqual([questions, latest_questions], [0, []]);
});

test('what is no spam comes among the messages as of when it was sent, once', async () => {
  const { site, ask, read, suspects, act } = await siteWithWorkshop();
  await ask({ name: ' Amra ', website: 'primjer.ba' });
  site.setClock('2026-11-23T08:00:00.000Z');
  assert.equal(await act('POST', 1), 200);
  assert.deepEqual(await read('/questions.php'), [
    {
      id: 1,
      name: 'Amra',
      email: 'adnan@primjer.ba',
      message: 'Kada je sljedeća radionica?',
      lang: 'bs',
      created_at: sentAt,
      status: 'new',
      answer: null,
      answered_at: null,
      answered_by: null,
    },
  ]);
  assert.equal((await read('/questions.php?search=amra')).length, 1);
  assert.deepEqual(await suspects(), []);
  assert.deepEqual([await act('POST', 1), await act('DELETE', 1)], [404, 404]);
});

test('an application is kept apart by its event, and freed with the consent as it was given', async () => {
  const { site, workshopId, apply, read, suspects, applications, act } = await siteWithWorkshop();
  await apply({ website: 'x', firm: 'Institut', city: 'Tuzla' });
  assert.deepEqual(await applications(), []);
  const count = () => read<{ count: number }>(`/applications.php?action=count&id=${workshopId}`);
  assert.deepEqual(await count(), { count: 0 });
  const list = await suspects(`kind=application&event=${workshopId}`);
  assert.deepEqual(
    list.map(({ name, text, reason }) => ({ name, text, reason })),
    [{ name: 'Lejla Đurić', text: 'Institut · Tuzla · redovni član', reason: 'trap' }],
  );
  assert.deepEqual(await suspects(`kind=application&event=${workshopId + 1}`), []);
  assert.deepEqual(await suspects(), []);
  // Accepted even after the event, because the form was open when it was sent.
  site.setClock('2026-11-23T08:00:00.000Z');
  assert.equal(await act('POST', 1), 200);
  assert.deepEqual(await count(), { count: 1 });
  const [{ firm, created_at, consent_at, is_repeated } = {}] = await applications();
  assert.deepEqual([firm, created_at, consent_at, is_repeated], ['Institut', sentAt, sentAt, false]);
});

test('rules come first: what is refused is not kept apart either', async () => {
  const { site, apply, ask } = await siteWithWorkshop();
  await assert.rejects(() => ask({ website: 'x', email: 'adnan' }), /validation/);
  await assert.rejects(() => apply({ website: 'x', applicationType: 'congress' }), /not_found/);
  site.setClock('2099-01-01T08:00:00.000Z');
  await assert.rejects(() => apply({ website: 'x' }), /applications_closed/);
  assert.deepEqual((await site.contents()).tables.suspects, []);
});

test('a suspect is deleted by itself, and with its event', async () => {
  const { site, workshopId, ask, apply, act } = await siteWithWorkshop();
  await ask({ website: 'x' });
  await ask({ website: 'x' });
  await apply({ website: 'x' });
  assert.equal(await act('DELETE', 1), 200);
  const headers = await site.signIn();
  await site.call(`/workshop.php?id=${workshopId}`, { method: 'DELETE', headers });
  assert.equal(await act('DELETE', 3), 404, 'it is in the trash with its event');
  await forgetPast(site);
  const left = (await site.contents()).tables.suspects as { id: number }[];
  assert.deepEqual(
    left.map(({ id }) => id),
    [2],
  );
  for (const id of ['', '0', 'x', '99']) assert.equal(await act('DELETE', id), 404);
});
