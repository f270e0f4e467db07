import { axeViolations } from '../../support/browser.ts';
import { defect } from '../../support/defect.ts';
import { columns, lastNameCells, people, test } from '../../support/screens/application-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

test('the detail is read by keyboard alone: Enter, J, K, Esc', async ({ openApplications }) => {
  const { page, detail, nameButton } = await openApplications();
  await nameButton('Đorđe').focus();
  await page.keyboard.press('Enter');
  await expect(detail.getByRole('heading', { level: 2, name: 'Đorđe Šćepanović' })).toBeFocused();
  await expect(detail.getByText('2 / 5', { exact: true })).toBeVisible();
  await expect(detail.getByRole('heading', { level: 3 })).toHaveText([
    ...['Osnovni podaci', 'Obrazovanje i zvanje', 'Zaposlenje', 'Kućna adresa', 'Naučni rad', 'Članstvo'],
  ]);
  await expect(detail.locator('dt')).toHaveText([...columns, 'Saglasnost']);
  expect((await detail.locator('dd').allInnerTexts()).slice(8, 13)).toEqual([
    ...['-', '+387 33 111-222', '071000', '-', '061222333'],
  ]);
  expect((await detail.locator('dd').allInnerTexts()).slice(-2)).toEqual([
    '02.07.2026 00:04',
    '02.07.2026 00:04',
  ]);
  await page.keyboard.press('j');
  await page.keyboard.press('J');
  await expect(detail.getByRole('heading', { level: 2, name: 'Damir Ćatić' })).toBeVisible();
  await expect(page.locator('tr[aria-current=true] th + th')).toHaveText(['Ćatić']);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(detail.getByText('5 / 5', { exact: true })).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Sljedeća prijava (J)' })).toBeDisabled();
  await page.keyboard.press('k');
  await expect(detail.getByText('4 / 5', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(nameButton('Damir')).toBeFocused();

  await page.getByRole('searchbox').fill('c');
  await page.keyboard.type('j');
  await expect(page.getByText('Nema rezultata za „cj“')).toBeVisible();
});

test('a click in a row opens it, and leads on to the others', async ({ openApplications }) => {
  const { rows, detail } = await openApplications();
  await rows.nth(2).locator('td').nth(1).click();
  await expect(detail.getByRole('heading', { name: 'Amra Čaušević' })).toBeVisible();
  await detail.getByRole('button', { name: 'Sljedeća prijava (J)' }).click();
  await expect(detail.getByRole('heading', { name: 'Damir Ćatić' })).toBeVisible();
  await expect(detail.getByText('ponovljena')).toHaveCount(0);
  await detail.getByRole('button', { name: 'Prethodna prijava (K)' }).click();
  await expect(detail.getByText('ponovljena')).toBeVisible();
  await detail.getByRole('button', { name: 'Zatvori' }).click();
  await expect(detail).toHaveCount(0);
});

test.describe('a deletion', () => {
  test('that fails asks again; then focus and counts follow', async ({ openApplications }) => {
    const { page, isShown, detail, nameButton } = await openApplications();
    await nameButton('Amra').click();
    await detail.getByRole('button', { name: 'Obriši' }).click();
    const question = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
    await expect(
      question.getByText('Prijava osobe Amra Čaušević premješta se u korpu na 30 dana.'),
    ).toBeVisible();
    // The dialog has the keyboard.
    await page.keyboard.press('j');
    await expect(detail.getByRole('heading', { name: 'Amra Čaušević' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    const tooMany = { error: 'Previše pokušaja.', code: 'too_many' };
    for (const [answer, text] of [
      [defect, 'Došlo je do greške prilikom brisanja prijave'],
      [{ status: 429, json: tooMany }, tooMany.error],
    ] as const) {
      await page.route('**/api/applications.php*', route =>
        route.request().method() === 'DELETE' ? route.fulfill(answer) : route.continue(),
      );
      await question.getByRole('button', { name: 'Obriši' }).click();
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await page.unroute('**/api/applications.php*');
      await expect(question).toBeVisible();
    }
    await question.getByRole('button', { name: 'Obriši' }).click();
    await expect(page.getByText('Prijava je uspješno obrisana')).toBeVisible();
    await expect(nameButton('Damir')).toBeFocused();
    await isShown('Prikazano 4 od 4 prijave');
    await expect(page.getByRole('heading', { level: 1, name: /4 prijave$/ })).toBeVisible();
    await expect(detail).toHaveCount(0);
    // Without the first application the address is no longer repeated.
    await expect(page.getByText('ponovljena')).toHaveCount(0);
    await page.reload();
    await isShown('Prikazano 4 od 4 prijave');
    await expect(lastNameCells(page)).toHaveText(['Živković', 'Šćepanović', 'Ćatić', 'Cvijić']);
  });

  test('of the last one leaves the empty state', async ({ openApplications }) => {
    const { page, detail, nameButton } = await openApplications({ list: people.slice(0, 1) });
    await expect(page.getByRole('heading', { level: 1, name: /1 prijava$/ })).toBeVisible();
    await nameButton('Željko').click();
    await detail.getByRole('button', { name: 'Obriši' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Još nema prijava' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Preuzmi Excel' })).toHaveCount(0);
  });
});

test('below 1280 pixels the detail is a dialog', async ({ openApplications }) => {
  const { page, nameButton } = await openApplications({ viewport: { width: 1_280, height: 800 } });
  await nameButton('Željko').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Željko Živković' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(dialog.getByRole('heading', { name: 'Đorđe Šćepanović' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('o');
  const decision = page.getByRole('dialog', { name: 'Odbij: Đorđe Šćepanović' });
  await decision.getByRole('button', { name: 'Odustani' }).click();
  await expect(decision).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Novi link' }).click();
  const question = page.getByRole('alertdialog', { name: 'Poslati novi link?' });
  const sent = page.waitForRequest('**/api/applications/new-link');
  await question.getByRole('button', { name: 'Pošalji novi link' }).click();
  expect((await sent).postDataJSON()).toEqual({ id: expect.any(Number) });
  await expect(page.getByText('Napisana je 1 poruka; stanje je u Pošti.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odustani' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(nameButton('Đorđe')).toBeFocused();
});
