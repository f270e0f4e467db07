import { svgNumber } from '#ui/pictures/svg-number.ts';
import { type DrawingSize, drawPeptide } from './drawing.ts';
import type { Stretch } from './peptide.ts';

type Shown = Stretch &
  DrawingSize & {
    /** One-letter codes, N-terminus first. */
    sequence: string;
    /** Whether the first letter is marked. */
    isMarked?: boolean;
  };

const screen = { labelSize: 0.34, symbolSize: 0.27 };
/** The same in two lines, with larger letters. */
const phone = { scale: 56, labelSize: 0.44, symbolSize: 0.42 };

/** The SVG files of src/ui/molecule/, by name. */
export const drawings: Readonly<Record<string, string>> = {
  genetika: toSvg({ sequence: 'GENETIKA', isMarked: true, scale: 56, ...screen }),
  gene: toSvg({ sequence: 'GENE', isMarked: true, continuesAfter: true, ...phone }),
  tika: toSvg({ sequence: 'TIKA', start: 4, continuesBefore: true, ...phone }),
  etika: toSvg({ sequence: 'ETIKA', scale: 40, ...screen }),
};

/** The structural formula above the axis of its letters. Its colours and fonts are those of molecule.module.css. */
function toSvg({ sequence, isMarked, scale, labelSize, symbolSize, ...stretch }: Shown): string {
  const drawing = drawPeptide(sequence, stretch, { scale, labelSize, symbolSize });
  const columns = drawing.columns.map((column, index) => {
    const { code, symbol, left, top, middle, letterY, symbolY } = column;
    return [
      `<g class="residue${isMarked && index === 0 ? ' marked' : ''}">`,
      `<rect class="field" x="${left}" y="${top}" width="${column.width}" height="${column.height}"/>`,
      `<path class="tick" d="M${left} ${top}H${column.right}M${middle} ${top}V${column.tickEnd}"/>`,
      `<text class="letter" x="${middle}" y="${letterY}" font-size="${drawing.letterSize}">${code}</text>`,
      `<text class="symbol" x="${middle}" y="${symbolY}" font-size="${drawing.symbolSize}">${symbol}</text>`,
      '</g>',
    ].join('');
  });
  const labels = drawing.labels.map(({ x, y, text, element, haloWidth, haloHeight }) =>
    [
      `<g class="${element === 'N' ? 'nitrogen' : 'oxygen'}">`,
      `<ellipse class="halo" cx="${x}" cy="${y}" rx="${haloWidth}" ry="${haloHeight}"/>`,
      `<text x="${x}" y="${y}" font-size="${drawing.labelSize}">${subscripted(text, scale * labelSize)}</text>`,
      '</g>',
    ].join(''),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}">`,
    ...columns,
    `<path class="bonds" d="${relative(drawing.bonds)}"/>`,
    `<path class="wedges" d="${relative(drawing.wedges)}"/>`,
    ...labels,
    '</svg>\n',
  ].join('\n');
}

/** "NH₂" with a set subscript: the small two of the fonts differs too much between systems. */
function subscripted(text: string, fontSize: number): string {
  const [before, after] = text.split('₂');
  if (after === undefined) return text;
  const drop = svgNumber(fontSize * 0.22);
  const two = `<tspan font-size="${svgNumber(fontSize * 0.72)}" dy="${drop}">2</tspan>`;
  return `${before}${two}${after && `<tspan dy="${-drop}">${after}</tspan>`}`;
}

/** A path whose lines are relative to their beginnings, which is shorter. Exact: coordinates have one decimal. */
function relative(path: string): string {
  let [x, y] = [0, 0];
  return path.replace(/([ML])([\d.]+),([\d.]+)/g, (_, command: string, toX: string, toY: string) => {
    const [dx, dy] = [svgNumber(Number(toX) - x), svgNumber(Number(toY) - y)];
    [x, y] = [Number(toX), Number(toY)];
    return command === 'M' ? `M${x} ${y}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
}
