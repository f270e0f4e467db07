import { viewerTexts } from '#features/gallery/texts/viewer.ts';
import { axeViolations, visit } from '../../support/browser.ts';
import { texts } from '../../support/languages.ts';
import { openAlbum } from '../../support/pages/albums.ts';
import { expect, test } from '../../support/test.ts';

test('the viewer is used by keyboard alone, and by pointer', async ({ origin, openIn }) => {
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

  await images.first().click();
  await isAt(1);
  const next = viewer.getByRole('button', { name: words.next });
  await expect(viewer.getByRole('button', { name: words.previous })).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await isAt(2);
  const strip = viewer.getByRole('list', { name: words.all });
  await strip.getByRole('button').last().click();
  await isAt(total);
  await expect(strip.locator('[aria-current="true"]')).toHaveCount(1);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await viewer.getByRole('button', { name: words.close }).click();
  await expect(viewer).toHaveCount(0);
});

test.describe('with a page of its own', () => {
  test.use({ sharesPage: false });

  test('the address follows the viewer, and Back closes it', async ({ origin, openIn }) => {
    const { page, images, viewer, total, isAt } = await openAlbum({ openIn, origin }, 'bs', '?slika=999999');
    // A link to an image that is not of the album shows the album.
    await expect(viewer).toHaveCount(0);
    const path = new URL(page.url()).pathname;
    await visit(page, '/galerija');
    await page.locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    const album = page.url();
    const closed = async () => {
      await expect(viewer).toHaveCount(0);
      await page.waitForURL(album);
    };
    await images.nth(total - 2).click();
    await isAt(total - 1);
    await page.waitForURL(/\?slika=\d+$/);
    const address = page.url();
    const entries = await page.evaluate(() => history.length);
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await isAt(total);
    await page.waitForURL(url => url.href !== address);
    const entriesNow = () => page.evaluate(() => history.length);
    await expect.poll(entriesNow, 'one entry, whatever was looked at').toBe(entries);
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

    await visit(page, address);
    await isAt(total - 1);
    await page.keyboard.press('Escape');
    await closed();
    await expect(images.nth(total - 2)).toBeFocused();
    // A change of language keeps no picture in the address.
    await page.getByRole('link', { name: 'EN – English' }).click();
    await expect(page.getByRole('list', { name: texts.en.gallery.images })).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe('?lng=en');
    await expect(viewer).toHaveCount(0);
  });
});
