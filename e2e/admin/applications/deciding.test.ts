import { applicationCalls } from '#features/applications/contract.ts';
import { axeViolations } from '../../support/browser.ts';
import { lastNameCells, test } from '../../support/screens/application-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

test('many are decided on at once, also more than there are places for', async ({ openApplications }) => {
  const { page, isShown, chip } = await openApplications({ kind: 'workshop', fields: { capacity: '2' } });
  const dialog = page.getByRole('dialog', { name: /^Prihvati/ });
  await test.step('three of five are selected, and the message is looked at', async () => {
    for (const name of ['Željko Živković', 'Đorđe Šćepanović', 'Amra Čaušević'])
      await page.getByRole('checkbox', { name: `Odaberi: ${name}` }).check();
    const bar = page.getByRole('region', { name: 'Odabrani redovi' });
    await expect(bar.getByText('Odabrano: 3')).toBeVisible();
    await bar.getByRole('button', { name: 'Prihvati' }).click();
    await expect(dialog.getByRole('heading', { name: 'Prihvati: 3 prijave' })).toBeVisible();
    await expect(dialog.getByText('Poruku dobijaju 3 osobe.')).toBeVisible();
    await dialog.getByLabel('Poruka uz odluku').fill('Ponesite laptop.');
    await dialog.getByRole('button', { name: 'Pogledaj poruku' }).click();
    const preview = page.getByRole('dialog', { name: /^Vaša prijava/ });
    await expect(preview.frameLocator('iframe').getByText('Ponesite laptop.')).toBeVisible();
    await preview.getByRole('button', { name: 'Zatvori' }).last().click();
    await expect(preview).toHaveCount(0);
    const loss = page.getByRole('alertdialog', { name: 'Odbaciti izmjene?' });
    await page.keyboard.press('Escape');
    await loss.getByRole('button', { name: 'Nastavi uređivati' }).click();
    await dialog.getByRole('button', { name: 'Odustani' }).click();
    await loss.getByRole('button', { name: 'Nastavi uređivati' }).click();
    await expect(loss).toHaveCount(0);
  });
  await test.step('too many are asked about, and nothing that was typed is lost', async () => {
    await page.route('**/api/applications/decide', route => route.abort());
    await dialog.getByRole('button', { name: 'Prihvati' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nema veze s internetom.');
    await page.unroute('**/api/applications/decide');
    await dialog.getByRole('button', { name: 'Prihvati' }).click();
    const question = dialog.getByRole('alert');
    await expect(question).toHaveText('Prihvaćenih bi bilo 3, a mjesta su 2. Ipak prihvatiti?');
    await expect(dialog.getByLabel('Poruka uz odluku')).toHaveValue('Ponesite laptop.');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ipak prihvati' }).click();
    await isShown('Promijenjen je status 3 prijave. Napisane su 3 poruke; stanje je u Pošti.');
    await expect(chip('Prihvaćene')).toHaveText('Prihvaćene 3');
    await expect(page.getByText('3 / 2 mjesta')).toBeVisible();
    await expect(page.getByText('preko kapaciteta: 1')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Odabrani redovi' })).toHaveCount(0);
  });
  await test.step('the others are found by their status, and made to wait in order', async () => {
    await chip('Na razmatranju').click();
    await isShown('Prikazano 2 od 5 prijava');
    await page.getByRole('checkbox', { name: 'Odaberi sve prikazane' }).check();
    await page.getByRole('button', { name: 'Na listu čekanja' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Na listu čekanja' }).click();
    await expect(page.getByText('Nema rezultata za odabrani filter')).toBeVisible();
    await chip('Na listi čekanja').click();
    await expect(lastNameCells(page)).toHaveText(['Ćatić', 'Cvijić']);
    await expect(page.getByText('Na listi čekanja: 2')).toBeVisible();
  });
  await test.step('a message goes to those who are selected', async () => {
    await page.getByRole('checkbox', { name: 'Odaberi sve prikazane' }).check();
    await page.getByRole('button', { name: 'Pošalji poruku' }).click();
    const sheet = page.getByRole('dialog', { name: 'Poruka za 2 osobe' });
    await sheet.getByRole('button', { name: 'Pošalji' }).click();
    await expect(sheet.getByRole('alert').first()).toBeVisible();
    await sheet.getByLabel('Naslov*').fill('Još se čeka');
    await sheet.getByLabel('Poruka*').fill('Javit ćemo Vam do petka.');
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Pošalji' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText('Napisane su 2 poruke; stanje je u Pošti.', { exact: true })).toBeVisible();
  });
});

test('an opened application is decided on, noted and corrected by keyboard', async ({
  openApplications,
  api,
}) => {
  const { page, detail, nameButton, isShown, chip } = await openApplications();
  const nameIs = (name: string) => expect(detail.getByRole('heading', { level: 2, name })).toBeVisible();
  const note = detail.getByLabel('Interna bilješka');
  await test.step('P and O decide, and the next that waits for a decision is there', async () => {
    await chip('razmatranju').click();
    await nameButton('Željko').click();
    await nameIs('Željko Živković');
    for (const [key, title, next] of [
      ['p', 'Prihvati: Željko Živković', 'Đorđe Šćepanović'],
      ['o', 'Odbij: Đorđe Šćepanović', 'Amra Čaušević'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      // The dialog has the keyboard.
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await nameIs(next);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await isShown('Prikazano 3 od 5 prijava');
  });
  await test.step('the message that was written stands in the detail', async () => {
    await chip('Prihvaćene').click();
    await nameButton('Željko').click();
    await expect(detail.getByRole('button', { name: 'Prihvaćena (P)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const written = detail.getByRole('listitem').filter({ hasText: 'Vaša prijava' });
    await expect(written.getByText('Zadržano')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await written.getByRole('button').click();
    const message = page.getByRole('dialog', { name: 'Vaša prijava' });
    await message.getByRole('button', { name: 'Pošalji' }).click();
    await expect(page.getByText('Slanje pošte nije podešeno: poruka i dalje čeka.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
  });
  await test.step('a note is kept while others are read, and asked about where another wrote one', async () => {
    await chip('Sve').click();
    await note.fill('Plaća fakultet.');
    await detail.getByRole('button', { name: 'Sljedeća prijava (J)' }).click();
    await nameIs('Đorđe Šćepanović');
    await expect(note).toHaveValue('');
    await page.keyboard.press('k');
    await expect(note).toHaveValue('Plaća fakultet.');
    const id = Number(await page.locator('tr[aria-current=true]').getAttribute('data-application'));
    await api.call(applicationCalls.update, { query: { id }, fields: { note: 'Plaća sam.' } });
    await detail.getByRole('button', { name: 'Sačuvaj bilješku' }).click();
    const conflict = page.getByRole('alertdialog');
    await expect(conflict.getByText('Plaća sam.')).toBeVisible();
    await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
    await isShown('Bilješka je sačuvana');
    await expect(page.getByRole('cell', { name: 'Plaća fakultet.' })).toBeVisible();
    await note.fill('Plaća udruženje.');
    await note.press('Control+s');
    await expect(page.getByRole('cell', { name: 'Plaća udruženje.' })).toBeVisible();
    await expect(note).toBeFocused();
  });
  await test.step('fields are corrected, and the history tells all of it', async () => {
    await detail.getByRole('button', { name: 'Ispravi podatke' }).click();
    const editor = page.getByRole('dialog', { name: 'Ispravi podatke: Željko Živković' });
    await editor.getByLabel('Grad').fill('Mostar');
    await editor.getByRole('button', { name: 'Sačuvaj' }).click();
    await isShown('Podaci su ispravljeni');
    await expect(page.getByRole('cell', { name: 'Mostar' })).toBeVisible();
    await detail.getByRole('button', { name: 'Historija' }).click();
    const history = page.getByRole('dialog', { name: /Željko Živković/ });
    const versions = history.getByRole('navigation').getByRole('button');
    await expect(versions).toHaveText([
      /Grad/,
      /Interna bilješka/,
      /Interna bilješka/,
      /Interna bilješka/,
      /Status/,
      /./,
    ]);
    await versions.filter({ hasText: 'Status' }).click();
    await expect(history.getByText('Na razmatranju')).toBeVisible();
    await expect(history.getByText('Prihvaćena')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
