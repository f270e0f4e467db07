import { encodeQR } from 'qr';
import { colours, type Pdf } from './document.ts';

/** Draws a text as a QR code of a width, with the light border that readers need. */
export function drawQrCode(pdf: Pdf, text: string, x: number, y: number, width: number): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const module = width / rows.length;
  for (const [row, modules] of rows.entries()) {
    // Neighbours in one piece, so that no hairlines show between them.
    for (const { start, length } of runsOf(modules))
      pdf.rect(x + start * module, y + row * module, length * module, module);
  }
  pdf.fill(colours.ink);
}

function* runsOf(modules: readonly boolean[]): Generator<{ start: number; length: number }> {
  for (let start = 0; start < modules.length; start += 1) {
    if (!modules[start]) continue;
    const end = modules.indexOf(false, start);
    const length = (end === -1 ? modules.length : end) - start;
    yield { start, length };
    start += length;
  }
}
