import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Block, blocksOfText, type Piece } from './blocks.ts';
import { type ComparedBlock, compareBlocks } from './compare.ts';
import { passagesOf, shortenRuns } from './shorten.ts';

const compare = (before: string, after: string) => compareBlocks(blocksOfText(before), blocksOfText(after));

/** `[-removed-]`, `{+added+}`; a block by itself begins with its change. */
function written({ change, runs }: ComparedBlock): string {
  const texts = runs.map(run => {
    const text = textOf(run.pieces);
    if (change !== 'changed' || run.change === 'same') return text;
    return run.change === 'removed' ? `[-${text}-]` : `{+${text}+}`;
  });
  return `${change}: ${texts.join('')}`;
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

const side = (blocks: readonly ComparedBlock[], left: 'added' | 'removed') =>
  blocks
    .filter(({ change }) => change !== left)
    .map(({ runs }) =>
      runs
        .filter(({ change }) => change !== left)
        .map(run => textOf(run.pieces))
        .join(''),
    );

describe('compareBlocks()', () => {
  test('finds the changed words of a paragraph', () => {
    const found = compare(
      'Predavanje o enzimima počinje u 9.30 sati, u velikoj sali.',
      'Predavanje o lipidima počinje u 10.30 sati, u velikoj sali.',
    );
    assert.deepEqual(found.map(written), [
      'changed: Predavanje o [-enzimima-]{+lipidima+} počinje u [-9.30-]{+10.30+} sati, u velikoj sali.',
    ]);
  });

  test('reads neighbouring changed words as one change', () => {
    assert.deepEqual(compare('Dvije ruke', 'Opet njihovo').map(written), [
      'changed: [-Dvije ruke-]{+Opet njihovo+}',
    ]);
  });

  test('pairs paragraphs that resemble each other, and tells the others as added or removed', () => {
    const found = compare(
      'Ostaje kako je.\nOvaj pasus je samo malo promijenjen danas.\nOvaj odlazi.',
      'Dolazi novi uvod.\nOstaje kako je.\nOvaj pasus je samo malo drugačiji danas.',
    );
    assert.deepEqual(found.map(written), [
      'added: Dolazi novi uvod.',
      'same: Ostaje kako je.',
      'changed: Ovaj pasus je samo malo [-promijenjen-]{+drugačiji+} danas.',
      'removed: Ovaj odlazi.',
    ]);
  });

  test('tells a change of format and of the kind of block', () => {
    const plain: Block[] = [{ kind: 'p', pieces: [{ text: 'Program', marks: [] }] }];
    const bold: Block[] = [{ kind: 'p', pieces: [{ text: 'Program', marks: ['strong'] }] }];
    const heading: Block[] = [{ kind: 'h2', pieces: [{ text: 'Program', marks: [] }] }];
    assert.deepEqual(compareBlocks(plain, bold).map(written), ['changed: [-Program-]{+Program+}']);
    assert.deepEqual(compareBlocks(plain, heading), [
      {
        kind: 'h2',
        change: 'changed',
        earlierKind: 'p',
        runs: [{ change: 'same', pieces: plain[0]?.pieces }],
      },
    ]);
  });

  test('holds both texts, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'ć', '.', ' ', '\n'), { maxLength: 40 })
      .map(parts => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = compare(before, after);
        assert.equal(side(found, 'added').join('\n'), before);
        assert.equal(side(found, 'removed').join('\n'), after);
      }),
      { seed: 1 },
    );
  });

  test('takes long texts', () => {
    const words = (word: string) => Array.from({ length: 10_000 }, (_, index) => `${word}${index}`);
    const before = words('stara').join(' ');
    const corrected = before.replaceAll(/stara(\d*)77\b/g, 'nova$177');
    const found = compare(before, corrected)[0];
    assert.equal(found?.runs.filter(({ change }) => change === 'added').length, 100);
    const replaced = compare(before, words('nova').join(' '));
    assert.deepEqual(
      replaced.map(({ runs }) => runs.map(({ change }) => change)),
      [['removed', 'added']],
    );
  });
});

describe('what is shown', () => {
  test('leaves out what is far from any change', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `Pasus broj ${index} ostaje isti.`);
    const passages = passagesOf(
      compare(lines.join('\n'), lines.with(4, 'Pasus broj pet ostaje isti.').join('\n')),
    );
    assert.deepEqual(
      passages.map(({ isSame, blocks }) => [isSame, blocks.length]),
      [
        [true, 3],
        [false, 3],
        [true, 3],
      ],
    );
  });

  test('shortens long unchanged parts of a paragraph', () => {
    const words = Array.from({ length: 300 }, (_, index) => `riječ${index}`);
    const [block] = compare(words.join(' '), words.with(150, 'druga').join(' '));
    const shown = shortenRuns(block?.runs ?? []);
    assert.deepEqual(
      shown.map(run => run?.change),
      [undefined, 'same', 'removed', 'added', 'same', undefined],
    );
    assert.ok(textOf(shown[1]?.pieces ?? []).endsWith('riječ149 '));
  });
});
