import type { Locator, Page } from '@playwright/test';
import { type Album, albumCalls, imageCalls } from '#features/gallery/contract.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import type { Api } from '../api.ts';
import { expect } from '../test.ts';

/** Creates an album with images of these names through the API. They are another picture than its cover. */
export async function makeAlbum(api: Api, title: string, ...names: string[]): Promise<Album> {
  const cover_image = await samplePicture({ colour: '#8f2f2f' });
  const created = await api.call(albumCalls.create, { fields: { title, cover_image } });
  const album = created?.body as unknown as Album;
  const picture = await samplePicture();
  for (const name of names) {
    const image = new File([picture], `${name}.png`, { type: 'image/png' });
    const added = await api.call(imageCalls.create, { fields: { album_id: album.id, image } });
    expect(added?.status).toBe(201);
  }
  return album;
}

export async function photos(count: number) {
  const { buffer } = await photo();
  return Array.from({ length: count }, (_, index) => ({
    name: `IMG_${index + 1}.png`,
    mimeType: 'image/png',
    buffer,
  }));
}

export async function photo(name = 'IMG.png', width = 48) {
  const picture = await samplePicture({ width });
  return { name, mimeType: 'image/png', buffer: Buffer.from(await picture.arrayBuffer()) };
}

export const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

export async function openManager(page: Page, title: string) {
  await page.getByRole('button', { name: `Slike: ${title}` }).click();
  const manager = page.getByRole('dialog', { name: `Slike: ${title}` });
  const files = manager.getByRole('list', { name: 'Odabrane slike' });
  const images = manager.getByRole('list', { name: 'Slike u albumu' });
  await expect(images).toBeAttached();
  return {
    manager,
    start: manager.getByRole('button', { name: 'Dodaj slike', exact: true }),
    close: manager.locator('footer').getByRole('button', { name: 'Zatvori' }),
    choose: (chosen: Parameters<Locator['setInputFiles']>[0]) =>
      manager.locator('input[type=file]').setInputFiles(chosen),
    rows: files.getByRole('listitem'),
    tiles: images.getByRole('listitem'),
    question: page.getByRole('alertdialog'),
  };
}

export const isCreation = (request: { method: () => string }) => request.method() === 'POST';
