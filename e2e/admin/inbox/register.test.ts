import { memberCalls } from '#features/members/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { dayIn } from '#shared/instants.ts';
import { axeViolations } from '../../support/browser.ts';
import { clear, names, send } from '../../support/screens/inbox-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox' });

test('who has applied is accepted with the next number, or declined', async ({
  openAdmin,
  api,
  expectProblems,
}) => {
  expectProblems(failedRequest);
  await clear(api, memberCalls);
  await send(api, memberCalls.create, { ...sampleForms.member, number: '41' });
  for (const [firstName, email] of [
    ['Amra', 'amra@primjer.ba'],
    ['Đuro', sampleForms.member.email],
    ['Una', 'una@primjer.ba'],
  ])
    await send(api, memberCalls.apply, { ...sampleForms.member, firstName, email, consent: true });
  const page = await openAdmin('/admin');
  await page.getByRole('link', { name: '3 prijave za članstvo', exact: true }).click();
  await expect(names(page)).toHaveText([/^Đurić Una/, /^Đurić Đuro.*Ista e-mail adresa/, /^Đurić Amra/]);
  await page.getByRole('button', { name: 'Đurić Amra' }).click();
  const detail = page.getByRole('dialog', { name: 'Amra Đurić' });
  await expect(detail.getByRole('heading', { name: 'Naučni rad' })).toBeVisible();
  expect(await detail.evaluate(hasHeadingsWithin)).toBe(true);
  await detail.getByRole('button', { name: 'Prihvati' }).click();
  const deciding = page.getByRole('dialog', { name: 'Prihvati: Amra Đurić' });
  await expect(deciding.getByLabel('Članski broj')).toHaveValue('42');
  await deciding.getByLabel('Članski broj').fill('41');
  await deciding.getByRole('button', { name: 'Prihvati' }).click();
  await expect(deciding.getByText('Ovaj broj već ima drugi član.')).toBeVisible();
  await deciding.getByLabel('Članski broj').fill('42');
  await deciding.getByRole('button', { name: 'Prihvati' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 član je prihvaćen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveText([/^Đurić Una/, /^Đurić Đuro/]);
  await page.getByRole('checkbox', { name: 'Una Đurić' }).check();
  await page.getByRole('button', { name: 'Prihvati' }).click();
  await page
    .getByRole('dialog', { name: 'Prihvati: Una Đurić' })
    .getByRole('button', { name: 'Prihvati' })
    .click();
  await expect(names(page)).toHaveText([/^Đurić Đuro/]);
  await page.getByRole('checkbox', { name: 'Đuro Đurić' }).check();
  await page.getByRole('button', { name: 'Odbij' }).click();
  // What was typed for them is not lost unasked.
  await page.getByRole('dialog').getByLabel('Poruka uz odluku').fill('Nažalost.');
  await page.keyboard.press('Escape');
  const loss = page.getByRole('alertdialog', { name: 'Odbaciti izmjene?' });
  await loss.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await expect(loss).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Odbij' }).click();
  await expect(names(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Aktivni 3' }).click();
  await expect(names(page)).toHaveText([/^Đurić Una/, /^Đurić Amra/, /^Đurić Lejla/]);
  await expect(page.getByRole('checkbox', { name: 'Una Đurić' })).not.toBeChecked();
});

test('a file is taken in, and who has not paid is found', async ({ openAdmin, api }) => {
  await clear(api, memberCalls);
  const year = Number(dayIn('Europe/Sarajevo', new Date()).slice(0, 4));
  await send(api, memberCalls.create, { ...sampleForms.member, email: 'stara@primjer.ba' });
  await send(api, memberCalls.create, {
    ...{ ...sampleForms.member, firstName: 'Đuro', paidUntil: `${year - 1}-12-31` },
  });
  const page = await openAdmin('/admin/clanovi');

  await test.step('the file is looked at before', async () => {
    await page.getByRole('button', { name: 'Uvezi CSV' }).click();
    const sheet = page.getByRole('dialog', { name: 'Uvoz članova' });
    await expect(sheet.getByRole('button', { name: 'Odaberi datoteku' })).toBeFocused();
    const lines = [
      'Ime;Prezime;E-pošta;Mjesto rada;Plaćeno do;Tip',
      `Eva;Babić;eva@primjer.ba;Tuzla;31.12.${year};Student`,
      'Stara;Članica;STARA@primjer.ba;;;',
      'Bez;;nije;;;',
    ];
    await sheet.getByLabel('CSV datoteka').setInputFiles({
      ...{ name: 'clanovi.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(lines.join('\r\n')),
    });
    await expect(sheet.getByText('Novih: 1, izmijenjenih: 0, preskočenih: 2.')).toBeVisible();
    await expect(sheet.getByRole('listitem')).toHaveText([
      'Red 3: već u evidenciji (Lejla Đurić).',
      /^Red 4:\s+Prezime: Ovo polje je obavezno\. E-mail adresa: Unesite ispravnu/,
    ]);
    await sheet.getByLabel('U evidenciji: Mjesto rada').selectOption('Grad');
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Uvezi (1)' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(names(page)).toHaveText([/^Babić Eva/, /^Đurić Đuro/, /^Đurić Lejla/]);
    await expect(page.getByRole('row', { name: /Babić Eva/ })).toContainText(
      new RegExp(`31\\.12\\.${year}.*Student.*Tuzla`),
    );
  });

  const paying = page.getByLabel('Članarina');
  await test.step('who has not paid is found, written to, and noted as having paid', async () => {
    await expect(paying.getByRole('option', { name: `Nisu platili ${year} · 2` })).toBeAttached();
    await paying.selectOption('ne');
    await expect(names(page)).toHaveText([/^Đurić Đuro/, /^Đurić Lejla/]);
    await page.getByRole('button', { name: 'Piši svima (2)' }).click();
    await expect(page.getByRole('dialog', { name: 'Poruka za 2 člana' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Lejla Đurić' }).check();
    await page.getByRole('button', { name: `Plaćeno za ${year}` }).click();
    await expect(names(page)).toHaveText([/^Đurić Đuro/]);
  });

  await test.step('of all who are selected, who has paid is left out', async () => {
    await paying.selectOption('');
    await expect(names(page)).toHaveCount(3);
    const everyone = page.getByRole('checkbox', { name: 'Odaberi sve na ovoj strani' });
    await everyone.check();
    await page.getByRole('button', { name: `Plaćeno za ${year}` }).click();
    // The message about the first one may still be there.
    const told = page.getByRole('status').filter({ hasText: 'Uplata je upisana za 1 člana' });
    await expect(told.last()).toBeVisible();
    await expect(everyone).not.toBeChecked();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  // They have no number: a table tells it, on a phone it would be a dash that nobody understands.
  await expect(page.getByRole('cell', { name: '-', exact: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('cell', { name: '-', exact: true })).toHaveCount(0);
});

/** Whether no group of a record lies beside the sheet, where columns of a limited height go on. */
function hasHeadingsWithin(sheet: Element): boolean {
  const { right } = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll('h3')].every(heading => heading.getBoundingClientRect().right <= right);
}
