import type { Page } from '@playwright/test';
import { applicationCalls } from '#features/applications/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { createApi } from '../../support/api.ts';
import { axeViolations } from '../../support/browser.ts';
import { breakCall } from '../../support/defect.ts';
import type { ContentKind } from '../../support/screens/content-kinds.ts';
import {
  add,
  congress,
  kinds,
  question,
  row,
  said,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, type OpenAdmin, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'lists', expectedProblems: [failedRequest] });

test('a list is searched, filtered and sorted', async ({ openAdmin, api }) => {
  for (const [title, lang] of [
    ['Ćelija', 'bs'],
    ['Žad', 'bs'],
    ['Atom', 'en'],
  ])
    await add(api, workshop, { title: `${title} – poredak`, lang });
  await add(api, workshop, { title: 'Nešto drugo' });
  const page = await openBroken(openAdmin, workshop);
  const titles = (...expected: string[]) =>
    page.waitForFunction(wanted => {
      const heads = [...document.querySelectorAll('tbody th > :first-child')];
      return heads.map(head => head.textContent).join() === wanted;
    }, expected.map(title => `${title} – poredak`).join());
  await page.getByRole('searchbox').fill('PORED');
  await expect(page.getByRole('row').filter({ hasText: 'Nešto drugo' })).toHaveCount(0);
  await expect(page.locator('mark').first()).toHaveText('pored');
  const head = page.getByRole('columnheader', { name: 'Naslov' });
  await head.getByRole('button').click();
  await titles('Atom', 'Ćelija', 'Žad');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await titles('Žad', 'Ćelija', 'Atom');
  await page.getByRole('combobox', { name: 'Jezik' }).selectOption('en');
  await titles('Atom');
  await page.reload();
  await titles('Atom');
  await page.getByRole('searchbox').fill('nikako');
  await said(page, 'Nema rezultata za „nikako“');
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await titles('Atom');
  await page.getByRole('searchbox').fill('Žad');
  await page.getByRole('button', { name: 'Poništi filter' }).click();
  await titles('Žad');
  await expect(page.getByRole('combobox', { name: 'Jezik' })).toHaveValue('');
  const height = (await row(page, 'Žad').boundingBox())?.height ?? 0;
  expect(height, `twenty rows need little room: ${height}`).toBeLessThanOrEqual(47);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Redoslijed' }).selectOption('title');
  await page.getByRole('searchbox').fill('pored');
  await titles('Atom', 'Ćelija', 'Žad');
});

