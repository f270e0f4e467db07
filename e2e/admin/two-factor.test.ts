import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeOf, stepsAt } from '#features/accounts/server/two-factor/totp.ts';
import { twoFactorCalls } from '#features/accounts/two-factor-contract.ts';
import { axeViolations } from '../support/browser.ts';
import { fillNewMember } from '../support/screens/inbox-screens.ts';
import { administrator } from '../support/sites/site.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'two-factor', expectedProblems: [failedRequest] });

/** The code of now and the next one, which are taken for the longest: for half a minute at least, and for a minute. */
function codesOf(secret: string): [present: string, later: string] {
  const [, present, later] = stepsAt(new Date());
  return [codeOf(secret, present), codeOf(secret, later)];
}

async function giveCredentials(page: Page) {
  await page.goto('/admin/login');
  await page.getByLabel('E-mail adresa').fill(administrator.email);
  await page.getByLabel('Lozinka', { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
}

test('signing in takes a second step from when it is turned on until it is turned off', async ({
  openAdmin,
  openPage,
}) => {
  const page = await openAdmin('/admin');
  const card = page.getByRole('region', { name: 'Prijava u dva koraka' });
  await card.getByRole('button', { name: 'Uključi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uključite prijavu u dva koraka' });
  await expect(dialog.getByRole('img', { name: /^QR kod/ })).toBeVisible();
  await expect(dialog.getByLabel('Kod iz aplikacije')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Kod nije ispravan ili je već iskorišten.')).toBeVisible();
  const [present, later] = codesOf(secret);
  await dialog.getByLabel('Kod iz aplikacije').fill(present);
  await page.keyboard.press('Enter');

  const given = page.getByRole('dialog', { name: 'Sačuvajte kodove za oporavak' });
  await expect(given.getByRole('listitem')).toHaveCount(10);
  const codes = await given.getByRole('listitem').allInnerTexts();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    given.getByRole('button', { name: 'Sačuvaj kao tekst' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kodovi-za-oporavak.txt');
  const saved = await readFile(await download.path(), 'utf8');
  for (const text of [...codes, administrator.email]) expect(saved).toContain(text);
  await page.emulateMedia({ media: 'print' });
  await expect(given.getByText(codes[9] ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odštampaj' })).toBeHidden();
  await page.emulateMedia({ media: null });
  expect(await axeViolations(page)).toEqual([]);
  await given.getByRole('button', { name: 'Kodovi su sačuvani' }).click();
  await expect(card.getByText('Preostalo je 10 kodova za oporavak.')).toBeVisible();

  const other = await openPage();
  await giveCredentials(other);
  const code = other.getByLabel('Kod iz aplikacije');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(await axeViolations(other)).toEqual([]);
  await code.fill(present);
  await other.keyboard.press('Enter');
  await expect(other.getByText('Kod nije ispravan ili je već iskorišten.')).toBeVisible();
  await code.fill(later);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();

  await other.goto('/admin/login');
  await giveCredentials(other);
  await other.getByRole('button', { name: 'Nemate telefon kod sebe? Upišite kod za oporavak' }).click();
  await expect(other.getByLabel('Kod za oporavak')).toBeFocused();
  await other.keyboard.type((codes[0] ?? '').toLowerCase());
  await other.keyboard.press('Enter');
  await expect(other.getByText('Preostalo je 9 kodova za oporavak.')).toBeVisible();

  await other.getByRole('button', { name: 'Isključi' }).click();
  await expect(other.getByLabel('Vaša lozinka')).toBeFocused();
  await other.keyboard.type('pogrešna');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Trenutna lozinka nije ispravna.')).toBeVisible();
  await other.getByLabel('Vaša lozinka').fill(administrator.password);
  await other.keyboard.press('Enter');
  await expect(other.getByText('Prijava u dva koraka je isključena')).toBeVisible();
  await giveCredentials(other);
  await expect(other.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();
});

test('over what is open a code is asked for too, and nothing is lost', async ({
  openAdmin,
  api,
  cleanUp,
}) => {
  const offer = await api.call(twoFactorCalls.offer);
  const secret = String(offer?.body.secret);
  const [present, later] = codesOf(secret);
  await api.call(twoFactorCalls.confirm, { fields: { code: present } });
  cleanUp(() => api.call(twoFactorCalls.end, { fields: { password: administrator.password } }));
  const page = await openAdmin('/admin/clanovi');
  const sheet = await fillNewMember(page);
  await page.evaluate(() => localStorage.setItem('token', 'istekao'));
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prijavite se ponovo' });
  await dialog.getByLabel('Lozinka', { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Kod iz aplikacije')).toBeFocused();
  await page.keyboard.type(later);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Član je uspješno dodan')).toBeVisible();
});
