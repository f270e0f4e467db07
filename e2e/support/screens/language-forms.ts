import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Where both languages stand beside each other. */
export const wide = { viewport: { width: 1366, height: 768 } };

export const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Uredi simpozij' });

/** The form of a language where both are beside each other. */
export const half = (sheet: Locator, name: 'Bosanski' | 'English') =>
  sheet.getByRole('group', { name, exact: true });

export const shared = (sheet: Locator) =>
  sheet.getByRole('complementary', { name: 'Zajedničko za oba jezika' });

export async function openBoth(page: Page, title: string) {
  await page
    .getByRole('button', { name: `Uredi: ${title}` })
    .first()
    .click();
  await expect(sheetOf(page).getByRole('group', { name: 'English' })).toBeVisible();
  return sheetOf(page);
}
