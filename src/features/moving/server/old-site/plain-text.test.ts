import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formattingOf, plainText } from './plain-text.ts';

test('a text is what people read on the old site', () => {
  for (const [said, text] of [
    ['Opis <b>bez</b> <font color="red">oblika</font>', 'Opis bez oblika'],
    ['<p>Prvi</p><p class="x">Drugi<br/>red</p>', 'Prvi\nDrugi\nred'],
    ['Hotel &quot;Tuzla&quot; &amp; dvorana&nbsp;2 &#8211; &#x161;', 'Hotel "Tuzla" & dvorana 2 – š'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['p < 0.05 i q > 2, <enzim>, R&D;', 'p < 0.05 i q > 2, <enzim>, R&D;'],
    ['a&#0;b', 'ab'],
  ] as const)
    assert.equal(plainText(said), text);
});

test('what it loses is named but for lines', () => {
  assert.deepEqual(formattingOf('<P>a<br><B>b</B> <b>c</b> <a href="/x">d</a></P> <span>e</span>'), [
    'b',
    'a',
  ]);
  assert.deepEqual(formattingOf('a <enzim> b'), []);
});
