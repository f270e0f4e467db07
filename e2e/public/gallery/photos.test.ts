import type { Locator, Page } from '@playwright/test';
import { albumCalls, imageCalls } from '#features/gallery/contract.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { newsCalls } from '#features/news/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { visit } from '../../support/browser.ts';
import { albumId, openAlbum } from '../../support/pages/albums.ts';
import { withDatabase } from '../../support/sites/database.ts';
import { expect, test } from '../../support/test.ts';

test.use({ siteName: 'gallery' });

test('an album is dated by the site’s calendar, and links images', async ({ site }) => {
  const id = await albumId(site.origin);
  const read = async () => (await fetch(`${site.origin}/galerija/${id}`)).text();
  // Where it is the next day already.
  const night = '2026-01-14T23:30:00.000Z';
  withDatabase(site.dataDir, db => db.prepare('UPDATE albums SET created_at = ?').run(night));
  await expect.poll(read).toMatch(/<time [^>]*>15\.01\.2026<\/time>/);
  const address = /<a [^>]*href="(\/media\/[^"]+)"/.exec(await read())?.[1];
  const image = await fetch(`${site.origin}${address}`);
  expect([image.status, image.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
});

test('rows of an album fill it, and no image is cut off', async ({ origin, openIn }) => {
  const { page, images } = await openAlbum({ openIn, origin });
  const list = page.getByRole('list', { name: 'Slike u albumu' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { end, tiles } = await list.evaluate(element => ({
      end: element.getBoundingClientRect().right,
      tiles: [...element.children].map(child => {
        const { top, right, height, width: wide } = child.getBoundingClientRect();
        const image = child.querySelector('img');
        const ratio = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'));
        return { top: Math.round(top), right, height, cut: wide / height / ratio };
      }),
    }));
    const rows = Object.values(Object.groupBy(tiles, ({ top }) => top)).map(row => row ?? []);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      for (const { height, cut } of row) {
        expect(Math.abs(height - (row[0]?.height ?? 0))).toBeLessThan(1);
        expect(Math.abs(Math.log(cut))).toBeLessThan(1 / 15);
      }
    }
    for (const row of rows.slice(0, -1)) expect(Math.abs((row.at(-1)?.right ?? 0) - end)).toBeLessThan(1);
  }
  // An image that is opened by itself is shown without a fault: the browser's page for it uses inline styles.
  const response = await page.goto((await images.first().getAttribute('href')) ?? '');
  expect(response?.headers()['content-type'] ?? '').toMatch(/^image\//);
  await page.waitForFunction(() => (document.querySelector('img')?.naturalWidth ?? 0) > 0);
});

test('upright, small and single photos are shown well', async ({ api, page }) => {
  const upright = await samplePicture({ width: 60, height: 90 });
  const made = async (answer: Promise<{ body: unknown } | undefined>) =>
    (await answer)?.body as { id: number };
  const fields = { title: 'Jedna slika', cover_image: upright };
  const album = await made(api.call(albumCalls.create, { fields }));
  const image = new File([upright], 'IMG_1001.png', { type: 'image/png' });
  await made(api.call(imageCalls.create, { fields: { album_id: album.id, image } }));
  const news = await made(api.call(newsCalls.create, { fields: { ...sampleForms.news, image: upright } }));

  await visit(page, `/galerija/${album.id}`);
  const photo = page.getByRole('list', { name: 'Slike u albumu' }).locator('img');
  await expect
    .poll(() => photo.evaluate(element => getComputedStyle(element).objectPosition))
    .toBe('50% 25%');
  const sizeOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return [box?.width, box?.height];
  };
  expect(await sizeOf(photo)).toEqual([60, 90]);
  // A file name from a camera is not a caption.
  await expect(photo).toHaveAttribute('alt', 'Fotografija 1 od 1, Jedna slika');
  await page.getByRole('link', { name: 'Otvori sliku 1 od 1', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: 'Preglednik slika' });
  await expect(viewer.getByRole('img', { name: 'Fotografija 1 od 1, Jedna slika' })).toBeVisible();
  await expect(viewer.getByText('IMG_1001')).toHaveCount(0);

  await visit(page, `/novosti/${news.id}`);
  expect(await sizeOf(page.getByRole('figure').locator('img'))).toEqual([60, 90]);

  const plain = await made(api.call(newsCalls.create, { fields: sampleForms.news }));
  const withoutPicture = await page.request.get(`/novosti/${plain.id}`);
  expect(await withoutPicture.text()).not.toContain('<figure');
});

test('a phone loads images in the size it shows', async ({ origin, openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  for (const path of ['/', '/novosti', '/radionice', `/galerija/${await albumId(origin)}`]) {
    await visit(page, path);
    for (const deviceScaleFactor of [2, 3]) {
      const screen = { width: 390, height: 844, mobile: false };
      await devtools.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor });
      await page.waitForFunction(dots => devicePixelRatio === dots, deviceScaleFactor);
      expect(await wrongSizes(page, deviceScaleFactor), `${path}, ${deviceScaleFactor} dots`).toEqual([]);
    }
  }
});

/** The pictures for which the browser is told another size than it shows. */
function wrongSizes(page: Page, deviceScaleFactor: number): Promise<string[]> {
  return page.evaluate(dots => {
    const widths = [320, 640, 960, 1440, 1920];
    return [...document.querySelectorAll('main img')].flatMap(image => {
      const { width, height } = image.getBoundingClientRect();
      const whole = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      // Its width before it is cropped. For full-width pictures on a 3x screen, 2x is enough.
      const seen = width > innerWidth / 2 ? Math.min(dots, 2) : dots;
      const needed = Math.max(width, height * whole) * seen;
      const sizes = (image.closest('picture')?.querySelector('source')?.sizes ?? '').split(',');
      const choices = sizes.map(size => size.trim().match(/^(?<condition>\(.*\))? ?(?<length>.*)$/)?.groups);
      const last = choices.find(size => matchMedia(size?.condition ?? 'all').matches)?.length ?? '';
      // A small picture has one file only.
      if (last.endsWith('px')) return [];
      const pixels = Number.parseFloat(last) * (last.endsWith('vw') ? 3.9 : 16) * dots;
      const fileFor = (wide: number) => widths.find(file => file >= Math.floor(wide));
      return fileFor(needed) === fileFor(pixels) ? [] : [`${Math.round(needed)} px, told ${pixels}`];
    });
  }, deviceScaleFactor);
}
