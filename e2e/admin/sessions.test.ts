import { accountCalls } from '#features/accounts/contract.ts';
import { createApi, signIn } from '../support/api.ts';
import { failing, works } from '../support/defect.ts';
import { administrator } from '../support/sites/site.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel', expectedProblems: [failedRequest] });

test('one sees one’s sessions, and ends all others', async ({ site, openAdmin }) => {
  const other = await signIn(site.origin);
  const page = await openAdmin('/admin');
  const signedIn = page.getByRole('region', { name: 'Gdje ste prijavljeni' });
  const end = signedIn.getByRole('button', { name: 'Odjavi sve' });
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
  const headers = { Authorization: `Bearer ${other}` };
  expect((await fetch(`${site.origin}/api/session`, { headers })).status).toBe(401);
});

test('the panel needs a session, and signing in leads back', async ({ site, page }) => {
  const signInAgain = async (password = administrator.password) => {
    await page.getByLabel('E-mail adresa').fill(administrator.email);
    await page.getByLabel('Lozinka').fill(password);
    await page.keyboard.press('Enter');
  };
  const place = '/admin/clanovi?q=a';
  const isBack = async () => {
    await page.waitForURL(`**${place}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Članovi' })).toBeVisible();
  };
  const stored = () => page.evaluate(() => localStorage.getItem('token'));
  // The guard leaves no trace in the history.
  const before = page.url();
  await page.goto(place);
  await page.waitForURL('**/admin/login?from=%2Fadmin%2Fclanovi%3Fq%3Da');
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await signInAgain('pogrešna');
  await expect(page.getByText('Neispravni podaci za prijavu')).toBeVisible();
  await signInAgain();
  await isBack();

  const other = await page.context().newPage();
  await other.goto('/admin');
  const token = await stored();
  await other.getByRole('button', { name: 'Odjavi se' }).click();
  await other.waitForURL('**/admin/login');
  await expect(page.getByText('Odjavljeni ste u drugoj kartici. Prijavite se ponovo.')).toBeVisible();
  const ended = await createApi(site.origin, String(token)).call(accountCalls.logout);
  expect(ended?.status, 'the site has ended it too').toBe(401);
  await signInAgain();
  await isBack();

  // A session that has ended elsewhere.
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await page.reload();
  await expect(page.getByText('Vaša sesija je istekla. Prijavite se ponovo.')).toBeVisible();
  await expect.poll(stored).toBe(null);
  await signInAgain();
  await isBack();
  // Opening the login screen signs out, in the other tabs too.
  await other.goto('/admin/login');
  await expect(page.getByText('Odjavljeni ste u drugoj kartici. Prijavite se ponovo.')).toBeVisible();
  // By which the site knows the browser again; it opens nothing.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['browser']);
});
