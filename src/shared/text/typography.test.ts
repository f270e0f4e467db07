import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tidy, tidyHtml } from './typography.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '');

test('a one-letter word stays with the next, a number with its unit', () => {
  assert.equal(shown(tidy('Radi se u Sarajevu i o 5 mg.')), 'Radi se u_Sarajevu i_o_5_mg.');
  assert.equal(shown(tidy('A ja s tobom')), 'A_ja s_tobom');
});

test('it stays with the next across the marks of formatting too, and code stays as it is', () => {
  const html =
    '<p>Rad je u zborniku s <em>otvorenim</em> i <a href="/x">linkom</a> o <code>a i b</code>.</p>';
  assert.equal(
    shown(tidyHtml(html, 'bs')),
    '<p>Rad je u_zborniku s_<em>otvorenim</em> i_<a href="/x">linkom</a> o_<code>a i b</code>.</p>',
  );
  // A word at the end of a paragraph is not joined to the next one.
  assert.equal(shown(tidyHtml('<p>Grupa a </p><p>b</p>', 'bs')), '<p>Grupa a </p><p>b</p>');
});

test('a text in English stays as it is', () => {
  assert.equal(tidy('I e-mail a 5 mg sample', 'en'), 'I e-mail a 5 mg sample');
  assert.equal(tidyHtml('<p>I e-mail a 5 mg sample</p>', 'en'), '<p>I e-mail a 5 mg sample</p>');
});
