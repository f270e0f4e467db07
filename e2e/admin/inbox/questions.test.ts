import { questionCalls } from '#features/questions/contract.ts';
import { axeViolations, storeSession } from '../../support/browser.ts';
import { failing, works } from '../../support/defect.ts';
import { required } from '../../support/required.ts';
import { ask, clear, names } from '../../support/screens/inbox-screens.ts';
import { expectSoundInLooks, lookInTurn } from '../../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('questions are listed newest first, found, sorted and paged', async ({ page, token, api }) => {
  await clear(api, questionCalls);
  for (let number = 1; number <= 21; number += 1)
    await ask(api, { name: `Osoba ${String(number).padStart(2, '0')}`, message: `Poruka ${number}` });
  await ask(api, { name: 'Đurđa Čolić', email: 'djurdja@primjer.ba', message: 'Kada je skupština?' });
  const listed = (await api.call(questionCalls.list))?.body as unknown as { created_at: string }[];
  // Only the newest came after the last visit.
  const last_visit_at = required(listed[1], 'the one before').created_at;
  await page.route('**/api/session', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), last_visit_at } });
  });
  await storeSession(page, token);
  await page.goto('/admin/pitanja');

  await test.step('newest first, with what has come since the last visit marked', async () => {
    await expect(page.getByText('22 pitanja', { exact: true })).toBeVisible();
    await expect(names(page)).toHaveCount(20);
    await expect(names(page).nth(0)).toContainText('Đurđa Čolić');
    await expect(names(page).nth(0).getByText('Novo', { exact: true })).toBeVisible();
    await expect(names(page).nth(1)).toContainText('Osoba 21');
    await expect(names(page).getByText('Novo', { exact: true })).toHaveCount(1);
    const navigation = page.getByRole('navigation', { name: 'Administracija' });
    await expect(navigation.getByLabel('22 neodgovorena pitanja')).toBeVisible();
  });

  await test.step('the others on a second page, in another order', async () => {
    await page.getByRole('link', { name: 'Stranica 2' }).click();
    await page.waitForURL('**?page=2');
    await expect(names(page)).toContainText(['Osoba 02', 'Osoba 01']);
    await page.getByRole('button', { name: 'Ime' }).click();
    await expect(page.getByText('Osoba 10')).toBeVisible();
    await expect(names(page).first()).toContainText('Đurđa Čolić');
    await page.getByRole('button', { name: 'Ime' }).click();
    await expect(page.locator('th[aria-sort=descending]')).toContainText('Ime');
    await expect(names(page).first()).toContainText('Osoba 21');
  });

  await test.step('found by name, address or message', async () => {
    const search = page.getByRole('searchbox', { name: 'Pretraži po imenu, e-mailu ili poruci' });
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await search.fill('curdja');
    await expect(page.getByText('Nema rezultata za „curdja“')).toBeVisible();
    await page.getByRole('button', { name: 'Poništi pretragu' }).click();
    await expect(page.getByText('22 pitanja', { exact: true })).toBeVisible();
    for (const query of ['durda colic', 'djurdja@primjer', 'skupstina']) {
      await search.fill(query);
      await expect(page.getByText('1 pitanje', { exact: true })).toBeVisible();
      await expect(names(page), query).toContainText(['Đurđa Čolić']);
      await search.press('Escape');
      await expect(page.getByText('22 pitanja', { exact: true })).toBeVisible();
    }
  });
});

