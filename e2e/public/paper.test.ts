import { expect, test } from '../support/test.ts';

test('a list ends with its last line on paper, not with an empty page', async ({ openPublic }) => {
  const page = await openPublic('/novosti');
  await page.emulateMedia({ media: 'print' });
  const last = await page.getByText(/^Prikazano 1–6 od/).boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height - (last ? last.y + last.height : 0)).toBeLessThan(8);
});

test('nothing that belongs together is torn on paper', async ({ openPublic }) => {
  const page = await openPublic('/');
  await page.emulateMedia({ media: 'print' });
  const goal = page.getByRole('listitem').filter({ hasText: 'Naučni skupovi' });
  await expect(goal).toHaveCSS('break-inside', 'avoid');
  for (const name of ['Predstojeće', 'Novosti', 'Organizacija']) {
    const head = page.getByRole('heading', { level: 2, name }).locator('..');
    await expect(head, name).toHaveCSS('break-after', 'avoid');
  }
});
