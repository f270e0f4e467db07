import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser, Locator } from '@playwright/test';
import { createAlbum, createImage } from '#features/gallery/contract.ts';
import { newsCalls } from '#features/news/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { samplePicture } from '#server/testing/sample-pictures.ts';
import { createApi, signIn } from './support/api.ts';
import { axeViolations, hasFocus, launchBrowser, openPage, visit } from './support/browser.ts';
import { type Language, languages, openIn, texts } from './support/languages.ts';
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

/** The first album of the gallery, which has several images. */
async function openAlbum(t: TestContext, language: Language = 'bs', query = '') {
  const { gallery } = texts[language];
  const page = await openIn(browser, language, `${site.origin}/galerija/${await albumId()}${query}`);
  t.after(async () => {
    await page.context().close();
    assert.deepEqual(page.problems, []);
  });
  const images = page.getByRole('list', { name: gallery.images }).getByRole('link');
  const viewer = page.getByRole('dialog', { name: gallery.viewer.title });
  const total = await images.count();
  assert.ok(total > 3);
  return {
    page,
    images,
    viewer,
    total,
    /** Waits until the viewer says at which image it is. */
    isAt: (position: number) =>
      viewer
        .getByRole('status')
        .getByText(
          gallery.viewer.position.replace('{{position}}', `${position}`).replace('{{total}}', `${total}`),
          {
            exact: true,
          },
        )
        .waitFor(),
  };
}

async function albumId(): Promise<number> {
  const { items } = (await (await fetch(`${site.origin}/api/gallery.php?page=1&pageSize=9`)).json()) as {
    items: { id: number; image_count: number }[];
  };
  const album = items.find(({ image_count }) => image_count > 3);
  assert.ok(album);
  return album.id;
}

for (const language of languages) {
  test(`the viewer is used by keyboard alone, in ${language}`, async t => {
    const { page, images, viewer, total, isAt } = await openAlbum(t, language);
    const { viewer: words } = texts[language].gallery;
    await images.nth(1).focus();
    await page.keyboard.press('Enter');
    await viewer.waitFor();
    await hasFocus(viewer.getByRole('button', { name: words.close }));
    await isAt(2);
    assert.deepEqual(await axeViolations(page), []);
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
    // The tab key stays within, and comes to all: the ways on, the strip, the way out.
    const seen = new Set<string | null>();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      seen.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
      // Between the last and the first is the browser's own bar.
      const isWithin = () =>
        document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
      assert.equal(await page.evaluate(isWithin), true);
    }
    for (const label of [words.previous, words.next, words.close]) assert.ok(seen.has(label), label);

    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await hasFocus(images.nth(2));
  });
}

test('the viewer is used by pointer: the ways on, the strip, the way out', async t => {
  const { images, viewer, total, isAt } = await openAlbum(t);
  await images.first().click();
  await isAt(1);
  const previous = viewer.getByRole('button', { name: 'Prethodna slika' });
  const next = viewer.getByRole('button', { name: 'Sljedeća slika' });
  assert.equal(await previous.getAttribute('aria-disabled'), 'true');
  await next.click();
  await isAt(2);
  const strip = viewer.getByRole('list', { name: 'Sve slike u albumu' });
  await strip.getByRole('button').last().click();
  await isAt(total);
  assert.equal(await strip.locator('[aria-current="true"]').count(), 1);
  assert.equal(await next.getAttribute('aria-disabled'), 'true');
  await viewer.getByRole('button', { name: 'Zatvori preglednik' }).click();
  await viewer.waitFor({ state: 'detached' });
});

test('the address follows the viewer, and opens it at its image', async t => {
  const { page, images, viewer, isAt } = await openAlbum(t);
  const entries = await page.evaluate(() => history.length);
  await images.nth(2).click();
  await isAt(3);
  await page.waitForURL(/\?slika=\d+$/);
  const address = page.url();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(url => url.href !== address);
  assert.equal(await page.evaluate(() => history.length), entries + 1, 'one entry, whatever was looked at');
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/galerija\/\d+$/);

  await visit(page, address);
  await isAt(3);
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await page.waitForURL(/\/galerija\/\d+$/);
  await hasFocus(images.nth(2));
});

