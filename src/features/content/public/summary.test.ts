import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summaryOf } from './summary.ts';

test('a summary is the beginning of the sentences, without headings', () => {
  const html =
    '<p>Podaci o&nbsp;Udruženju.</p><h2>Naziv</h2><p>Puni <b>naziv</b>: Udruženje &amp; prijatelji</p>';
  assert.equal(summaryOf(html), 'Podaci o Udruženju. Puni naziv: Udruženje & prijatelji');
  assert.equal(summaryOf('<h2 id="a">Program</h2><h3>Prvi dan</h3>'), 'Program Prvi dan');
});

test('a long summary ends with a whole word', () => {
  const summary = summaryOf(`<p>${'riječ '.repeat(40)}</p>`);
  assert.match(summary, /^(riječ )+riječ…$/);
  assert.ok(summary.length <= 161, summary);
});
