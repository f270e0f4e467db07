import { applicationCalls } from '#features/applications/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { axeViolations } from '../../support/browser.ts';
import { add, gone, kinds, question, row, said, stored } from '../../support/screens/content-screens.ts';
import { send } from '../../support/screens/inbox-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

const { education, workshop } = kinds;

test('selected items are withdrawn, published, deleted, restored', async ({ openAdmin, api }) => {
  const ids: number[] = [];
  for (const title of ['Mnogo 1', 'Mnogo 2', 'Mnogo 3']) ids.push((await add(api, education, { title })).id);
  const page = await openAdmin(`${education.path}?q=mnogo`);
  const selected = page.getByRole('region', { name: 'Odabrani redovi' });
  const box = (title: string) => page.getByRole('checkbox', { name: `Odaberi: ${title}` });

  // With Shift the rows between are selected too, and let go.
  await box('Mnogo 1').click();
  await box('Mnogo 3').click({ modifiers: ['Shift'] });
  await expect(selected.getByText('Odabrano: 3')).toBeVisible();
  await expect(box('Mnogo 2')).toBeChecked();
  await box('Mnogo 1').click({ modifiers: ['Shift'] });
  await expect(selected).toHaveCount(0);

  // By keyboard.
  const select = async () => {
    for (const title of ['Mnogo 1', 'Mnogo 2']) {
      await box(title).focus();
      await page.keyboard.press('Space');
    }
    await expect(selected.getByText('Odabrano: 2')).toBeVisible();
  };
  const press = async (name: string) => {
    await selected.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await select();
  expect(await axeViolations(page)).toEqual([]);
  await expect(selected.getByRole('button', { name: 'Objavi' })).toBeDisabled();
  await press('Povuci sa stranice');
  await said(page, 'Povučene su 2 stavke sa stranice');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(row(page, 'Mnogo 1').getByText('Nacrt', { exact: true })).toBeVisible();
  await expect(row(page, 'Mnogo 3').getByText('Nacrt', { exact: true })).toHaveCount(0);

  await select();
  await press('Objavi');
  await said(page, 'Objavljene su 2 stavke');
  await expect(row(page, 'Mnogo 1').getByText('Nacrt', { exact: true })).toHaveCount(0);

  await select();
  await press('Obriši');
  await expect(
    question(page).getByText('2 odabrane stavke premještaju se u korpu na 30 dana.'),
  ).toBeVisible();
  await question(page).getByRole('button', { name: 'Obriši' }).focus();
  await page.keyboard.press('Enter');
  await said(page, 'Obrisane su 2 stavke');
  await expect(row(page, 'Mnogo 1')).toHaveCount(0);
  await expect(row(page, 'Mnogo 3').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Control+z');
  await said(page, 'Vraćene su 2 stavke iz korpe');
  await expect(row(page, 'Mnogo 2')).toBeVisible();
  expect((await stored(api, education, Number(ids[0]))).status).toBe('published');

  // The other languages stay.
  for (const translationOf of ids.slice(1))
    await add(api, education, { title: `Many ${translationOf}`, lang: 'en', translationOf });
  await page.reload();
  for (const [title, text] of [
    ['Mnogo 2', `Prijevod „Many ${ids[1]}“ ostaje.`],
    ['Mnogo 3', 'Ostaju 2 prijevoda.'],
  ] as const) {
    await box(title).check();
    await press('Obriši');
    await expect(question(page).getByText(text)).toBeVisible();
    await question(page).getByRole('button', { name: 'Odustani' }).click();
  }
  await selected.getByRole('button', { name: 'Poništi odabir' }).click();

  // What somebody else has deleted is named, and the others are done.
  await select();
  await api.call(education.calls.remove, { query: { id: Number(ids[0]) } });
  await press('Povuci sa stranice');
  await expect(page.getByRole('alert').filter({ hasText: '1 stavka nije promijenjena.' })).toContainText(
    '„Mnogo 1“: Traženi sadržaj ne postoji ili je uklonjen.',
  );
  await expect(row(page, 'Mnogo 1')).toHaveCount(0);
  await expect(row(page, 'Mnogo 2').getByText('Nacrt', { exact: true })).toBeVisible();

  // The question says how many applications go with events.
  const events = ['Prva prijavljena', 'Druga prijavljena'];
  for (const title of events) {
    const { id } = await add(api, workshop, { title });
    await send(api, applicationCalls.create, { ...sampleForms.application, workshopId: id });
  }
  await page.getByRole('link', { name: workshop.words.heading, exact: true }).click();
  for (const title of events) await box(title).check();
  await press('Obriši');
  await expect(
    question(page).getByRole('status').filter({ hasText: 'U korpu idu i 2 prijave.' }),
  ).toBeVisible();
  await question(page).getByRole('button', { name: 'Obriši' }).click();
  await gone(question(page));
  await expect(row(page, 'Prva prijavljena')).toHaveCount(0);
});
