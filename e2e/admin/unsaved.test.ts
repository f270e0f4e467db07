import { expect, failedRequest, test } from '../support/test.ts';

test.use({ siteName: 'unsaved' });

test('a refused save keeps what was typed', async ({ openAdmin, expectProblems }) => {
  expectProblems(failedRequest);
  const page = await openAdmin('/admin/novosti');
  await page.getByRole('button', { name: 'Dodaj vijest' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova vijest' });
  await sheet.getByLabel('Naslov*').fill('Samo naslov');
  await page.keyboard.press('Control+s');
  await sheet.getByRole('link', { name: 'Autor: Ovo polje je obavezno.' }).click();
  await expect
    .poll(() => sheet.getByLabel('Autor*').evaluate(input => input === document.activeElement))
    .toBe(true);
  await expect(sheet.getByLabel('Naslov*')).toHaveValue('Samo naslov');

  // The server fails: an error is shown, and the form keeps its content.
  await sheet.getByLabel('Opis*').fill('Opis');
  await sheet.getByLabel('Autor*').fill('Autor');
  await page.route('**/api/news.php', route => route.fulfill({ status: 500, body: 'oops' }));
  await sheet.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Došlo je do greške' }).first()).toBeVisible();
  await expect(sheet.getByLabel('Naslov*')).toHaveValue('Samo naslov');

  // Closing asks, and continuing keeps everything.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await expect(sheet.getByLabel('Opis*')).toHaveValue('Opis');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await expect(sheet).toHaveCount(0);
});

test('what is being edited stays, whatever happens around it', async ({ openAdmin, expectProblems }) => {
  expectProblems(failedRequest);
  const page = await openAdmin();
  await page.getByRole('link', { name: 'Novosti', exact: true }).click();
  await page
    .getByRole('button', { name: /^Uredi: / })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' }).getByRole('group', { name: 'Bosanski' });
  await sheet.getByLabel('Naslov*').fill('Još nije sačuvano');
  // The admin listens on the window, to which the browser's event bubbles.
  const comeBackIntoView = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  const assertUndisturbed = async () => {
    // After two frames, all effects of a failed request have been rendered.
    await page.evaluate(
      () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    // Leaving the screen would be blocked by the unsaved text, with a question.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/novosti');
    await expect(sheet.getByLabel('Naslov*')).toHaveValue('Još nije sačuvano');
  };
  // The session ends on the server while another tab is visible; this tab asks when it becomes visible.
  const ended = 'x'.repeat(43);
  await page.evaluate(token => localStorage.setItem('token', token), ended);
  const isRefused = page.waitForResponse(
    response => response.url().endsWith('/api/session') && response.status() === 401,
  );
  await comeBackIntoView();
  await (await isRefused).finished();
  await assertUndisturbed();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(ended);
  // Another tab signs out: without a token no request is needed.
  await page.evaluate(() => localStorage.removeItem('token'));
  await comeBackIntoView();
  await assertUndisturbed();
  // Going back asks first.
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await expect(sheet.getByLabel('Naslov*')).toHaveValue('Još nije sačuvano');
  // Cancelling the login keeps the text.
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await page
    .getByRole('dialog', { name: 'Prijavite se ponovo' })
    .getByRole('button', { name: 'Odustani' })
    .click();
  await expect(sheet.getByText('Vaša sesija je istekla.')).toBeVisible();
  await expect(sheet.getByLabel('Naslov*')).toHaveValue('Još nije sačuvano');
});

test('the panel needs a session, and signing in leads back', async ({ site, expectProblems, page }) => {
  expectProblems(failedRequest);
  await page.goto('/admin/novosti?kategorija=Vijesti');
  await page.waitForURL('**/admin/login?**');
  await page.getByLabel('E-mail adresa').fill('urednica@primjer.ba');
  await page.getByLabel('Lozinka').fill('pogrešna');
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(page.getByText('Neispravni podaci za prijavu')).toBeVisible();
  await page.getByLabel('Lozinka').fill('tajna-lozinka');
  const isKnown = page.waitForResponse('**/api/session');
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await page.waitForURL('**/admin/novosti?kategorija=Vijesti');
  await isKnown;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();

  // The login screen says that the session has ended, and leads back.
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await page.reload();
  await expect(page.getByText('Vaša sesija je istekla. Prijavite se ponovo.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  await page.getByLabel('E-mail adresa').fill('urednica@primjer.ba');
  await page.getByLabel('Lozinka').fill('tajna-lozinka');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/novosti?kategorija=Vijesti');

  // A session that ends during an edit loses nothing.
  await page.getByRole('button', { name: 'Dodaj vijest' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova vijest' });
  for (const field of ['Naslov*', 'Opis*', 'Autor*']) await sheet.getByLabel(field).fill('Tekst');
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await sheet.getByRole('button', { name: 'Objavi' }).click();
  const again = page.getByRole('dialog', { name: 'Prijavite se ponovo' });
  await again.getByLabel('Lozinka').fill('tajna-lozinka');
  await again.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(page.getByText('Vijest je uspješno kreirana')).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await page.waitForURL('**/admin/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  const answer = await fetch(`${site.origin}/api/login.php`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});
