import { viewerTexts } from '#features/gallery/texts/viewer.ts';
import { axeViolations, visit } from '../../support/browser.ts';
import { texts } from '../../support/languages.ts';
import { albumId, openAlbum } from '../../support/pages/albums.ts';
import { expect, test } from '../../support/test.ts';

test('the viewer is used by keyboard alone', async ({ origin, openIn }) => {
  const { page, images, viewer, total, isAt } = await openAlbum({ openIn, origin }, 'en');
  const words = viewerTexts.en;
  await images.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole('button', { name: words.close })).toBeFocused();
  await isAt(2);
  expect(await axeViolations(page)).toEqual([]);
  for (const [key, position] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', total],
    ['ArrowRight', total],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
  ] as const) {
    await page.keyboard.press(key);
    await isAt(position);
  }
  // The tab key cycles through the viewer's buttons and the strip.
  const seen = new Set<string | null>();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
    // Between the last and the first one the focus is in the browser's own interface.
    const isWithin = () =>
      document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
    await expect.poll(() => page.evaluate(isWithin)).toBe(true);
  }
  for (const label of [words.previous, words.next, words.close]) expect(seen.has(label), label).toBeTruthy();

  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(images.nth(2)).toBeFocused();
});

test('the viewer is used by pointer', async ({ origin, openIn }) => {
  const { images, viewer, total, isAt } = await openAlbum({ openIn, origin });
  await images.first().click();
  await isAt(1);
  const previous = viewer.getByRole('button', { name: 'Prethodna slika' });
  const next = viewer.getByRole('button', { name: 'Sljedeća slika' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await isAt(2);
  const strip = viewer.getByRole('list', { name: 'Sve slike u albumu' });
  await strip.getByRole('button').last().click();
  await isAt(total);
  await expect(strip.locator('[aria-current="true"]')).toHaveCount(1);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await viewer.getByRole('button', { name: 'Zatvori preglednik' }).click();
  await expect(viewer).toHaveCount(0);
});

test.describe('with a page of its own', () => {
  test.use({ sharesPage: false });

  test('the address follows the viewer, and opens it at its image', async ({ origin, openIn }) => {
    const { page, images, viewer, isAt } = await openAlbum({ openIn, origin });
    const entries = await page.evaluate(() => history.length);
    await images.nth(2).click();
    await isAt(3);
    await page.waitForURL(/\?slika=\d+$/);
    const address = page.url();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(url => url.href !== address);
    await expect
      .poll(() => page.evaluate(() => history.length), 'one entry, whatever was looked at')
      .toBe(entries + 1);
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/galerija\/\d+$/);

    await visit(page, address);
    await isAt(3);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await page.waitForURL(/\/galerija\/\d+$/);
    await expect(images.nth(2)).toBeFocused();
  });
});

test('Back closes the viewer, and the next leaves the album', async ({ origin, openIn }) => {
  const { page, images, viewer, total, isAt } = await openAlbum({ openIn, origin });
  const album = page.url();
  await visit(page, '/galerija');
  await page.locator(`a[href="${new URL(album).pathname}"]`).click();
  await page.waitForURL(album);
  const closed = async () => {
    await expect(viewer).toHaveCount(0);
    await page.waitForURL(album);
  };
  await images.nth(total - 2).click();
  await isAt(total - 1);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await isAt(total);
  await page.goBack();
  await closed();
  await expect(images.last()).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => window.scrollY), 'where it was')
    .toBeGreaterThanOrEqual(scrolled);
  // Forward opens it again, and closing leaves no second history entry.
  await page.goForward();
  await expect(viewer).toBeVisible();
  await viewer.getByRole('button', { name: 'Zatvori preglednik' }).click();
  await closed();
  for (const close of ['Escape', 'Back']) {
    await images.first().click();
    await isAt(1);
    if (close === 'Back') await page.goBack();
    else await page.keyboard.press(close);
    await closed();
  }
  await page.goBack();
  await page.waitForURL('/galerija');
});

test('a link to an image that is not of the album shows the album', async ({ origin, openIn }) => {
  for (const query of ['?slika=999999', '?slika=prva']) {
    const { images, viewer, total } = await openAlbum({ openIn, origin }, 'bs', query);
    await expect(images).toHaveCount(total);
    await expect(viewer).toHaveCount(0);
  }
});

test('a change of language keeps no picture in the address', async ({ site, origin, openIn }) => {
  const answer = await fetch(`${site.origin}/api/gallery.php?album_id=${await albumId(origin)}`);
  const [image] = (await answer.json()) as { id: number }[];
  const { page, viewer } = await openAlbum({ openIn, origin }, 'bs', `?slika=${image?.id}&lng=bs`);
  await viewer.getByRole('button', { name: viewerTexts.bs.close }).click();
  await page.waitForFunction(() => !window.location.search.includes('slika'));
  await page.getByRole('link', { name: 'EN – English' }).click();
  await expect(page.getByRole('list', { name: texts.en.gallery.images })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('?lng=en');
  await expect(viewer).toHaveCount(0);
});
