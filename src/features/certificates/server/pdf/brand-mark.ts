import { colours, type Pdf } from './document.ts';

/** The association's mark as pages have it (`src/ui/brand-mark.tsx`), 42 × 36 points large. */
export function drawBrandMark(pdf: Pdf, x: number, y: number): void {
  pdf.save().translate(x, y).lineWidth(2.6).lineCap('round').lineJoin('round');
  pdf.path('M3 27 13 21 23 27 33 21 39.5 24.7M11.2 21V9M14.8 21V9').stroke(colours.n);
  pdf.circle(13, 6.5, 4.6).fill(colours.o);
  pdf.circle(23, 28.6, 4.6).fill(colours.n);
  pdf.circle(33, 20.4, 2.6).fill(colours.s);
  pdf.restore();
}
