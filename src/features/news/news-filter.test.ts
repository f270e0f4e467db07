import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newsFilterOf } from './news-filter.ts';

test('an address narrows news to a category and a year that there can be', () => {
  const filterOf = (query: string) => newsFilterOf(new URLSearchParams(query));
  assert.deepEqual(filterOf('kategorija=Događaji&godina=2025'), { category: 'Događaji', year: 2025 });
  assert.deepEqual(filterOf('godina=998&page=2'), { year: 998 });
  for (const other of [
    '',
    'kategorija=&godina=',
    'kategorija=events&godina=0',
    'godina=20255',
    'godina=-1',
    'godina=2e3',
  ])
    assert.deepEqual(filterOf(other), {}, other);
});
