import { applicationCalls } from '#features/applications/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { createApi } from '../../support/api.ts';
import { axeViolations } from '../../support/browser.ts';
import { breakCall } from '../../support/defect.ts';
import {
  add,
  congress,
  kinds,
  question,
  row,
  said,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

test('a list is searched, filtered and sorted', async ({ openAdmin, api }) => {
  for (const [title, lang] of [
    ['Ćelija', 'bs'],
    ['Žad', 'bs'],
    ['Atom', 'en'],
  ])
    await add(api, workshop, { title: `${title} – poredak`, lang });
  const long = 'Kvantitativna analiza ekspresije gena u malim laboratorijama';
  await add(api, workshop, {
    title: long,
    details: `<p>${'Voda i so. '.repeat(60)}</p><p>Određivanje <strong>hemoglobina</strong></p>`,
    ...{ startedAt: '2097-03-01', finishedAt: '2098-04-01' },
  });
  const draft = { title: 'U pripremi', status: 'draft' };
  await add(api, workshop, { ...draft, startedAt: '2098-03-01', finishedAt: '2098-04-01' });

  // Its first request fails.
  const page = await openAdmin();
  const mend = await breakCall(page, workshop.calls.page);
  await page.getByRole('link', { name: workshop.words.heading, exact: true }).click();
  await said(page, workshop.words.loadError);
  await expect.poll(() => new URL(page.url()).pathname).toBe(workshop.path);
  await mend();
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  const titles = (...expected: string[]) =>
    page.waitForFunction(wanted => {
      const heads = [...document.querySelectorAll('tbody th > :first-child')];
      return heads.map(head => head.textContent).join() === wanted;
    }, expected.map(title => `${title} – poredak`).join());
  const search = page.getByRole('searchbox');
  await search.fill('PORED');
  await expect(row(page, 'U pripremi')).toHaveCount(0);
  await expect(page.locator('mark').first()).toHaveText('pored');
  const head = page.getByRole('columnheader', { name: 'Naslov' });
  await head.getByRole('button').click();
  await titles('Atom', 'Ćelija', 'Žad');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await titles('Žad', 'Ćelija', 'Atom');
  const language = page.getByRole('combobox', { name: 'Jezik' });
  await language.selectOption('en');
  await titles('Atom');
  await page.reload();
  await titles('Atom');
  await search.fill('nikako');
  await said(page, 'Nema rezultata za „nikako“');
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await titles('Atom');
  await search.fill('Žad');
  await page.getByRole('button', { name: 'Poništi filter' }).click();
  await expect(search).toBeFocused();
  await titles('Žad');
  await expect(language).toHaveValue('');

  // Words of the text are found, and marked where they stand.
  await search.fill('HEMOGLOB');
  await expect(row(page, 'Žad')).toHaveCount(0);
  await expect(row(page, long).locator('mark')).toHaveText('hemoglob');
  await expect(row(page, long)).toContainText('… ');
  expect(await axeViolations(page)).toEqual([]);
  await search.fill('');

  // Also a year that only drafts have can be chosen.
  const year = page.getByRole('combobox', { name: 'Godina' });
  await expect(year.getByRole('option').first()).toHaveText('Sve godine');
  await year.selectOption('2098');
  await expect(row(page, long)).toHaveCount(0);
  await expect(row(page, 'U pripremi')).toBeVisible();
  await year.selectOption('2097');
  await expect(row(page, 'U pripremi')).toHaveCount(0);
  await expect(row(page, long)).toBeVisible();

  // A title is readable on a tablet, and a phone has the order in a field of its own.
  await page.setViewportSize({ width: 768, height: 1024 });
  const cell = page.getByRole('rowheader', { name: long });
  await expect.poll(() => cell.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThanOrEqual(180);
  await page.setViewportSize({ width: 390, height: 844 });
  await year.selectOption('');
  await page.getByRole('combobox', { name: 'Redoslijed' }).selectOption('title');
  await search.fill('pored');
  await titles('Atom', 'Ćelija', 'Žad');
});

test('applicants are counted; a long list is dense', async ({ site, openAdmin, api }) => {
  const title = 'Pun amfiteatar';
  const days = { finishedAt: '2099-12-31' };
  // Only workshops have a capacity.
  const full = await add(api, workshop, { title, capacity: '2', ...days });
  await add(api, workshop, { title: 'Prazan amfiteatar', showForm: false, ...days });
  const { id } = await add(api, congress, { title, ...days });
  for (const firstName of ['Ana', 'Emir', 'Sara'])
    for (const event of [
      { workshopId: full.id, applicationType: 'workshop' },
      { workshopId: id, applicationType: 'congress' },
    ]) {
      const fields = { ...sampleForms.application, firstName, ...event };
      const answer = await createApi(site.origin).call(applicationCalls.create, { fields });
      expect(answer?.status, JSON.stringify(answer)).toBe(201);
    }
  for (let year = 2001; year <= 2021; year += 1)
    await add(api, kinds.education, { title: `Gusta ${year}`, year });
  const page = await openAdmin('/admin', { viewport: { width: 1366, height: 768 } });
  const openList = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const tooMany = page.getByText('preko kapaciteta: 1');

  await openList(congress.words.heading);
  await expect(row(page, title).getByRole('link', { name: `Prijave (3): ${title}` })).toBeVisible();
  await expect(tooMany).toHaveCount(0);

  let counts = 0;
  page.on('request', request => {
    counts += new URL(request.url()).searchParams.get('action') === 'counts' ? 1 : 0;
  });
  await openList(workshop.words.heading);
  const link = row(page, title).getByRole('link', { name: `Prijave (3): ${title}` });
  await expect(link).toHaveAttribute('href', `${workshop.path}-prijave/${full.id}`);
  expect(counts, 'one call for all rows').toBe(1);
  await expect(row(page, title).getByText('Otvorene', { exact: true })).toBeVisible();
  await expect(row(page, title).getByText('preko kapaciteta')).toHaveCount(0);
  const query = { id: full.id, application_type: 'workshop' };
  const received = (await api.call(applicationCalls.list, { query }))?.body as unknown as { id: number }[];
  const ids = received.map(application => application.id);
  const fields = { ids, status: 'accepted', notify: false, force: true };
  expect((await api.call(applicationCalls.decide, { fields }))?.status).toBe(200);
  await page.reload();
  await expect(tooMany).toHaveCount(1);
  const other = row(page, 'Prazan amfiteatar');
  await expect(other.getByText('Zatvorene', { exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Prijave (0): Prazan amfiteatar' })).toBeVisible();
  await page.getByRole('button', { name: `Obriši: ${title}` }).click();
  await expect(question(page).getByText(workshop.words.removal(title))).toBeVisible();
  await expect(question(page).getByText('U korpu idu i 3 prijave.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Obriši' }).click();
  await said(page, workshop.words.deleted);

  // Its head stays in sight.
  await openList(kinds.education.words.heading);
  await page.getByRole('searchbox').fill('gusta');
  const rows = page.getByRole('row').filter({ hasText: 'Gusta' });
  await expect(rows).toHaveCount(20);
  const heights = await rows.evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
  expect(Math.max(...heights), `${heights}`).toBeLessThanOrEqual(48);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const head = page.getByRole('columnheader', { name: 'Naslov' });
  await expect.poll(() => head.evaluate(cell => Math.round(cell.getBoundingClientRect().top))).toBe(0);
  await page.getByLabel('Po stranici').selectOption('50');
  await expect(rows).toHaveCount(21);
  await expect.poll(() => new URL(page.url()).searchParams.get('pageSize')).toBe('50');
});
