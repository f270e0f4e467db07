import { applicationCalls } from '#features/applications/contract.ts';
import { workshopCalls } from '#features/events/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { axeViolations } from '../../support/browser.ts';
import { failing, works } from '../../support/defect.ts';
import { columns, createEvent, outcomes, paths, test } from '../../support/screens/application-screens.ts';
import { send } from '../../support/screens/inbox-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

test('what is missing or could not be loaded says so', async ({ openAdmin, api }) => {
  // An event of another kind.
  const page = await openAdmin(`${paths.workshop}/${await createEvent(api, 'congress')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Radionica nije pronađena' })).toBeVisible();

  await failing(page, '/symposiumDetails.php', 'GET');
  await failing(page, '/applications.php', 'GET');
  await page.goto(`${paths.symposium}/${await createEvent(api, 'symposium')}`);
  const failure = (text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await failure('Nije moguće učitati podatke o događaju.');
  await works(page, '/symposiumDetails.php');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await failure('Nije moguće učitati prijave.');
  await works(page, '/applications.php');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Još nema prijava' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /0 prijava$/ })).toBeVisible();
});

test('workshops lead to applications, which say a language of two', async ({ openAdmin, api }) => {
  const id = await createEvent(api, 'workshop', 'Čitanje gela');
  await send(api, workshopCalls.create, {
    ...{ ...sampleForms.workshop, title: 'Reading a gel', lang: 'en', translationOf: String(id) },
  });
  for (const [lang, lastName] of [
    ['bs', 'Bosanska'],
    ['en', 'Engleska'],
  ] as const)
    await send(api, applicationCalls.create, {
      ...{ ...sampleForms.application, lang, lastName, workshopId: id },
      email: `${lang}@primjer.ba`,
    });
  const page = await openAdmin(paths.workshop);
  const row = page.getByRole('row', { name: /Čitanje gela/ });

  await test.step('each workshop is in the list with its number of applications', async () => {
    const tabs = page.getByRole('navigation', { name: 'Liste radionica' });
    await expect(tabs.getByRole('link', { name: 'Prijave' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'Radionice' })).toHaveAttribute('href', '/admin/radionice');
    await expect(page.getByRole('navigation', { name: 'Putanja' })).toHaveCount(0);
    await page.getByRole('searchbox').fill('citanje');
    await expect(page.getByText('1 radionica', { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Prijave (2): Čitanje gela' })).toBeVisible();
    await expect(row.getByRole('cell')).toHaveText(
      [/BS.*EN/s, '20.11.2026', 'Sarajevo', '20', /^Prijave \(2\)\s*Otvorene$/, 'Pregledaj prijave'],
      { useInnerText: true },
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('a pair is one row, also sorted, and one language of it is its own', async () => {
    await page.goto(`${paths.workshop}?sort=title`);
    await expect(row).toBeVisible();
    const english = page.getByRole('row', { name: /Reading a gel/ });
    await expect(english).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Jezik' }).selectOption('en');
    await expect(english.getByRole('cell').first()).toHaveText('EN');
    await expect(row).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Jezik' }).selectOption('');
  });

  await test.step('of two languages, the table and the detail say which one it is', async () => {
    await row.getByRole('link', { name: 'Pregledaj prijave: Čitanje gela' }).click();
    await page.waitForURL(`**${paths.workshop}/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Čitanje gela/ })).toBeVisible();
    await expect(page.locator('th[scope=col]')).toHaveText([...columns, 'Jezik', ...outcomes]);
    const rows = page.locator('tr[data-application]');
    await expect(rows.locator('td:nth-last-child(5)')).toHaveText(['EN', 'BS']);
    await rows.filter({ hasText: 'Engleska' }).getByRole('button').click();
    const detail = page.locator('[data-printed]').filter({ hasText: 'Engleska' });
    const facts = detail.locator('div').filter({ has: page.getByText('Jezik', { exact: true }) });
    await expect(facts.last()).toHaveText('JezikEN');
  });

  await test.step('Back leads to the list, which is searched in descriptions too', async () => {
    await page.goBack();
    await page.goBack();
    await page.getByRole('searchbox').fill('od uzorka do krive');
    await expect(row).toBeVisible();
  });
});
