import type { Page } from '@playwright/test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { gives, openEditor } from './rich-text.ts';
import { expect, test } from './test.ts';

/** Pastes files, or drops them at the end of the text. */
const bring = (page: Page, way: 'paste' | 'drop', file: EncodedFile | EncodedFile[], html?: string) =>
  page.evaluate(
    ([type, files, copied]) => {
      const data = new DataTransfer();
      if (copied) data.setData('text/html', copied);
      for (const { name, mimeType, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), byte => byte.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const text = document.querySelector('[contenteditable]');
      const { right, bottom } = text?.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
      const options = { bubbles: true, cancelable: true };
      text?.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...options, clipboardData: data })
          : new DragEvent(type, { ...options, dataTransfer: data, clientX: right - 1, clientY: bottom - 1 }),
      );
    },
    [way, [file].flat(), html] as const,
  );

type EncodedFile = { name: string; mimeType: string; base64: string };

const isLoaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;

test('a picture is pasted, dropped or chosen, described, and kept until it is sent', async ({
  show,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  const { page, text, tool } = await openEditor(show);
  const src = (letter: string) => `/media/${letter.repeat(40)}.png`;
  let answer = { status: 500, json: {} as object };
  await page.route('**/text-images', route => route.fulfill(answer));
  const dialog = page.getByRole('dialog', { name: 'Nova slika u tekstu' });
  const alt = dialog.getByRole('textbox', { name: 'Opis slike' });
  const insert = dialog.getByRole('button', { name: 'Umetni sliku' });
  const shown = (name: string) => text.getByRole('img', { name }).evaluate(isLoaded);
  const buffer = Buffer.from(await (await samplePicture()).arrayBuffer());
  const picture = { name: 'gel.png', mimeType: 'image/png', base64: buffer.toString('base64') };

  await page.keyboard.type('prije');
  // A copied picture comes with the HTML of its page.
  await bring(page, 'paste', picture, '<img src="https://primjer.ba/gel.png">');
  await expect(alt).toBeFocused();
  await expect(dialog.getByRole('img')).toBeVisible();
  await insert.click();
  await expect(dialog.getByText('Opišite sliku ili označite da je ukrasna.')).toBeVisible();
  await alt.fill('Gel');
  await dialog.getByRole('textbox', { name: 'Potpis pod slikom' }).fill('Četiri trake');
  await insert.click();
  await expect(dialog.getByRole('alert')).toHaveText('Slika nije poslana.');
  answer = { status: 201, json: { src: src('a'), width: 48, height: 32 } };
  await insert.click();
  const figure = (letter: string, alternative: string, caption = '') =>
    `<figure><img src="${src(letter)}" alt="${alternative}" width="48" height="32">${caption}</figure>`;
  const first = `<p>prije</p>${figure('a', 'Gel', '<figcaption>Četiri trake</figcaption>')}`;
  await gives(page, first);
  await expect.poll(() => shown('Gel')).toBe(true);
  await expect(text).toBeFocused();
  await page.keyboard.type('dalje');
  await gives(page, `${first}<p>dalje</p>`);

  answer.json = { src: src('b'), width: 48, height: 32 };
  await bring(page, 'drop', picture);
  await dialog.getByRole('switch', { name: 'Ukrasna slika (bez opisa)' }).check();
  await insert.click();
  const second = `${first}<p>dalje</p>${figure('b', '')}`;
  await gives(page, second);

  await bring(page, 'paste', { ...picture, name: 'program.pdf', mimeType: 'application/pdf' });
  await expect(dialog.getByText('Odaberite sliku vrste JPEG')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  answer.json = { src: src('c'), width: 48, height: 32 };
  await tool('Slika').click();
  await insert.click();
  await expect(dialog.getByText('Odaberite sliku.')).toBeVisible();
  await dialog.locator('input[type="file"]').setInputFiles({ ...picture, buffer });
  await alt.fill('Traka');
  await alt.press('Enter');
  await gives(page, `${second}${figure('c', 'Traka')}`);
});

test('several pictures are asked for in their order, and other files are named', async ({ show }) => {
  const { page, text } = await openEditor(show);
  const src = (letter: string) => `/media/${letter.repeat(40)}.png`;
  const base64 = Buffer.from(await (await samplePicture()).arrayBuffer()).toString('base64');
  const picture = (name: string) => ({ name, mimeType: 'image/png', base64 });
  const insert = async (title: string, letter: string, alt: string) => {
    const json = { src: src(letter), width: 48, height: 32 };
    await page.route('**/text-images', route => route.fulfill({ status: 201, json }), { times: 1 });
    const dialog = page.getByRole('dialog', { name: title });
    const description = dialog.getByRole('textbox', { name: 'Opis slike' });
    await expect(description).toBeFocused();
    await description.fill(alt);
    await description.press('Enter');
  };
  await page.keyboard.type('prije');
  const program = { ...picture('program.pdf'), mimeType: 'application/pdf' };
  await bring(page, 'drop', [program, picture('a.png'), picture('b.png'), picture('c.png')]);
  await expect(page.getByText('Nije dodano: program.pdf.')).toBeVisible();
  await insert('Nova slika u tekstu (1 od 3)', 'a', 'Prva');
  const second = page.getByRole('dialog', { name: 'Nova slika u tekstu (2 od 3)' });
  await second.getByRole('button', { name: 'Preskoči' }).click();
  await insert('Nova slika u tekstu (3 od 3)', 'c', 'Treća');
  const figure = (letter: string, alt: string) =>
    `<figure><img src="${src(letter)}" alt="${alt}" width="48" height="32"></figure>`;
  await gives(page, `<p>prije</p>${figure('a', 'Prva')}${figure('c', 'Treća')}`);
  await expect(text).toBeFocused();
});
