import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from '@playwright/test';
import { axeViolations, colourRules, launchBrowser, openPage, type WatchedPage } from './support/browser.ts';
import { type RunningPrimitives, startPrimitives } from './support/primitives.ts';

let site: RunningPrimitives;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startPrimitives(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

/** One page for all: each sample is loaded anew. */
let page: WatchedPage;

async function show(name: string): Promise<void> {
  page ??= await openPage(browser);
  page.problems.length = 0;
  await page.goto(`${site.origin}/?show=${name}`);
  await page.locator('h1, h2').first().waitFor();
}

test('every primitive is shown, accessible in light and dark, and silent', async t => {
  await show('');
  const samples = await page.getByRole('link').allTextContents();
  const folder = join(import.meta.dirname, '../src/ui');
  const names = globSync(['*.tsx', 'admin/*.tsx'], { cwd: folder }).map(file => basename(file, '.tsx'));
  const missing = names.filter(
    name => !samples.some(sample => sample === name || sample.startsWith(`${name}-`)),
  );
  assert.ok(names.length > 20);
  // These render nothing that is seen.
  assert.deepEqual(missing.sort(), ['i18n', 'page-meta', 'site-context']);
  for (const name of samples) {
    await t.test(name, async () => {
      await show(name);
      if (!name.includes('loading')) await page.locator('[aria-busy]').waitFor({ state: 'detached' });
      await page.emulateMedia({ colorScheme: 'light' });
      assert.deepEqual(await axeViolations(page), []);
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await axeViolations(page, colourRules), [], 'dark');
      assert.deepEqual(page.problems, []);
    });
  }
});

test('a busy button says so, keeps the focus and ignores a second press', async () => {
  for (const [label, busyLabel] of [
    ['Pošalji', 'Slanje...'],
    ['Sačuvaj', 'Čuvanje...'],
  ] as const) {
    await show('button');
    await page.getByRole('button', { name: label }).focus();
    await page.keyboard.press('Enter');
    const busy = page.getByRole('button', { name: busyLabel });
    await busy.and(page.locator('[aria-disabled="true"]:focus')).waitFor();
    await page.keyboard.press('Enter');
    // Playwright, too, takes it for disabled; a hand does not ask.
    await busy.click({ force: true });
    assert.equal(await page.getByRole('status').textContent(), '1', label);
  }
});

test('a field is described by its hint and its error, and is marked as refused', async () => {
  await show('field');
  for (const name of ['Naslov vijesti*', 'Grad', 'Opis slike', 'Vrsta']) {
    const field = page.getByLabel(name, { exact: true });
    assert.equal(await field.getAttribute('aria-invalid'), 'true', name);
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const texts = await Promise.all(ids.map(id => page.locator(`[id="${id}"]`).textContent()));
    assert.deepEqual(texts, ['Kratko i jasno.', 'Ovo polje je obavezno.'], name);
  }
  assert.equal(await page.getByLabel('Naslov*', { exact: true }).getAttribute('aria-invalid'), null);
});

test('a choice among segments is made by keyboard', async () => {
  await show('field');
  const choice = page.getByRole('group', { name: 'Jezik', exact: true });
  await choice.getByRole('radio', { name: 'Bosanski' }).focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await choice.getByRole('radio', { name: 'English' }).isChecked(), true);
});

test('the error summary takes the focus at every refused try and leads to its field', async () => {
  await show('error-summary');
  const send = page.getByRole('button', { name: 'Pošalji' });
  const summary = page.getByRole('alert').filter({ hasText: 'Provjerite unesene podatke' });
  assert.equal(await summary.count(), 0);
  for (const attempt of ['first', 'second']) {
    await send.click();
    await summary.and(page.locator(':focus')).waitFor();
    assert.deepEqual(
      await summary.getByRole('link').allTextContents(),
      ['Ime: Ovo polje je obavezno.'],
      attempt,
    );
  }
  await summary.getByRole('link').click();
  assert.equal(await page.getByLabel('Ime*').evaluate(field => field === document.activeElement), true);
  assert.deepEqual(await axeViolations(page), []);
});

test('the pager marks the current page, disables the ends, shortens and hides', async () => {
  const shown = async (name: string) => {
    await show(name);
    const pager = page.getByRole('navigation', { name: 'Stranice' });
    return {
      items: await pager.locator(':scope > *').allTextContents(),
      current: await pager.locator('[aria-current="page"]').allTextContents(),
      disabled: await pager.locator('[aria-disabled="true"]').allTextContents(),
      links: await pager.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href'))),
    };
  };
  const items = ['Prethodna', '1', '2', '3', 'Sljedeća'];
  const page1 = '/?show=pager';
  assert.deepEqual(await shown('pager-one'), { items: [], current: [], disabled: [], links: [] });
  assert.deepEqual(await shown('pager-first'), {
    items,
    current: ['1'],
    disabled: ['Prethodna'],
    links: ['', '&page=2', '&page=3', '&page=2'].map(end => `${page1}-first${end}`),
  });
  assert.deepEqual(await shown('pager-middle'), {
    items,
    current: ['2'],
    disabled: [],
    links: ['', '', '&page=2', '&page=3', '&page=3'].map(end => `${page1}-middle${end}`),
  });
  assert.deepEqual(await shown('pager-last'), {
    items,
    current: ['3'],
    disabled: ['Sljedeća'],
    links: ['&page=2', '', '&page=2', '&page=3'].map(end => `${page1}-last${end}`),
  });
  const many = await shown('pager-many');
  assert.deepEqual(many.items, ['Prethodna', '1', '…', '9', '10', '11', '…', '20', 'Sljedeća']);
  assert.deepEqual(many.current, ['10']);
});

test('a picture is shown, and the placeholder where it fails or where there is none', async () => {
  await show('picture');
  const stored = page.getByRole('figure', { name: 'stored' });
  await page.waitForFunction(() => document.images[0]?.complete);
  assert.notEqual(
    await stored.getByRole('img', { name: 'Gel' }).evaluate(i => (i as HTMLImageElement).naturalWidth),
    0,
  );
  for (const name of ['failing', 'none']) {
    const figure = page.getByRole('figure', { name });
    await figure.locator('svg').waitFor();
    assert.equal(await figure.locator('img').count(), 0, name);
  }
});

test('a placeholder is drawn from the seed alone', async () => {
  await show('placeholder');
  const drawn = await page
    .locator('main svg')
    .evaluateAll(figures => figures.map(figure => figure.innerHTML));
  await show('placeholder');
  const again = await page
    .locator('main svg')
    .evaluateAll(figures => figures.map(figure => figure.innerHTML));
  assert.deepEqual([drawn.length, new Set(drawn).size], [3, 3]);
  assert.deepEqual(again, drawn);
});
