import type { Locator } from '@playwright/test';

/** The value, which the test cannot go on without. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

/** Where an element lies, in CSS pixels from the window's upper left corner. */
export async function boxOf(element: Locator) {
  return required(await element.boundingBox(), `place of ${element}`);
}
