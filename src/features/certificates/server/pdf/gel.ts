import { alphabet } from '#server/readable-code.ts';
import { colours, type Pdf } from './document.ts';

/** Places for bands in a lane: one for each bit of a character. */
const bandPlaces = 5;

/** Draws a certificate's number as a gel: a lane for each character, with its bits as bands. */
export function drawGel(
  pdf: Pdf,
  number: string,
  box: { x: number; y: number; width: number; height: number },
) {
  const characters = [...number.replace('-', '')];
  const lane = box.width / (characters.length + 1);
  const step = box.height / (bandPlaces + 1);
  pdf.rect(box.x, box.y, box.width, box.height).fill(colours.surface);
  for (const [index, character] of characters.entries()) {
    const x = box.x + lane * (index + 0.75);
    pdf.rect(x, box.y + step * 0.35, lane / 2, 2.5).fill(colours.line);
    const bits = alphabet.indexOf(character);
    for (let place = 0; place < bandPlaces; place += 1) {
      if (((bits >> place) & 1) === 0) continue;
      // The faster it runs, the fainter it is.
      pdf.fillOpacity(0.9 - place * 0.13).rect(x, box.y + step * (place + 1), lane / 2, 5 - place * 0.5);
      pdf.fill(colours.n);
    }
  }
  pdf.fillOpacity(1);
}
