import type { Page } from '@playwright/test';

/** What the browser keeps of forms that were not sent: on the device, and for as long as the tab is open. */
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

/** Waits until a text is kept: not with every key. */
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
