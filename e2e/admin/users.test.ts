import { follow, menuOf } from '../support/screens/panel.ts';
import { expectSound } from '../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'accounts', expectedProblems: [failedRequest] });

test('who is invited edits content, and what the role allows', async ({ openAdmin, openPage }) => {
  const editor = { email: 'urednik@primjer.ba', password: 'moja-nova-lozinka' };
  const page = await openAdmin('/admin/korisnici', { viewport: { width: 768, height: 1024 } });
  await page.getByRole('button', { name: 'Pozovi kolegu' }).click();
  await page.getByRole('dialog').getByLabel('E-mail adresa*').fill(editor.email);
  await page.getByRole('button', { name: 'Pozovi', exact: true }).click();
  await expect(page.getByText('Slanje pošte nije podešeno')).toBeVisible();
  const link = await page.getByLabel('Link poziva').inputValue();
  await expect(page.locator('tr', { hasText: editor.email })).toBeVisible();
  await expectSound(page, 'an invitation');

  const theirs = await openPage();
  await theirs.goto(link);
  await theirs.getByLabel('Nova lozinka').fill(editor.password);
  await theirs.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await theirs.getByRole('link', { name: 'Prijavi se' }).click();
  // The login tells what to do without a password.
  await theirs.getByRole('link', { name: 'Zaboravljena lozinka?' }).click();
  await expect(theirs.getByText('Ova stranica ne šalje poštu.')).toBeVisible();
  await expectSound(theirs, 'a forgotten password');
  await theirs.goBack();
  await theirs.getByLabel('E-mail adresa').fill(editor.email);
  await theirs.getByLabel('Lozinka', { exact: true }).fill(editor.password);
  await theirs.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();
  await expect(menuOf(theirs).getByRole('link', { name: 'Novosti' })).toBeVisible();
  const entries = await menuOf(theirs).getByRole('link').allInnerTexts();
  expect(entries).toEqual(expect.arrayContaining(['Novosti', 'Radionice', 'Galerija', 'Udruženje', 'Korpa']));
  // The menu and the screens take it from one declaration.
  for (const name of ['Članovi', 'Pitanja', 'Pošta', 'Korisnici', 'Dnevnik', 'Lični podaci', 'Preusmjerenja'])
    expect(entries).not.toContain(name);
  await expect(menuOf(theirs).getByRole('heading')).toHaveText(['Sadržaj', 'Održavanje']);
  await expect(theirs.getByText(/otvorene prijave|novih? pitanja|Posljednje prijave/)).toHaveCount(0);
  await expectSound(theirs, 'the first screen of an editor');
  await follow(theirs, 'Korpa');
  const types = theirs.getByRole('combobox').first().getByRole('option');
  await expect(types.filter({ hasText: 'Vijest' })).toHaveCount(1);
  await expect(types.filter({ hasText: /^(Prijava|Pitanje|Član)/ })).toHaveCount(0);
  await theirs.goto('/admin/clanovi');
  await expect(theirs.getByRole('heading', { name: 'Samo za administratore' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Postavi za administratora: ${editor.email}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nalog je izmijenjen' })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Članovi' })).toBeVisible();
});
