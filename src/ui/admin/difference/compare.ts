import { diffArrays } from 'diff';
import type { Block, Piece } from './blocks.ts';

type Change = 'same' | 'added' | 'removed';

export type Run = { change: Change; pieces: readonly Piece[] };

/** A block with what was changed in it. `kind` of a changed block is the later one. */
export type ComparedBlock = Pick<Block, 'kind'> & {
  change: Change | 'changed';
  /** The kind before, if it differs. */
  earlierKind?: Block['kind'];
  runs: readonly Run[];
};

/** Texts that differ in more pieces than this count as replaced: the time grows with the square of it. */
const longestEdit = 1_000;

/** Compares two texts block by block, and blocks that resemble each other word by word. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): ComparedBlock[] {
  const [ours, theirs] = [before.map(keyed), after.map(keyed)];
  return stretchesOf(ours, theirs, (one, other) => one.key === other.key).flatMap(stretch => {
    if (stretch.isAlike) return stretch.after.map(block => whole(block, 'same'));
    const isOnlyPair = stretch.before.length === 1 && stretch.after.length === 1;
    return stretchesOf(stretch.before, stretch.after, isOnlyPair ? () => true : areSimilar).flatMap(changed);
  });
}

function changed({ isAlike, before, after }: Stretch<KeyedBlock>): ComparedBlock[] {
  if (isAlike) return after.map((block, index) => compareWords(before[index] ?? block, block));
  return [...before.map(block => whole(block, 'removed')), ...after.map(block => whole(block, 'added'))];
}

function whole({ kind, pieces }: Block, change: Change): ComparedBlock {
  return { kind, change, runs: [{ change, pieces }] };
}

function compareWords(before: Block, after: Block): ComparedBlock {
  const stretches = stretchesOf(before.pieces, after.pieces, areEqual);
  const runs = joinAcrossSpaces(stretches).flatMap<Run>(stretch =>
    stretch.isAlike
      ? [{ change: 'same', pieces: stretch.after }]
      : [
          { change: 'removed', pieces: stretch.before },
          { change: 'added', pieces: stretch.after },
        ],
  );
  return {
    kind: after.kind,
    change: 'changed',
    ...(before.kind !== after.kind && { earlierKind: before.kind }),
    runs: runs.filter(({ pieces }) => pieces.length > 0),
  };
}

function areEqual(one: Piece, other: Piece): boolean {
  return one.text === other.text && one.marks.join() === other.marks.join();
}

/** Parts of both texts: either as many on each side, pair by pair alike, or what the one has instead of the other. */
type Stretch<T> = { isAlike: boolean; before: readonly T[]; after: readonly T[] };

function stretchesOf<T>(
  before: readonly T[],
  after: readonly T[],
  isAlike: (one: T, other: T) => boolean,
): Stretch<T>[] {
  const changes = diffArrays([...before], [...after], { comparator: isAlike, maxEditLength: longestEdit });
  if (!changes) return [{ isAlike: false, before, after }];
  const stretches: Stretch<T>[] = [];
  let [ours, theirs] = [0, 0];
  for (const { added, removed, count } of changes) {
    const next = {
      isAlike: !added && !removed,
      before: before.slice(ours, added ? ours : ours + count),
      after: after.slice(theirs, removed ? theirs : theirs + count),
    };
    ours += next.before.length;
    theirs += next.after.length;
    addStretch(stretches, next);
  }
  return stretches;
}

function addStretch<T>(stretches: Stretch<T>[], next: Stretch<T>): void {
  const last = stretches.at(-1);
  if (last?.isAlike !== next.isAlike) stretches.push(next);
  else
    stretches[stretches.length - 1] = {
      isAlike: next.isAlike,
      before: [...last.before, ...next.before],
      after: [...last.after, ...next.after],
    };
}

/** Changed words with nothing but space between them are read as one change. */
function joinAcrossSpaces(stretches: readonly Stretch<Piece>[]): Stretch<Piece>[] {
  const joined: Stretch<Piece>[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const isBetween = index > 0 && index < stretches.length - 1;
    const isSpace = stretch.after.every(({ text }) => text.trim() === '');
    addStretch(joined, isBetween && isSpace ? { ...stretch, isAlike: false } : stretch);
  }
  return joined;
}

type KeyedBlock = Block & { key: string; words: ReadonlySet<string> };

function keyed(block: Block): KeyedBlock {
  const words = block.pieces.map(({ text }) => text).filter(text => text.trim() !== '');
  const key = [block.kind, ...block.pieces.map(({ text, marks }) => [...marks, text].join('\t'))].join('\v');
  return { ...block, key, words: new Set(words) };
}

/** Whether half of the words of two blocks are the same. */
function areSimilar({ words: ours }: KeyedBlock, { words: theirs }: KeyedBlock): boolean {
  const common = ours.intersection(theirs).size;
  return common > 0 && 4 * common >= ours.size + theirs.size;
}
