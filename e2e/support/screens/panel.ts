import { expect, type Page } from '@playwright/test';

/** Goes to another screen as a link within the panel does, where no link leads. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate(address => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Administracija' });

/** Goes to a screen by its entry in the menu. */
export async function follow(page: Page, name: string): Promise<void> {
  await menuOf(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}
