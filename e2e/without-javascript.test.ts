import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser } from '@playwright/test';
import { bs } from '../src/features/site/messages/bs.ts';
import { navigation } from '../src/features/site/navigation.ts';
import { launchBrowser, openPage, scrollsSideways } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

async function open(t: TestContext, path: string, width = 1440) {
  const page = await openPage(browser, { javaScriptEnabled: false, viewport: { width, height: 900 } });
  t.after(async () => {
    await page.context().close();
    assert.deepEqual(page.problems, []);
  });
  await page.goto(site.origin + path);
  return page;
}

test('news are read from the home page on, in both languages', async t => {
  const page = await open(t, '/');
  await page.getByRole('heading', { level: 1, name: /^Udruženje/ }).waitFor();
  assert.equal(await page.getByRole('region', { name: 'Novosti' }).getByRole('article').count(), 3);
  await page.getByRole('link', { name: 'Sve novosti' }).click();
  await page.waitForURL('**/novosti');
  assert.equal(await page.getByRole('article').count(), 6);
  await page.getByRole('link', { name: 'Sljedeća' }).click();
  await page.waitForURL('**/novosti?page=2');
  await page.getByText('Prikazano 7–12 od 12 novosti').waitFor();

  await page.getByRole('link', { name: 'EN – English' }).click();
  await page.getByText('Showing 7–12 of 12 items').waitFor();
  assert.equal(new URL(page.url()).searchParams.get('page'), '2');
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/novosti\/\d+$/);
  await page.locator('article h1[lang="en"]').waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await page.getByRole('link', { name: 'Back to news' }).click();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
});

test('every other list is read, and an event with its form, which says that it needs scripts', async t => {
  const page = await open(t, '/');
  for (const [path, name] of [
    ['/edukacije', 'Edukacije'],
    ['/publikacije', 'Publikacije'],
    ['/simpozij', 'Simpoziji'],
    ['/radionice', 'Radionice'],
    ['/galerija', 'Galerija'],
    ['/kongres', 'Kongresi'],
  ] as const) {
    await page.goto(site.origin + path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    assert.ok((await page.getByRole('article').count()) > 1, path);
  }
  await page.getByRole('article').filter({ hasText: 'Prijave otvorene' }).getByRole('link').first().click();
  await page.waitForURL(/\/kongres\/\d+$/);
  const form = page.getByRole('form', { name: 'Prijava na kongres' });
  const note = page.getByRole('form').locator('noscript');
  assert.match(await note.innerText(), /^Ovaj obrazac radi samo uz JavaScript\..*@/s);
  // What cannot be sent is not asked for.
  assert.equal(await form.locator('input, textarea, button').and(page.locator(':visible')).count(), 0);
  await page.goto(`${site.origin}/kontakt`);
  assert.match(await note.innerText(), /^Ovaj obrazac radi samo uz JavaScript\..*@/s);
});

test('pictures load', async t => {
  const page = await openPage(browser, { javaScriptEnabled: false });
  t.after(() => page.context().close());
  const statuses: number[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'image') statuses.push(response.status());
  });
  const picture = page.waitForResponse(/\/media\//);
  await page.goto(`${site.origin}/novosti/21`);
  await (await picture).finished();
  await page.getByRole('article').locator('img').waitFor();
  assert.deepEqual([...new Set(statuses)], [200]);
});

test('menus open under the pointer and with the focus in them', async t => {
  const page = await open(t, '/novosti');
  const bar = page.getByRole('navigation', { name: 'Glavna navigacija' });
  const link = bar.getByRole('link', { name: 'O nama' });
  const child = bar.getByRole('link', { name: 'Historija' });
  assert.equal(await child.isVisible(), false);
  await link.hover();
  await child.waitFor();
  await page.mouse.move(700, 700);
  await child.waitFor({ state: 'hidden' });

  await link.focus();
  await child.waitFor();
  await child.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#historija');
});

test('the burger opens nothing, so the links at the foot of the page stand in for the drawer', async t => {
  const page = await open(t, '/', 390);
  assert.equal(await page.getByRole('button', { name: 'Otvori meni' }).count(), 0);
  await page.getByRole('link', { name: 'Glavni meni' }).click();
  await page.waitForURL('**/#navigacija');
  const foot = page.getByRole('navigation', { name: 'Podnožje' });
  const activities = navigation.find(({ label }) => label === 'activities')?.children ?? [];
  assert.equal(activities.length, 4);
  for (const { label, to } of [...navigation, ...activities]) {
    const link = foot.getByRole('link', { name: bs.nav[label], exact: true });
    assert.equal(await link.getAttribute('href'), to, label);
    assert.equal(await link.isVisible(), true, label);
  }
  const box = await foot.boundingBox();
  assert.ok(box && box.y >= 0 && box.y + box.height <= 900, 'the links are in the window');
  await foot.getByRole('link', { name: 'Novosti' }).click();
  await page.waitForURL('**/novosti');
});

for (const width of [390, 320]) {
  test(`the language is chosen at ${width} px, and nothing scrolls sideways`, async t => {
    const page = await open(t, '/novosti', width);
    await page.getByRole('link', { name: 'EN – English' }).click();
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    assert.equal(await scrollsSideways(page), false);
  });
}

test('with scripts, there is the burger only', async () => {
  const page = await openPage(browser, { viewport: { width: 390, height: 900 } });
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Otvori meni' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Glavni meni' }).count(), 0);
  await page.context().close();
});
