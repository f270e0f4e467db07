import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { contentTypes } from '#server/features.ts';

/** The entries of the sidebar from the text: what they import is for browsers. */
async function readSections(): Promise<{ place: string; icon: string; type: string | undefined }[]> {
  const cwd = join(import.meta.dirname, '../features');
  const files = await Array.fromAsync(glob('*/admin-routes.ts', { cwd }));
  const texts = await Promise.all(files.map(file => readFile(join(cwd, file), 'utf8')));
  return texts.flatMap(text =>
    [
      ...text.matchAll(
        /group: '(\w+)',\s+place: (\d+),[^}]*?icon: (\w+),(?:\s+content: \{\s+type: '(\w+)')?/g,
      ),
    ].map(([, group = '', place = '', icon = '', type]) => ({ place: `${group} ${place}`, icon, type })),
  );
}

test('no two sections of the panel have one place or one icon', async () => {
  const sections = await readSections();
  assert.ok(sections.length >= 10, `${sections.length} sections were found`);
  for (const key of ['place', 'icon'] as const) {
    const values = sections.map(section => section[key]);
    assert.deepEqual(values, [...new Set(values)]);
  }
});

test('each content type has a section of the panel', async () => {
  const types = (await readSections()).flatMap(({ type = [] }) => type);
  assert.deepEqual(types.sort(), contentTypes.map(({ type }) => type.name).sort());
});
