import { colours, type Pdf } from './document.ts';

/** A PNG, with its size in pixels. */
export type Logo = { png: Uint8Array; width: number; height: number };

/** In points. */
const largest = { width: 120, height: 38 };
const gap = 12;

/** Draws the association's logo, or the site's own mark, and answers how far from `x` what stands beside it begins. */
export function drawMark(pdf: Pdf, logo: Logo | undefined, x: number, y: number): number {
  if (!logo) {
    drawBrandMark(pdf, x, y);
    return 42 + gap;
  }
  const scale = Math.min(largest.width / logo.width, largest.height / logo.height);
  pdf.image(Buffer.from(logo.png), x, y, { width: logo.width * scale });
  return logo.width * scale + gap;
}

/** The site's own mark as pages have it (`src/ui/pictures/brand-mark.tsx`), 42 × 36 points large. */
function drawBrandMark(pdf: Pdf, x: number, y: number): void {
  pdf.save().translate(x, y).lineWidth(2.6).lineCap('round').lineJoin('round');
  pdf.path('M3 27 13 21 23 27 33 21 39.5 24.7M11.2 21V9M14.8 21V9').stroke(colours.n);
  pdf.circle(13, 6.5, 4.6).fill(colours.o);
  pdf.circle(23, 28.6, 4.6).fill(colours.n);
  pdf.circle(33, 20.4, 2.6).fill(colours.s);
  pdf.restore();
}
