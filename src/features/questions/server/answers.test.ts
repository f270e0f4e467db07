import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Mail, MailSummary } from '#features/mail/contract.ts';
import { create } from '#server/testing/sample-forms.ts';
import { administrator, createTestSite, json } from '#server/testing/test-site.ts';
import type { Question } from '../contract.ts';

async function siteWithQuestions() {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  const send = <Body>(path: string, body: unknown) => {
    const init = json(body);
    return site.call<Body>(path, { ...init, headers: { ...init.headers, ...headers } });
  };
  const get = async <Body>(path: string) => (await site.call<Body>(path, { headers })).body;
  return {
    site,
    ask: async (fields: Record<string, string> = {}) => (await create(site, 'question', fields)).id,
    answer: (id: unknown, text: unknown) => send<Question>('/questions/answer', { id, text }),
    setStatus: (ids: unknown, status: string) =>
      send<{ changed: number }>('/questions/status', { ids, status }),
    read: (query = '') => get<Question[]>(`/questions.php${query}`),
    counts: () => get<Record<string, number>>('/question-counts'),
    mailsAbout: async (id: number) => {
      const { items } = await get<{ items: MailSummary[] }>(`/mails?aboutType=question&aboutId=${id}`);
      return items;
    },
    mail: (id: number) => get<Mail>(`/mails?id=${id}`),
    get,
  };
}

test('an answer goes to who has asked, with the question and a signature, and is kept', async () => {
  const { site, ask, answer, read, mailsAbout, mail } = await siteWithQuestions();
  const id = await ask({ email: 'amra@primjer.ba', message: 'Kada je <b>skupština</b>?\nI gdje?' });
  site.setClock('2026-11-22T08:00:00.000Z');
  const { status, body } = await answer(id, ' U petak.\n\nU Sarajevu. ');
  assert.equal(status, 200);
  assert.deepEqual(
    [body.status, body.answer, body.answered_at, body.answered_by?.email],
    ['answered', 'U petak.\n\nU Sarajevu.', '2026-11-22T08:00:00.000Z', administrator.email],
  );
  assert.deepEqual(await read(), [body]);
  const [sent, received] = await mailsAbout(id);
  assert.equal(received?.subject, 'Primili smo Vašu poruku');
  assert.deepEqual(
    [sent?.to, sent?.subject, sent?.lang, sent?.status],
    ['amra@primjer.ba', 'Odgovor na Vašu poruku', 'bs', 'held'],
  );
  const { text, html } = await mail(sent?.id ?? 0);
  assert.match(
    text,
    /^Poštovani,\n\nU petak\.\n\nU Sarajevu\.\n\nUdruženje .*\n\nVaša poruka od 21\.11\.2026\.?:\n> Kada je <b>skupština<\/b>\?\n> I gdje\?/,
  );
  assert.match(html, /&gt; Kada je &lt;b&gt;skupština/);
});

test('an English question is answered in English', async () => {
  const { site, answer, mailsAbout } = await siteWithQuestions();
  const init = json({ name: 'Ann', email: 'ann@example.org', message: 'When?' });
  const { body } = await site.call<{ id: number }>('/questions.php', {
    ...init,
    headers: { ...init.headers, 'Accept-Language': 'en' },
  });
  await answer(body.id, 'On Friday.');
  const [sent] = await mailsAbout(body.id);
  assert.deepEqual([sent?.lang, sent?.subject], ['en', 'Our answer to your message']);
});

test('the same answer again sends nothing; another one is sent too', async () => {
  const { ask, answer, mailsAbout, read } = await siteWithQuestions();
  const id = await ask();
  const first = await answer(id, 'U petak.');
  assert.deepEqual((await answer(id, 'U petak. ')).body, first.body);
  assert.equal((await mailsAbout(id)).length, 2);
  assert.equal((await answer(id, 'Ipak u subotu.')).status, 200);
  assert.equal((await mailsAbout(id)).length, 3);
  assert.equal((await read())[0]?.answer, 'Ipak u subotu.');
});

test('what is no answer, or to no question, changes and sends nothing', async () => {
  const { site, ask, answer, mailsAbout, read } = await siteWithQuestions();
  const id = await ask();
  for (const text of [undefined, null, '', ' \n', 7])
    assert.equal((await answer(id, text)).status, 422, String(text));
  assert.equal((await answer(id, 'č'.repeat(10_001))).status, 422);
  for (const unknown of [undefined, null, 0, 99, 'x'])
    assert.equal((await answer(unknown, 'Da.')).status, 404);
  assert.equal((await site.call('/questions/answer', json({ id, text: 'Da.' }))).status, 401);
  assert.equal((await read())[0]?.status, 'new');
  assert.equal((await mailsAbout(id)).length, 1);
});

test('questions are closed without an answer, several at once, and made new again', async () => {
  const { ask, answer, setStatus, read, counts } = await siteWithQuestions();
  const ids = [await ask(), await ask(), await ask()];
  assert.deepEqual(await counts(), { new: 3, answered: 0, closed: 0 });
  await answer(ids[0], 'U petak.');
  assert.deepEqual((await setStatus(ids.slice(1), 'closed')).body, { changed: 2 });
  assert.deepEqual(await counts(), { new: 0, answered: 1, closed: 2 });
  const withStatus = async (status: string) =>
    (await read(`?status=${status}`)).map(({ id, answered_at }) => [id, answered_at !== null]);
  assert.deepEqual(await withStatus('answered'), [[ids[0], true]]);
  assert.deepEqual(await withStatus('closed'), [
    [ids[2], false],
    [ids[1], false],
  ]);
  assert.deepEqual((await setStatus([ids[0], ids[1]], 'new')).body, { changed: 2 });
  // What was answered remains known.
  assert.deepEqual(await withStatus('new'), [
    [ids[1], false],
    [ids[0], true],
  ]);
  assert.deepEqual((await setStatus([ids[0]], 'new')).body, { changed: 0 });
  assert.equal((await setStatus([ids[0], 99], 'closed')).status, 404);
  assert.equal((await setStatus([], 'closed')).status, 422);
  assert.equal((await setStatus([ids[0]], 'answered')).status, 422);
  assert.deepEqual(await counts(), { new: 2, answered: 0, closed: 1 });
  // Closing hides no answer: of all three, one has one.
  assert.deepEqual((await setStatus(ids, 'closed')).body, { changed: 2 });
  assert.deepEqual(await counts(), { new: 0, answered: 1, closed: 2 });
  assert.deepEqual((await setStatus(ids, 'closed')).body, { changed: 0 });
});

test('the search finds answered ones, by their answer too', async () => {
  const { ask, answer, read } = await siteWithQuestions();
  const id = await ask({ name: 'Đurđa', message: 'Kada?' });
  await ask({ name: 'Amra', message: 'Kada?' });
  await answer(id, 'Skupština je u Zenici.');
  for (const words of ['skupstina', 'djurdja kada', 'zenici durda'])
    assert.deepEqual(
      (await read(`?search=${words}`)).map(question => question.id),
      [id],
      words,
    );
  assert.deepEqual(await read('?search=zenici&status=new'), []);
});

test('the first screen counts the new ones alone', async () => {
  const { ask, answer, setStatus, get } = await siteWithQuestions();
  const ids = [await ask(), await ask(), await ask()];
  await answer(ids[0], 'Da.');
  await setStatus([ids[1]], 'closed');
  assert.equal((await get<{ questions: number }>('/overview.php')).questions, 1);
});