for (const [name, kind] of Object.entries<ContentKind>({ workshop, congress })) {
  test(`${name}: applicants are counted before a deletion`, async ({ site, openAdmin, api }) => {
    const title = 'Pun amfiteatar';
    // Only workshops have a capacity.
    const { id } = await add(api, kind, {
      title,
      finishedAt: '2099-12-31',
      ...(name === 'workshop' && { capacity: '2' }),
    });
    await add(api, kind, { title: 'Bez formulara', finishedAt: '2099-12-31', showForm: false });
    for (const firstName of ['Ana', 'Emir', 'Sara']) {
      const fields = { ...sampleForms.application, firstName, workshopId: id, applicationType: name };
      const answer = await createApi(site.origin).call(applicationCalls.create, { fields });
      expect(answer?.status, JSON.stringify(answer)).toBe(201);
    }
    let counts = 0;
    const page = await openAdmin('/admin');
    page.on('request', request => {
      counts += new URL(request.url()).searchParams.get('action') === 'counts' ? 1 : 0;
    });
    await page.getByRole('link', { name: kind.words.heading, exact: true }).click();
    const link = row(page, title).getByRole('link', { name: `Prijave (3): ${title}` });
    await expect(link).toHaveAttribute('href', new RegExp(`^${kind.path}-prijave/${id}$`));
    expect(counts, 'one call for all rows').toBe(1);
    await expect(row(page, title).getByText('Otvorene', { exact: true })).toBeVisible();
    await expect(row(page, 'Bez formulara').getByText('Zatvorene', { exact: true })).toBeVisible();
    await expect(page.getByText('više od 2 mjesta')).toHaveCount(name === 'workshop' ? 1 : 0);
    await expect(
      row(page, 'Bez formulara').getByRole('link', { name: 'Prijave (0): Bez formulara' }),
    ).toBeVisible();

    await page.getByRole('button', { name: `Obriši: ${title}` }).click();
    await expect(question(page).getByText(kind.words.removal(title))).toBeVisible();
    await expect(question(page).getByText('U korpu idu i 3 prijave.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, kind.words.deleted);
  });
}

test('a long list is dense and keeps its head in sight', async ({ openAdmin, api }) => {
  for (let year = 2001; year <= 2021; year += 1)
    await add(api, kinds.education, { title: `Gusta ${year}`, year });
  const page = await openAdmin(`${kinds.education.path}?q=gusta`, { viewport: { width: 1366, height: 768 } });
  const rows = page.getByRole('row').filter({ hasText: 'Gusta' });
  await expect(rows.nth(19)).toBeVisible();
  await expect(rows).toHaveCount(20);
  const heights = await rows.evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
  expect(Math.max(...heights), `${heights}`).toBeLessThanOrEqual(48);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const head = page.getByRole('columnheader', { name: 'Naslov' });
  await expect.poll(() => head.evaluate(cell => Math.round(cell.getBoundingClientRect().top))).toBe(0);
  await page.getByLabel('Po stranici').selectOption('50');
  await expect(rows.nth(20)).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('pageSize')).toBe('50');
});

test('a title is readable on a tablet', async ({ openAdmin, api }) => {
  const title = 'Kvantitativna analiza ekspresije gena u malim laboratorijama';
  await add(api, workshop, { title });
  const page = await openAdmin(workshop.path, { viewport: { width: 768, height: 1024 } });
  const cell = page.getByRole('rowheader', { name: title });
  await expect.poll(() => cell.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThanOrEqual(180);
});

/** Opens a list whose first request fails. */
async function openBroken(openAdmin: OpenAdmin, { path, calls, words }: ContentKind): Promise<Page> {
  const page = await openAdmin('/admin');
  const mend = await breakCall(page, calls.page);
  await page.getByRole('link', { name: words.heading, exact: true }).click();
  await said(page, words.loadError);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await mend();
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  return page;
}

test('a list is narrowed to a year, also to one that only drafts have', async ({ openAdmin, api }) => {
  for (const changes of [
    { title: 'Objavljena', startedAt: '2097-03-01' },
    { title: 'U pripremi', startedAt: '2098-03-01', status: 'draft' },
  ])
    await add(api, kinds.workshop, { ...changes, finishedAt: '2098-04-01' });
  const page = await openAdmin(kinds.workshop.path);
  const year = page.getByRole('combobox', { name: 'Godina' });
  await expect(year.getByRole('option')).toContainText(['Sve godine', '2098', '2097']);
  await year.selectOption('2098');
  await expect(row(page, 'Objavljena')).toHaveCount(0);
  await expect(row(page, 'U pripremi')).toBeVisible();
  await year.selectOption('2097');
  await expect(row(page, 'Objavljena')).toBeVisible();
});

test('words of the text are found, and marked where they stand', async ({ openAdmin, api }) => {
  await add(api, kinds.workshop, {
    title: 'Skrivena riječ',
    details: `<p>${'Voda i so. '.repeat(60)}</p><p>Određivanje <strong>hemoglobina</strong></p>`,
  });
  await add(api, kinds.workshop, { title: 'Bez nje' });
  const page = await openAdmin(kinds.workshop.path);
  await page.getByRole('searchbox').fill('HEMOGLOB');
  await expect(row(page, 'Bez nje')).toHaveCount(0);
  await expect(row(page, 'Skrivena riječ').locator('mark')).toHaveText('hemoglob');
  await expect(row(page, 'Skrivena riječ')).toContainText('… ');
  expect(await axeViolations(page)).toEqual([]);
});
