import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite, rawMultipart, type TestSite } from '#server/testing/test-site.ts';
import { limits } from '#shared/validation.ts';
import type { NewsItem } from '../contract.ts';
import { newsForm } from './testing.ts';

/** Sends a form byte by byte and reads the item back with a second call. */
async function createAndRead(site: TestSite, changes: Record<string, string | Uint8Array>) {
  const headers = await site.signIn();
  const fields = { ...Object.fromEntries(newsForm()), ...changes } as Record<string, string>;
  const { type, bytes } = rawMultipart(fields, 'granica-7d1');
  const init = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: bytes };
  const created = await site.call<NewsItem & { fields: object }>('/news.php', init);
  if (created.status !== 201) return created;
  return site.call<NewsItem>(`/news-item.php?id=${created.body.id}`);
}

const texts = {
  'letters of the languages': 'čćšžđ ČĆŠŽĐ ǆ ß İ ı',
  'composed letters': '\u010d\u00e9',
  'combining characters': 'c\u030ce\u0301 Z\u0351\u036b\u0343a\u0328\u0301lgo',
  'right to left': 'שלום עולם مرحبا \u200f\u202babc\u202c\u2067x\u2069',
  emoji: '🧬 👩🏽‍🔬 🇧🇦 👨‍👩‍👧‍👦 ❤️',
  'line ends of every kind': 'a\r\nb\nc\rd\u2028e\u2029f\u0085g',
  'spaces inside': 'a  b\u00a0c\u2009d\te\u200bf\ufeffg',
  'control characters': 'a\u0001\u001b[31m\u0007\u007f\u009bb',
  noncharacters: 'a\ufffe\uffff\u{1ffff}b',
  'private use and the highest': '\ue000\u{10ffff}',
  'the replacement character itself': 'a\ufffdb',
  'what looks like HTML': '<script>alert(1)</script> &amp; &lt;b&gt; "\'`',
  'what looks like SQL': "Robert'); DROP TABLE news;-- \\ % _",
  'what looks like a form': '--granica\r\nContent-Disposition: form-data; name="author"\r\n\r\nx',
  'what looks like a template': '{{max}} <%= 7 %> %s %00 %0d%0a $& $`',
  'what looks like JSON': '{"id":1,"__proto__":{}}\\u0041\\n',
};

test('every text is kept byte for byte', async () => {
  const site = await createTestSite();
  for (const [name, text] of Object.entries(texts)) {
    const { status, body } = await createAndRead(site, { title: text, description: text, author: text });
    const { title, description, author } = body;
    assert.deepEqual([status, title, description, author], [200, text, text, text], name);
  }
});

test('content is as long as its limit, counted as it is kept', async () => {
  const site = await createTestSite();
  const content = 'č'.repeat(limits.html);
  const { body } = await createAndRead(site, { content });
  assert.equal(body.content, content);
  // The sanitizer adds attributes to links.
  const longer = await createAndRead(site, { content: '<a href="https://a.ba">a</a>'.repeat(17_000) });
  assert.equal(longer.status, 422);
  assert.deepEqual((longer.body as { fields?: object }).fields, {
    content: 'Tekst može imati najviše 500000 znakova.',
  });
});

test('texts are trimmed at both ends and nowhere else', async () => {
  const site = await createTestSite();
  const { body } = await createAndRead(site, { title: '\r\n \t Naslov  i\r\n naslov \u00a0\ufeff\n' });
  assert.equal(body.title, 'Naslov  i\r\n naslov');
});

test('content keeps every character that is no tag', async () => {
  const site = await createTestSite();
  const text =
    texts['combining characters'] + texts.emoji + texts['right to left'] + texts['line ends of every kind'];
  const { body } = await createAndRead(site, { content: `<p>${text}</p>` });
  assert.equal(body.content, `<p>${text}</p>`);
});

test('bytes that are no UTF-8, lone surrogates among them, are refused', async () => {
  const site = await createTestSite();
  for (const bytes of [[0xed, 0xa0, 0x80], [0xed, 0xb0, 0x80], [0xff], [0xc5], [0xc0, 0xaf]]) {
    const { status } = await createAndRead(site, { title: Uint8Array.from([0x61, ...bytes, 0x62]) });
    assert.equal(status, 400, String(bytes));
  }
  assert.deepEqual((await site.contents()).tables.news, []);
});
