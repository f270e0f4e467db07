import { axeViolations, visit } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

test('suggestions are chosen by keyboard, and the page of results is walked', async ({ page }) => {
  await visit(page, '/novosti');
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Pretraži stranicu' });
  await expect(box).toBeFocused();
  await box.pressSequentially('godisnji simpoz');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Godišnji simpozij');
  await expect(page.getByRole('status').filter({ hasText: /rezultat/ })).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pretraga' })).toBeFocused();

  await page.keyboard.press('Enter');
  await box.pressSequentially('radionicu');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pretraga?q=radionicu');
  await expect(page.getByRole('heading', { level: 1 }), 'not in the box, which is gone').toBeFocused();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.locator('mark').first()).toHaveText('Radionic');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ rezultata?$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Vrsta' }).getByRole('link', { name: 'Radionice' }).click();
  await page.waitForURL('**/pretraga?q=radionicu&type=workshop');
  await expect(page.getByRole('article').first()).toContainText('Radionice');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('it is complete without scripts, and from a wrong address', async ({ origin }) => {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const asked = (html: string) => /<input[^>]*type="search"[^>]*>/.exec(html)?.[0] ?? '';
  expect(asked(await read('/nema-kongresa'))).toContain('value="nema kongresa"');
  expect(await read('/novosti?lng=en')).toMatch(/<a [^>]*href="\/pretraga\?lng=en"/);
  const form = /<main.*?(<form.*?<\/form>)/s.exec(await read('/pretraga?lng=en'))?.[1] ?? '';
  expect(form).toMatch(/action="\/pretraga"/);
  expect(asked(form)).toContain('name="q"');
  expect(form, 'it keeps the language').toMatch(
    /<input[^>]*name="lng"[^>]*value="en"|<input[^>]*value="en"[^>]*name="lng"/,
  );
  expect(form).toMatch(/<button[^>]*type="submit"/);
  const found = await read('/pretraga?q=enzymes&lng=en');
  expect(found).toMatch(/<meta name="robots" content="noindex"/);
  const [first = ''] = /<article.*?<\/article>/s.exec(found) ?? [];
  expect(first).toMatch(/<h2 [^>]*lang="en"/);
  expect(first.replaceAll(/<[^>]*>/g, '')).toContain('Enzyme kinetics');
  for (const nothing of ['q=nista-takvo&type=album', 'q=enzymes&type=foo']) {
    const html = await read(`/pretraga?${nothing}&lng=en`);
    expect(html, nothing).toMatch(/<h\d[^>]*>No results</);
    expect(html, nothing).toMatch(/<a [^>]*>(<[^>]*>)*Search all kinds/);
  }
  expect(asked(await read(`/pretraga?q=enzymes%20${'x'.repeat(400)}`))).toContain(
    `value="enzymes ${'x'.repeat(292)}"`,
  );
});
