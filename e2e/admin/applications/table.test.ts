import type { Locator } from '@playwright/test';
import { axeViolations, isReachable, scrollsSideways } from '../../support/browser.ts';
import { boxOf } from '../../support/required.ts';
import {
  columns,
  lastNameCells,
  lastNames,
  outcomes,
  people,
  test,
} from '../../support/screens/application-screens.ts';
import type { SeededApplication } from '../../support/screens/seeded-applications.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

test('a search finds names and addresses, marked and counted', async ({ openApplications }) => {
  const { page, isShown } = await openApplications();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Pretraži po imenu, prezimenu ili e-mailu' });
  await expect(search).toBeFocused();
  await page.keyboard.type('djordje scep');
  await isShown('Prikazano 1 od 5 prijava');
  await expect(page.locator('mark')).toHaveText(['Đorđe', 'Šćep']);
  await search.fill('AMRA@');
  await isShown('Prikazano 2 od 5 prijava');
  await expect(lastNameCells(page)).toHaveText(['Čaušević', 'Ćatić']);
  await expect(page.getByText('ponovljena')).toHaveCount(1);
  await search.fill('nikoga');
  await expect(page.getByText('Nema rezultata za „nikoga“')).toBeVisible();
  await isShown('Prikazano 0 od 5 prijava');
  await expect(page.getByRole('button', { name: 'Preuzmi Excel' })).toBeDisabled();
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await isShown('Prikazano 5 od 5 prijava');
});

test('every column sorts, by alphabet or value, and says so', async ({ openApplications }) => {
  const { page } = await openApplications();
  const sorted = page.locator('th[aria-sort]');
  await expect(sorted).toHaveText(['Datum prijave']);
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  await expect(lastNameCells(page)).toHaveText(lastNames);
  for (const column of [...columns, ...outcomes]) {
    const button = page.getByRole('columnheader', { name: column, exact: true }).getByRole('button');
    for (const direction of column === 'Prezime' ? ['ascending', 'descending'] : ['ascending']) {
      await button.click();
      await expect(page.locator(`th[aria-sort="${direction}"]`, { hasText: column })).toBeVisible();
      await expect(sorted).toHaveText([column]);
    }
  }
  const sortBy = (column: string) =>
    page.getByRole('columnheader', { name: column, exact: true }).getByRole('button').click();
  await sortBy('Prezime');
  await expect(lastNameCells(page)).toHaveText(['Cvijić', 'Čaušević', 'Ćatić', 'Šćepanović', 'Živković']);
  await sortBy('God. rođenja');
  await expect(lastNameCells(page)).toHaveText(['Cvijić', 'Šćepanović', 'Živković', 'Čaušević', 'Ćatić']);
  await sortBy('Grad');
  await expect(lastNameCells(page)).toHaveText(['Čaušević', 'Živković', 'Ćatić', /./, /./]);
  await sortBy('Datum prijave');
  await expect(lastNameCells(page)).toHaveText(lastNames.toReversed());
  await expect(page).toHaveURL(/[?&]sort=created_at(&|$)/);
  await page.reload();
  await expect(page.getByText('Redoslijed: Datum prijave, uzlazno')).toBeVisible();
  await expect(lastNameCells(page)).toHaveText(lastNames.toReversed());
  const arrow = page.locator('th[aria-sort] svg, th svg').first();
  await expect
    .poll(() => arrow.evaluate(icon => getComputedStyle(icon).opacity), 'without hovering')
    .toBe('1');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Redoslijed' }).selectOption('last_name');
  await expect(page.locator('li[data-application]').first()).toContainText('Cvijić');
});

test('hidden columns stay hidden, and no heading is cut off', async ({ openApplications }) => {
  const { page, rows } = await openApplications();
  const cut = await page
    .locator('thead th')
    .evaluateAll(cells =>
      cells.filter(cell => cell.scrollWidth > cell.clientWidth).map(cell => cell.textContent),
    );
  expect(cut).toEqual([]);
  const group = (name: string) =>
    page.getByRole('group', { name: 'Prikazane grupe kolona' }).getByRole('button', { name });
  await group('Zaposlenje').click();
  await group('Naučni rad').click();
  const check = async () => {
    await expect(group('Zaposlenje')).toHaveAttribute('aria-pressed', 'false');
    await expect(group('Članstvo')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('th[scope=col]')).toHaveCount(17);
    await expect(page.getByText('17 kolona · ← → pomiče tabelu')).toBeVisible();
    const positions = await rows
      .first()
      .locator('th, td')
      .evaluateAll(cells => cells.map(cell => Number(cell.getAttribute('aria-colindex'))));
    expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 15, 16, 19, 20, 22, 23, 24, 25]);
  };
  await check();
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await check();
  for (const name of ['Obrazovanje', 'Kućna', 'Članstvo', 'Evidencija']) await group(name).click();
  await expect(page.locator('th[scope=col]')).toHaveCount(5);
  const widthOf = async (part: Locator) => (await boxOf(part)).width;
  const frame = page.getByRole('region', { name: /^Prijave, 23 kolone/ });
  await expect
    .poll(
      async () => (await widthOf(page.getByRole('table'))) - (await widthOf(frame)),
      'few columns fill the frame',
    )
    .toBe(0);
  await expect(page.getByText('← → pomiče tabelu')).toHaveCount(0);
  await group('Zaposlenje').click();
  await expect(page.locator('th[scope=col]')).toHaveCount(9);
});

test('names and headings stay in sight while arrows scroll', async ({ openApplications }) => {
  const list = Array.from({ length: 60 }, (_, index) => ({ ...people[0], email: `p${index}@primjer.ba` }));
  const { page } = await openApplications({ list: list as SeededApplication[] });
  const region = page.getByRole('region', { name: /^Prijave, 23 kolone/ });
  await region.focus();
  await page.keyboard.press('End');
  await page.waitForFunction(() => (document.querySelector('section[tabindex]')?.scrollTop ?? 0) > 500);
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
  const status = await boxOf(page.locator('tr[data-application]').last().getByText('Na razmatranju'));
  expect(status.x + status.width, 'the status stands at the right').toBeGreaterThan(
    frame.x + frame.width - 60,
  );
  expect((await at('th[scope=colgroup]'))[1]).toBe(0);
  expect((await at('th[scope=col]'))[1]).toBe(30);
  const head = page.getByRole('columnheader').getByRole('button');
  await head.filter({ hasText: 'Datum prijave' }).focus();
  for (const name of columns.slice(2, -1).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(head.filter({ hasText: name })).toBeFocused();
    await expect.poll(() => isReachable(page.locator(':focus')), name).toBe(true);
  }
});

test('table and panel side by side have nothing that axe finds', async ({ openApplications }) => {
  const { page, detail, nameButton } = await openApplications({ kind: 'congress' });
  await nameButton('Amra').click();
  await expect(detail).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
});
