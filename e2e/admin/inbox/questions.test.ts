import { questionCalls } from '#features/questions/contract.ts';
import { axeViolations } from '../../support/browser.ts';
import { failing, works } from '../../support/defect.ts';
import { required } from '../../support/required.ts';
import { ask, clear, names } from '../../support/screens/inbox-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('what has come since the last visit is marked', async ({ openAdmin, api }) => {
  await clear(api, questionCalls);
  await ask(api, { name: 'Osoba prije' });
  await ask(api, { name: 'Osoba poslije' });
  const page = await openAdmin('/admin/pitanja');
  await expect(names(page)).toContainText(['Osoba poslije', 'Osoba prije']);
  await expect(names(page).getByText('Novo', { exact: true })).toHaveCount(0);

  const listed = (await api.call(questionCalls.list))?.body as unknown as { created_at: string }[];
  // Newest first.
  const last_visit_at = required(listed[1], 'the earlier question').created_at;
  await page.route('**/api/session', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), last_visit_at } });
  });
  await page.reload();
  await expect(names(page).nth(0).getByText('Novo', { exact: true })).toBeVisible();
  await expect(names(page).nth(1)).toContainText('Osoba prije');
  await expect(names(page).nth(1).getByText('Novo', { exact: true })).toHaveCount(0);
});

