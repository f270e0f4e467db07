import type { Page } from '@playwright/test';

export const english = (page: Page) => page.getByRole('link', { name: 'EN – English' });
export const bosnian = (page: Page) => page.getByRole('link', { name: 'BA – bosanski' });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The stored choice, in this browser and for the server. */
export async function remembered(page: Page) {
  const cookies = await page.context().cookies();
  return {
    cookie: cookies.find(({ name }) => name === 'i18next')?.value,
    storage: await page.evaluate(() => localStorage.getItem('i18nextLng')),
  };
}