test('Back closes the viewer where the album was, and the next Back leaves the album', async t => {
  const { page, images, viewer, total, isAt } = await openAlbum(t);
  const album = page.url();
  await visit(page, `${site.origin}/galerija`);
  await page.locator(`a[href="${new URL(album).pathname}"]`).click();
  await page.waitForURL(album);
  const closed = async () => {
    await viewer.waitFor({ state: 'detached' });
    await page.waitForURL(album);
  };
  await images.nth(total - 2).click();
  await isAt(total - 1);
  const scrolled = await page.evaluate(() => window.scrollY);
  assert.ok(scrolled > 0);
  await page.keyboard.press('ArrowRight');
  await isAt(total);
  await page.goBack();
  await closed();
  await hasFocus(images.last());
  assert.ok((await page.evaluate(() => window.scrollY)) >= scrolled, 'where it was');
  // Forward opens it again, and what closes it there leaves no second entry behind.
  await page.goForward();
  await viewer.waitFor();
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
  await page.waitForURL(`${site.origin}/galerija`);
});

test('a link to an image that is not of the album shows the album', async t => {
  for (const query of ['?slika=999999', '?slika=prva']) {
    const { images, viewer, total } = await openAlbum(t, 'bs', query);
    assert.equal(await images.count(), total);
    assert.equal(await viewer.count(), 0);
  }
});

