import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf, type TestedType } from './content-kit.ts';
import { valuesOf } from './field-values.ts';
import { openPair } from './pair-kit.ts';

/** Which item of a pair is behind the other (docs/contract.md#two-languages). */
export function describeOutdated(type: TestedType): void {
  const { fields } = type;
  const texts = namesOf(fields, ({ kind, shared }) => ['line', 'text', 'html'].includes(kind) && !shared);

  test('who is behind is told by the texts that were changed last', async () => {
    const { bs, en, update, outdated } = await openPair(type);
    for (const name of texts) {
      await update(bs.id, { [name]: `Novo: ${name}` });
      assert.deepEqual(await outdated(), [false, true], name);
      await update(bs.id, { [name]: `Novo: ${name}` });
      await update(en.id, { isCurrent: 'true' });
      assert.deepEqual(await outdated(), [false, false], name);
      await update(bs.id, { [name]: `Novo: ${name}` });
      assert.deepEqual(await outdated(), [false, false], `the same ${name} again`);
      await update(en.id, { [name]: `New: ${name}` });
      assert.deepEqual(await outdated(), [true, false], name);
      await update(bs.id, { [name]: `Opet: ${name}` });
      assert.deepEqual(await outdated(), [false, true], name);
    }
  });

  test('other fields, states and refused updates leave nobody behind', async () => {
    const { bs, update, outdated } = await openPair(type);
    for (const [name, field] of Object.entries(fields)) {
      if (['image', 'pdf', 'language'].includes(field.kind) || texts.includes(name)) continue;
      const { right } = valuesOf(field);
      // Two that differ, so that one of them is a change.
      for (const pair of [right.at(0), right.at(-1)]) await update(bs.id, { [name]: pair?.[0] });
      assert.deepEqual(await outdated(), [false, false], name);
    }
    await update(bs.id, { status: 'draft' });
    await update(bs.id, { title: 'Novi', version: 900 });
    assert.deepEqual(await outdated(), [false, false]);
  });

  test('joining counts as current for both', async () => {
    const { bs, en, update, outdated } = await openPair(type);
    await update(bs.id, { title: 'Novi naslov' });
    assert.deepEqual(await outdated(), [false, true]);
    await update(en.id, { translationOf: '' });
    await update(en.id, { translationOf: bs.id, title: 'A new title' });
    assert.deepEqual(await outdated(), [false, false]);
  });
}
