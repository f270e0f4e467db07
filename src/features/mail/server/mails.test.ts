import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSiteOptions } from '#server/testing/test-site.ts';
import type { Mail, MailSummary, MailTemplateTexts } from '../contract.ts';
import { MailWorker } from './worker.ts';

type Page = { items: MailSummary[]; total: number; page: number; totalPages: number };

async function siteWithMail(mail: TestSiteOptions['mail'] = {}) {
  const site = await createTestSite({ isThrottled: false, mail });
  const headers = await site.signIn();
  const send = <Body>(path: string, body: unknown, method = 'POST') => {
    const init = json(body, method);
    return site.call<Body>(path, { ...init, headers: { ...init.headers, ...headers } });
  };
  const get = <Body>(path: string) => site.call<Body>(path, { headers });
  return {
    site,
    send,
    get,
    list: async (query = '') => (await get<Page>(`/mails${query}`)).body.items,
    ask: (fields: object = {}, language = 'bs') => {
      const init = json({ ...sampleForms.question, ...fields });
      return site.call<{ id: number }>('/questions.php', {
        ...init,
        headers: { ...init.headers, 'Accept-Language': language },
      });
    },
  };
}

const at = '2026-11-21T09:30:00.000Z';

test('who asks hears that it was received, in the language of the form; without a server it is kept', async () => {
  const { ask, get, list } = await siteWithMail();
  assert.deepEqual((await ask({ email: 'amra@primjer.ba' })).status, 201);
  await ask({ email: 'ann@example.org' }, 'en');
  const of = { status: 'held', attempts: 0, error: null, created_at: at, sent_at: null, attempted_at: null };
  assert.deepEqual((await get<Page>('/mails')).body, {
    items: [
      {
        id: 2,
        to: 'ann@example.org',
        subject: 'We have received your message',
        lang: 'en',
        about: { type: 'question', id: 2 },
        ...of,
      },
      {
        id: 1,
        to: 'amra@primjer.ba',
        subject: 'Primili smo Vašu poruku',
        lang: 'bs',
        about: { type: 'question', id: 1 },
        ...of,
      },
    ],
    total: 2,
    page: 1,
    totalPages: 1,
  });
  const { text, html, ...summary } = (await get<Mail>('/mails?id=2')).body;
  assert.deepEqual(summary, (await list())[0]);
  assert.match(text, /^Hello,\n\nthank you for writing to us\./);
  assert.match(html, /^<!doctype html>\n<html lang="en">/);
  assert.match(html, /<p [^>]*>Hello,<\/p>/);
  assert.equal((await get('/mails?id=3')).status, 404);
});

test('messages are found by recipient, subject, state and what they are about', async () => {
  const { site, ask, list, get } = await siteWithMail();
  await ask({ email: 'amra@primjer.ba' });
  await ask({ email: 'ann@example.org' }, 'en');
  await site.db.updateTable('mails').set({ status: 'failed', error: '550 No' }).where('id', '=', 1).execute();
  for (const [query, expected] of [
    ['?search=primjer', [1]],
    ['?search=Primili', [1]],
    ['?search=received+ann', [2]],
    ['?search=550', []],
    ['?status=failed', [1]],
    ['?status=held', [2]],
    ['?status=sent', []],
    ['?aboutType=question&aboutId=2', [2]],
    ['?aboutType=application&aboutId=2', []],
    ['?pageSize=1&page=2', [1]],
  ] as const)
    assert.deepEqual(
      (await list(query)).map(({ id }) => id),
      expected,
      query,
    );
  for (const query of ['?status=lost', '?page=0', '?aboutId=x'])
    assert.equal((await get(`/mails${query}`)).status, 422, query);
});

test('what is kept as spam sends nothing, until it is restored', async () => {
  const { site, ask, list, send } = await siteWithMail({ notified: ['ured@primjer.ba'] });
  await ask({ email: 'amra@primjer.ba', website: 'x' }, 'en');
  assert.deepEqual(await list(), []);
  const headers = await site.signIn();
  const restored = await site.call('/suspects?id=1', { method: 'POST', headers });
  assert.equal(restored.status, 200, JSON.stringify(restored.body));
  assert.deepEqual(
    (await list()).map(({ to, lang }) => [to, lang]),
    [
      ['ured@primjer.ba', 'bs'],
      ['amra@primjer.ba', 'en'],
    ],
  );
  assert.equal((await send('/mails/retry', { ids: [] })).status, 422);
});

test('all that was held is sent at once, where there is a server', async () => {
  const smtpUrl = 'smtp://127.0.0.1:9';
  const answers = [];
  for (const mail of [{}, { smtpUrl }]) {
    const { site, ask, list, send } = await siteWithMail(mail);
    for (let count = 0; count < 3; count += 1) await ask();
    await site.db.updateTable('mails').set({ status: 'held' }).where('id', '<', 3).execute();
    await site.db.updateTable('mails').set({ status: 'failed' }).where('id', '=', 3).execute();
    const { body } = await send('/mails/send-held', {});
    answers.push([body, (await list()).map(({ status }) => status)]);
  }
  assert.deepEqual(answers, [
    [{ success: true, changed: 0 }, ['failed', 'held', 'held']],
    [{ success: true, changed: 2 }, ['failed', 'queued', 'queued']],
  ]);
});

