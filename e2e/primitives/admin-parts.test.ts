import type { Page } from '@playwright/test';
import { axeViolations } from '../support/browser.ts';
import { failedRequest } from '../support/test.ts';
import { expect, type Show, test } from './test.ts';

/** The editor with a changed title. */
async function openEditor(show: Show) {
  const page = await show('editor-sheet');
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  const title = sheet.getByLabel('Naslov*');
  await title.fill('Membrane');
  return { page, sheet, title, question: page.getByRole('alertdialog', { name: 'Odbaciti izmjene?' }) };
}

const answer = (page: Page, status: number, body: object) =>
  page.route('**/save', route => route.fulfill({ status, json: body }));

test('an editor asks before it closes if something was changed', async ({ show }) => {
  const { page, sheet, title, question } = await openEditor(show);
  const stay = question.getByRole('button', { name: 'Nastavi uređivati' });
  await expect(sheet.getByText('Nesačuvane izmjene')).toBeVisible();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Odustani' }).click(),
    () => sheet.getByRole('button', { name: 'Zatvori' }).click(),
  ]) {
    await leave();
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(title).toHaveValue('Membrane');
  }
  await title.focus();
  // However often Esc is pressed.
  for (const round of ['first', 'second', 'third']) {
    await page.keyboard.press('Escape');
    await expect(stay).toBeFocused();
    await expect(sheet, round).toBeVisible();
    if (round === 'first') expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(title).toBeFocused();
    await expect(title, round).toHaveValue('Membrane');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await expect(sheet).toHaveCount(0);

  await show('editor-sheet');
  await sheet.getByRole('button', { name: 'Odustani' }).click();
  await expect(sheet).toHaveCount(0);
});

test('Ctrl+S saves, once, and closes', async ({ show }) => {
  const { page, sheet } = await openEditor(show);
  const bodies: unknown[] = [];
  let finish = () => {};
  const slow = new Promise<void>(resolve => (finish = resolve));
  await page.route('**/save', async route => {
    bodies.push(route.request().postDataJSON());
    await slow;
    await route.fulfill({ json: {} });
  });
  await page.keyboard.press('Control+s');
  const busy = sheet.getByRole('button', { name: 'Čuvanje...' });
  await expect(busy).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Enter');
  await busy.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  finish();
  await expect(sheet).toHaveCount(0);
  expect(bodies).toEqual([{ title: 'Membrane', city: 'Tuzla' }]);
});

test('what form or server refuse is said, nothing typed is lost', async ({ show, expectProblems }) => {
  expectProblems(failedRequest);
  const { page, sheet, title } = await openEditor(show);
  const save = sheet.getByRole('button', { name: 'Sačuvaj' });
  let calls = 0;
  page.on('request', request => (calls += request.method() === 'POST' ? 1 : 0));
  await title.fill(' ');
  await page.keyboard.press('Control+s');
  const summary = sheet.getByRole('alert');
  await expect(summary).toBeFocused();
  const link = summary.getByRole('link', { name: 'Naslov: Ovo polje je obavezno.' });
  expect((await link.boundingBox())?.height ?? 0, 'a finger meets it').toBeGreaterThanOrEqual(24);
  await link.click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(sheet.getByText('Ovo polje je obavezno.', { exact: true })).toBeVisible();
  expect(calls).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  // The field is corrected and refused again while typing: the summary appears and disappears, and the focus
  // stays.
  await page.keyboard.type('Lipidi');
  await expect(summary).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(summary).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.type('Proteini');
  await expect(title).toHaveValue('Proteini');

  await answer(page, 500, { error: 'Došlo je do greške.', code: 'internal' });
  await save.click();
  await expect(summary.filter({ hasText: 'Nije sačuvano.' })).toBeVisible();
  await expect(title).toHaveValue('Proteini');
  expect(await axeViolations(page)).toEqual([]);

  const fields = { city: 'Taj grad ne postoji.' };
  await answer(page, 422, { error: 'Provjerite unesene podatke.', code: 'validation', fields });
  await save.click();
  const city = sheet.getByLabel('Grad*');
  await expect(city.and(page.locator('[aria-invalid="true"]'))).toBeVisible();
  await expect(sheet.getByText('Taj grad ne postoji.', { exact: true })).toBeVisible();
  await expect(summary.getByRole('link', { name: 'Grad: Taj grad ne postoji.' })).toBeVisible();
  await expect(title).toHaveValue('Proteini');

  await answer(page, 200, {});
  await city.fill('Mostar');
  await save.click();
  await expect(sheet).toHaveCount(0);
});

test('a deletion that fails stays open and says so', async ({ show, expectProblems }) => {
  expectProblems(failedRequest);
  const page = await show('delete-dialog');
  const question = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await page.route('**/remove', route => route.fulfill({ status: 500, json: {} }));
  await question.getByRole('button', { name: 'Obriši' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Nije obrisano' });
  await message.getByRole('button', { name: 'Zatvori' }).click();
  await expect(message).toHaveCount(0);
  await page.route('**/remove', route => route.fulfill({ json: {} }));
  await question.getByRole('button', { name: 'Obriši' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Obrisano' })).toBeVisible();
  await expect(page.getByText('zatvoreno')).toBeVisible();
});
