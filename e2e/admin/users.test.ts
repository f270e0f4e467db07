import { axeViolations } from '../support/browser.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'users', expectedProblems: [failedRequest] });

test('who is invited sets a password, and has what editors have', async ({ site, openAdmin, openPage }) => {
  const page = await openAdmin('/admin/korisnici');
  await page.getByRole('button', { name: 'Pozovi kolegu' }).click();
  await page.getByRole('dialog').getByLabel('E-mail adresa*').fill('urednik@primjer.ba');
  await page.getByRole('button', { name: 'Pozovi', exact: true }).click();
  const link = await page.getByLabel('Link poziva').inputValue();
  expect(await axeViolations(page)).toEqual([]);

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
