import { retentionCalls } from '#features/privacy/contract.ts';
import { axeViolations } from '../support/browser.ts';
import { ask } from '../support/screens/inbox-screens.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'trash' });

test('months are set, a wrong number is told at its field, and what goes is listed', async ({
  openAdmin,
  api,
}) => {
  await ask(api, { name: 'Reklama', email: 'reklama@primjer.ba', message: 'Kupite!', website: 'x' });
  const page = await openAdmin('/admin/licni-podaci');
  await page.getByRole('link', { name: 'Rok čuvanja' }).click();
  await expect(page.getByRole('heading', { name: 'Rok čuvanja' })).toBeVisible();
  await expect(page.getByText('24 mjeseca nakon događaja')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Promijeni rokove' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rok čuvanja' });
  await sheet.getByRole('textbox', { name: 'Pitanja i odgovori' }).fill('pola');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(sheet.getByText('Unesite cijeli broj.').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('textbox', { name: 'Pitanja i odgovori' }).fill('0');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByText('Rokovi su sačuvani')).toBeVisible();
  await expect(page.getByText('Čuva se zauvijek')).toBeVisible();
  const { questions } = (await api.call(retentionCalls.show, {}))?.body ?? {};
  expect(questions).toBe(0);
});
