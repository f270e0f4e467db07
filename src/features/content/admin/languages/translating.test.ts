import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayField, lineField, slugField, textField, timeField } from '../../fields.ts';
import { newTranslation, translationValues, withSharedFacts } from './translating.ts';

const fields = {
  title: lineField(),
  description: textField(),
  startedAt: dayField({ as: 'started_at', shared: true }),
  time: timeField({ default: '09:00', shared: true }),
  location: lineField(),
  slug: slugField(),
};
const original = {
  id: 1,
  version: 3,
  title: 'Naslov',
  lang: 'bs' as const,
  translation: null,
  description: 'Opis',
  started_at: '2026-12-01',
  time: '10:00',
  location: 'Tuzla',
  slug: 'naslov',
};
const beginning = {
  title: '',
  description: '',
  startedAt: '2026-12-01',
  time: '10:00',
  location: 'Tuzla',
  slug: '',
  lang: 'en',
};

test('a translation begins with the facts, without title, texts and address', async () => {
  assert.deepEqual(await translationValues(fields, original, 'en', '2026-11-22'), beginning);
});

test('what the original gives is not sent, unless it was changed or every create needs it', () => {
  const { time: _, ...sent } = beginning;
  assert.deepEqual(newTranslation(fields, beginning, { ...beginning }), sent);
  assert.deepEqual(newTranslation(fields, beginning, { ...beginning, time: '11:00' }), {
    ...beginning,
    time: '11:00',
  });
});

test('the counterpart of a saved item has its shared facts', () => {
  const saved = { ...original, title: 'Novi', started_at: '2026-12-05', time: '12:00', version: 4 };
  assert.deepEqual(withSharedFacts(fields, original, saved), {
    ...original,
    started_at: '2026-12-05',
    time: '12:00',
  });
});
