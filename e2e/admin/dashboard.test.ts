import { applicationCalls } from '#features/applications/contract.ts';
import { congressCalls } from '#features/events/contract.ts';
import { questionCalls } from '#features/questions/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { dayIn } from '#shared/instants.ts';
import { axeViolations } from '../support/browser.ts';
import { failing, works } from '../support/defect.ts';
import { add, change, kinds, row } from '../support/screens/content-screens.ts';
import { ask, clear, send } from '../support/screens/inbox-screens.ts';
import { administrator } from '../support/sites/site.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

const { education, publication } = kinds;

test('the first screen says how things stand, and leads there', async ({ openAdmin, api }) => {
  await clear(api, questionCalls);
  const page = await openAdmin('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();
  await expect(page.getByText(`Prijavljeni ste kao ${administrator.email}.`)).toBeVisible();
  const figures = page.getByRole('list', { name: 'Stanje' }).getByRole('listitem');
  await expect(figures).toHaveText(
    [
      '0 prijava na otvorene događaje',
      '0 neodgovorenih pitanja',
      '0 nadolazećih događaja',
      '0 objavljenih novosti',
    ],
    { useInnerText: true },
  );
  await expect(page.getByRole('img', { name: 'U posljednjih 12 sedmica nije bilo prijava.' })).toBeVisible();
  for (const text of ['Nema otvorenih ni nedavnih događaja.', 'Još nema prijava.', 'Još nema pitanja.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Sigurnosna kopija' }).getByText('Još nema kopije'),
  ).toBeVisible();
  await expect(page.getByText('Pozovite još jednog administratora.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Korisnici' })).toHaveAttribute(
    'href',
    '/admin/korisnici',
  );

  const day = dayIn('Europe/Sarajevo', new Date());
  const congress = { ...sampleForms.congress, startedAt: day, finishedAt: '2099-01-01' };
  const id = await send(api, congressCalls.create, congress);
  for (const firstName of ['Amra', 'Lejla'])
    await send(api, applicationCalls.create, {
      ...sampleForms.application,
      firstName,
      workshopId: id,
      applicationType: 'congress',
    });
  await ask(api, { name: 'Selma', message: 'Koliko iznosi članarina?' });
  await page.reload();
  await expect(page.getByText('prijave na otvorene događaje')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^U posljednjih 12 sedmica 2 prijave: najviše 2 u sedmici od/ }),
  ).toBeVisible();
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Prijave po događaju').getByRole('listitem')).toHaveText(/Kongres biohemičara/);
  await expect(part('Najnovije prijave').getByRole('link')).toHaveText(['Lejla Đurić', 'Amra Đurić']);
  for (const link of [
    part('Prijave po događaju').getByRole('link'),
    part('Najnovije prijave').getByRole('link').first(),
  ])
    await expect(link).toHaveAttribute('href', `/admin/kongres-prijave/${id}`);

  await part('Najnovija pitanja').getByRole('link', { name: 'Selma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pitanja' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sažmi poruku', expanded: true })).toBeVisible();
});

test('what is done most often begins on the first screen', async ({ openAdmin }) => {
  const page = await openAdmin('/admin');
  const beginnings = page.getByRole('navigation', { name: 'Najčešće radnje' });
  await expect(beginnings.getByRole('link')).toHaveText(['Dodaj vijest', 'Dodaj radionicu', 'Dodaj slike']);
  await beginnings.getByRole('link', { name: 'Dodaj radionicu' }).click();
  await expect(page.getByRole('dialog', { name: 'Nova radionica' })).toBeVisible();
});

test('the password can be changed when nothing else loads', async ({ openAdmin }) => {
  const page = await openAdmin('/admin/pitanja');
  await failing(page, '/overview.php', 'GET');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Nije moguće učitati podatke.')).toBeVisible();
  const change = page.getByRole('region', { name: 'Promjena lozinke' });
  await change.getByLabel('Trenutna lozinka').fill('kriva-lozinka');
  await change.getByLabel('Nova lozinka').fill('nova-lozinka');
  await change.getByLabel('Potvrda nove lozinke').fill('nova-lozinka');
  await change.getByRole('button', { name: 'Promijeni lozinku' }).click();
  await expect(change.getByText('Trenutna lozinka nije ispravna.')).toBeVisible();
  const toast = page.getByRole('region', { name: 'Obavijesti' }).getByRole('alert');
  await expect(toast.filter({ hasText: 'Provjerite unesene podatke.' })).toBeVisible();
  await failing(page, '/change-password.php', 'POST');
  await change.getByRole('button', { name: 'Promijeni lozinku' }).click();
  await expect(change.getByText('Greška prilikom promjene lozinke')).toBeVisible();
  await expect(toast.filter({ hasText: 'Greška prilikom promjene lozinke' })).toBeVisible();
  await works(page, '/overview.php');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(page.getByRole('list', { name: 'Stanje' })).toBeVisible();
  await expect(change.getByLabel('Nova lozinka')).toHaveValue('nova-lozinka');
});

test('the first screen leads to what is not translated, and to translations that are behind', async ({
  openAdmin,
  api,
}) => {
  await add(api, education, { title: 'Samo na bosanskom' });
  const { id } = await add(api, publication, { title: 'Izmijenjeni original' });
  await add(api, publication, { title: 'Behind', lang: 'en', translationOf: String(id) });
  await change(api, publication, id, { title: 'Original s novim naslovom' });
  const page = await openAdmin('/admin');
  const translations = page.getByRole('region', { name: 'Prijevodi' });
  expect(await axeViolations(page)).toEqual([]);
  await translations.getByRole('link', { name: /^Edukacije \(Bez prijevoda/ }).click();
  await expect(page.getByRole('combobox', { name: 'Stanje' })).toHaveValue('missing');
  await expect(row(page, 'Samo na bosanskom')).toBeVisible();
  await page.goBack();
  await translations.getByRole('link', { name: 'Publikacije (Zastarjeli prijevodi (1))' }).click();
  await expect(page.getByRole('combobox', { name: 'Stanje' })).toHaveValue('outdated');
  await expect(row(page, 'Original s novim naslovom')).toBeVisible();
});