test('questions are listed newest first, found, sorted and paged', async ({ openAdmin, api }) => {
  await clear(api, questionCalls);
  for (let number = 1; number <= 21; number += 1)
    await ask(api, { name: `Osoba ${String(number).padStart(2, '0')}`, message: `Poruka ${number}` });
  await ask(api, { name: 'Đurđa Čolić', email: 'djurdja@primjer.ba', message: 'Kada je skupština?' });
  const page = await openAdmin('/admin/pitanja');
  await expect(page.getByText('22 pitanja', { exact: true })).toBeVisible();
  await expect(names(page)).toHaveCount(20);
  await expect(names(page).nth(0)).toContainText('Đurđa Čolić');
  await expect(names(page).nth(1)).toContainText('Osoba 21');
  const navigation = page.getByRole('navigation', { name: 'Administracija' });
  await expect(navigation.getByLabel('22 neodgovorena pitanja')).toBeVisible();

  await page.getByRole('link', { name: 'Stranica 2' }).click();
  await page.waitForURL('**?page=2');
  await expect(page.getByText('Osoba 01')).toBeVisible();
  await expect(names(page)).toContainText(['Osoba 02', 'Osoba 01']);

  await page.getByRole('button', { name: 'Ime' }).click();
  await expect(page.getByText('Osoba 10')).toBeVisible();
  await expect(names(page).first()).toContainText('Đurđa Čolić');
  await page.getByRole('button', { name: 'Ime' }).click();
  await expect(
    page.getByRole('columnheader', { name: 'Ime' }).and(page.locator('[aria-sort=descending]')),
  ).toBeVisible();
  await page.waitForFunction(() => document.querySelector('tbody th')?.textContent?.startsWith('Osoba 21'));

  for (const query of ['curdja', 'durda colic', 'djurdja@primjer', 'skupstina']) {
    await page.keyboard.press('/');
    await expect(
      page.getByRole('searchbox', { name: 'Pretraži po imenu, e-mailu ili poruci' }),
    ).toBeFocused();
    await page.getByRole('searchbox').fill(query);
    if (query === 'curdja') {
      await expect(page.getByText('Nema rezultata za „curdja“')).toBeVisible();
      await page.getByRole('button', { name: 'Poništi pretragu' }).click();
      await expect(page.getByText('22 pitanja', { exact: true })).toBeVisible();
      continue;
    }
    await expect(page.getByText('1 pitanje', { exact: true })).toBeVisible();
    await expect(names(page), query).toContainText(['Đurđa Čolić']);
    await page.getByRole('searchbox').press('Escape');
    await expect(page.getByText('22 pitanja', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').blur();
  }
  await expect(page.getByRole('link', { name: 'djurdja@primjer.ba' })).toHaveCount(0);
});

test("a message is opened by keyboard, and by a link for one's own mail", async ({ openAdmin, api }) => {
  await clear(api, questionCalls);
  const message =
    'Poštovani,\n\nda li se <b>članarina</b> može platiti & potvrda dobiti na licu mjesta, ili treba uplatiti ranije?\nHvala';
  await ask(api, { name: 'Selma', email: 'selma+1@primjer.ba', message });
  const page = await openAdmin('/admin/pitanja');
  await expect(page.getByRole('link', { name: 'selma+1@primjer.ba' })).toHaveAttribute(
    'href',
    'mailto:selma%2B1@primjer.ba',
  );
  const toggle = page.locator('td [aria-expanded]');
  await page
    .getByRole('button', {
      name: 'Poštovani, da li se <b>članarina</b> može platiti & potvrda dobiti na licu mjesta, ili…',
    })
    .and(page.locator('[aria-expanded=false]'))
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sažmi poruku', expanded: true })).toBeVisible();
  await expect(toggle).toBeFocused();
  const full = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  await expect(full.locator('p')).toHaveText(message);
  const answer = new URL(
    (await full.getByRole('link', { name: 'Odgovori iz svoje pošte' }).getAttribute('href')) ?? '',
  );
  expect(answer.pathname).toBe('selma%2B1@primjer.ba');
  expect(answer.searchParams.get('subject')).toBe(
    'Re: „Poštovani, da li se <b>članarina</b> može platiti & potvrda…“',
  );
  await page.keyboard.press('Space');
  await expect(full.locator('p')).toHaveCount(0);
});

test('questions are answered where they are read, closed, and found again', async ({ openAdmin, api }) => {
  await clear(api, questionCalls);
  for (const name of ['Prva', 'Druga', 'Treća']) await ask(api, { name, message: `${name} pita?` });
  const page = await openAdmin('/admin/pitanja');
  const chip = (name: string) =>
    page.getByRole('group', { name: 'Stanje pitanja' }).getByRole('button', { name });
  await expect(chip('Neodgovorena 3')).toBeVisible();
  await page.getByRole('button', { name: 'Druga pita?' }).click();
  await page.getByRole('button', { name: 'Odgovori', exact: true }).click();
  const answer = page.getByLabel('Odgovor*', { exact: true });
  await expect(answer).toBeFocused();
  await expect(page.getByText('Slanje pošte nije podešeno: odgovor će čekati u Pošti.')).toBeVisible();
  await page.getByRole('button', { name: 'Pošalji odgovor' }).click();
  await expect(page.getByText('Ovo polje je obavezno.')).toBeVisible();
  await answer.fill('Skupština je u petak.');

  // What was typed is found after the page was left, and is not lost when sending fails.
  await page.reload();
  await page.getByRole('button', { name: 'Nastavi uređivati: Druga' }).click();
  await expect(answer).toHaveValue('Skupština je u petak.');
  await failing(page, '/questions/answer', 'POST');
  await page.getByRole('button', { name: 'Pošalji odgovor' }).click();
  await expect(page.getByText('Odgovor nije poslan.')).toBeVisible();
  await works(page, '/questions/answer');
  await page.getByRole('button', { name: 'Pošalji odgovor' }).click();
  await expect(page.getByText('Poruka čeka: slanje pošte nije podešeno')).toBeVisible();
  await expect(page.getByText(/^Odgovoreno .*, urednica@primjer\.ba$/)).toBeVisible();
  await expect(chip('Odgovorena 1')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Administracija' }).getByLabel('2 neodgovorena pitanja'),
  ).toBeVisible();

  await chip('Neodgovorena 2').click();
  await expect(names(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Odaberi: Prva' }).check();
  await page.getByRole('button', { name: 'Zatvori bez odgovora' }).click();
  await expect(page.getByText('Pitanje je zatvoreno')).toBeVisible();
  await expect(names(page)).toHaveCount(1);
  await chip('Zatvorena 1').click();
  await page.getByRole('button', { name: 'Prva pita?' }).click();
  await page.getByRole('button', { name: 'Vrati u neodgovorena' }).click();
  await expect(page.getByText('Nema rezultata za odabrani filter')).toBeVisible();
  await chip('Sva 3').click();
  await page.getByRole('searchbox').fill('petak');
  await expect(names(page)).toHaveText(['Druga Odgovoreno']);
});

test('a question is deleted, or it is said why not', async ({ openAdmin, api }) => {
  await clear(api, questionCalls);
  for (const name of ['Prva', 'Druga']) await ask(api, { name });
  const page = await openAdmin('/admin/pitanja');
  const bin = page.getByRole('button', { name: 'Obriši: Druga' });
  const dialog = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await bin.click();
  await expect(dialog.getByRole('paragraph')).toHaveText(
    'Da li ste sigurni da želite obrisati ovo pitanje? Premješta se u korpu na 30 dana. Pošiljalac: Druga.',
  );
  await expect(dialog.getByRole('button', { name: 'Odustani' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bin).toBeFocused();

  await failing(page, '/questions.php', 'DELETE');
  await bin.click();
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Greška prilikom brisanja pitanja' })).toBeVisible();
  await works(page, '/questions.php');
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Pitanje uspješno obrisano' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(bin).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Prva Neodgovoreno/ }).locator(':focus')).toBeFocused();

  await page.getByRole('button', { name: 'Obriši: Prva' }).click();
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(page.getByRole('heading', { name: 'Još nema pitanja' })).toBeVisible();
  await expect(page.getByText('Poruke poslane s kontakt stranice pojavit će se ovdje.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pitanja/ })).toHaveText('Pitanja');

  await failing(page, '/questions.php', 'GET');
  await page.reload();
  await expect(page.getByText('Greška pri učitavanju pitanja')).toBeVisible();
  await works(page, '/questions.php');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(page.getByRole('heading', { name: 'Još nema pitanja' })).toBeVisible();
});

test('suspected spam is below the questions, freed or deleted', async ({ openAdmin, api }) => {
  await clear(api, questionCalls);
  for (const name of ['Prva', 'Druga'])
    await ask(api, { name, website: 'x', message: `<b>${name}</b>\npita` });
  const page = await openAdmin('/admin/pitanja');
  await expect(page.getByRole('heading', { name: 'Još nema pitanja' })).toBeVisible();
  await expect(page.getByText('Još 2 poruke izdvojene su kao sumnjive')).toBeVisible();
  await page.getByRole('link', { name: 'Pogledaj' }).click();
  const summary = page.locator('summary').filter({ hasText: 'Sumnjivo (2)' });
  await expect(summary).toBeFocused();

  // The first screen shows it too.
  await page.goto('/admin');
  await expect(page.getByText('Izdvojeno kao sumnjivo: 2')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pitanja (2)' }).click();
  await expect(summary).toBeFocused();
  await expect(page.getByText('<b>Prva</b>')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await failing(page, '/suspects', 'POST');
  const release = page.getByRole('button', { name: 'Nije spam: Prva' });
  await release.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Greška prilikom vraćanja' })).toBeVisible();
  await works(page, '/suspects');
  await release.click();
  await expect(page.getByRole('row', { name: /Prva Neodgovoreno/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sumnjivo (1)' })).toBeFocused();

  await page.getByRole('button', { name: 'Obriši: Druga' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' });
  await failing(page, '/suspects', 'DELETE');
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Greška prilikom brisanja' })).toBeVisible();
  await works(page, '/suspects');
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: 'Sumnjiva poruka je obrisana' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pitanja' })).toBeFocused();
  await expect(page.getByText('Sumnjivo (')).toHaveCount(0);
});
