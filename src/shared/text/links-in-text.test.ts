import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitLinks } from './links-in-text.ts';

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

test('web addresses in a text become links, and the text stays whole', () => {
  const cases: [text: string, links: string[]][] = [
    ['Bez poveznice.', []],
    ['Više na https://primjer.ba/a?b=1&c=2#d.', ['https://primjer.ba/a?b=1&c=2#d']],
    ['(http://primjer.ba/đ) i „https://primjer.ba/x“!', ['http://primjer.ba/đ', 'https://primjer.ba/x']],
    ['https://primjer.ba', ['https://primjer.ba']],
    ['javascript:alert(1) //primjer.ba mailto:a@b.ba https://', []],
    ['https://[primjer', []],
    ['https://a.ba/<b>', ['https://a.ba/']],
    ['', []],
  ];
  for (const [text, links] of cases) {
    assert.deepEqual(linksIn(text), links, text);
    assert.equal(
      splitLinks(text)
        .map(part => part.text)
        .join(''),
      text,
    );
  }
});
