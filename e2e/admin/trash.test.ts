import type { Page } from '@playwright/test';
import { applicationCalls } from '#features/applications/contract.ts';
import { trashCalls } from '#features/trash/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import type { Api } from '../support/api.ts';
import { axeViolations } from '../support/browser.ts';
import { add, gone, kinds, question, row, said, workshop } from '../support/screens/content-screens.ts';
import { send } from '../support/screens/inbox-screens.ts';
import { emptySite, expect, failedRequest, type OpenAdmin, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'trash', expectedProblems: [failedRequest] });

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

async function openTrash(openAdmin: OpenAdmin, query = ''): Promise<Page> {
  const page = await openAdmin(`/admin/korpa${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Korpa' })).toBeVisible();
  return page;
}

test('a deletion is undone by keyboard while its toast is there', async ({ openAdmin, api }) => {
  await add(api, education, { title: 'Obrisano greškom' });
  const page = await openAdmin(education.path);
  const undo = page.getByRole('button', { name: 'Poništi', exact: true });
  const removeByKeyboard = async () => {
    await page.getByRole('button', { name: 'Obriši: Obrisano greškom' }).focus();
    await page.keyboard.press('Enter');
    await expect(question(page).getByText('premješta se u korpu na 30 dana')).toBeVisible();
    await question(page).getByRole('button', { name: 'Obriši' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: education.words.deleted })).toBeVisible();
    await expect(row(page, 'Obrisano greškom')).toHaveCount(0);
  };
  await removeByKeyboard();
  await page.keyboard.press('Control+z');
  await said(page, 'Vraćeno iz korpe');
  await expect(row(page, 'Obrisano greškom')).toBeVisible();

  await removeByKeyboard();
  await expect(undo).toBeVisible();
  // From where the deletion has left the focus, as somebody without a mouse does.
  const hasFocus = () => undo.evaluate(button => button === document.activeElement);
  for (let keys = 0; keys < 30 && !(await hasFocus()); keys += 1) await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  // It stays as long as it has the focus.
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Obrisano greškom')).toBeVisible();
  await expect(row(page, 'Obrisano greškom').getByRole('button').first()).toBeFocused();
});

test.describe('with a page of its own', () => {
  test.use({ sharesPage: false });

  test('a toast that can be undone stays for ten seconds, and longer under focus', async ({
    openAdmin,
    api,
  }) => {
    await add(api, education, { title: 'Deset sekundi' });
    const page = await openAdmin(education.path);
    await page.getByRole('button', { name: 'Obriši: Deset sekundi' }).click();
    await page.clock.install();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    const undo = page.getByRole('button', { name: 'Poništi', exact: true });
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

test('several items are found in the trash and restored at once', async ({ openAdmin, api }) => {
  const ids = await throwAway(api, 'Čitav niz 1', 'Čitav niz 2', 'Čitav niz 3');
  const page = await openTrash(openAdmin);
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
  const selected = page.getByRole('region', { name: 'Odabrani redovi' });
  await expect(selected.getByText('Odabrano: 2')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await selected.getByRole('button', { name: 'Vrati' }).click();
  await said(page, 'Vraćene su 2 stavke iz korpe');
  await expect(rows).toHaveCount(1);
  await expect(selected).toHaveCount(0);
  const there = await Promise.all(ids.map(id => api.call(education.calls.show, { query: { id } })));
  expect(there.map(answer => answer?.status)).toEqual([200, 404, 200]);
});

test('what belongs to something in the trash says so, and comes back with it', async ({ openAdmin, api }) => {
  const { id } = await add(api, workshop, { title: 'Radionica u korpi' });
  const apply = (lastName: string) =>
    send(api, applicationCalls.create, {
      ...sampleForms.application,
      lastName,
      email: `${lastName.toLowerCase()}@primjer.ba`,
      workshopId: id,
    });
  const own = await apply('Zasebna');
  await apply('Pratnja');
  await api.call(applicationCalls.remove, { query: { id: own } });
  await api.call(workshop.calls.remove, { query: { id } });
  const page = await openTrash(openAdmin);
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
  await page.getByRole('region', { name: 'Odabrani redovi' }).getByRole('button', { name: 'Vrati' }).click();
  await said(page, 'Vraćene su 2 stavke iz korpe');
  await expect(row(page, 'Radionica u korpi')).toHaveCount(0);
  const count = await api.call(applicationCalls.count, { query: { id, action: 'count' } });
  expect(count?.body.count).toBe(2);
});

test('removing for good asks, and so does emptying the trash', async ({ openAdmin, api }) => {
  await throwAway(api, 'Zauvijek', 'Ostatak');
  const page = await openTrash(openAdmin);
  await page.getByRole('button', { name: 'Obriši trajno: Zauvijek' }).click();
  await expect(
    question(page).getByText('Edukacija „Zauvijek“ bit će trajno obrisana. Ova radnja se ne može poništiti.'),
  ).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Odustani' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Obriši' }).click();
  await said(page, 'Trajno obrisano');
  await expect(row(page, 'Zauvijek')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Poništi', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Isprazni korpu' }).click();
  await question(page).getByRole('button', { name: 'Obriši' }).click();
  await gone(question(page));
  await said(page, 'Korpa je prazna');
  const left = await api.call(trashCalls.page, {});
  expect(left?.body.total).toBe(0);
});
