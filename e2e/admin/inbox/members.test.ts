import { memberCalls } from '#features/members/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { failing, works } from '../../support/defect.ts';
import { clear, names, send } from '../../support/screens/inbox-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('a member is added, and refusals lose no text', async ({ openAdmin, api }) => {
  await clear(api, memberCalls);
  const page = await openAdmin('/admin/clanovi');
  await expect(page.getByRole('heading', { name: 'Još nema članova' })).toBeVisible();
  await expect(page.getByText('0 članova', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj člana' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Novi član' });
  await expect(sheet.getByLabel('Ime*', { exact: true })).toBeFocused();
  await page.keyboard.type('Đurđa');
  await sheet.getByLabel('E-mail adresa*').fill('djurdja');
  await page.keyboard.press('Control+s');
  await expect(sheet.getByRole('link', { name: 'Prezime: Ovo polje je obavezno.' })).toBeVisible();
  await sheet
    .getByRole('link', { name: 'E-mail adresa: Unesite ispravnu e-mail adresu, npr. ime@primjer.ba' })
    .click();
  await expect(sheet.getByLabel('E-mail adresa*')).toBeFocused();
  await sheet.getByLabel('E-mail adresa*').fill('djurdja@primjer.ba');
  await sheet.getByLabel('Prezime*').fill('Šćepanović');
  const work = sheet.getByRole('group', { name: 'Zaposlenje' });
  await work.getByLabel('Poštanski broj').fill('071000');
  await work.getByLabel('Firma / ustanova').fill('Klinika');
  await sheet.getByLabel('Tip članstva').selectOption('Počasni član');

  await failing(page, '/members.php', 'POST');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(sheet.getByText('Došlo je do greške prilikom dodavanja člana').first()).toBeVisible();
  await expect(sheet.getByLabel('Ime*', { exact: true })).toHaveValue('Đurđa');
  await works(page, '/members.php');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Član je uspješno dodan' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('1 član', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Šćepanović Đurđa' }).click();
  const detail = page.getByRole('dialog', { name: 'Đurđa Šćepanović' });
  await expect(detail.locator('dl')).toHaveCount(6);
  const facts = await detail.locator('dl').allInnerTexts();
  expect(facts.map(text => text.split(/\s*\n\s*/))).toEqual([
    [
      ...['Stanje', 'Aktivan', 'Članski broj', '-', 'Plaćeno do', '-', 'Tip članstva', 'Počasni član'],
      ...['Jezik poruka', 'bosanski', 'Dodano', facts[0]?.match(/[\d.]+ \d\d:\d\d/)?.[0]],
      ...['Saglasnost', '-', 'Interna bilješka', '-'],
    ],
    ['Ime', 'Đurđa', 'Prezime', 'Šćepanović', 'E-mail adresa', 'djurdja@primjer.ba', 'Godina rođenja', '-'],
    ['Fakultet', '-', 'Stručno zvanje', '-', 'Naučni stepen', '-'],
    ['Firma / ustanova', 'Klinika', 'Adresa na poslu', '-', 'Telefon na poslu', '-'].concat(
      'Poštanski broj',
      '071000',
    ),
    ['Adresa', '-', 'Poštanski broj', '-', 'Grad', '-', 'Telefon', '-'],
    ['Naučna djelatnost', '-', 'Specijalizacija', '-'],
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Šćepanović Đurđa' })).toBeFocused();
});

test('members are counted in words, found, sorted and deleted', async ({ openAdmin, api }) => {
  await clear(api, memberCalls);
  for (const [firstName, lastName] of [
    ['Amra', 'Žilić'],
    ['Lejla', 'Čolić'],
    ['Đana', 'Begić'],
    ['Ena', 'Šimić'],
    ['Una', 'Kovač'],
  ])
    await send(api, memberCalls.create, {
      ...sampleForms.member,
      ...{ firstName, lastName, email: `${firstName}@primjer.ba` },
    });
  const page = await openAdmin('/admin/clanovi');
  await expect(page.getByText('5 članova', { exact: true })).toBeVisible();
  await expect(names(page).first()).toHaveText('Kovač Una');
  await page.getByRole('button', { name: 'Prezime i ime' }).click();
  await expect(names(page)).toHaveText(['Begić Đana', 'Čolić Lejla', 'Kovač Una', 'Šimić Ena', 'Žilić Amra']);
  await page.getByRole('searchbox').fill('simic');
  await expect(page.getByText('1 član', { exact: true })).toBeVisible();
  await expect(page.locator('mark')).toHaveText('Šimić');
  await page.getByRole('searchbox').fill('niko');
  await expect(page.getByText('Nema rezultata za „niko“')).toBeVisible();
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await page.getByRole('button', { name: 'Obriši: Una Kovač' }).click();
  await expect(dialog.getByRole('paragraph')).toHaveText(
    'Podaci o članu: Una Kovač premještaju se u korpu na 30 dana.',
  );
  await failing(page, '/members.php', 'DELETE');
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(page.getByText('Došlo je do greške prilikom brisanja člana')).toBeVisible();
  await works(page, '/members.php');
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(page.getByText('Član je uspješno obrisan')).toBeVisible();
  await expect(page.getByText('4 člana', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Šimić Ena/ }).locator(':focus')).toBeFocused();

  await failing(page, '/members.php', 'GET');
  await page.reload();
  await expect(page.getByText('Greška pri učitavanju članova')).toBeVisible();
});