test('an answer that is given twice sends one message', async () => {
  const { site, list } = await siteWithMail();
  const init = json(sampleForms.question);
  const headers = { ...init.headers, 'Idempotency-Key': 'isti' };
  for (let time = 0; time < 2; time += 1) await site.call('/questions.php', { ...init, headers });
  assert.equal((await list()).length, 1);
});

test('the association hears at once of the first, and of those that follow together, every 15 minutes', async () => {
  const { site, ask, list } = await siteWithMail({ notified: ['prva@primjer.ba', 'druga@primjer.ba'] });
  const worker = new MailWorker(site.services);
  const notices = async () => {
    const all = await list('?search=nov');
    return all.map(({ to, subject, about }) => [to, subject, about]);
  };
  const both = (subject: string) => [
    ['druga@primjer.ba', subject, null],
    ['prva@primjer.ba', subject, null],
  ];
  await ask();
  assert.deepEqual(await notices(), both('1 novo pitanje'));
  const { id } = await create(site, 'workshop');
  for (let count = 0; count < 2; count += 1) {
    await ask();
    await create(site, 'application', { workshopId: id });
  }
  site.setClock('2026-11-21T09:44:59.999Z');
  assert.equal((await worker.sendDue())?.toISOString(), '2026-11-21T09:45:00.000Z');
  assert.equal((await notices()).length, 2);
  site.setClock('2026-11-21T09:45:00.000Z');
  await worker.sendDue();
  const together = both('2 nove prijave i 2 nova pitanja');
  assert.deepEqual(await notices(), [...together, ...both('1 novo pitanje')]);
  site.setClock('2026-11-21T09:50:00.000Z');
  await worker.sendDue();
  assert.equal((await notices()).length, 4);
  site.setClock('2026-11-21T10:00:00.000Z');
  await ask();
  assert.deepEqual((await notices()).slice(0, 2), both('1 novo pitanje'));
});

test('templates: changed, previewed with the newest question, and back to the default', async () => {
  const { ask, send, get, list, site } = await siteWithMail();
  const name = 'question-received';
  const read = async () =>
    (await get<MailTemplateTexts[]>('/mail-templates')).body.find(
      template => template.name === name && template.lang === 'bs',
    );
  const initial = await read();
  assert.equal(initial?.is_default, true);
  assert.deepEqual(initial?.placeholders, ['name', 'message', 'association', 'website']);
  const texts = { subject: 'Hvala, {{name}}', body: 'Pitali ste:\r\n{{message}}\n\n{{website}}' };
  const changed = { name, lang: 'bs', ...texts };
  await ask({ name: 'Amra', message: 'Prvi red\n<b>drugi</b>' });
  const preview = await send<Mail>('/mail-templates/preview', changed);
  assert.equal(preview.status, 200);
  assert.equal(preview.body.subject, 'Hvala, Amra');
  assert.match(preview.body.text, /^Pitali ste:\nPrvi red\n<b>drugi<\/b>\n\nhttp:\/\/localhost:3000\n/);
  assert.match(preview.body.html, /Pitali ste:<br>\nPrvi red<br>\n&lt;b&gt;drugi&lt;\/b&gt;/);
  assert.equal((await read())?.is_default, true, 'a preview changes nothing');
  const saved = await send('/mail-templates', changed, 'PUT');
  assert.deepEqual([saved.status, saved.body], [200, { ...initial, ...texts, is_default: false }]);
  await ask({ name: 'Ivo' });
  assert.deepEqual(
    (await list()).map(({ subject }) => subject),
    ['Hvala, Ivo', 'Primili smo Vašu poruku'],
  );
  const headers = await site.signIn();
  const reset = (query: string) => site.call(`/mail-templates${query}`, { method: 'DELETE', headers });
  assert.equal((await reset(`?name=${name}&lang=bs`)).status, 200);
  assert.deepEqual(await read(), initial);
  assert.equal((await reset(`?name=${name}&lang=bs`)).status, 200);
  assert.equal((await reset('?name=nema&lang=bs')).status, 404);
});

test('a template that names what there is not is refused at its field', async () => {
  const { send } = await siteWithMail();
  const texts = { name: 'test', lang: 'bs', subject: 'Probna', body: 'Proba' };
  const refused = async (changes: object) => {
    for (const [path, method] of [
      ['/mail-templates', 'PUT'],
      ['/mail-templates/preview', 'POST'],
    ] as const) {
      const { status, body } = await send<{ fields: object }>(path, { ...texts, ...changes }, method);
      assert.equal(status, 422);
      assert.deepEqual(Object.keys(body.fields), Object.keys(changes));
    }
  };
  await refused({ body: '{{name}}' });
  await refused({ subject: '{{ association }}' });
  await refused({ subject: '{{toString}}', body: '{{}}' });
  await refused({ body: '' });
  await refused({ lang: 'de' });
  assert.equal((await send('/mail-templates', { ...texts, name: 'nema' }, 'PUT')).status, 404);
});

test('the state tells whether e-mail is sent, and what waits', async () => {
  const { ask, get } = await siteWithMail();
  await ask();
  const { body } = await get('/mail-state');
  assert.deepEqual(body, { is_configured: false, from: 'noreply@localhost', queued: 0, failed: 0, held: 1 });
});
