import type { Browser, BrowserContextOptions } from '@playwright/test';
import { bs } from '../../src/public/messages/bs.ts';
import { en } from '../../src/public/messages/en.ts';
import { openPage, visit, type WatchedPage } from './browser.ts';

export const languages = ['bs', 'en'] as const;
export type Language = (typeof languages)[number];
export type Texts = typeof bs | typeof en;

/** The public pages' texts by language. */
export const texts: Record<Language, Texts> = { bs, en };

/** A public page of a reader of its own who has chosen a language. */
export async function openIn(
  browser: Browser,
  language: Language,
  address: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const page = await openPage(browser, options);
  await page.context().addCookies([{ name: 'i18next', value: language, url: address }]);
  await visit(page, address);
  return page;
}

/** The browser itself notes what was answered with an error, or not at all; anything else is a fault. */
export function unexpected(page: WatchedPage): string[] {
  return page.problems.filter(problem => !problem.includes('Failed to load resource'));
}
