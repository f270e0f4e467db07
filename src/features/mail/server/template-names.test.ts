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
