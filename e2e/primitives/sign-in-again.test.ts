import type { Page } from '@playwright/test';
import { defect } from '../support/defect.ts';
import { expectSoundInLooks } from '../support/sound.ts';
import { failedRequest, type OpenPage } from '../support/test.ts';
import { expect, test } from './test.ts';

const amra = { id: 1, email: 'amra@primjer.ba' };

/** A form in a sheet with unsaved text, whose save has just been rejected. */
async function openRefused(openShared: OpenPage) {
  const page = await openShared();
  await page.evaluate(user => localStorage.setItem('user', JSON.stringify(user)), amra);
  await page.goto('/?show=sign-in-again');
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  await sheet.getByLabel('Naslov').fill('Membrane');
  const save = sheet.getByRole('button', { name: 'Sačuvaj' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Prijavite se ponovo' });
  await expect(dialog).toBeVisible();
  return { page, sheet, save, dialog, password: dialog.getByLabel('Lozinka') };
}

const answerLogin = (page: Page, status: number, json: object) =>
  page.route('**/api/login.php', route => route.fulfill({ status, json }));

test('called off or refused, it is there until one signs in again', async ({
  openShared,
  expectProblems,
}) => {
  expectProblems(failedRequest);
  const { page, sheet, save, dialog, password } = await openRefused(openShared);
  await expect(password).toBeFocused();
  await expect(dialog.getByLabel('E-mail adresa')).toHaveValue(amra.email);
  await page.keyboard.press('Escape');
  const no = '"false amra@primjer.ba"';
  await expect(sheet.getByText(`[${no},${no}]`)).toBeVisible();
  await expect(save).toBeFocused();
  await save.click();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(sheet.getByText(`[${no},${no},${no},${no}]`)).toBeVisible();
  await expect(sheet.getByLabel('Naslov')).toHaveValue('Membrane');

  await save.click();
  await dialog.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(dialog.getByText('Ovo polje je obavezno.')).toBeVisible();
  await expectSoundInLooks(page);
  await answerLogin(page, 401, { error: 'Pogrešna lozinka.', code: 'wrong_credentials' });
  await password.fill('kriva');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Pogrešna lozinka.' })).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('kriva');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.unroute('**/api/login.php');
  await page.route('**/api/login.php', route => route.abort());
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Neispravni podaci za prijavu')).toBeVisible();
  // After a server error the credentials were not checked.
  await answerLogin(page, defect.status, defect.json);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: defect.json.error })).toBeVisible();

  await answerLogin(page, 200, { token: 'novi', user: amra });
  await password.fill('');
  // Inserted at once, as a password manager does.
  await page.evaluate(() => document.execCommand('insertText', false, 'tajna-lozinka'));
  const sent = page.waitForRequest('**/api/login.php');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: amra.email, password: 'tajna-lozinka' });
  await expect(sheet.getByText('"true amra@primjer.ba","true amra@primjer.ba"]')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(save).toBeFocused();
  await expect(sheet.getByLabel('Naslov')).toHaveValue('Membrane');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe('novi');
});

test('somebody else may sign in, and another tab does as well', async ({ openShared }) => {
  const { page, sheet, save, dialog, password } = await openRefused(openShared);
  const other = { id: 2, email: 'nadja@primjer.ba' };
  await answerLogin(page, 200, { token: 'njen', user: other });
  await dialog.getByLabel('E-mail adresa').fill(other.email);
  await password.fill('druga-lozinka');
  await page.keyboard.press('Enter');
  const yes = '"true nadja@primjer.ba"';
  await expect(sheet.getByText(`[${yes},${yes}]`)).toBeVisible();

  await save.click();
  await expect(dialog).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/?show=highlight');
  await tab.evaluate(() => localStorage.setItem('token', 'odande'));
  await expect(dialog).toHaveCount(0);
  await expect(sheet.getByText(`[${yes},${yes},${yes},${yes}]`)).toBeVisible();
});
