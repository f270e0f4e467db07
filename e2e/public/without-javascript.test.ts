import { navigation } from '#features/site/public/navigation.ts';
import { scrollsSideways } from '../support/browser.ts';
import { contentLists } from '../support/content-lists.ts';
import { textOf, texts } from '../support/languages.ts';
import { expect, type OpenPage, test } from '../support/test.ts';

async function openPlain(openPage: OpenPage, path: string, width = 1440) {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  await page.goto(path);
  return page;
}

test('news are read from the home page on, in both languages', async ({ openPage }) => {
  const page = await openPlain(openPage, '/');
  await expect(page.getByRole('heading', { level: 1, name: /^Udruženje/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Novosti' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Sve novosti' }).click();
  await page.waitForURL('**/novosti');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Sljedeća' }).click();
  await page.waitForURL('**/novosti?page=2');
  await expect(page.getByText('Prikazano 7–12 od 12 novosti')).toBeVisible();

  await page.getByRole('link', { name: 'EN – English' }).click();
  await expect(page.getByText('Showing 7–12 of 12 items')).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/novosti\/\d+$/);
  await expect(page.locator('article h1[lang="en"]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Back to news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('lists are read, and a form says that it needs scripts', async ({ openPage }) => {
  const page = await openPlain(openPage, '/');
  for (const { path, textsOf } of contentLists) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: textsOf(texts.bs).title })).toBeVisible();
    expect(await page.getByRole('article').count(), path).toBeGreaterThan(0);
  }
  await page.goto('/kongres');
  await page.getByRole('article').filter({ hasText: 'Prijave otvorene' }).getByRole('link').first().click();
  await page.waitForURL(/\/kongres\/\d+$/);
  const form = page.getByRole('form', { name: 'Prijava na kongres' });
  const note = page.getByRole('form').locator('noscript');
  await expect(note).toHaveText(/^Ovaj obrazac radi samo uz JavaScript\..*@/s, { useInnerText: true });
  // A form that cannot be sent has no inputs.
  await expect(form.locator('input, textarea, button').and(page.locator(':visible'))).toHaveCount(0);
  await page.goto('/kontakt');
  await expect(note).toHaveText(/^Ovaj obrazac radi samo uz JavaScript\..*@/s, { useInnerText: true });
});

test('pictures load', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });

  const statuses: number[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'image') statuses.push(response.status());
  });
  const picture = page.waitForResponse(/\/media\//);
  await page.goto('/novosti/21');
  await (await picture).finished();
  await expect(page.getByRole('article').locator('img')).toBeVisible();
  expect([...new Set(statuses)]).toEqual([200]);
});

test('menus open under the pointer and with the focus in them', async ({ openPage }) => {
  const page = await openPlain(openPage, '/novosti');
  const bar = page.getByRole('navigation', { name: 'Glavna navigacija' });
  const link = bar.getByRole('link', { name: 'O nama' });
  const child = bar.getByRole('link', { name: 'Historija' });
  await expect(child).toBeHidden();
  await link.hover();
  await expect(child).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(child).toBeHidden();

  await link.focus();
  await expect(child).toBeVisible();
  await child.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#historija');
});

test('the links at the foot stand in for the drawer', async ({ openPage }) => {
  const page = await openPlain(openPage, '/', 390);
  await expect(page.getByRole('button', { name: 'Otvori meni' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Glavni meni' }).click();
  await page.waitForURL('**/#navigacija');
  const foot = page.getByRole('navigation', { name: 'Podnožje' });
  const activities = navigation.find(({ label }) => label === 'site:nav.activities')?.children ?? [];
  expect(activities.length).toBeGreaterThan(0);
  for (const { label, to } of [...navigation, ...activities]) {
    const link = foot.getByRole('link', { name: textOf(label, 'bs'), exact: true });
    await expect(link, label).toHaveAttribute('href', to);
    await expect(link, label).toBeVisible();
  }
  const box = await foot.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 900, 'the links are in the window').toBeTruthy();
  await foot.getByRole('link', { name: 'Novosti' }).click();
  await page.waitForURL('**/novosti');
});

for (const width of [390, 320]) {
  test(`the language is chosen at ${width} px`, async ({ openPage }) => {
    const page = await openPlain(openPage, '/novosti', width);
    await page.getByRole('link', { name: 'EN – English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
}

test('with scripts, there is the burger only', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 900 } });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Otvori meni' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Glavni meni' })).toHaveCount(0);
});
