import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { codeOf, stepsAt } from '#features/accounts/server/two-factor/totp.ts';
import { signIn } from '../support/api.ts';
import { fillNewMember } from '../support/screens/inbox-screens.ts';
import { follow, menuOf } from '../support/screens/panel.ts';
import { administrator } from '../support/sites/site.ts';
import { expectSound } from '../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'accounts', expectedProblems: [failedRequest] });

/** The code of now and the next one, which are taken for the longest: for half a minute at least, and for a minute. */
function codesOf(secret: string): [present: string, later: string] {
  const [, present, later] = stepsAt(new Date());
  return [codeOf(secret, present), codeOf(secret, later)];
}

async function givePassword(form: Page | Locator) {
  await form.getByLabel('Lozinka', { exact: true }).fill(administrator.password);
  await form.getByLabel('Lozinka', { exact: true }).press('Enter');
}

test('signing in takes a second step from when it is turned on', async ({ site, openAdmin }) => {
  const page = await openAdmin('/admin');
  const card = page.getByRole('region', { name: 'Prijava u dva koraka' });
  await card.getByRole('button', { name: 'Uključi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uključite prijavu u dva koraka' });
  await expect(dialog.getByRole('img', { name: /^QR kod/ })).toBeVisible();
  await expect(dialog.getByLabel('Kod iz aplikacije')).toBeFocused();
  await expectSound(page, 'the offer');
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
  await expectSound(page, 'the recovery codes');
  await given.getByRole('button', { name: 'Kodovi su sačuvani' }).click();
  await expect(card.getByText('Preostalo je 10 kodova za oporavak.')).toBeVisible();

  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await page.getByLabel('E-mail adresa').fill(administrator.email);
  await givePassword(page);
  const code = page.getByLabel('Kod iz aplikacije');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill(present);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kod nije ispravan ili je već iskorišten.')).toBeVisible();
  await expectSound(page, 'the second step');
  await code.fill(later);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();

  // Over what is open it is asked for too, and nothing is lost.
  await follow(page, 'Članovi');
  const sheet = await fillNewMember(page);
  await page.evaluate(() => localStorage.setItem('token', 'istekao'));
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const again = page.getByRole('dialog', { name: 'Prijavite se ponovo' });
  await expect(again.getByLabel('E-mail adresa')).toHaveValue(administrator.email);
  await givePassword(again);
  await expect(again.getByLabel('Kod iz aplikacije')).toBeFocused();
  await again.getByRole('button', { name: 'Nemate telefon kod sebe? Upišite kod za oporavak' }).click();
  await expect(again.getByLabel('Kod za oporavak')).toBeFocused();
  await page.keyboard.insertText((codes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Član je uspješno dodan')).toBeVisible();

  await menuOf(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Preostalo je 9 kodova za oporavak.')).toBeVisible();
  await page.getByRole('button', { name: 'Isključi' }).click();
  const password = page.getByLabel('Vaša lozinka');
  await expect(password).toBeFocused();
  await page.keyboard.insertText('pogrešna');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Trenutna lozinka nije ispravna.')).toBeVisible();
  await password.fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Prijava u dva koraka je isključena')).toBeVisible();
  expect(await signIn(site.origin), 'the password is enough again').toBeTruthy();
});
