import { accountCalls } from '#features/accounts/contract.ts';
import { applicationCalls } from '#features/applications/contract.ts';
import { congressCalls } from '#features/events/contract.ts';
import { questionCalls } from '#features/questions/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { dayIn } from '#shared/instants.ts';
import { failing, works } from '../support/defect.ts';
import { add, change, kinds, row } from '../support/screens/content-screens.ts';
import { ask, clear, send } from '../support/screens/inbox-screens.ts';
import { menuOf } from '../support/screens/panel.ts';
import { administrator } from '../support/sites/site.ts';
import { expectSound } from '../support/sound.ts';
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
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Sigurnosna kopija').getByText('Još nema kopije')).toBeVisible();
  await expect(page.getByText('Pozovite još jednog administratora.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Korisnici' })).toHaveAttribute(
    'href',
    '/admin/korisnici',
  );
  const beginnings = page.getByRole('navigation', { name: 'Najčešće radnje' });
  await expect(beginnings.getByRole('link')).toHaveText(['Dodaj vijest', 'Dodaj radionicu', 'Dodaj slike']);
  await beginnings.getByRole('link', { name: 'Dodaj radionicu' }).click();
  const beginning = page.getByRole('dialog', { name: 'Nova radionica' });
  await expect(beginning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(beginning).toHaveCount(0);

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
  await add(api, education, { title: 'Samo na bosanskom' });
  const original = await add(api, publication, { title: 'Izmijenjeni original' });
  await add(api, publication, { title: 'Behind', lang: 'en', translationOf: String(original.id) });
  await change(api, publication, original.id, { title: 'Original s novim naslovom' });
  const dashboard = menuOf(page).getByRole('link', { name: 'Dashboard' });
  await dashboard.click();
  await expect(page.getByText('prijave na otvorene događaje')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^U posljednjih 12 sedmica 2 prijave: najviše 2 u sedmici od/ }),
  ).toBeVisible();
  await expect(part('Prijave po događaju').getByRole('listitem')).toHaveText(/Kongres biohemičara/);
  await expect(part('Najnovije prijave').getByRole('link')).toHaveText(['Lejla Đurić', 'Amra Đurić']);
  for (const link of [
    part('Prijave po događaju').getByRole('link'),
    part('Najnovije prijave').getByRole('link').first(),
  ])
    await expect(link).toHaveAttribute('href', `/admin/kongres-prijave/${id}`);
  // To what is not translated, and to translations that are behind.
  const translations = part('Prijevodi');
  const untranslated = translations.getByRole('link', { name: /^Edukacije \(Bez prijevoda/ });
  await expect(untranslated).toBeVisible();
  await expectSound(page);
  await untranslated.click();
  await expect(page.getByRole('combobox', { name: 'Stanje' })).toHaveValue('missing');
  await expect(row(page, 'Samo na bosanskom')).toBeVisible();
  await page.goBack();
  await translations.getByRole('link', { name: 'Publikacije (Zastarjeli prijevodi)' }).click();
  await expect(page.getByRole('combobox', { name: 'Stanje' })).toHaveValue('outdated');
  await expect(row(page, 'Original s novim naslovom')).toBeVisible();
  await page.goBack();
  await part('Najnovija pitanja').getByRole('link', { name: 'Selma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pitanja' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sažmi poruku', expanded: true })).toBeVisible();
});

test('the password is changed, also when nothing else loads', async ({ openAdmin, api }) => {
  const page = await openAdmin('/admin/pitanja');
  await failing(page, '/overview.php', 'GET');
  await menuOf(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Nije moguće učitati podatke.')).toBeVisible();
  const form = page.getByRole('region', { name: 'Promjena lozinke' });
  const submit = form.getByRole('button', { name: 'Promijeni lozinku' });
  const fill = async (password: string, repeated: string) => {
    await form.getByLabel('Nova lozinka').fill(password);
    await form.getByLabel('Potvrda nove lozinke').fill(repeated);
    await submit.click();
  };
  await form.getByLabel('Trenutna lozinka').fill('kriva-lozinka');
  await fill('kratk', 'druga');
  await expect(form.getByText('Nova lozinka mora imati najmanje 6 karaktera')).toBeVisible();
  await expect(form.getByText('Lozinke se ne podudaraju')).toBeVisible();
  await fill('nova-lozinka', 'nova-lozinka');
  await expect(form.getByText('Trenutna lozinka nije ispravna.')).toBeVisible();
  const toast = page.getByRole('region', { name: 'Obavijesti' }).getByRole('alert');
  await expect(toast.filter({ hasText: 'Provjerite unesene podatke.' })).toBeVisible();
  await form.getByLabel('Trenutna lozinka').fill(administrator.password);
  await failing(page, '/change-password.php', 'POST');
  await submit.click();
  await expect(form.getByText('Greška prilikom promjene lozinke')).toBeVisible();
  await expect(toast.filter({ hasText: 'Greška prilikom promjene lozinke' })).toBeVisible();
  await works(page, '/overview.php');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(page.getByRole('list', { name: 'Stanje' })).toBeVisible();
  await expect(form.getByLabel('Nova lozinka')).toHaveValue('nova-lozinka');
  await works(page, '/change-password.php');
  await submit.click();
  await expect(page.getByText('Lozinka uspješno promijenjena')).toBeVisible();
  await expect(form.getByLabel('Trenutna lozinka')).toHaveValue('');
  // By which the new one is the one that counts.
  const fields = { currentPassword: 'nova-lozinka', newPassword: administrator.password };
  expect((await api.call(accountCalls.changePassword, { fields }))?.status).toBe(200);
});
