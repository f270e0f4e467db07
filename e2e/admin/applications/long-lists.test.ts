import { axeViolations, scrollsSideways } from '../../support/browser.ts';
import { test } from '../../support/screens/application-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

const count = 10_000;

test('10,000 applications are searched, and scroll to the last', async ({ openApplications }) => {
  const first = ['Amra', 'Đana', 'Šejla', 'Emina'];
  const last = ['Čaušević', 'Žilić', 'Kovač', 'Hadžihasanović', 'Đulić'];
  const list = Array.from({ length: count }, (_, index) => ({
    firstName: first[index % 4] ?? '',
    lastName: `${last[index % 5]} ${index}`,
    email: `osoba${index}@primjer.ba`,
  }));
  const inThousands = `${count / 1_000}.000`;
  const { page, isShown, rows } = await openApplications({ list });
  await isShown(`Prikazano ${inThousands} od ${inThousands} prijava`);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(count + 2));
  expect(await rows.count(), 'only rows in sight are in the document').toBeLessThan(60);
  for (const [text, found] of [
    ['djana', count / 4],
    ['kovac', count / 5],
  ] as const) {
    await page.getByRole('searchbox').fill(text);
    await isShown(`Prikazano ${found.toLocaleString('de')} od ${inThousands} prijava`);
  }
  await page.getByRole('searchbox').fill('');
  await isShown(`Prikazano ${inThousands} od ${inThousands} prijava`);
  await page.locator('section[tabindex]').evaluate(region => region.scrollTo({ top: region.scrollHeight }));
  await expect(page.locator(`tr[aria-rowindex="${count + 2}"]`)).toBeVisible();
  const button = page.locator(`tr[aria-rowindex="${count + 2}"] button`);
  await button.click();
  await page.keyboard.press('k');
  await expect(page.getByText(`${count / 1_000 - 1}.999 / ${inThousands}`, { exact: true })).toBeVisible();
});

test('on a phone it is a list that leads to the whole application', async ({ openApplications }) => {
  const { page, isShown } = await openApplications({
    kind: 'workshop',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  const entries = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /primjer\.ba/ }) });
  await expect(entries).toHaveCount(5);
  expect((await entries.nth(3).innerText()).split('\n').map(line => line.trim())).toEqual([
    'Damir Ćatić',
    '02.07.2026',
    'amra@primjer.ba',
    'redovni član · Živinice',
    'Na razmatranju',
  ]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('searchbox').fill('dj');
  await isShown('Prikazano 1 od 5 prijava');
  const entry = entries.getByRole('button');
  await entry.click();
  const detail = page.getByRole('dialog', { name: 'Đorđe Šćepanović' });
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  const box = await detail.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(entry).toBeFocused();
});

test('on a phone one comes back to the application read last', async ({ openApplications }) => {
  const list = Array.from({ length: 60 }, (_, index) => ({
    firstName: 'Amra',
    lastName: `${index + 1}.`,
    email: `p${index}@primjer.ba`,
  }));
  const { page } = await openApplications({ list, viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: /^Amra 1\./ }).click();
  const dialog = page.getByRole('dialog');
  for (let step = 1; step < 40; step += 1)
    await dialog.getByRole('button', { name: 'Sljedeća prijava (J)' }).click();
  await expect(dialog.getByRole('heading', { name: 'Amra 40.' })).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('button', { name: /^Amra 40\./ });
  await expect(row).toBeFocused();
  await row.click();
  await page.waitForURL(/\?prijava=\d+$/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();
  // The address contains the opened application.
  await page.goForward();
  await expect(dialog.getByRole('heading', { name: 'Amra 40.' })).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'Amra 40.' })).toBeVisible();
});
