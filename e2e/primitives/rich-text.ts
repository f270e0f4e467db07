import type { Page } from '@playwright/test';
import { expect, type Show } from './test.ts';

/** The sample of the editor with the cursor in its text. */
export async function openEditor(show: Show) {
  const page = await show('rich-text');
  const text = page.getByRole('textbox', { name: 'Tekst' });
  await text.click();
  return { page, text, tool: (name: string) => page.getByRole('button', { name, exact: false }) };
}

/** Waits for the HTML that the editor reports. */
export const gives = (page: Page, html: string) =>
  expect(page.locator('main > [role="status"]')).toHaveText(html);
