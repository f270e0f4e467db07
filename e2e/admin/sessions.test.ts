import { memberCalls } from '#features/members/contract.ts';
import { signIn } from '../support/api.ts';
import { axeViolations } from '../support/browser.ts';
import { failing, works } from '../support/defect.ts';
import { clear, fillNewMember } from '../support/screens/inbox-screens.ts';
import { administrator } from '../support/sites/site.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('one sees one’s sessions, and ends all others', async ({ site, openAdmin }) => {
  const page = await openAdmin('/admin');
  const signedIn = page.getByRole('region', { name: 'Gdje ste prijavljeni' });
  const end = signedIn.getByRole('button', { name: 'Odjavi sve' });
  const other = await signIn(site.origin);
  await page.reload();
  await end.click();
  const dialog = page.getByRole('alertdialog', { name: 'Odjaviti sve druge uređaje?' });
  await expect(dialog.getByRole('button', { name: 'Odustani' })).toBeFocused();
  await failing(page, '/sessions', 'DELETE');
  await dialog.getByRole('button', { name: 'Odjavi sve' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Greška prilikom odjavljivanja' })).toBeVisible();
  await works(page, '/sessions');
  await dialog.getByRole('button', { name: 'Odjavi sve' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Svi drugi uređaji su odjavljeni' })).toBeVisible();
  await expect(signedIn.getByText('Niste prijavljeni ni na jednom drugom uređaju.')).toBeVisible();
  await expect(signedIn.getByRole('listitem')).toHaveCount(1);
  await expect(signedIn.getByText('Ovaj uređaj')).toBeVisible();
  await expect(end).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  const headers = { Authorization: `Bearer ${other}` };
  expect((await fetch(`${site.origin}/api/session`, { headers })).status).toBe(401);
});

test('a save goes on after one has signed in again', async ({ site, openAdmin, api }) => {
  await clear(api, memberCalls);
  const page = await openAdmin('/admin/clanovi');
  const sheet = await fillNewMember(page);
  // The session ends on the server.
  const bearer = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${site.origin}/api/login.php`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${bearer}` },
  });
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prijavite se ponovo' });
  await expect(dialog.getByLabel('Lozinka')).toBeFocused();
  await expect(dialog.getByLabel('E-mail adresa')).toHaveValue(administrator.email);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('kriva');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Neispravni podaci za prijavu' })).toBeVisible();
  await dialog.getByLabel('Lozinka').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Član je uspješno dodan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kovač Amra' })).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/clanovi');
});

test('the guard leaves no trace in the history', async ({ page }) => {
  await page.goto('/kontakt');
  await page.goto('/admin/pitanja');
  await page.waitForURL('**/admin/login?from=%2Fadmin%2Fpitanja');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/kontakt');
});

test('signing out in one tab signs out in all, and each leads back', async ({ openAdmin }) => {
  const page = await openAdmin('/admin/clanovi?q=a');
  const other = await page.context().newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Odjavi se' }).click();
  await other.waitForURL('**/admin/login');
  await expect(page.getByText('Odjavljeni ste u drugoj kartici. Prijavite se ponovo.')).toBeVisible();
  await page.getByLabel('E-mail adresa').fill(administrator.email);
  await page.getByLabel('Lozinka').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/clanovi?q=a');
  await expect(page.getByRole('heading', { level: 1, name: 'Članovi' })).toBeVisible();
  // Opening the login screen signs out, in the other tabs too.
  await other.goto('/admin/login');
  await expect(page.getByText('Odjavljeni ste u drugoj kartici. Prijavite se ponovo.')).toBeVisible();
  // By which the site knows the browser again; it opens nothing.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['browser']);
});
