import { memberCalls } from '#features/members/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { failing, works } from '../../support/defect.ts';
import { clear, names, send } from '../../support/screens/inbox-screens.ts';
import { expectSound, expectSoundInLooks, lookInTurn } from '../../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('members are added, read, counted, found, sorted and deleted', async ({ openAdmin, api }) => {
  await clear(api, memberCalls);
  const page = await openAdmin('/admin/clanovi');
  const count = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  const search = page.getByRole('searchbox');

  await test.step('refusals and a failure lose no text', async () => {
    await expect(page.getByRole('heading', { name: 'Još nema članova' })).toBeVisible();
    await count('0 članova');
    await page.getByRole('button', { name: 'Dodaj člana' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Novi član' });
    const [firstName, email] = [
      sheet.getByLabel('Ime*', { exact: true }),
      sheet.getByLabel('E-mail adresa*'),
    ];
    // The form handles keys once it is mounted and has the focus.
    await expect(firstName).toBeFocused();
    await page.keyboard.type('Đurđa');
    await email.fill('djurdja');
    await page.keyboard.press('Control+s');
    await expect(sheet.getByRole('link', { name: 'Prezime: Ovo polje je obavezno.' })).toBeVisible();
    await expectSound(page, 'the form');
    await sheet
      .getByRole('link', { name: 'E-mail adresa: Unesite ispravnu e-mail adresu, npr. ime@primjer.ba' })
      .click();
    await expect(email).toBeFocused();
    await email.fill('djurdja@primjer.ba');
    await sheet.getByLabel('Prezime*').fill('Šćepanović');
    const work = sheet.getByRole('group', { name: 'Zaposlenje' });
    await work.getByLabel('Poštanski broj').fill('071000');
    await work.getByLabel('Firma / ustanova').fill('Klinika');
    await sheet.getByLabel('Tip članstva').selectOption('Počasni član');
    await failing(page, '/members.php', 'POST');
    await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(sheet.getByText('Došlo je do greške prilikom dodavanja člana').first()).toBeVisible();
    await expect(firstName).toHaveValue('Đurđa');
    await works(page, '/members.php');
    for (const [first, last] of [
      ['Amra', 'Žilić'],
      ['Lejla', 'Čolić'],
      ['Đana', 'Begić'],
      ['Una', 'Kovač'],
    ])
      await send(api, memberCalls.create, {
        ...{ ...sampleForms.member, firstName: first, lastName: last },
        email: `${first}@primjer.ba`,
      });
    await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Član je uspješno dodan' })).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a list is sorted and searched', async () => {
    await count('5 članova');
    await expect(names(page).first()).toHaveText(/^Šćepanović Đurđa/);
    await page.getByRole('button', { name: 'Prezime i ime' }).click();
    await expect(names(page)).toHaveText([
      ...['Begić Đana', 'Čolić Lejla', 'Kovač Una', /^Šćepanović Đurđa/, 'Žilić Amra'],
    ]);
    await search.fill('scepan');
    await count('1 član');
    await expect(page.locator('mark')).toHaveText('Šćepan');
    await search.fill('niko');
    await expect(page.getByText('Nema rezultata za „niko“')).toBeVisible();
    await page.getByRole('button', { name: 'Poništi pretragu' }).click();
    await count('5 članova');
    await expectSoundInLooks(page, 'the list', [lookInTurn(1), lookInTurn(0)]);
  });

  await test.step('a member is read, and the list has the focus again', async () => {
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
    await expectSoundInLooks(page, 'a member', [lookInTurn(1), lookInTurn(0)]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Šćepanović Đurđa' })).toBeFocused();
  });

  await test.step('a member is deleted, after a failure, and the next has the focus', async () => {
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
    await count('4 člana');
    await expect(page.getByRole('row', { name: /Šćepanović Đurđa/ }).locator(':focus')).toBeFocused();
  });
});
