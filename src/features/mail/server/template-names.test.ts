import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailAdmin } from '#features/mail/messages/admin.ts';
import { smallVi } from '#server/testing/bosnian-words.ts';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import type { MailTemplateTexts } from '../contract.ts';

test('each template and each placeholder has a name in the panel, and none is left over', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { body } = await site.call<MailTemplateTexts[]>('/mail-templates', { headers });
  const { names, placeholders } = mailAdmin.templates;
  const sorted = (values: Iterable<string>) => [...new Set(values)].sort();
  assert.deepEqual(sorted(Object.keys(names)), sorted(body.map(({ name }) => name)));
  assert.deepEqual(
    sorted(Object.keys(placeholders.names)),
    sorted(body.flatMap(template => template.placeholders)),
  );
});

test('a message addresses its reader with a capital letter', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { body } = await site.call<MailTemplateTexts[]>('/mail-templates', { headers });
  const texts = body.filter(({ lang }) => lang === 'bs').map(({ subject, body }) => `${subject}\n${body}`);
  assert.ok(texts.length > 10);
  for (const text of texts) assert.doesNotMatch(text, smallVi);
});

test('each template has what is essential to it, and says what that is', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { body } = await site.call<MailTemplateTexts[]>('/mail-templates', { headers });
  for (const template of body)
    for (const name of template.essential)
      assert.ok(template.body.includes(`{{${name}}}`), `${template.name} ${template.lang}: ${name}`);
  const essential = new Map(body.map(template => [template.name, template.essential]));
  assert.deepEqual(essential.get('application-received'), ['link']);
  assert.deepEqual(essential.get('application-message'), ['message']);
  assert.deepEqual(essential.get('question-answered'), ['answer']);
  assert.deepEqual(essential.get('question-received'), []);
});

test('a preview has the newest application and question, or invented ones in the words of its language', async () => {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  const preview = async (name: string, lang: string, body: string) => {
    const init = json({ name, lang, subject: 'x', body });
    const answer = await site.call<{ text: string }>('/mail-templates/preview', {
      ...init,
      headers: { ...init.headers, ...headers },
    });
    return answer.body.text.split('\n-- \n')[0]?.trim();
  };
  const facts = '{{name}}, {{event}}, {{days}}';
  assert.equal(
    (await preview('application-decided', 'en', facts))?.replaceAll('\u00a0', ' '),
    'Amra Hodžić, Quantitative PCR, 11 December 2026',
  );
  assert.equal(await preview('question-answered', 'en', '{{day}}'), '20 November 2026');
  const { id } = await create(site, 'workshop', {
    ...{ title: 'Western blot', startedAt: '2026-12-01', finishedAt: '2026-12-01' },
  });
  await create(site, 'application', { workshopId: id, firstName: 'Zlata', lastName: 'Begić' });
  await create(site, 'question', { name: 'Đuro', message: 'Gdje?' });
  for (const name of [
    'application-received',
    'application-decided',
    'application-place-free',
    'event-changed',
  ])
    assert.equal(await preview(name, 'bs', facts), 'Zlata Begić, Western blot, 01.12.2026', name);
  assert.equal(
    await preview('event-cancelled', 'bs', '{{link}}'),
    `${site.services.mail.publicUrl}/radionica/${id}`,
  );
  assert.equal(
    await preview('question-answered', 'bs', '{{name}}, {{day}}: {{message}}'),
    'Đuro, 21.11.2026: > Gdje?',
  );
});

test('the preview of every template shows a message without a placeholder that is left', async () => {
  const site = await createTestSite();
  const headers = { ...(await site.signIn()), 'Content-Type': 'application/json' };
  const { body } = await site.call<MailTemplateTexts[]>('/mail-templates', { headers });
  for (const { name, lang, placeholders } of body) {
    const texts = placeholders.map(placeholder => `{{${placeholder}}}`).join('\n\n');
    const preview = await site.request('/api/mail-templates/preview', {
      method: 'POST',
      headers,
      body: JSON.stringify({ name, lang, subject: texts.replaceAll('\n', ' '), body: texts }),
    });
    assert.equal(preview.status, 200, name);
    assert.doesNotMatch(await preview.text(), /\{\{|undefined/, name);
  }
});
