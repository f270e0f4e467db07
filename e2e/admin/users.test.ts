import { managementCalls, passwordResetCalls } from '#features/accounts/contract.ts';
import { createApi, signIn } from '../support/api.ts';
import { axeViolations, scrollsSideways, storeSession } from '../support/browser.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'users', expectedProblems: [failedRequest] });

test('who is invited sets a password, and has what editors have', async ({ site, openAdmin, openPage }) => {
  const page = await openAdmin('/admin/korisnici', { viewport: { width: 768, height: 1024 } });
  await page.getByRole('button', { name: 'Pozovi kolegu' }).click();
  await page.getByRole('dialog').getByLabel('E-mail adresa*').fill('urednik@primjer.ba');
  await page.getByRole('button', { name: 'Pozovi', exact: true }).click();
  await expect(page.getByText('Slanje pošte nije podešeno')).toBeVisible();
  const link = await page.getByLabel('Link poziva').inputValue();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.locator('tr', { hasText: 'urednik@primjer.ba' })).toBeVisible();
  await expect.poll(() => scrollsSideways(page)).toBe(false);

  const theirs = await openPage();
  await theirs.goto(link);
  await theirs.getByLabel('Nova lozinka').fill('moja-nova-lozinka');
  await theirs.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await theirs.getByRole('link', { name: 'Prijavi se' }).click();
  await theirs.getByLabel('E-mail adresa').fill('urednik@primjer.ba');
  await theirs.getByLabel('Lozinka', { exact: true }).fill('moja-nova-lozinka');
  await theirs.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(theirs.getByRole('heading', { name: 'Dobro došli' })).toBeVisible();
  const sidebar = theirs.getByRole('navigation', { name: 'Administracija' });
  await expect(sidebar.getByRole('link', { name: 'Novosti' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Članovi' })).toHaveCount(0);
  await theirs.goto(`${site.origin}/admin/clanovi`);
  await expect(theirs.getByRole('heading', { name: 'Samo za administratore' })).toBeVisible();
});

test('an editor has a panel of the content, and from the next page on what another role brings', async ({
  site,
  api,
  openAdmin,
  openPage,
}) => {
  const editor = { email: 'sadrzaj@primjer.ba', password: 'moja-nova-lozinka' };
  const invited = await api.call(managementCalls.create, { fields: { email: editor.email, role: 'editor' } });
  const token = String(invited?.body.link).slice(-43);
  await createApi(site.origin).call(passwordResetCalls.use, { fields: { token, password: editor.password } });
  const theirs = await openPage();
  await storeSession(theirs, await signIn(site.origin, editor), 'editor');
  await theirs.goto(`${site.origin}/admin`);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();
  const links = theirs.getByRole('navigation', { name: 'Administracija' }).getByRole('link');
  const entries = await links.allInnerTexts();
  expect(entries).toEqual(expect.arrayContaining(['Novosti', 'Radionice', 'Galerija', 'Udruženje', 'Korpa']));
  for (const name of ['Članovi', 'Pitanja', 'Pošta', 'Korisnici', 'Dnevnik', 'Lični podaci', 'Preusmjerenja'])
    expect(entries).not.toContain(name);
  await expect(theirs.getByText(/otvorene prijave|novih? pitanja|Posljednje prijave/)).toHaveCount(0);
  expect(await axeViolations(theirs)).toEqual([]);
  for (const path of [
    'clanovi',
    'pitanja',
    'posta',
    'korisnici',
    'dnevnik',
    'licni-podaci',
    'preusmjerenja',
  ]) {
    await theirs.goto(`${site.origin}/admin/${path}`);
    await expect(theirs.getByRole('heading', { name: 'Samo za administratore' })).toBeVisible();
  }
  await theirs.goto(`${site.origin}/admin/korpa`);
  const types = theirs.getByRole('combobox').first().getByRole('option');
  await expect(types.filter({ hasText: 'Vijest' })).toHaveCount(1);
  await expect(types.filter({ hasText: /^(Prijava|Pitanje|Član)/ })).toHaveCount(0);
  const page = await openAdmin('/admin/korisnici');
  await page.getByRole('button', { name: `Postavi za administratora: ${editor.email}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nalog je izmijenjen' })).toBeVisible();
  await theirs.goto(`${site.origin}/admin/clanovi`);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Članovi' })).toBeVisible();
});

test('a link that does not work says so, and the login tells what to do without a password', async ({
  site,
  openPage,
}) => {
  const page = await openPage();
  await page.goto(`${site.origin}/admin/lozinka/${'x'.repeat(43)}`);
  await page.getByLabel('Nova lozinka').fill('moja-nova-lozinka');
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(page.getByRole('alert')).toContainText('Ovaj link više ne važi');
  await page.goto(`${site.origin}/admin/login`);
  await page.getByRole('link', { name: 'Zaboravljena lozinka?' }).click();
  await expect(page.getByText('Ova stranica ne šalje poštu.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