test('without scripts, thumbnails are links to the images', async t => {
  const page = await openPage(browser, { javaScriptEnabled: false });
  t.after(() => page.context().close());
  await page.goto(`${site.origin}/galerija`);
  await page.getByRole('article').first().getByRole('link').first().click();
  const link = page.getByRole('list', { name: 'Slike u albumu' }).getByRole('link').first();
  const address = await link.getAttribute('href');
  assert.match(address ?? '', /^\/media\//);
  // The browser's own page around an image has styles that the image's policy forbids, and says so.
  assert.deepEqual(page.problems, []);
  await link.click();
  await page.waitForURL(`**${address}`);
  const image = await fetch(site.origin + address);
  assert.deepEqual([image.status, image.headers.get('content-type')?.split('/')[0]], [200, 'image']);
});

test('a change of language leaves no picture in the address that is not shown', async t => {
  const answer = await fetch(`${site.origin}/api/gallery.php?album_id=${await albumId()}`);
  const [image] = (await answer.json()) as { id: number }[];
  const { page, viewer } = await openAlbum(t, 'bs', `?slika=${image?.id}&lng=bs`);
  await viewer.getByRole('button', { name: texts.bs.gallery.viewer.close }).click();
  await page.waitForFunction(() => !window.location.search.includes('slika'));
  await page.getByRole('link', { name: 'EN – English' }).click();
  await page.getByRole('list', { name: texts.en.gallery.images }).waitFor();
  assert.equal(new URL(page.url()).search, '');
  assert.equal(await viewer.count(), 0);
});

test('an image that is opened by itself is shown without a fault', async t => {
  const { page, images } = await openAlbum(t);
  const response = await page.goto(site.origin + (await images.first().getAttribute('href')));
  assert.match(response?.headers()['content-type'] ?? '', /^image\//);
  await page.waitForFunction(() => (document.querySelector('img')?.naturalWidth ?? 0) > 0);
});

test('an album is dated by the calendar of the site’s time zone', async t => {
  for (const [timeZone, day] of [
    ['Pacific/Kiritimati', '15.01.2026'],
    ['Pacific/Pago_Pago', '13.01.2026'],
  ] as const) {
    const elsewhere = await startSite({ TIME_ZONE: timeZone });
    t.after(() => elsewhere.stop());
    const db = new DatabaseSync(join(elsewhere.dataDir, 'site.sqlite'));
    db.exec("UPDATE albums SET created_at = '2026-01-14T10:30:00.000Z'");
    db.close();
    const page = await openPage(browser);
    await visit(page, `${elsewhere.origin}/galerija/1`);
    assert.equal(await page.getByRole('main').locator('time').textContent(), day);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test('an upright photo keeps its upper part, a small one its size, and a single one fills the row', async t => {
  const api = createApi(site.origin, await signIn(site.origin));
  const upright = await samplePicture({ width: 60, height: 90 });
  const made = async (answer: Promise<{ body: unknown } | undefined>) =>
    (await answer)?.body as { id: number };
  const fields = { title: 'Jedna slika', cover_image: upright };
  const album = await made(api.call(createAlbum, { fields }));
  const image = new File([upright], 'IMG_1001.png', { type: 'image/png' });
  await made(api.call(createImage, { fields: { album_id: album.id, image } }));
  const news = await made(api.call(newsCalls.create, { fields: { ...sampleForms.news, image: upright } }));
  const page = await openPage(browser);
  t.after(() => page.context().close());

  await visit(page, `${site.origin}/galerija/${album.id}`);
  const photo = page.getByRole('list', { name: 'Slike u albumu' }).locator('img');
  assert.equal(await photo.evaluate(element => getComputedStyle(element).objectPosition), '50% 25%');
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width;
  assert.equal(await widthOf(photo), await widthOf(page.getByRole('list', { name: 'Slike u albumu' })));
  // A camera's name says nothing.
  assert.equal(await photo.getAttribute('alt'), 'Fotografija 1 od 1, Jedna slika');
  await page.getByRole('link', { name: 'Otvori sliku 1 od 1', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: 'Preglednik slika' });
  await viewer.getByRole('img', { name: 'Fotografija 1 od 1, Jedna slika' }).waitFor();
  assert.equal(await viewer.getByText('IMG_1001').count(), 0);

  await visit(page, `${site.origin}/novosti/${news.id}`);
  const box = await page.getByRole('figure').locator('img').boundingBox();
  assert.deepEqual([box?.width, box?.height], [60, 90]);
});

for (const deviceScaleFactor of [2, 3]) {
  test(`a phone with ${deviceScaleFactor} dots to a pixel loads the size that is seen on it`, async t => {
    const page = await openPage(browser, { viewport: { width: 390, height: 844 }, deviceScaleFactor });
    t.after(() => page.context().close());
    for (const path of ['/', '/novosti', '/radionice', `/galerija/${await albumId()}`]) {
      await visit(page, site.origin + path);
      const wrong = await page.evaluate(dots => {
        const widths = [320, 640, 960, 1440, 1920];
        return [...document.querySelectorAll('main img')].flatMap(image => {
          const { width, height } = image.getBoundingClientRect();
          const whole = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          // As wide as it is before it is cut to its frame; of what fills the phone, nobody sees the third dot.
          const seen = width > innerWidth / 2 ? Math.min(dots, 2) : dots;
          const needed = Math.max(width, height * whole) * seen;
          const sizes = (image.closest('picture')?.querySelector('source')?.sizes ?? '').split(',');
          const choices = sizes.map(
            size => size.trim().match(/^(?<condition>\(.*\))? ?(?<length>.*)$/)?.groups,
          );
          const last = choices.find(size => matchMedia(size?.condition ?? 'all').matches)?.length ?? '';
          // Of a small picture there is one file only.
          if (last.endsWith('px')) return [];
          const pixels = Number.parseFloat(last) * (last.endsWith('vw') ? 3.9 : 16) * dots;
          const fileFor = (wide: number) => widths.find(file => file >= Math.floor(wide));
          return fileFor(needed) === fileFor(pixels) ? [] : [`${Math.round(needed)} px, told ${pixels}`];
        });
      }, deviceScaleFactor);
      assert.deepEqual(wrong, [], path);
    }
  });
}
