import type { Locator } from '@playwright/test';

/** Returns the value; throws if there is none. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

/** An element's box, in CSS pixels from the window's upper left corner. */
export async function boxOf(element: Locator) {
  return required(await element.boundingBox(), `place of ${element}`);
}
