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

test('rows are compared by what they have, files by themselves', () => {
  const rows = [{ title: 'Prvi', text: { bs: 'Da', en: '' } }];
  assert.deepEqual(changesOf({ rows }, { rows: structuredClone(rows) }), {});
  const changed = [{ title: 'Prvi', text: { bs: 'Da', en: 'Yes' } }];
  assert.deepEqual(changesOf({ rows }, { rows: changed }), { rows: changed });
  assert.deepEqual(changesOf({ rows }, { rows: [] }), { rows: [] });
  assert.deepEqual(clashesOf({ rows }, { rows: changed }, { rows: structuredClone(changed) }), []);
  assert.deepEqual(clashesOf({ rows }, { rows: [] }, { rows: changed }), ['rows']);
  const [one, other] = [new File([], 'a.png'), new File([], 'a.png')];
  assert.deepEqual(Object.keys(changesOf({ image: one }, { image: other })), ['image']);
});
