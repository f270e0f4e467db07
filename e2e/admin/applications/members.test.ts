import { memberCalls } from '#features/members/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { axeViolations } from '../../support/browser.ts';
import { test } from '../../support/screens/application-screens.ts';
import { clear, names, send } from '../../support/screens/inbox-screens.ts';
import { emptySite, expect } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications' });

test('applicants become members, but for those who are', async ({ openApplications, api }) => {
  await clear(api, memberCalls);
  await send(api, memberCalls.create, { ...sampleForms.member, email: 'ZELJKO@primjer.ba' });
  const { page, nameButton, detail } = await openApplications();
  await test.step('one, with what the application says', async () => {
    await nameButton('Dženana').click();
    await detail.getByRole('button', { name: 'Dodaj u članove' }).click();
    const editor = page.getByRole('dialog', { name: 'Novi član' });
    await expect(editor.getByLabel('Prezime*')).toHaveValue('Cvijić');
    await editor.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(page.getByText('Član je uspješno dodan')).toBeVisible();
    await expect(editor).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('several, after a look', async () => {
    for (const name of ['Željko Živković', 'Amra Čaušević', 'Damir Ćatić', 'Dženana Cvijić'])
      await page.getByRole('checkbox', { name: `Odaberi: ${name}` }).check();
    const bar = page.getByRole('region', { name: 'Odabrani redovi' });
    await bar.getByRole('button', { name: 'Dodaj u članove' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dodaj u članove' });
    await expect(dialog.getByText('1 osoba postaje član.')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Željko Živković',
      'Damir Ćatić',
      'Dženana Cvijić',
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Dodaj (1)' }).click();
    await expect(page.getByText('Dodan je 1 član')).toBeVisible();
  });
  await test.step('all are in the register, where one lands by the menu', async () => {
    await page.getByRole('link', { name: 'Članovi' }).click();
    await expect(names(page)).toHaveText([/Čaušević Amra/, /Cvijić Dženana/, /Đurić Lejla/]);
  });
});
