import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { focusSteps } from '#shared/picture-focus.ts';

test('every step of what must stay visible has its class', async () => {
  const css = await readFile(join(import.meta.dirname, 'picture-focus.css'), 'utf8');
  const rules = [...css.matchAll(/\.focus-([xy])-(\d+) \{\s+--focus-([xy]): (\d+)%;\s+\}/g)];
  const expected = ['x', 'y'].flatMap(axis => focusSteps.map(step => [axis, `${step}`, axis, `${step}`]));
  assert.deepEqual(
    rules.map(([, ...parts]) => parts),
    expected,
  );
});
