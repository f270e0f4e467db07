import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailAdmin } from '#features/mail/messages/admin.ts';
import { createTestSite } from '#server/testing/test-site.ts';
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
