import type { Page } from '@playwright/test';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Glavna navigacija' });

export const toNews = (page: Page) => bar(page).locator('[href="/novosti"]').click();

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Waits until the section is at the top of the window, below the sticky header. */
export const isAtTop = (page: Page, id: string) =>
  page.waitForFunction(sectionId => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const title = document.getElementById(`${sectionId}-title`)?.getBoundingClientRect().top ?? 0;
    const section = document.getElementById(sectionId)?.getBoundingClientRect().top ?? 0;
    return header > 0 && title > header && section > 0 && section < header + 60;
  }, id);
