import { applicationCalls } from '#features/applications/contract.ts';
import { trashCalls } from '#features/trash/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import type { Api } from '../support/api.ts';
import { add, gone, kinds, question, row, said, workshop } from '../support/screens/content-screens.ts';
import { send } from '../support/screens/inbox-screens.ts';
import { expectSound } from '../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel', expectedProblems: [failedRequest] });

const { education } = kinds;

/** Adds items of education and deletes them again. */
async function throwAway(api: Api, ...titles: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles) {
    const { id } = await add(api, education, { title });
    await api.call(education.calls.remove, { query: { id } });
    ids.push(id);
  }
  return ids;
}

test.describe('with a page of its own', () => {
  test.use({ sharesPage: false });

  test('a deletion is undone by keyboard while its toast is there', async ({ openAdmin, api }) => {
    await add(api, education, { title: 'Obrisano greškom' });
    const page = await openAdmin(education.path);
    const undo = page.getByRole('button', { name: 'Poništi', exact: true });
    const item = row(page, 'Obrisano greškom');
    const removeByKeyboard = async () => {
      await page.getByRole('button', { name: 'Obriši: Obrisano greškom' }).focus();
      await page.keyboard.press('Enter');
      await expect(question(page).getByText('premješta se u korpu na 30 dana')).toBeVisible();
      await question(page).getByRole('button', { name: 'Obriši' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: education.words.deleted })).toBeVisible();
      await expect(item).toHaveCount(0);
    };
    await removeByKeyboard();
    await page.keyboard.press('Control+z');
    await said(page, 'Vraćeno iz korpe');
    await expect(item).toBeVisible();

    await removeByKeyboard();
    await expect(undo).toBeVisible();
    // From where the deletion has left the focus, as somebody without a mouse does.
    const hasFocus = () => undo.evaluate(button => button === document.activeElement);
    for (let keys = 0; keys < 30 && !(await hasFocus()); keys += 1) await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await expectSound(page, 'a toast with an action');
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await expect(item.getByRole('button').first()).toBeFocused();

    // It stays for ten seconds, and as long as it has the focus.
    await page.getByRole('button', { name: 'Obriši: Obrisano greškom' }).click();
    await page.clock.install();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await expect(undo).toBeVisible();
    await page.clock.runFor(9_000);
    await undo.focus();
    await page.clock.runFor(30_000);
    await expect(undo).toBeVisible();
    await undo.blur();
    await page.clock.runFor(10_100);
    await expect(undo).toHaveCount(0);
  });
});

test('the trash is searched, restored from and emptied', async ({ openAdmin, api }) => {
  const ids = await throwAway(api, 'Čitav niz 1', 'Čitav niz 2', 'Čitav niz 3');
  await throwAway(api, 'Ostatak');
  const event = await add(api, workshop, { title: 'Radionica u korpi' });
  const apply = (lastName: string) =>
    send(api, applicationCalls.create, {
      ...sampleForms.application,
      lastName,
      email: `${lastName.toLowerCase()}@primjer.ba`,
      workshopId: event.id,
    });
  const own = await apply('Zasebna');
  await apply('Pratnja');
  await api.call(applicationCalls.remove, { query: { id: own } });
  await api.call(workshop.calls.remove, { query: { id: event.id } });
  const page = await openAdmin('/admin/korpa');

  // What belongs to something in the trash says so, and comes back with it.
  await expect(row(page, 'Radionica u korpi')).toContainText('i 1 prijava');
  await page.getByRole('button', { name: /^Vrati: .*Zasebna/ }).click();
  const reason = row(page, 'Zasebna').getByRole('alert');
  await expect(reason).toContainText('Prvo vratite to.');
  await reason.getByRole('link', { name: 'Pokaži događaje u korpi' }).click();
  await expect(page.getByLabel('Vrsta')).toHaveValue('event');
  await expect(row(page, 'Zasebna')).toHaveCount(0);
  await expect(row(page, 'Radionica u korpi')).toBeVisible();
  await page.goBack();
  await page.getByRole('checkbox', { name: /Zasebna/ }).check();
  await page.getByRole('checkbox', { name: 'Odaberi: Radionica u korpi' }).check();
  const selected = page.getByRole('region', { name: 'Odabrani redovi' });
  await selected.getByRole('button', { name: 'Vrati' }).click();
  await expect(row(page, 'Radionica u korpi')).toHaveCount(0);
  const count = await api.call(applicationCalls.count, { query: { id: event.id, action: 'count' } });
  expect(count?.body.count).toBe(2);

  const rows = page.getByRole('row').filter({ hasText: 'Čitav niz' });
  await page.getByRole('searchbox').fill('citav niz');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Vrsta').selectOption('album');
  await said(page, 'Nema rezultata za „citav niz“');
  await page.getByLabel('Vrsta').selectOption('education');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Edukacija');
  await expect(rows.first()).toContainText('@');
  await page.getByRole('checkbox', { name: 'Odaberi sve na ovoj strani' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Odaberi: Čitav niz 2' }).focus();
  await page.keyboard.press('Space');
  await expect(selected.getByText('Odabrano: 2')).toBeVisible();
  await expectSound(page, 'the trash with selected rows');
  await selected.getByRole('button', { name: 'Vrati' }).click();
  await expect(rows).toHaveCount(1);
  await expect(selected).toHaveCount(0);
  const there = await Promise.all(ids.map(id => api.call(education.calls.show, { query: { id } })));
  expect(there.map(answer => answer?.status)).toEqual([200, 404, 200]);

  await page.getByRole('button', { name: 'Obriši trajno: Čitav niz 2' }).click();
  await expect(question(page).getByText(/^Edukacija „Čitav niz 2“ bit će trajno obrisana\./)).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Odustani' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Obriši' }).click();
  await said(page, 'Trajno obrisano');
  await expect(page.getByRole('button', { name: 'Poništi', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await page.getByLabel('Vrsta').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Isprazni korpu' }).click();
  await question(page).getByRole('button', { name: 'Obriši' }).click();
  await gone(question(page));
  await said(page, 'Korpa je prazna');
  const left = await api.call(trashCalls.page, {});
  expect(left?.body.total).toBe(0);
});
