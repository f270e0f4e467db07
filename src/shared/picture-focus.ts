/** What of a picture must stay visible where it is cropped, in percent from the left and the top. */
export type PictureFocus = { x: number; y: number };

/** Undefined if it is none: two whole numbers up to 100, with a comma. */
export function parseFocus(text: string): PictureFocus | undefined {
  const numbers = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(text);
  const [x, y] = [Number(numbers?.[1]), Number(numbers?.[2])];
  return x <= 100 && y <= 100 ? { x, y } : undefined;
}

export function formatFocus({ x, y }: PictureFocus): string {
  return `${x},${y}`;
}

const step = 5;

/** What pages and cards crop by, in percent: style sheets have a class for each (`src/ui/pictures/picture-focus.css`). */
export const focusSteps = Array.from({ length: 100 / step + 1 }, (_, index) => index * step);

export function inSteps({ x, y }: PictureFocus): PictureFocus {
  return { x: Math.round(x / step) * step, y: Math.round(y / step) * step };
}
