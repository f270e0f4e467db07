import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drawPeptide } from './drawing.ts';
import { allBonds, type Stretch, sketchPeptide } from './peptide.ts';
import { drawings } from './svg.ts';

/** The formulas of the site as they are shown: the whole word, its two lines on a phone, the login screen. */
const shown: { sequence: string; stretch: Stretch; scale: number; bonds: string; wedges: string }[] = [
  {
    sequence: 'GENETIKA',
    stretch: {},
    scale: 56,
    bonds: '4cb1c9859c4d55a4c747c4565bddf6037c183295751b846a51edd3a19839f2e3',
    wedges: '0c991662c36a6ef968df4ffaa6abbc0d28a3f22224b3cc5b37079e6d9c311948',
  },
  {
    sequence: 'GENE',
    stretch: { continuesAfter: true },
    scale: 56,
    bonds: '8978c0c7c7cc0c7b7f6731fa9b150e2d02b17e9347b8dbe06476d9b105995a44',
    wedges: '45bb1af946dd3a3f91707eb7ddc11bcfc23bf6478d9a6a33241956dbcd09c1c8',
  },
  {
    sequence: 'TIKA',
    stretch: { start: 4, continuesBefore: true },
    scale: 56,
    bonds: '5dc4f2cf978944cfa7487e8d764311dc95fe2b97a0bea249d24642a6ae730941',
    wedges: '8cc6e91cbf0546836cc5f25960b0a9082269319f87629a91b8761d828ea6fbba',
  },
  {
    sequence: 'ETIKA',
    stretch: {},
    scale: 40,
    bonds: 'a4e2c801335e437e9b5d003afc50bb9a8cd81896a97a6febbd4bb264b0234a28',
    wedges: '04b08f5058b8adaad0d118ad66ccce1c1358588ad7249069bb19ce5b5e78dec1',
  },
];

for (const { sequence, stretch, scale, bonds, wedges } of shown) {
  test(`${sequence} is the drawing whose stereochemistry was checked with RDKit`, () => {
    const drawing = drawPeptide(sequence, stretch, { scale, labelSize: 0.34, symbolSize: 0.27 });
    // SHA-256 of the path data in the design prototype
    assert.deepEqual([sha256(drawing.bonds), sha256(drawing.wedges)], [bonds, wedges]);
  });

  test(`${sequence}: letters stand in order, from left to right`, () => {
    const { columns } = sketchPeptide(sequence, stretch);
    const sorted = columns.toSorted((a, b) => a.x - b.x);
    assert.equal(sorted.map(column => column.code).join(''), sequence);
  });

  test(`${sequence}: no atom label covers another`, () => {
    const { labels } = sketchPeptide(sequence, stretch).sketch;
    const places = labels.map(({ at, shift }) => ({ x: at.x + shift, y: at.y }));
    const distances = places.flatMap((a, i) =>
      places.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    // The nearest pair is the N and H of an amide, 0.4 bond lengths apart: one line of text
    assert.ok(Math.min(...distances) > 0.39);
  });
}

test('the files of the site are these drawings', () => {
  for (const [name, svg] of Object.entries(drawings)) {
    assert.equal(
      readFileSync(new URL(`../../src/ui/molecule/${name}.svg`, import.meta.url), 'utf8'),
      svg,
      name,
    );
  }
});

test('has as many bonds as the molecule: one fewer than its heavy atoms, for it has no ring', () => {
  const heavyAtoms = { G: 4, E: 9, N: 8, T: 7, I: 8, K: 9, A: 5 };
  const inGenetika = 4 + 9 + 8 + 9 + 7 + 8 + 9 + 5 + 1; // and the terminal oxygen
  assert.equal(allBonds(sketchPeptide('GENETIKA').sketch).length, inGenetika - 1);
  for (const [code, atoms] of Object.entries(heavyAtoms)) {
    assert.equal(allBonds(sketchPeptide(code).sketch).length, atoms, code);
  }
});

test('writes every nitrogen and oxygen of GENETIKA', () => {
  const { labels } = sketchPeptide('GENETIKA').sketch;
  const count = (element: string) =>
    labels.filter(label => label.element === element && label.text !== 'H').length;
  assert.deepEqual({ N: count('N'), O: count('O') }, { N: 8 + 2, O: 8 + 1 + 2 * 2 + 1 + 1 });
});

test('draws L amino acids: side chains up on a wedge, down on a hash, also when the zigzag starts flipped', () => {
  for (const start of [0, 1]) {
    const { wedges, hashes } = sketchPeptide('ENTIKA', { start }).sketch;
    assert.ok(wedges.every(([from, to]) => to.y < from.y));
    assert.ok(hashes.every(([from, to]) => to.y > from.y));
    // Six α carbons and the β carbons of threonine and isoleucine
    assert.equal(wedges.length + hashes.length, 8);
  }
});

test('leaves an open bond where the chain goes on in another line', () => {
  const texts = (stretch: Stretch) => sketchPeptide('A', stretch).sketch.labels.map(label => label.text);
  assert.deepEqual(texts({}), ['H₂N', 'O', 'OH']);
  assert.deepEqual(texts({ continuesBefore: true, continuesAfter: true }), ['N', 'H', 'O']);
});

test('refuses a letter without a drawing', () => {
  assert.throws(() => sketchPeptide('GENX'), /amino acid "X"/);
});

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex');
}
