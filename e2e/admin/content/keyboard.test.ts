import type { Locator, Page } from '@playwright/test';
import type { ContentKind } from '../../support/screens/content-kinds.ts';
import {
  field,
  fill,
  gone,
  mainButton,
  openNew,
  question,
  row,
  said,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

const { path, words, required }: ContentKind = workshop;

test('by keyboard alone', async ({ openAdmin }) => {
  const page = await openAdmin(path);
  await tabTo(page, page.getByRole('button', { name: words.add }).first());
  await page.keyboard.press('Enter');
  let sheet = page.getByRole('dialog', { name: words.create });
  await expect(field(sheet, 'Naslov*')).toBeFocused();
  await page.keyboard.insertText('Bez miša');
  const labels = await labelsInOrder(sheet, Object.keys(required));
  for (const label of labels) {
    await tabTo(page, field(sheet, label));
    await page.keyboard.insertText(required[label] ?? '');
  }
  await page.keyboard.press('Control+s');
  await said(page, 'Nacrt je sačuvan');
  await gone(sheet);

  await tabTo(page, page.getByRole('button', { name: 'Uredi: Bez miša' }));
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

test('Ctrl+S saves from anywhere in the sheet', async ({ openAdmin }) => {
  const page = await openAdmin(workshop.path);
  const sheet = await openNew(page, workshop);
  await sheet.locator('header').click();
  await page.evaluate(() => {
    window.addEventListener('keydown', event =>
      Object.assign(window, { isPrevented: event.defaultPrevented }),
    );
  });
  await page.keyboard.press('Control+s');
  await expect(sheet.getByRole('alert')).toBeVisible();
  await page.waitForFunction(() => 'isPrevented' in window && window.isPrevented);
  await fill(sheet, { 'Naslov*': 'Sačuvano s dugmeta', ...workshop.required });
  await sheet.getByRole('button', { name: 'Odustani' }).focus();
  await page.keyboard.press('Control+s');
  await said(page, 'Nacrt je sačuvan');
  await gone(sheet);
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
