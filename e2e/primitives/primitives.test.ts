import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/browser.ts';
import { expect, test } from './test.ts';

const samplesOn = (page: Page) => page.getByRole('link').allTextContents();

test('every primitive has a sample', async ({ show }) => {
  const samples = await samplesOn(await show(''));
  const folder = join(import.meta.dirname, '../../src/ui');
  // Those are tried in forms and in files of their own.
  const large = ['molecule/**', 'admin/{date-field,rich-text,time-field,uploads}/**'];
  const names = globSync('**/*.tsx', { cwd: folder, exclude: large }).map(file => basename(file, '.tsx'));
  const missing = names.filter(
    name => !samples.some(sample => sample === name || sample.startsWith(`${name}-`)),
  );
  expect(names.length).toBeGreaterThan(20);
  // Parts of editor-sheet, form-sheet and form-dialog, and what renders nothing visible.
  expect(missing.sort()).toEqual([
    'checked-form',
    'discard-dialog',
    'editor-form',
    'editor-frame',
    'i18n',
    'language-field',
    'page-meta',
    'site-context',
  ]);
});

test('samples are accessible, every other one in the dark', async ({ show }) => {
  test.setTimeout(180_000);
  // In one document, because each has to read axe anew.
  const page = await show('');
  const samples = await samplesOn(page);
  for (const [turn, colorScheme] of (['light', 'dark'] as const).entries()) {
    await page.emulateMedia({ colorScheme });
    for (const name of samples.filter((_, place) => place % 2 === turn)) {
      await test.step(name, async () => {
        await page.evaluate(detail => window.dispatchEvent(new CustomEvent('show', { detail })), name);
        await expect(page.locator(`html[data-sample="${name}"]`)).toBeAttached();
        await expect(page.locator('h1, h2').first()).toBeVisible();
        if (!name.includes('loading')) await expect(page.locator('[aria-busy]')).toHaveCount(0);
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  }
});

test('a busy button keeps the focus and ignores presses', async ({ show }) => {
  for (const [label, busyLabel] of [
    ['Pošalji', 'Slanje...'],
    ['Sačuvaj', 'Čuvanje...'],
  ] as const) {
    const page = await show('button');
    await page.getByRole('button', { name: label }).focus();
    await page.keyboard.press('Enter');
    const busy = page.getByRole('button', { name: busyLabel });
    await expect(busy.and(page.locator('[aria-disabled="true"]:focus'))).toBeVisible();
    await page.keyboard.press('Enter');
    // Playwright takes the button for disabled and would wait.
    await busy.click({ force: true });
    await expect(page.getByRole('status'), label).toHaveText('1');
  }
});

test('a field is described by its hint and its error', async ({ show }) => {
  const page = await show('field');
  for (const name of ['Naslov vijesti*', 'Grad', 'Opis slike', 'Vrsta']) {
    const field = page.getByLabel(name, { exact: true });
    await expect(field, name).toHaveAttribute('aria-invalid', 'true');
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const texts = await Promise.all(ids.map(id => page.locator(`[id="${id}"]`).textContent()));
    expect(texts, name).toEqual(['Kratko i jasno.', 'Ovo polje je obavezno.']);
  }
  await expect(page.getByLabel('Naslov*', { exact: true })).not.toHaveAttribute('aria-invalid');
  const choice = page.getByRole('group', { name: 'Jezik', exact: true });
  await choice.getByRole('radio', { name: 'Bosanski' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('the error summary takes the focus, leads to its field', async ({ show }) => {
  const page = await show('error-summary');
  const send = page.getByRole('button', { name: 'Pošalji' });
  const summary = page.getByRole('alert').filter({ hasText: 'Provjerite unesene podatke' });
  await expect(summary).toHaveCount(0);
  for (const attempt of ['first', 'second']) {
    await send.click();
    await expect(summary.and(page.locator(':focus'))).toBeVisible();
    await expect(summary.getByRole('link'), attempt).toHaveText(['Ime: Ovo polje je obavezno.']);
  }
  await summary.getByRole('link').click();
  await expect
    .poll(() => page.getByLabel('Ime*').evaluate(field => field === document.activeElement))
    .toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test('the pager marks its page, shortens and hides', async ({ show }) => {
  const shown = async (name: string) => {
    const page = await show(name);
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
  expect(await shown('pager-one')).toEqual({ items: [], current: [], disabled: [], links: [] });
  expect(await shown('pager-first')).toEqual({
    items,
    current: ['1'],
    disabled: ['Prethodna'],
    links: ['', '&page=2', '&page=3', '&page=2'].map(end => `${page1}-first${end}`),
  });
  expect(await shown('pager-middle')).toEqual({
    items,
    current: ['2'],
    disabled: [],
    links: ['', '', '&page=2', '&page=3', '&page=3'].map(end => `${page1}-middle${end}`),
  });
  expect(await shown('pager-last')).toEqual({
    items,
    current: ['3'],
    disabled: ['Sljedeća'],
    links: ['&page=2', '', '&page=2', '&page=3'].map(end => `${page1}-last${end}`),
  });
  const many = await shown('pager-many');
  expect(many.items).toEqual(['Prethodna', '1', '…', '9', '10', '11', '…', '20', 'Sljedeća']);
  expect(many.current).toEqual(['10']);
});

test('a placeholder stands for a picture that fails', async ({ show }) => {
  const page = await show('picture');
  const stored = page.getByRole('figure', { name: 'stored' });
  await page.waitForFunction(() => document.images[0]?.complete);
  await expect
    .poll(() => stored.getByRole('img', { name: 'Gel' }).evaluate(i => (i as HTMLImageElement).naturalWidth))
    .not.toBe(0);
  for (const name of ['failing', 'none']) {
    const figure = page.getByRole('figure', { name });
    await expect(figure.locator('svg')).toBeVisible();
    await expect(figure.locator('img'), name).toHaveCount(0);
  }
});

test('a placeholder is drawn from the seed alone', async ({ show }) => {
  const page = await show('placeholder');
  const figures = page.locator('main svg');
  const drawings = () => figures.evaluateAll(all => all.map(figure => figure.innerHTML));
  await expect(figures).toHaveCount(3);
  const drawn = await drawings();
  expect(new Set(drawn).size).toBe(3);
  await page.reload();
  await expect(figures).toHaveCount(3);
  expect(await drawings()).toEqual(drawn);
});
