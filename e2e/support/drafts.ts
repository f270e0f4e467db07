import type { Page } from '@playwright/test';

/** The drafts in the browser's storage. */
export function drafts(page: Page, places = ['localStorage', 'sessionStorage']): Promise<string[]> {
  return page.evaluate(
    names =>
      names
        .flatMap(name => Object.entries(window[name as 'localStorage']))
        .filter(([key]) => key.startsWith('draft:'))
        .map(([, kept]) => kept),
    places,
  );
}

/** Waits until a text is stored, which is not with every key. */
export async function draftHas(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    part =>
      [localStorage, sessionStorage]
        .flatMap(place => Object.values(place))
        .join()
        .includes(part),
    text,
  );
}