test('questions are read, answered, closed, and found again', async ({ openAdmin, api }) => {
  await clear(api, questionCalls);
  const message =
    'Poštovani,\n\nda li se <b>članarina</b> može platiti & potvrda dobiti na licu mjesta, ili treba uplatiti ranije?\nHvala';
  await ask(api, { name: 'Prva', message: 'Prva pita?' });
  await ask(api, { name: 'Selma', email: 'selma+1@primjer.ba', message });
  await ask(api, { name: 'Treća', message: 'Treća pita?' });
  const page = await openAdmin('/admin/pitanja');
  const chip = (name: string) =>
    page.getByRole('group', { name: 'Stanje pitanja' }).getByRole('button', { name });
  await expect(chip('Neodgovorena 3')).toBeVisible();
  const row = page.getByRole('row', { name: /^\S* ?Selma/ });
  const toggle = row.locator('td [aria-expanded]');

  await test.step('a message is opened by keyboard, with a link for one’s own mail', async () => {
    await expect(page.getByRole('link', { name: 'selma+1@primjer.ba' })).toHaveAttribute(
      'href',
      'mailto:selma%2B1@primjer.ba',
    );
    await page
      .getByRole('button', {
        name: 'Poštovani, da li se <b>članarina</b> može platiti & potvrda dobiti na licu mjesta, ili…',
        expanded: false,
      })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sažmi poruku', expanded: true })).toBeFocused();
    const full = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    await expect(full.locator('p')).toHaveText(message);
    const link = full.getByRole('link', { name: 'Odgovori iz svoje pošte' });
    const { pathname, searchParams } = new URL(required(await link.getAttribute('href'), 'address'));
    expect(pathname).toBe('selma%2B1@primjer.ba');
    expect(searchParams.get('subject')).toBe(
      'Re: „Poštovani, da li se <b>članarina</b> može platiti & potvrda…“',
    );
    await page.keyboard.press('Space');
    await expect(full.locator('p')).toHaveCount(0);
    await page.keyboard.press('Space');
  });

  const answer = page.getByLabel('Odgovor*', { exact: true });
  const sendAnswer = () => page.getByRole('button', { name: 'Pošalji odgovor' }).click();
  await test.step('it is answered where it is read', async () => {
    await page.getByRole('button', { name: 'Odgovori', exact: true }).click();
    await expect(answer).toBeFocused();
    await expect(page.getByText('Slanje pošte nije podešeno: odgovor će čekati u Pošti.')).toBeVisible();
    await sendAnswer();
    await expect(page.getByText('Ovo polje je obavezno.')).toBeVisible();
    await expectSoundInLooks(page, 'an answer', [lookInTurn(1), lookInTurn(0)]);
  });

  await test.step('what was typed survives a reload and a failure', async () => {
    await answer.fill('Skupština je u petak.');
    // Sends nothing.
    await answer.press('Control+s');
    await page.reload();
    const unsaved = page.getByRole('button', { name: 'Nastavi uređivati: Selma' });
    await unsaved.click();
    await expect(answer).toHaveValue('Skupština je u petak.');
    await expect(unsaved).toHaveCount(0);
    await page.getByRole('button', { name: 'Odustani' }).click();
    await expect(page.getByRole('button', { name: 'Odgovori', exact: true })).toBeFocused();
    await unsaved.click();
    await expect(answer).toBeFocused();
    await expect(answer).toHaveValue('Skupština je u petak.');
    await failing(page, '/questions/answer', 'POST');
    await sendAnswer();
    await expect(page.getByText('Odgovor nije poslan.')).toBeVisible();
    await works(page, '/questions/answer');
    await sendAnswer();
    await expect(page.getByText('Poruka čeka: slanje pošte nije podešeno')).toBeVisible();
    await expect(page.getByText(/^Odgovoreno .*, urednica@primjer\.ba$/)).toBeVisible();
    await expect(chip('Odgovorena 1')).toBeVisible();
    await expect(unsaved).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Administracija' }).getByLabel('2 neodgovorena pitanja'),
    ).toBeVisible();
  });

  await test.step('another is closed without an answer, and reopened', async () => {
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
  });

  await test.step('an answer is searched too', async () => {
    await chip('Sva 3').click();
    await page.getByRole('searchbox').fill('petak');
    await expect(names(page)).toHaveText(['Selma Odgovoreno']);
  });
});

test('suspected spam is freed or deleted, as questions are', async ({ openAdmin, api }) => {
  await clear(api, questionCalls);
  for (const name of ['Prva', 'Druga'])
    await ask(api, { name, website: 'x', message: `<b>${name}</b>\npita` });
  const page = await openAdmin('/admin');
  const summary = page.locator('summary').filter({ hasText: 'Sumnjivo (2)' });

  await test.step('the first screen and the list lead to it, below the questions', async () => {
    await expect(page.getByText('Izdvojeno kao sumnjivo: 2')).toBeVisible();
    await page.getByRole('link', { name: 'Pitanja (2)' }).click();
    await expect(summary).toBeFocused();
    await expect(page.getByText('<b>Prva</b>')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Još nema pitanja' })).toBeVisible();
    await expect(page.getByText('Još 2 poruke izdvojene su kao sumnjive')).toBeVisible();
    await page.getByRole('link', { name: 'Pogledaj' }).click();
    await expect(summary).toBeFocused();
  });

  await test.step('what is none becomes a question', async () => {
    await failing(page, '/suspects', 'POST');
    const release = page.getByRole('button', { name: 'Nije spam: Prva' });
    await release.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Greška prilikom vraćanja' })).toBeVisible();
    await works(page, '/suspects');
    await ask(api, { name: 'Treća' });
    await release.click();
    await expect(page.getByRole('row', { name: /Prva Neodgovoreno/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sumnjivo (1)' })).toBeFocused();
  });

  await test.step('the other one is deleted', async () => {
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

  const dialog = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  const confirm = dialog.getByRole('button', { name: 'Obriši' });
  await test.step('a question is deleted after a question, and a failure', async () => {
    const bin = page.getByRole('button', { name: 'Obriši: Treća' });
    await bin.click();
    await expect(dialog.getByRole('paragraph')).toHaveText(
      'Da li ste sigurni da želite obrisati ovo pitanje? Premješta se u korpu na 30 dana. Pošiljalac: Treća.',
    );
    await expect(dialog.getByRole('button', { name: 'Odustani' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bin).toBeFocused();
    await failing(page, '/questions.php', 'DELETE');
    await bin.click();
    await confirm.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Greška prilikom brisanja pitanja' }),
    ).toBeVisible();
    await works(page, '/questions.php');
    await confirm.click();
    await expect(page.getByRole('status').filter({ hasText: 'Pitanje uspješno obrisano' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(bin).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Prva Neodgovoreno/ }).locator(':focus')).toBeFocused();
  });

  await test.step('without any the list says so, also when it could not be loaded first', async () => {
    await page.getByRole('button', { name: 'Obriši: Prva' }).click();
    await confirm.click();
    const none = page.getByRole('heading', { name: 'Još nema pitanja' });
    await expect(none).toBeVisible();
    await expect(page.getByText('Poruke poslane s kontakt stranice pojavit će se ovdje.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pitanja/ })).toHaveText('Pitanja');
    await failing(page, '/questions.php', 'GET');
    await page.reload();
    await expect(page.getByText('Greška pri učitavanju pitanja')).toBeVisible();
    await works(page, '/questions.php');
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(none).toBeVisible();
  });
});
