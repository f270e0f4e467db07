import type { Page } from 'playwright-core';

/** What the browser keeps of forms that were not sent. */
export function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('draft:'))
      .map(key => localStorage.getItem(key) ?? ''),
  );
}

/** Waits until a text is kept: not with every key. */
export async function draftHas(page: Page, text: string): Promise<void> {
  await page.waitForFunction(part => Object.values(localStorage).join().includes(part), text);
}
