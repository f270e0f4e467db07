import { boxOf } from '../support/required.ts';
import { expect, test } from '../support/test.ts';

test('what comes next is in the first window, news soon after it', async ({ openPublic, origin }) => {
  const page = await openPublic('/');
  await page.setViewportSize({ width: 1440, height: 900 });
  const next = page.locator('section').first().getByRole('link').last();
  const coming = page.getByRole('region', { name: 'Predstojeće' }).getByRole('article');
  await expect(coming).toHaveCount(3);
  const { y, height } = await boxOf(next);
  expect(y + height).toBeLessThan(900);
  const title = await coming.first().getByRole('link').innerText();
  expect(await next.innerText()).toContain(title);
  const drawing = page.getByRole('img', { name: /G-E-N-E-T-I-K-A/ });
  expect((await boxOf(drawing)).height).toBeLessThan(330);

  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(page.locator('#novosti'))).y).toBeLessThanOrEqual(1800);

  const html = await (await fetch(`${origin}/`)).text();
  const sections = [...html.matchAll(/<section [^>]*id="([\w-]+)"/g)].map(([, id]) => id);
  expect(sections).toEqual([
    'predstojece',
    'novosti',
    'misija',
    'ciljevi-i-djelatnosti',
    'historija',
    'organizacija',
  ]);
});

test('from another page, the drawing comes by itself', async ({ openPublic }) => {
  const page = await openPublic('/ljudi');
  await expect(page.getByRole('listitem').filter({ hasText: 'Lana Njegić' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'UBMB BiH – početna' }).click();
  await expect(page.locator('main svg text').filter({ hasText: 'Gly' }).first()).toBeAttached();
  const assembly = page.getByText('Lana Njegić');
  await expect(assembly).toBeHidden();
  await page.getByText('Skupština, 9 članova').click();
  await expect(assembly).toBeVisible();
});
