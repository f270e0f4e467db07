import { expect, type Page } from '@playwright/test';
import { emptyDocument } from '../kept-page.ts';

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

/** Leads a page away from its screen, and waits until closed tabs have let go of their drafts: browsers do a moment later. */
export async function draftsAreLeft(page: Page): Promise<void> {
  await page.goto(emptyDocument);
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
}
