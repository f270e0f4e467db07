import assert from 'node:assert/strict';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { hasFocus, launchBrowser, openPage } from './support/browser.ts';
import { type RunningPrimitives, startPrimitives } from './support/primitives.ts';

let site: RunningPrimitives;
let browser: Browser;
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  [site, browser] = await Promise.all([startPrimitives(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true });
});

async function open(t: TestContext, name: string, { hasClock = false } = {}) {
  const page = await openPage(browser);
  t.after(async () => {
    await page.context().close();
    assert.deepEqual(page.problems, []);
  });
  if (hasClock) await page.clock.install();
  await page.goto(`${site.origin}/?show=${name}`);
  await page.locator('h1, h2').first().waitFor();
  return page;
}

const state = (page: Page) => page.locator('main > [role="status"]');

test("'/' leads to the search from anywhere but a field, where it is typed", async t => {
  const page = await open(t, 'search-box');
  const box = page.getByRole('searchbox', { name: 'Pretraži' });
  await page.getByRole('button', { name: 'Poništi pretragu' }).focus();
  await page.keyboard.press('/');
  await hasFocus(box);
  assert.equal(await box.inputValue(), '');
  await page.keyboard.press('/');
  assert.equal(await box.inputValue(), '/');
});

test("'/' does not lead out of an open dialog", async t => {
  const page = await open(t, 'list-screen-full');
  const isPrevented = () =>
    page.evaluate(() => {
      const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(press);
    });
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.append(document.createElement('button'));
    dialog.showModal();
  });
  assert.equal(await isPrevented(), false);
  await page.evaluate(() => document.querySelector('dialog')?.remove());
  assert.equal(await isPrevented(), true);
});

test('a search waits until typing pauses for 150 ms, and Esc takes it back', async t => {
  const page = await open(t, 'search-box', { hasClock: true });
  const box = page.getByRole('searchbox', { name: 'Pretraži' });
  await box.focus();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const searches = async () => JSON.parse((await state(page).textContent()) ?? '');
  for (const letter of 'lip') {
    await page.keyboard.press(letter);
    await page.clock.runFor(149);
  }
  assert.deepEqual(await searches(), []);
  await page.clock.runFor(1);
  await state(page).getByText('["lip"]').waitFor();
  await page.clock.runFor(60_000);
  assert.deepEqual(await searches(), ['lip']);

  await page.keyboard.press('Escape');
  assert.equal(await box.inputValue(), '');
  await page.clock.runFor(150);
  await state(page).getByText('["lip",""]').waitFor();
});

test('a search that is cleared from elsewhere leaves the box empty', async t => {
  const page = await open(t, 'search-box');
  const box = page.getByRole('searchbox', { name: 'Pretraži' });
  await box.fill('lip');
  await state(page).getByText('["lip"]').waitFor();
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await page.waitForFunction(() => document.querySelector('input')?.value === '');
});

test('a list without hits says what was searched for, and offers to clear it', async t => {
  const page = await open(t, 'list-screen-empty');
  await page.getByRole('heading', { name: 'Još nema vijesti' }).waitFor();
  await page.getByRole('searchbox').fill('lip');
  await page.getByText('Nema rezultata za „lip“').waitFor();
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await page.getByRole('heading', { name: 'Još nema vijesti' }).waitFor();
  assert.equal(new URL(page.url()).searchParams.get('q'), null);

  await page.goto(`${page.url()}&vrsta=nema`);
  await page.getByText('Nema rezultata za odabrani filter').waitFor();
});

test('what was searched for is marked, with or without its diacritics', async t => {
  const page = await open(t, 'highlight');
  assert.deepEqual(await page.locator('mark').allTextContents(), ['Čitač']);
});

const picture = { name: 'gel.png', mimeType: 'image/png', buffer: Buffer.from('not read here') };
const refused = {
  'is no picture': ['cv.pdf', 10, 'Odaberite sliku vrste JPEG, PNG, WebP, GIF ili AVIF.'],
  'a telephone took as HEIC': ['IMG_1001.heic', 10, 'Fotografije vrste HEIC nisu podržane. Pošaljite JPEG.'],
  'is too large': [
    'big.png',
    15 * 1024 * 1024 + 1,
    'Slika ima 15,1 MB, a može imati najviše 15 MB. Smanjite je ili sačuvajte kao JPEG, pa je odaberite ponovo.',
  ],
} as const;

for (const [what, [name, size, message]] of Object.entries(refused)) {
  test(`a file that ${what} is refused in words, and the earlier one stays`, async t => {
    const file = join(folder, name);
    await writeFile(file, '');
    await truncate(file, size);
    const page = await open(t, 'image-field');
    const field = page.getByRole('group', { name: 'Slika', exact: true });
    const input = field.locator('input[type="file"]');
    const preview = field.getByRole('img', { name: 'Pregled odabrane slike' });
    const stored = await preview.getAttribute('src');
    await input.setInputFiles(file);
    await field.getByText(message).waitFor();
    assert.equal(await state(page).textContent(), 'sačuvana');
    assert.equal(await preview.getAttribute('src'), stored);

    await input.setInputFiles(picture);
    await state(page).getByText('gel.png').waitFor();
    assert.equal(await field.getByText(message).count(), 0);
    await field.locator('img[src^="blob:"]').waitFor();
    await input.setInputFiles(file);
    await field.getByText(message).waitFor();
    assert.equal(await state(page).textContent(), 'gel.png');
    const button = field.getByRole('button', { name: 'Zamijeni' });
    const description = await button.getAttribute('aria-describedby');
    assert.equal(await page.locator(`[id="${description}"]`).textContent(), message);
  });
}

test('a picture is chosen by the button, dropped, and removed', async t => {
  const page = await open(t, 'image-field');
  const field = page.getByRole('group', { name: 'Slika', exact: true });
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: 'Zamijeni' }).click();
  await (await chooser).setFiles(picture);
  await state(page).getByText('gel.png').waitFor();

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'dropped.webp', { type: 'image/webp' }));
    return transfer;
  });
  await field.getByText('gel.png').dispatchEvent('drop', { dataTransfer: dropped });
  await state(page).getByText('dropped.webp').waitFor();

  await field.getByRole('button', { name: 'Ukloni sliku' }).click();
  await state(page).getByText('nema').waitFor();
  assert.equal(await field.getByRole('img').count(), 0);
  await hasFocus(field.getByRole('button', { name: 'Odaberi sliku' }));
});
