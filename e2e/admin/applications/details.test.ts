import { applicationCalls } from '#features/applications/contract.ts';
import { axeViolations, scrollsSideways } from '../../support/browser.ts';
import { defect } from '../../support/defect.ts';
import { columns, people, test } from '../../support/screens/application-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

test('one application after the other is read and printed', async ({ openApplications }) => {
  const { page, rows, detail, nameButton } = await openApplications({ kind: 'congress' });

  await test.step('the panel has no screen of a congress, so that its page opens beside', async () => {
    const link = page.getByRole('link', { name: /^Pregledaj događaj/ });
    await expect(link).toHaveAttribute('href', /^\/kongres\/\d+$/);
    await expect(link).toHaveAttribute('target', '_blank');
  });

  await test.step('by keyboard alone: Enter, J, K, Esc', async () => {
    await nameButton('Đorđe').focus();
    await page.keyboard.press('Enter');
    await expect(detail.getByRole('heading', { level: 2, name: 'Đorđe Šćepanović' })).toBeFocused();
    await expect(detail.getByText('2 / 5', { exact: true })).toBeVisible();
    await expect(detail.getByRole('heading', { level: 3 })).toHaveText([
      ...['Osnovni podaci', 'Obrazovanje i zvanje', 'Zaposlenje', 'Kućna adresa', 'Naučni rad', 'Članstvo'],
    ]);
    await expect(detail.locator('dt')).toHaveText([...columns, 'Saglasnost']);
    const values = await detail.locator('dd').allInnerTexts();
    expect(values.slice(8, 13)).toEqual(['-', '+387 33 111-222', '071000', '-', '061222333']);
    expect(values.slice(-2)).toEqual(['02.07.2026 00:04', '02.07.2026 00:04']);
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
  });

  await test.step('a J that is searched for is a letter', async () => {
    await page.getByRole('searchbox').fill('c');
    await page.keyboard.type('j');
    await expect(page.getByText('Nema rezultata za „cj“')).toBeVisible();
    await page.getByRole('searchbox').fill('');
  });

  await test.step('by a click in a row, and on to the others', async () => {
    await rows.nth(2).locator('td').nth(1).click();
    await expect(detail.getByRole('heading', { name: 'Amra Čaušević' })).toBeVisible();
    await detail.getByRole('button', { name: 'Sljedeća prijava (J)' }).click();
    await expect(detail.getByRole('heading', { name: 'Damir Ćatić' })).toBeVisible();
    await expect(detail.getByText('ponovljena')).toHaveCount(0);
    await detail.getByRole('button', { name: 'Prethodna prijava (K)' }).click();
    await expect(detail.getByText('ponovljena')).toBeVisible();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });

  await test.step('what is opened is printed alone', async () => {
    await page.evaluate(() =>
      Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
    );
    await detail.getByRole('button', { name: 'Odštampaj' }).click();
    await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(
      detail.getByText('Lipidi i membrane: šta čuva ćeliju?, 20.11.2026 – 31.12.2099'),
    ).toBeVisible();
    for (const hidden of ['h1', 'table', 'nav', 'input', 'button'])
      await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
    await expect
      .poll(async () => (await detail.boundingBox())?.width, 'as wide as the paper')
      .toBeGreaterThan(1_000);
    await expect(detail.locator('dd').filter({ visible: true })).toHaveCount(20);
    await page.emulateMedia({ media: null });
    await detail.getByRole('button', { name: 'Zatvori' }).click();
    await expect(detail).toHaveCount(0);
  });

  await test.step('from 1280 pixels down in a dialog, whose questions return to it', async () => {
    await page.setViewportSize({ width: 1_280, height: 800 });
    await nameButton('Željko').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Željko Živković' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog.getByRole('heading', { name: 'Đorđe Šćepanović' })).toBeVisible();
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
});

test('a deletion asks, also after a failure, then focus and counts follow', async ({
  openApplications,
  api,
}) => {
  const { id, page, isShown, detail, nameButton } = await openApplications({ list: people.slice(1, 4) });
  const question = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await nameButton('Amra').click();
  await detail.getByRole('button', { name: 'Obriši' }).click();
  await expect(
    question.getByText('Prijava osobe Amra Čaušević premješta se u korpu na 30 dana.'),
  ).toBeVisible();
  // The dialog has the keyboard.
  await page.keyboard.press('j');
  await expect(detail.getByRole('heading', { name: 'Amra Čaušević' })).toBeVisible();

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
  await isShown('Prikazano 2 od 2 prijave');
  await expect(page.getByRole('heading', { level: 1, name: /2 prijave$/ })).toBeVisible();
  await expect(detail).toHaveCount(0);
  // Without the first application the address is no longer repeated.
  await expect(page.getByText('ponovljena')).toHaveCount(0);
  const left = await api.call(applicationCalls.list, { query: { id, application_type: 'symposium' } });
  expect(left?.body).toMatchObject([{ first_name: 'Đorđe' }, { first_name: 'Damir' }]);

  for (const name of ['Damir', 'Đorđe']) {
    await nameButton(name).click();
    await detail.getByRole('button', { name: 'Obriši' }).click();
    await question.getByRole('button', { name: 'Obriši' }).click();
    await expect(question).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Još nema prijava' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Preuzmi Excel' })).toHaveCount(0);
});

test('on a phone a list leads to the whole application, and back to it', async ({ openApplications }) => {
  const others = Array.from({ length: 25 }, (_, index) => ({
    firstName: 'Osoba',
    lastName: `${index + 1}.`,
    email: `osoba${index}@primjer.ba`,
  }));
  const { page, isShown } = await openApplications({
    list: [...people, ...others],
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  const entries = page.locator('li[data-application]');
  expect((await entries.nth(3).innerText()).split('\n').map(line => line.trim())).toEqual([
    ...['Damir Ćatić', '02.07.2026', 'amra@primjer.ba', 'redovni član · Živinice', 'Na razmatranju'],
  ]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('searchbox').fill('dj');
  await isShown('Prikazano 1 od 30 prijava');
  const entry = entries.getByRole('button');
  await entry.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2, name: 'Đorđe Šćepanović' })).toBeFocused();
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(entry).toBeFocused();
  await page.getByRole('searchbox').fill('');
  await isShown('Prikazano 30 od 30 prijava');

  // The one that was read last may be far below the one that was opened.
  await entries.first().getByRole('button').click();
  const name = (text: string) => dialog.getByRole('heading', { level: 2, name: text });
  await expect(name('Željko Živković')).toBeFocused();
  for (let step = 0; step < 25; step += 1) await page.keyboard.press('j');
  await expect(name('Osoba 21.')).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('button', { name: /^Osoba 21\./ });
  await expect(row).toBeFocused();
  await row.click();
  await page.waitForURL(/\?prijava=\d+$/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();
  // The address contains the opened application.
  await page.goForward();
  await expect(name('Osoba 21.')).toBeVisible();
  await page.reload();
  await expect(name('Osoba 21.')).toBeVisible();
});
