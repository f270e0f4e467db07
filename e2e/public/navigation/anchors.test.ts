import type { Locator, Page } from '@playwright/test';
import { firstOf } from '../../support/addresses.ts';
import { markDocument } from '../../support/browser.ts';
import { bar, heading, isAtTop } from '../../support/pages/public-navigation.ts';
import { expect, test } from '../../support/test.ts';

const scrollTo = (page: Page, y: number) =>
  page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), y);

/** Follows a link to an anchor and waits until the page has scrolled: the focus is moved last. */
const follow = async (link: Locator) => {
  const hash = /#.*/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
  await link.click();
  await expect(link.page().locator(hash)).toBeFocused();
};

test('an anchor leads to its part every time, which its list marks', async ({ openPublic, origin }) => {
  const page = await openPublic('/aktivnosti');
  const contents = page.getByRole('navigation', { name: 'Na ovoj stranici' });
  const link = contents.getByRole('link', { name: 'Simpoziji' });
  const marked = contents.locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  for (const time of ['first', 'second']) {
    await follow(link);
    await isAtTop(page, 'simpoziji');
    await expect(marked.filter({ hasText: 'Simpoziji' }), time).toBeVisible();
    await scrollTo(page, 0);
    await expect(marked).toHaveCount(0);
  }
  await scrollTo(page, 100_000);
  await expect(contents.getByRole('link').last().and(marked)).toBeVisible();
  await scrollTo(page, 0);

  // Where motion is welcome an anchor is scrolled to, but never the focus.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const isInView = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Galerija' })
    .evaluate((last: HTMLElement) => {
      last.focus();
      const { top, bottom } = last.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  expect(isInView).toBe(true);
  await scrollTo(page, 0);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    window.addEventListener('scroll', () => tops.push(window.scrollY));
  });
  await link.click();
  await isAtTop(page, 'simpoziji');
  // A busy machine draws few of the steps.
  const isInSteps = () =>
    (window as unknown as { tops: number[] }).tops.some(top => top > 0 && top < window.scrollY);
  await expect.poll(() => page.evaluate(isInSteps), 'it scrolled in steps').toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await page.goto(await firstOf(origin, '/simpozij'));
  const list = page.getByRole('navigation', { name: 'Dijelovi prijave' });
  const parts = list.locator('[aria-current]');
  await follow(list.getByRole('link', { name: 'Naučni rad' }));
  await expect(parts.filter({ hasText: 'Naučni rad' })).toBeVisible();
  await scrollTo(page, 0);
  await expect(parts.filter({ hasText: 'Osnovni podaci' })).toBeVisible();
});

test('an anchor leads home, and Back to where that was left', async ({ openPublic }) => {
  const page = await openPublic('/#organizacija');
  await isAtTop(page, 'organizacija');
  const isSame = await markDocument(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Sve novosti' });
  const section = page.getByRole('region', { name: 'Organizacija' });
  await link.click();
  await expect(heading(page, 'Novosti')).toBeFocused();
  await bar(page).getByRole('link', { name: 'O nama' }).hover();
  await bar(page).getByRole('link', { name: 'Organizacija' }).click();
  await page.waitForURL('**/#organizacija');
  await isAtTop(page, 'organizacija');
  await expect(section).toBeFocused();

  await link.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const position = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(heading(page, 'Novosti')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  // The focus is moved after scrolling.
  await expect(section).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  expect(await isSame()).toBe(true);
});
