import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf, clashesOf } from './merge.ts';

const base = { title: 'Lipidi', description: 'Opis', time: '09:00', image: 'a.webp' };

test('of what is typed only what differs from the beginning is a change', () => {
  const values = { ...base, title: 'Membrane', image: null };
  assert.deepEqual(changesOf(base, values), { title: 'Membrane', image: null });
  assert.deepEqual(changesOf(base, { ...base }), {});
  assert.deepEqual(changesOf({ image: undefined }, { image: undefined }), {});
});

test('nobody is asked about what one side alone has changed, or both alike', () => {
  const cases: [mine: object, theirs: object, asked: string[]][] = [
    [{ description: 'Moj' }, { title: 'Njihov' }, []],
    [{ title: 'Isti' }, { title: 'Isti' }, []],
    [{ title: 'Moj' }, {}, []],
    [{ title: 'Moj' }, { title: 'Njihov' }, ['title']],
    [{ title: 'Moj', time: '10:00' }, { title: 'Njihov', description: 'Njihov' }, ['title']],
    [{ image: null }, { image: null }, []],
    [{ image: null }, { image: 'b.webp' }, ['image']],
  ];
  for (const [mine, theirs, asked] of cases)
    assert.deepEqual(clashesOf(base, mine as never, { ...base, ...theirs }), asked);
});
