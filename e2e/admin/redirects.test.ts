import { expectSound } from '../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'accounts', expectedProblems: [failedRequest] });

test('a redirect is made of what is missing, changed and deleted', async ({ openAdmin, site }) => {
  const ask = async () => {
    const { status, headers } = await fetch(`${site.origin}/Statut?od=plakata`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await ask()).toEqual([404, null]);
  const page = await openAdmin('/admin/preusmjerenja');
  await page.getByRole('button', { name: 'Preusmjeri: /statut' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dodaj preusmjerenje' });
  const target = page.getByRole('dialog').getByRole('textbox', { name: 'Na adresu*' });
  await expect(target).toBeFocused();
  await target.fill('/statut');
  await target.press('Enter');
  await expect(sheet.getByText('Ova adresa bi vodila nazad na sebe.')).toBeVisible();
  await expectSound(page, 'the form with its error');
  await target.fill('/kontakt');
  await target.press('Enter');
  await expect(page.getByText('Preusmjerenje je sačuvano')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preusmjeri: /statut' })).toHaveCount(0);
  expect(await ask()).toEqual([308, '/kontakt?od=plakata']);
  await expectSound(page, 'the redirects');

  await page.getByRole('button', { name: 'Uredi: /statut' }).click();
  await target.fill('https://primjer.ba/statut');
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByRole('link', { name: 'https://primjer.ba/statut' })).toBeVisible();
  expect(await ask()).toEqual([308, 'https://primjer.ba/statut']);

  await page.getByRole('button', { name: 'Obriši: /statut' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
  await expect(page.getByText('Preusmjerenje je obrisano')).toBeVisible();
  expect(await ask()).toEqual([404, null]);
});
