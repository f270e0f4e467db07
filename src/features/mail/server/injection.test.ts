// Only on SQLite: it is about what mail servers hear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { anyText, runs } from '#server/testing/arbitraries.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { headersOf, startMailServer } from '../testing/mail-server.ts';
import { mailTemplate } from './mail-template.ts';
import { queueMail } from './queue-mail.ts';
import { renderMail } from './render.ts';
import { MailWorker } from './worker.ts';

const everywhere = mailTemplate({
  name: 'everywhere',
  placeholders: { name: 'text', message: 'text' },
  texts: {
    bs: { subject: 'Od: {{name}} {{message}}', body: '{{name}}\n\nPiše {{name}}: {{message}}' },
    en: { subject: '{{message}}', body: '{{message}}' },
  },
  example: async () => ({ name: '', message: '' }),
});

const injections = fc.oneof(
  anyText,
  fc.constantFrom(
    'Amra\r\nBcc: svi@primjer.ba',
    'Amra\nTo: svi@primjer.ba\n\nDrugi tekst',
    'a\u2028Bcc: b@c.ba',
    'a\u0085Bcc: b@c.ba',
    '=?UTF-8?Q?a=0D=0ABcc:_b@c.ba?=',
    '\r\n.\r\nMAIL FROM:<a@b.ba>',
    '<script>alert(1)</script>',
    '</title><img src=x onerror=alert(1)>',
    '" style="position:fixed" onclick="alert(1)',
    '{{message}}{{website}}',
    '{{constructor}} {{toString}} {{__proto__}}',
    '$& $1 $$ {{name}}',
  ),
);

/** The names of elements and attributes of a document. */
function structureOf(html: string): string[] {
  const visit = (node: {
    name?: string;
    attribs?: Record<string, string>;
    children?: unknown[];
  }): string[] => [
    ...(node.name ? [`${node.name} ${Object.keys(node.attribs ?? {}).join(' ')}`] : []),
    ...(node.children ?? []).flatMap(child => visit(child as never)),
  ];
  return visit(parseDocument(html) as never);
}

const sender = { name: 'Udruženje', shortName: 'U', website: 'https://primjer.ba' };

test('what strangers type is text: it adds no element and no attribute but line breaks', () => {
  const texts = everywhere.texts.bs;
  const render = (name: string, message: string) =>
    renderMail({ template: everywhere, texts, lang: 'bs', values: { name, message }, sender });
  const plain = structureOf(render('a', 'b').html);
  const property = fc.property(injections, injections, (name, message) => {
    // An empty paragraph is left out.
    const { subject, html } = render(`a${name}`, `b${message}`);
    const structure = structureOf(html).filter(element => element !== 'br ');
    assert.deepEqual(
      structure,
      plain.filter(element => element !== 'br '),
    );
    assert.doesNotMatch(subject, /[\p{Cc}\p{Zl}\p{Zp}]/u);
  });
  fc.assert(property, runs(300));
});

test('what strangers type makes no header, no recipient and no command', async t => {
  const server = await startMailServer(t);
  const site = await createTestSite({ mail: { smtpUrl: server.url, perMinute: 100_000 } });
  const worker = new MailWorker(site.services);
  const send = async (name: string, message: string) => {
    await site.db.transaction().execute(tx =>
      queueMail(tx, site.services, {
        template: everywhere,
        to: 'amra@primjer.ba',
        lang: 'bs',
        values: { name, message },
        about: null,
      }),
    );
    await worker.sendDue();
    return server.received.at(-1);
  };
  const plain = await send('a', 'b');
  assert.ok(plain);
  const names = [...headersOf(plain).keys()];
  let count = 1;
  const property = fc.asyncProperty(injections, injections, async (name, message) => {
    const mail = await send(name, message);
    count += 1;
    assert.ok(mail);
    assert.equal(server.received.length, count);
    assert.deepEqual(mail.to, ['amra@primjer.ba']);
    const headers = headersOf(mail);
    assert.deepEqual([...headers.keys()].sort(), names.toSorted());
    for (const [header, values] of headers) assert.equal(values.length, 1, header);
    assert.deepEqual(headers.get('to'), ['amra@primjer.ba']);
  });
  await fc.assert(property, runs(30));
});

test('a field with several addresses, or anything but one, is sent to nobody', async t => {
  const server = await startMailServer(t);
  const site = await createTestSite({ mail: { smtpUrl: server.url, perMinute: 100_000 } });
  const worker = new MailWorker(site.services);
  const addresses = fc.oneof(
    injections,
    fc.constantFrom(
      'a@b.ba,c@d.ba',
      'a@b.ba c@d.ba',
      'Ime <a@b.ba>',
      'a@b.ba\r\nRCPT TO:<c@d.ba>',
      'a@b.ba\u0000',
      'tim: a@b.ba;',
    ),
  );
  const property = fc.asyncProperty(addresses, async to => {
    await site.db.transaction().execute(tx =>
      queueMail(tx, site.services, {
        template: everywhere,
        to,
        lang: 'bs',
        values: { name: 'a', message: 'b' },
        about: null,
      }),
    );
    await worker.sendDue();
    assert.deepEqual(server.received, []);
    const { status } = await site.db
      .selectFrom('mails')
      .select('status')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal(status, 'failed');
  });
  await fc.assert(property, runs(60));
});
