import { peopleCalls } from '#features/people/contract.ts';
import { axeViolations } from '../support/browser.ts';
import { row } from '../support/screens/content-screens.ts';
import { ask } from '../support/screens/inbox-screens.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'trash' });

test('a person is found, read and erased, once the address is typed', async ({ openAdmin, api }) => {
  await ask(api, { name: 'Zaborav Želim', email: 'zaborav@primjer.ba', message: 'Šta čuvate o meni?' });
  const page = await openAdmin('/admin/licni-podaci?q=zelim%20zaborav');
  await row(page, 'Zaborav Želim').getByRole('button', { name: 'Zaborav Želim' }).click();
  const record = page.getByRole('dialog', { name: 'zaborav@primjer.ba' });
  await expect(record.getByText('Šta čuvate o meni?', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await record.getByRole('button', { name: 'Izvezi' }).click();
  expect((await saved).suggestedFilename()).toBe('licni-podaci.zip');
  await record.getByRole('button', { name: 'Obriši sve' }).click();
  const question = page.getByRole('alertdialog');
  const typed = question.getByRole('textbox', { name: 'Za potvrdu' });
  await expect(typed).toBeFocused();
  await typed.fill('zaborav@primjer.b');
  await page.keyboard.press('Enter');
  await expect(question.getByText('To nije adresa osobe koju brišete.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await typed.fill('Zaborav@primjer.ba');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Podaci su obrisani' });
  await expect(receipt.getByText('Pitanja: 1')).toBeVisible();
  await expect(receipt).not.toContainText(/zaborav/i);
  await receipt.getByRole('button', { name: 'Zatvori' }).last().click();
  await expect(row(page, 'Zaborav Želim')).toHaveCount(0);
  const left = await api.call(peopleCalls.record, { query: { email: 'zaborav@primjer.ba' } });
  expect(JSON.stringify(left?.body)).not.toContain('Zaborav');
});
