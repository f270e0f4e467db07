import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitePaths } from '#features/site/paths.ts';
import { findSitePages } from './site-pages.ts';

const found = (query: string) => findSitePages(query, 'bs', key => key).map(({ to }) => to);

test('pages are found by their texts, not by what the program calls their parts', () => {
  assert.ok(found('edukacija biohemičara').includes(sitePaths.activities.href()));
  for (const query of ['text', 'paragraphs', 'statement', 'conclusion'])
    assert.deepEqual(found(query), [], query);
});
