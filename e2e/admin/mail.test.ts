import { applicationCalls } from '#features/applications/contract.ts';
import { workshopCalls } from '#features/events/contract.ts';
import { mailCalls } from '#features/mail/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { said } from '../support/screens/content-screens.ts';
import { ask, send } from '../support/screens/inbox-screens.ts';
import { goWithin } from '../support/screens/panel.ts';
import { expectSound, expectSoundInLooks, lookInTurn } from '../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

// Nobody listens there, so that every message waits for its next attempt.
test.use({
  settings: { ...emptySite, SMTP_URL: 'smtp://127.0.0.1:9' },
  siteName: 'mail',
  expectedProblems: [failedRequest],
});

test('messages are found, read and sent, also those that were held', async ({ openAdmin, api }) => {
  await ask(api, { name: 'Amra', email: 'amra@primjer.ba', message: 'Kada je <b>skupština</b>?' });
  const workshopId = await send(api, workshopCalls.create, { ...sampleForms.workshop });
  await send(api, applicationCalls.create, { ...sampleForms.application, workshopId, firstName: 'Zlata' });
  const page = await openAdmin('/admin/posta');
  const row = page.getByRole('row', { name: /amra@primjer\.ba/ });
  await expect(row.getByText('Čeka slanje')).toBeVisible();
  await page.getByRole('combobox', { name: 'Stanje' }).selectOption('Poslano');
  await expect(page.getByText('Nema rezultata za odabrani filter')).toBeVisible();
  await page.getByRole('button', { name: 'Poništi filter' }).click();
  await page.getByRole('searchbox').fill('amra');
  await expect(page.getByText('1 poruka', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Primili smo Vašu poruku', exact: true }).click();
  const detail = page.getByRole('dialog', { name: 'Primili smo Vašu poruku' });
  await expect(detail.getByText('amra@primjer.ba')).toBeVisible();
  await expect(detail.frameLocator('iframe').getByText('hvala Vam što ste nam pisali')).toBeVisible();
  await detail.getByText('Poruka kao običan tekst').click();
  await expect(detail.locator('pre')).toContainText('Poštovani,');
  await expectSoundInLooks(page, 'a message', [lookInTurn(1)]);
  await page.setViewportSize({ width: 1440, height: 900 });
  // 'Again' once it was tried, in vain, which may happen at any moment here.
  await detail.getByRole('button', { name: /^Pošalji( ponovo)?$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Poruka ide na slanje' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);

  // What is sent has the state read again: some wait since there was no server.
  const state = { is_configured: true, from: 'ured@primjer.ba', queued: 0, failed: 0, held: 3 };
  await page.route('**/api/mail-state', route => route.fulfill({ json: state }));
  await page.route('**/api/mails/send-held', route => {
    state.held = 0;
    return route.fulfill({ json: { success: true, changed: 3 } });
  });
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Probna poruka' }).click();
  const form = page.getByRole('dialog', { name: 'Probna poruka' });
  await expect(form.getByLabel('E-mail adresa*')).toHaveValue('urednica@primjer.ba');
  await form.getByLabel('E-mail adresa*').fill('nema');
  await form.getByRole('button', { name: 'Pošalji' }).click();
  await expect(form.getByText('Unesite ispravnu e-mail adresu, npr. ime@primjer.ba')).toBeVisible();
  await form.getByLabel('E-mail adresa*').fill('proba@primjer.ba');
  await form.getByRole('button', { name: 'Pošalji' }).click();
  await said(page, 'Probna poruka ide na slanje');
  await expect(page.getByRole('row', { name: /proba@primjer\.ba/ })).toBeVisible();
  // They are sent after a question.
  const note = page.getByText('Zadržane su 3 poruke');
  await expect(note).toBeVisible();
  await expectSoundInLooks(page, 'messages, some of which were held', [lookInTurn(1), lookInTurn(0)]);
  await page.getByRole('button', { name: 'Pošalji sve zadržane' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pošalji sve zadržane' });
  await expect(question.getByText('Poslat će se 3 poruke.')).toBeVisible();
  await question.getByRole('button', { name: 'Pošalji', exact: true }).click();
  await expect(page.getByText('3 poruke idu na slanje')).toBeVisible();
  await expect(note).toHaveCount(0);

  // A message about an application leads to it in the list of its event.
  await page
    .getByRole('row', { name: /Primili smo Vašu prijavu/ })
    .getByRole('link', { name: 'Prijava' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/radionice-prijave/${workshopId}\\?prijava=\\d+$`));
  await expect(page.getByRole('heading', { name: /^Zlata/ })).toBeVisible();
  await goWithin(page, '/admin/prijave/999');
  await expect(page.getByRole('heading', { name: 'Prijava nije pronađena' })).toBeVisible();
});

test('a template is changed, looked at, and set back', async ({ openAdmin, api }) => {
  await ask(api, { name: 'Đurđa', message: 'Kada je skupština?' });
  const page = await openAdmin('/admin/posta');
  await page.getByRole('link', { name: 'Predlošci' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Predlošci' })).toBeVisible();
  const row = page.getByRole('row', { name: /^Potvrda pitanja .* Bosanski/ });
  await expect(row.getByText('Početni')).toBeVisible();
  await expectSound(page, 'templates');
  await page.getByRole('button', { name: 'Uredi: Potvrda pitanja, Bosanski' }).click();
  const sheet = page.getByRole('dialog', { name: 'Potvrda pitanja, Bosanski' });
  await sheet.getByLabel('Naslov*').fill('Hvala, ');
  await sheet.getByRole('button', { name: /^Ime/ }).click();
  await expect(sheet.getByLabel('Naslov*')).toHaveValue('Hvala, {{name}}');
  await sheet.getByLabel('Tekst*').fill('Pišete: {{nema}}');
  await sheet.getByRole('button', { name: 'Pregled' }).click();
  await expect(sheet.getByText(/\{\{nema\}\}/).last()).toBeVisible();
  await sheet.getByLabel('Tekst*').fill('Pišete:\n');
  await sheet.getByRole('button', { name: /^Poruka/ }).click();
  await sheet.getByRole('button', { name: 'Pregled' }).click();
  const preview = page.getByRole('dialog', { name: 'Hvala, Đurđa' });
  await expect(preview.frameLocator('iframe').getByText('Kada je skupština?')).toBeVisible();
  await expectSound(page, 'a template and its preview');
  await preview.getByRole('button', { name: 'Zatvori' }).last().click();
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await said(page, 'Predložak je sačuvan');
  await expect(row.getByText('Izmijenjen')).toBeVisible();

  await ask(api, { name: 'Emir', email: 'emir@primjer.ba' });
  const mails = await api.call(mailCalls.page, { query: { search: 'emir@primjer.ba' } });
  expect(mails?.body).toMatchObject({ items: [{ subject: 'Hvala, Emir' }] });

  await page.getByRole('button', { name: 'Uredi: Potvrda pitanja, Bosanski' }).click();
  await sheet.getByRole('button', { name: 'Vrati početni tekst' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati početni tekst' }).click();
  await said(page, 'Vraćen je početni tekst');
  await expect(row.getByText('Početni')).toBeVisible();

  await page.getByRole('button', { name: 'Uredi: Odgovor na pitanje, Bosanski' }).click();
  const answer = page.getByRole('dialog', { name: 'Odgovor na pitanje, Bosanski' });
  const warning = answer.getByText('U tekstu nema oznake {{answer}} (Odgovor)');
  await expect(answer.getByLabel('Tekst*')).toHaveValue(/{{answer}}/);
  await expect(warning).toHaveCount(0);
  await answer.getByLabel('Tekst*').fill('Poštovani,\n\n');
  await expect(warning).toBeVisible();
  await answer.getByRole('button', { name: /^Odgovor/ }).click();
  await expect(warning).toHaveCount(0);
  await answer.getByRole('button', { name: 'Sačuvaj' }).click();
  await said(page, 'Predložak je sačuvan');
  // What was said of the template before may still be there.
  await expect(answer).toBeHidden();
});
