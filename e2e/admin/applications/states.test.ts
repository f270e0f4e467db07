import { axeViolations } from '../../support/browser.ts';
import { createEvent, paths, test } from '../../support/screens/application-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

test('a missing event and one without applications say so', async ({ openAdmin, api }) => {
  const page = await openAdmin();
  const other = await createEvent(api, 'congress');
  for (const [kind, text] of [
    ['workshop', 'Radionica nije pronađena'],
    ['symposium', 'Simpozijum nije pronađen'],
    ['congress', 'Kongres nije pronađen'],
  ] as const) {
    for (const id of ['99999', 'x', ...(kind === 'congress' ? [] : [other])]) {
      await page.goto(`${paths[kind]}/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    }
    await page.goto(`${paths[kind]}/${await createEvent(api, kind)}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Još nema prijava' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /0 prijava$/ })).toBeVisible();
  }
});

test('what could not be loaded is tried again', async ({ openApplications }) => {
  const { page, id, rows } = await openApplications();
  for (const [address, text] of [
    ['**/api/symposiumDetails.php*', 'Nije moguće učitati podatke o događaju.'],
    ['**/api/applications.php*', 'Nije moguće učitati prijave.'],
  ] as const) {
    await page.route(address, route => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${paths.symposium}/${id}`);
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(rows.first()).toBeVisible();
  }
});

test('the list of workshops leads to their applications', async ({ openAdmin, api }) => {
  const id = await createEvent(api, 'workshop', 'Čitanje gela');
  const page = await openAdmin(paths.workshop);
  const tabs = page.getByRole('navigation', { name: 'Liste radionica' });
  await expect(tabs.getByRole('link', { name: 'Prijave' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('link', { name: 'Radionice' })).toHaveAttribute('href', '/admin/radionice');
  await page.getByRole('searchbox').fill('citanje');
  await expect(page.getByText('1 radionica', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: /Čitanje gela/ });
  await expect(row.getByRole('link', { name: 'Prijave (0): Čitanje gela' })).toBeVisible();
  const cells = await row.getByRole('cell').allInnerTexts();
  expect(cells.map(text => text.replace(/\s+/g, ' '))).toEqual([
    'BS',
    '20.11.2026',
    'Sarajevo',
    '20',
    'Prijave (0) Otvorene',
    'Pregledaj prijave',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole('link', { name: 'Pregledaj prijave: Čitanje gela' }).click();
  await page.waitForURL(`**${paths.workshop}/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Čitanje gela/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('searchbox').fill('od uzorka do krive');
  await expect(row).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Putanja' })).toHaveCount(0);
});
