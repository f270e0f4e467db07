import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceField, languageField, lineField } from '../../fields.ts';
import { contentType } from './define-content-type.ts';

test('lists are filtered by the columns of fields, whatever forms call them', () => {
  const fields = {
    title: lineField(),
    lang: languageField(),
    spokenIn: choiceField(['bs', 'en'], { as: 'spoken_in', filterable: true }),
    level: choiceField(['a', 'b'], { column: 'difficulty', filterable: true }),
  };
  const { filters } = contentType({ name: 'news', table: 'news', fields } as never);
  assert.deepEqual(filters, { lang: 'lang', spokenIn: 'spoken_in', level: 'difficulty' });
});
