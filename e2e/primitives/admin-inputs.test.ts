import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './test.ts';

const state = (page: Page) => page.locator('main > [role="status"]');

test("'/' leads to the search, which is cleared from elsewhere", async ({ show }) => {
  const page = await show('search-box');
  const box = page.getByRole('searchbox', { name: 'Pretraži' });
  const clear = page.getByRole('button', { name: 'Poništi pretragu' });
  await clear.focus();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await page.keyboard.press('/');
  await expect(box).toHaveValue('/');
  await expect(state(page).getByText('["/"]')).toBeVisible();
  await clear.click();
  await expect(box).toHaveValue('');
});

test("'/' does not lead out of an open dialog", async ({ show }) => {
  const page = await show('list-screen-full');
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
  expect(await isPrevented()).toBe(false);
  await page.evaluate(() => document.querySelector('dialog')?.remove());
  await expect.poll(isPrevented).toBe(true);
});

test('a search waits for a pause of 150 ms, Esc takes it back', async ({ show }) => {
  const page = await show('search-box', { hasClock: true });
  const box = page.getByRole('searchbox', { name: 'Pretraži' });
  await box.focus();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const searches = async () => JSON.parse((await state(page).textContent()) ?? '');
  for (const letter of 'lip') {
    await page.keyboard.press(letter);
    await page.clock.runFor(149);
  }
  await expect.poll(() => searches()).toEqual([]);
  await page.clock.runFor(1);
  await expect(state(page).getByText('["lip"]')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect.poll(() => searches()).toEqual(['lip']);

  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await page.clock.runFor(150);
  await expect(state(page).getByText('["lip",""]')).toBeVisible();
});

test('a list without hits says so, and offers to clear it', async ({ show }) => {
  const page = await show('list-screen-empty');
  await expect(page.getByRole('heading', { name: 'Još nema vijesti' })).toBeVisible();
  await page.getByRole('searchbox').fill('lip');
  await expect(page.getByText('Nema rezultata za „lip“')).toBeVisible();
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await expect(page.getByRole('heading', { name: 'Još nema vijesti' })).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(null);

  await page.goto(`${page.url()}&vrsta=nema`);
  await expect(page.getByText('Nema rezultata za odabrani filter')).toBeVisible();
});

test('hits are marked, with or without diacritics', async ({ show }) => {
  const page = await show('highlight');
  await expect(page.locator('mark')).toHaveText(['Čitač']);
});

const pixels = { width: 4, height: 3, channels: 3, background: 'teal' } as const;
const pictureBytes = await sharp({ create: pixels }).png().toBuffer();
const picture = { name: 'gel.png', mimeType: 'image/png', buffer: pictureBytes };
const refused = {
  'only has the name of a picture': ['gel.png', 10, 'Datoteka je oštećena ili nije slika. Odaberite drugu.'],
  'is no picture': ['cv.pdf', 10, 'Odaberite sliku vrste JPEG, PNG, WebP, GIF ili AVIF.'],
  'a telephone took as HEIC': ['IMG_1001.heic', 10, 'Fotografije vrste HEIC nisu podržane. Pošaljite JPEG.'],
  'is too large': [
    'big.png',
    15 * 1024 * 1024 + 1,
    'Slika ima 15,1 MB, a može imati najviše 15 MB. Smanjite je ili sačuvajte kao JPEG, pa je odaberite ponovo.',
  ],
} as const;

test('what is no picture is refused in words, the chosen one stays', async ({ show }) => {
  const page = await show('image-field');
  const field = page.getByRole('group', { name: 'Slika', exact: true });
  const input = field.locator('input[type="file"]');
  const preview = field.getByRole('img', { name: 'Pregled odabrane slike' });
  const stored = (await preview.getAttribute('src')) ?? '';
  for (const [what, [name, size, message]] of Object.entries(refused)) {
    await test.step(what, async () => {
      const file = test.info().outputPath(name);
      await writeFile(file, '');
      await truncate(file, size);
      const before = (await state(page).textContent()) ?? '';
      await input.setInputFiles(file);
      await expect(field.getByText(message)).toBeVisible();
      await expect(state(page)).toHaveText(before);
      if (before === 'sačuvana') await expect(preview).toHaveAttribute('src', stored);
      const button = field.getByRole('button', { name: 'Zamijeni' });
      const description = await button.getAttribute('aria-describedby');
      await expect(page.locator(`[id="${description}"]`)).toHaveText(message);

      await input.setInputFiles(picture);
      await expect(state(page).getByText('gel.png')).toBeVisible();
      await expect(field.getByText(message)).toHaveCount(0);
      await expect(field.locator('img[src^="blob:"]')).toBeVisible();
    });
  }
});

test('a picture that is still being read can be saved', async ({ show }) => {
  const page = await show('image-field');
  await page.evaluate(() => {
    const { promise, reject } = Promise.withResolvers<never>();
    Object.assign(window, { createImageBitmap: () => promise, endReading: reject });
  });
  const field = page.getByRole('group', { name: 'Slika', exact: true });
  await field.locator('input[type="file"]').setInputFiles(picture);
  await expect(state(page)).toHaveText('gel.png');
  await page.evaluate(() => (window as unknown as { endReading: () => void }).endReading());
  await expect(field.getByText('Datoteka je oštećena ili nije slika. Odaberite drugu.')).toBeVisible();
  await expect(state(page)).toHaveText('sačuvana');
});

test('a picture is chosen by the button, dropped, and removed', async ({ show }) => {
  const page = await show('image-field');
  const field = page.getByRole('group', { name: 'Slika', exact: true });
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: 'Zamijeni' }).click();
  await (await chooser).setFiles(picture);
  await expect(state(page).getByText('gel.png')).toBeVisible();

  const dropped = await page.evaluateHandle(
    bytes => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
      return transfer;
    },
    [...pictureBytes],
  );
  await field.getByText('gel.png').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(state(page).getByText('dropped.png')).toBeVisible();

  await field.getByRole('button', { name: 'Ukloni sliku' }).click();
  await expect(state(page).getByText('nema')).toBeVisible();
  await expect(field.getByRole('img')).toHaveCount(0);
  await expect(field.getByRole('button', { name: 'Odaberi sliku' })).toBeFocused();
});

test('the menu beside a button is used by keyboard, and gives the focus back', async ({ show }) => {
  const page = await show('split-button');
  const opener = page.getByRole('button', { name: 'Više' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('Nacrt')).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  for (const [key, name] of [
    ['ArrowDown', 'Zakaži'],
    ['End', 'Povuci'],
    ['ArrowDown', 'Nacrt'],
    ['ArrowUp', 'Povuci'],
    ['Home', 'Nacrt'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(name), key).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(state(page)).toHaveText('');
  await page.keyboard.press('ArrowUp');
  await expect(item('Povuci')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state(page)).toHaveText('Povuci');
  await expect(opener).toBeFocused();
  await opener.click();
  await item('Zakaži').click();
  await expect(state(page)).toHaveText('Zakaži');
  await page.getByRole('button', { name: 'Objavi' }).click();
  await expect(state(page)).toHaveText('Objavi');
});
