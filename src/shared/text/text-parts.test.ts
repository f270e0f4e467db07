import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingsFrom } from './headings-from.ts';
import { firstParagraph, leadOf, linkAtEnd, partsOf } from './text-parts.ts';

test('a text is parted at its headings, and anchors are made of their words', () => {
  const html =
    '<p>Uvod</p><h2>Naši kongresi &amp; <em>đaci</em></h2><p>a<br>b</p><h3>Treći</h3><h2>Zaključak</h2><p>c</p>';
  assert.deepEqual(partsOf(html), {
    before: '<p>Uvod</p>',
    parts: [
      { id: 'nasi-kongresi-djaci', title: 'Naši kongresi & đaci', html: '<p>a<br>b</p><h3>Treći</h3>' },
      { id: 'zakljucak', title: 'Zaključak', html: '<p>c</p>' },
    ],
  });
  assert.deepEqual(partsOf(''), { before: '', parts: [] });
});

test('anchors differ, and there is one for a heading without letters', () => {
  const { parts } = partsOf('<h2>Škola</h2><h2>skola</h2><h2>—</h2><h2>SKOLA</h2>');
  assert.deepEqual(
    parts.map(({ id }) => id),
    ['skola', 'skola--2', 'dio', 'skola--3'],
  );
});

test('a heading in a quotation parts nothing', () => {
  const quoted = '<blockquote><h2>a</h2><p>b</p></blockquote><hr><p>c <img src="/media/a.png" alt="x"></p>';
  assert.deepEqual(partsOf(quoted), { before: quoted, parts: [] });
});

test('where the editor took the highest headings, these are the parts', () => {
  assert.deepEqual(partsOf('<h1>a</h1><h2>b</h2>'), {
    before: '',
    parts: [{ id: 'a', title: 'a', html: '<h3>b</h3>' }],
  });
});

test('the lead is the first paragraph if it is plain', () => {
  assert.deepEqual(leadOf('<p>a &lt; b</p><p>c</p>'), { lead: 'a < b', rest: '<p>c</p>' });
  for (const html of ['<p>a <em>b</em></p><p>c</p>', '<ul><li>a</li></ul>', ''])
    assert.deepEqual(leadOf(html), { lead: '', rest: html });
});

test('the first paragraph stands for a text that is to be short', () => {
  const cases = [
    ['<p>a <em>b</em></p><p>c</p>', 'a <em>b</em>', '<p>c</p>'],
    ['a <strong>b</strong><ul><li>c</li></ul>', 'a <strong>b</strong>', '<ul><li>c</li></ul>'],
    ['<ul><li>a</li></ul><p>b</p>', '', '<ul><li>a</li></ul><p>b</p>'],
    ['', '', ''],
  ] as const;
  for (const [html, first, rest] of cases) assert.deepEqual(firstParagraph(html), { first, rest }, html);
});

test('a last paragraph that is a link of the site is parted from the text', () => {
  assert.deepEqual(linkAtEnd('<p>a</p><p><a href="/kongres?a=1&amp;b=2" rel="x">Svi &amp; još</a></p>'), {
    text: '<p>a</p>',
    link: { path: '/kongres?a=1&b=2', title: 'Svi & još' },
  });
  for (const html of [
    '<p>a</p>',
    '<p>Vidi <a href="/kongres">kongrese</a></p>',
    '<p><a href="https://primjer.ba/">a</a></p>',
    '<p><a href="//primjer.ba/">a</a></p>',
    '<p><a href="/kongres">a</a></p><p>b</p>',
  ])
    assert.deepEqual(linkAtEnd(html), { text: html });
});

test('headings of a part begin at its level, whichever the editor took', () => {
  const cases = [
    ['<h1>A</h1><h3>B</h3>', 2, '<h2>A</h2><h4>B</h4>'],
    ['<h2>A</h2><h3>B</h3>', 2, '<h2>A</h2><h3>B</h3>'],
    ['<h4>A</h4><h5>B</h5><h4>C</h4>', 3, '<h3>A</h3><h4>B</h4><h3>C</h3>'],
    ['<p>A</p>', 3, '<p>A</p>'],
  ] as const;
  for (const [html, top, expected] of cases) assert.equal(headingsFrom(html, top), expected);
});
