import assert from 'node:assert/strict';
import { test } from 'node:test';
import { starter } from '#features/site/starter/starter.ts';
import { readFonts } from '#server/fonts/fonts.ts';
import { languages } from '#shared/language.ts';
import { builtIn, firstMenu, joinLabel } from './built-in.ts';
import { barFrom, widthOf } from './room.ts';

const entriesOf = (labels: readonly string[]) =>
  labels.map(label => ({ key: label, label, lang: 'bs' as const, url: '/', children: [] }));

test('texts are as wide as told, and not much less', async () => {
  const { bold } = await readFonts();
  const labels = Object.values(builtIn).flatMap(({ label }) => Object.values(label));
  for (const label of [...labels, ...Object.values(joinLabel), 'Čišćenje đaka 2026', 'Müller & Ωmega']) {
    const told = widthOf(label) / (bold.layout(label).advanceWidth / bold.unitsPerEm);
    assert.ok(told > 0.97 && told < 1.12, `${label}: ${told}`);
  }
});

test('the first menu has one row from 1120 px in both languages', () => {
  for (const language of languages) {
    const entries = firstMenu.map(({ key, children }) => {
      const link = { key, label: builtIn[key]?.label[language] ?? '', lang: language, url: '/' };
      return { ...link, children: children.map(child => ({ ...link, key: child })) };
    });
    const { short_name: shortName } = starter[language];
    assert.equal(barFrom({ entries, shortName, join: joinLabel[language] }), 70, language);
  }
});

test('the more there is in the bar, the wider the window', () => {
  const from = (count: number, shortName = 'UBMB', join = 'Učlanite se') =>
    barFrom({ entries: entriesOf(Array.from({ length: count }, () => 'Stipendije')), shortName, join });
  assert.deepEqual(
    [1, 6, 7, 8, 9, 12].map(count => from(count)),
    [70, 75, 80, 84, null, null],
  );
  assert.equal(from(6, 'Biotehnologija i biohemija'), 80, 'of a name the longest word counts');
  assert.equal(from(7, 'UBMB', 'Become a Member'), 84);
});
