import type { Locator, Page } from '@playwright/test';
import {
  field,
  gone,
  mainButton,
  question,
  row,
  said,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content' });

const { path, words, required } = workshop;

test('an item is made, published and deleted by keyboard alone', async ({ openAdmin }) => {
  const page = await openAdmin(`${path}?q=tipke`);
  // No entry of the history: from one that the router did not make, Back would leave a form without asking.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Preskoči na sadržaj' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await tabTo(page, page.getByRole('button', { name: words.add }).first());
  await page.keyboard.press('Enter');
  let sheet = page.getByRole('dialog', { name: words.create });
  await expect(field(sheet, 'Naslov*')).toBeFocused();
  // Ctrl+S saves from anywhere in the sheet, and the browser does nothing of its own.
  await page.evaluate(() => {
    window.addEventListener('keydown', event =>
      Object.assign(window, { isPrevented: event.defaultPrevented }),
    );
  });
  await page.keyboard.press('Control+s');
  await page.waitForFunction(() => 'isPrevented' in window && window.isPrevented);
  await expect(sheet.getByRole('alert')).toBeVisible();
  const values: Record<string, string> = { 'Naslov*': 'Tipke', ...required };
  for (const label of await labelsInOrder(sheet, Object.keys(values))) {
    await tabTo(page, field(sheet, label));
    await page.keyboard.insertText(values[label] ?? '');
  }
  await page.evaluate(() => history.back());
  const stay = page.getByRole('button', { name: 'Nastavi uređivati' });
  await expect(stay).toBeVisible();
  await tabTo(page, stay);
  await page.keyboard.press('Enter');
  await expect(field(sheet, 'Naslov*')).toHaveValue('Tipke');
  await tabTo(page, sheet.getByRole('button', { name: 'Odustani' }));
  await page.keyboard.press('Control+s');
  await said(page, 'Nacrt je sačuvan');
  await gone(sheet);

  await tabTo(page, page.getByRole('button', { name: 'Uredi: Tipke' }));
  await page.keyboard.press('Enter');
  sheet = page.getByRole('dialog', { name: words.edit });
  await expect(field(sheet, 'Naslov*')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('Samo tipke');
  await tabTo(page, mainButton(sheet));
  await page.keyboard.press('Enter');
  await said(page, 'Objavljeno');
  await gone(sheet);

  await tabTo(page, page.getByRole('button', { name: 'Obriši: Samo tipke' }));
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Odustani' })).toBeFocused();
  await tabTo(page, question(page).getByRole('button', { name: 'Obriši' }));
  await page.keyboard.press('Enter');
  await said(page, words.deleted);
  await gone(row(page, 'Samo tipke'));
  await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await element.evaluate(each => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${element} cannot be reached with the Tab key`);
}

/** The labels in the order of their fields' tab stops. */
async function labelsInOrder(sheet: Locator, labels: string[]): Promise<string[]> {
  const inSheet = await sheet.locator('label').allInnerTexts();
  return labels.toSorted((one, other) => inSheet.indexOf(one) - inSheet.indexOf(other));
}
