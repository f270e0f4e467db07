import { managementCalls, passwordResetCalls } from '#features/accounts/contract.ts';
import { applicationCalls } from '#features/applications/contract.ts';
import { mailCalls } from '#features/mail/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { signIn } from '../../support/api.ts';
import { storeSession } from '../../support/browser.ts';
import { required } from '../../support/required.ts';
import { add, field, gone, kinds, openStored, said, save } from '../../support/screens/content-screens.ts';
import { emptySite, expect, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content' });

test('who changes an event is asked whether to tell applicants', async ({ site, openAdmin, api }) => {
  const kind = kinds.workshop;
  const { id } = await add(api, kind, { title: 'Obavještavanje', finishedAt: '2098-12-31' });
  for (const email of ['amra@primjer.ba', 'emir@primjer.ba'])
    await api.call(applicationCalls.create, {
      fields: { ...sampleForms.application, email, workshopId: id },
    });
  const told = async () => {
    const answer = await api.call(mailCalls.page, { query: { pageSize: 100, search: 'Obavještavanje' } });
    const { items } = required(answer, 'mails').body as unknown as { items: { subject: string }[] };
    return items.map(({ subject }) => subject).filter(subject => !subject.startsWith('Primili'));
  };
  const list = `${kind.path}?q=obav`;
  const page = await openAdmin(list);
  let sheet = await openStored(page, kind, 'Obavještavanje');
  const question = page.getByRole('alertdialog', { name: 'Obavijestiti 2 prijavljena?' });
  await field(sheet, 'Lokacija*').fill('Zenica');
  await save(sheet);
  await expect(question.getByText('Promijenili ste: Lokacija.')).toBeVisible();
  await question.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await gone(question);
  await expect(field(sheet, 'Lokacija*')).toHaveValue('Zenica');
  await save(sheet);
  await question.getByRole('button', { name: 'Sačuvaj i obavijesti' }).click();
  await said(page, kind.words.updated);
  await gone(sheet);
  expect(await told()).toEqual(['Promjena: Obavještavanje', 'Promjena: Obavještavanje']);

  sheet = await openStored(page, kind, 'Obavještavanje');
  await sheet.getByRole('switch', { name: 'Otkaži događaj' }).check();
  await save(sheet);
  await expect(question.getByText('Otkazujete događaj.')).toBeVisible();
  await question.getByRole('button', { name: 'Sačuvaj bez poruke' }).click();
  await gone(sheet);
  expect(await told()).toHaveLength(2);

  // An editor is asked too, without being told how many applicants there are.
  const editor = { email: 'urednik@primjer.ba', password: 'moja-nova-lozinka' };
  const invited = await api.call(managementCalls.create, { fields: { email: editor.email, role: 'editor' } });
  const token = String(invited?.body?.link).slice(-43);
  await api.call(passwordResetCalls.use, { fields: { token, password: editor.password } });
  await storeSession(page, await signIn(site.origin, editor), 'editor');
  await page.goto(list);
  sheet = await openStored(page, kind, 'Obavještavanje');
  await field(sheet, 'Lokacija*').fill('Konjic');
  await save(sheet);
  await page
    .getByRole('alertdialog', { name: 'Obavijestiti prijavljene?' })
    .getByRole('button', { name: 'Sačuvaj i obavijesti' })
    .click();
  await gone(sheet);
  expect(await told()).toHaveLength(4);

  // What does not concern applicants asks nothing.
  sheet = await openStored(page, kind, 'Obavještavanje');
  await field(sheet, 'Predavač*').fill('Neko drugi');
  await save(sheet);
  await gone(sheet);
  expect(await told()).toHaveLength(4);
});
