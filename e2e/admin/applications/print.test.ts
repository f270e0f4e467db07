import { test } from '../../support/screens/application-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

test('the detail alone is printed', async ({ openApplications }) => {
  const { page, detail, nameButton } = await openApplications();
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
  );
  await nameButton('Amra').click();
  await detail.getByRole('button', { name: 'Odštampaj' }).click();
  await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(
    detail.getByText('Lipidi i membrane: šta čuva ćeliju?, 20.11.2026 – 31.12.2099'),
  ).toBeVisible();
  for (const hidden of ['h1', 'table', 'nav', 'input', 'button'])
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
  await expect
    .poll(async () => (await detail.boundingBox())?.width, 'as wide as the paper')
    .toBeGreaterThan(1_000);
  await expect(detail.locator('dd').filter({ visible: true })).toHaveCount(20);
});

test('with none opened all applications are printed', async ({ openApplications }) => {
  const list = Array.from({ length: 200 }, (_, index) => ({
    firstName: 'Amra',
    lastName: `Kovač ${index}`,
    email: `osoba${index}@primjer.ba`,
  }));
  const { page, isShown, rows } = await openApplications({ list });
  await isShown('Prikazano 200 od 200 prijava');
  expect(await rows.count()).toBeLessThan(60);
  await rows.first().getByRole('button').click();
  await page.evaluate(() =>
    Object.assign(window, {
      print: () => Object.assign(window, { printed: document.querySelector('[data-list-printed]') !== null }),
    }),
  );
  await page.getByRole('button', { name: 'Odštampaj prijave' }).click();
  await expect
    .poll(() => page.evaluate(() => Object(window).printed), 'the list, though one is opened')
    .toBe(true);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('row').filter({ hasText: '@primjer.ba', visible: true });
  await expect(printed.nth(199)).toBeVisible();
  await expect(printed).toHaveCount(200);
  await page.emulateMedia({ media: 'screen' });
  await expect(printed.nth(199)).toHaveCount(0);
});

test('a printed page names its columns, and none is blank', async ({ openApplications }) => {
  const { page } = await openApplications({
    list: Array.from({ length: 40 }, (_, index) => ({
      firstName: 'Amra',
      lastName: 'Kovač',
      email: `${index % 2 ? 'amra' : `osoba${index}`}@primjer.ba`,
      workAddress: 'Zmaja od Bosne 33, Sarajevo',
    })),
  });
  for (const name of ['Obrazovanje', 'Naučni rad', 'Članstvo'])
    await page.getByRole('group', { name: 'Prikazane grupe kolona' }).getByRole('button', { name }).click();
  const pagesOf = (pdf: Buffer) => /\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf.toString('latin1'))?.[1];
  // Browsers lay out the pages right after `beforeprint`.
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  await page.emulateMedia({ media: 'print' });
  const head = page.getByRole('columnheader', { name: 'Zaposlenje' }).filter({ visible: true });
  await expect(head).toBeVisible();
  await expect
    .poll(() => head.evaluate(cell => getComputedStyle(cell.closest('thead') ?? cell).display))
    .toBe('table-header-group');
  const heights = await page
    .getByRole('row')
    .filter({ visible: true })
    .evaluateAll(rows => rows.map(row => row.getBoundingClientRect().height));
  expect(Math.max(...heights), `no address is broken letter by letter: ${heights}`).toBeLessThan(80);
  expect(pages, 'none is missing').toBe(pagesOf(await page.pdf({ preferCSSPageSize: true })));
  const sheet = (190 / 25.4) * 96;
  const needed = heights.reduce((sum, height) => sum + height, 0) / sheet;
  expect(Number(pages), `${pages} pages where ${needed} are needed`).toBeLessThanOrEqual(
    Math.ceil(needed) + 1,
  );
});
