import { isReachable } from '../../support/browser.ts';
import { boxOf } from '../../support/required.ts';
import { columns, test } from '../../support/screens/application-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

const count = 10_000;

test('10,000 applications are searched, and scrolled both ways by keys', async ({ openApplications }) => {
  const first = ['Amra', 'Đana', 'Šejla', 'Emina'];
  const last = ['Čaušević', 'Žilić', 'Kovač', 'Hadžihasanović', 'Đulić'];
  const list = Array.from({ length: count }, (_, index) => ({
    firstName: first[index % 4] ?? '',
    lastName: `${last[index % 5]} ${index}`,
    email: `osoba${index}@primjer.ba`,
  }));
  const inThousands = `${count / 1_000}.000`;
  const { page, isShown, rows } = await openApplications({ list });
  const lastRow = page.locator(`tr[aria-rowindex="${count + 2}"]`);

  await test.step('only rows in sight are in the document, and all are searched', async () => {
    await isShown(`Prikazano ${inThousands} od ${inThousands} prijava`);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(count + 2));
    expect(await rows.count()).toBeLessThan(60);
    for (const [text, found] of [
      ['djana', count / 4],
      ['kovac', count / 5],
    ] as const) {
      await page.getByRole('searchbox').fill(text);
      await isShown(`Prikazano ${found.toLocaleString('de')} od ${inThousands} prijava`);
    }
    await page.getByRole('searchbox').fill('');
    await isShown(`Prikazano ${inThousands} od ${inThousands} prijava`);
  });

  await test.step('names, headings and the status stay in sight while arrows scroll', async () => {
    const region = page.getByRole('region', { name: /^Prijave, 23 kolone/ });
    await region.focus();
    await page.keyboard.press('End');
    await expect(lastRow).toBeVisible();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.querySelector('section[tabindex]')?.scrollLeft ?? 0) > 200);
    const frame = await boxOf(region);
    const at = async (selector: string) => {
      const box = await boxOf(page.locator(selector).last());
      return [Math.round(box.x - frame.x), Math.round(box.y - frame.y)];
    };
    expect((await at('tr[data-application] td:first-child'))[0]).toEqual(0);
    expect((await at('tr[data-application] td + th'))[0]).toEqual(44);
    expect((await at('tr[data-application] th + th'))[0]).toEqual(156);
    const status = await boxOf(lastRow.getByText('Na razmatranju'));
    expect(status.x + status.width, 'the status stands at the right').toBeGreaterThan(
      frame.x + frame.width - 60,
    );
    expect((await at('th[scope=colgroup]'))[1]).toBe(0);
    expect((await at('th[scope=col]'))[1]).toBe(30);
  });

  await test.step('no heading has the focus below those that stay', async () => {
    const head = page.getByRole('columnheader').getByRole('button');
    await head.filter({ hasText: 'Firma / ustanova' }).focus();
    for (const name of columns.slice(2, columns.indexOf('Firma / ustanova')).toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(head.filter({ hasText: name })).toBeFocused();
      await expect.poll(() => isReachable(page.locator(':focus')), name).toBe(true);
    }
  });

  await test.step('the last is opened, and the one before it', async () => {
    await lastRow.getByRole('button').click();
    await page.keyboard.press('k');
    await expect(page.getByText(`${count / 1_000 - 1}.999 / ${inThousands}`, { exact: true })).toBeVisible();
  });
});

test('a list is printed whole, its columns named on each page', async ({ openApplications }) => {
  const { page, rows, detail, groupButton } = await openApplications({
    list: Array.from({ length: 60 }, (_, index) => ({
      firstName: 'Amra',
      lastName: 'Kovač',
      email: `${index % 2 ? 'amra' : `osoba${index}`}@primjer.ba`,
      workAddress: 'Zmaja od Bosne 33, Sarajevo',
    })),
  });
  expect(await rows.count()).toBeLessThan(50);
  const printed = page.getByRole('row').filter({ hasText: '@primjer.ba', visible: true });

  await test.step('also while one is opened', async () => {
    await rows.first().getByRole('button').click();
    await page.evaluate(() =>
      Object.assign(window, {
        print: () =>
          Object.assign(window, { printed: document.querySelector('[data-list-printed]') !== null }),
      }),
    );
    await page.getByRole('button', { name: 'Odštampaj prijave' }).click();
    await expect.poll(() => page.evaluate(() => Object(window).printed)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(detail).toHaveCount(0);
  });

  for (const name of ['Obrazovanje', 'Naučni rad', 'Članstvo']) await groupButton(name).click();
  const pagesOf = (pdf: Buffer) => /\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf.toString('latin1'))?.[1];
  // Browsers lay out the pages right after `beforeprint`.
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toHaveCount(60);
  const head = page.getByRole('columnheader', { name: 'Zaposlenje' }).filter({ visible: true });
  await expect
    .poll(() => head.evaluate(cell => getComputedStyle(cell.closest('thead') ?? cell).display))
    .toBe('table-header-group');
  const heights = await page
    .getByRole('row')
    .filter({ visible: true })
    .evaluateAll(found => found.map(row => row.getBoundingClientRect().height));
  expect(Math.max(...heights), `no address is broken letter by letter: ${heights}`).toBeLessThan(80);
  expect(pages, 'none is missing').toBe(pagesOf(await page.pdf({ preferCSSPageSize: true })));
  const sheet = (190 / 25.4) * 96;
  const needed = heights.reduce((sum, height) => sum + height, 0) / sheet;
  expect(Number(pages), `${pages} pages where ${needed} are needed`).toBeLessThanOrEqual(
    Math.ceil(needed) + 1,
  );
  await page.emulateMedia({ media: 'screen' });
  await expect(printed.nth(59)).toHaveCount(0);
});
