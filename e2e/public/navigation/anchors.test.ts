import type { Locator, Page } from '@playwright/test';
import { firstOf } from '../../support/addresses.ts';
import { markDocument } from '../../support/browser.ts';
import { bar, heading, isAtTop } from '../../support/pages/public-navigation.ts';
import { expect, test } from '../../support/test.ts';

test('the part that is being read is marked in its list', async ({ site, openPublic }) => {
  const scrollTo = (page: Page, y: number) =>
    page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), y);
  /** Follows a link to an anchor and waits until the page has scrolled. */
  const follow = async (link: Locator) => {
    const hash = new URL((await link.getAttribute('href')) ?? '', site.origin).hash;
    await link.click();
    await expect(link.page().locator(hash)).toBeFocused();
  };
  const activities = await openPublic('/aktivnosti');
  const contents = activities.getByRole('navigation', { name: 'Na ovoj stranici' });
  const marked = contents.locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  await follow(contents.getByRole('link', { name: 'Simpoziji' }));
  await expect(marked.filter({ hasText: 'Simpoziji' })).toBeVisible();
  await scrollTo(activities, 100_000);
  await expect(contents.getByRole('link').last().and(marked)).toBeVisible();
  await scrollTo(activities, 0);
  await expect(marked).toHaveCount(0);

  const event = await openPublic(await firstOf(site.origin, '/simpozij'));
  const list = event.getByRole('navigation', { name: 'Dijelovi prijave' });
  const parts = list.locator('[aria-current]');
  await follow(list.getByRole('link', { name: 'Naučni rad' }));
  await expect(parts.filter({ hasText: 'Naučni rad' })).toBeVisible();
  await scrollTo(event, 0);
  await expect(parts.filter({ hasText: 'Osnovni podaci' })).toBeVisible();
});

test('an anchor on another page leads home, to its section', async ({ openPublic }) => {
  const page = await openPublic('/novosti');
  const isSame = await markDocument(page);
  await bar(page).getByRole('link', { name: 'O nama' }).hover();
  await bar(page).getByRole('link', { name: 'Organizacija' }).click();
  await page.waitForURL('**/#organizacija');
  await isAtTop(page, 'organizacija');
  await expect(page.getByRole('region', { name: 'Organizacija' })).toBeFocused();
  expect(await isSame()).toBe(true);
});

test('an anchor of the same page leads there every time', async ({ openPublic }) => {
  const page = await openPublic('/aktivnosti');
  const link = page
    .getByRole('navigation', { name: 'Na ovoj stranici' })
    .getByRole('link', { name: 'Simpoziji' });
  for (const time of ['first', 'second']) {
    await link.click();
    await isAtTop(page, 'simpoziji');
    // The focus is moved last, after scrolling.
    await expect(page.getByRole('region', { name: 'Simpoziji' })).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => window.scrollY), time).toBe(0);
  }
});

test('an address with an anchor shows its section', async ({ openPublic }) => {
  const page = await openPublic('/#organizacija');
  await isAtTop(page, 'organizacija');
});

test('Back to an anchor returns to where the page was left', async ({ openPublic }) => {
  const page = await openPublic('/novosti');
  await bar(page).getByRole('link', { name: 'O nama' }).hover();
  await bar(page).getByRole('link', { name: 'Organizacija' }).click();
  await isAtTop(page, 'organizacija');
  const link = page.getByRole('main').getByRole('link', { name: 'Sve novosti' });
  await link.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const position = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(heading(page, 'Novosti')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  // The focus is moved after scrolling.
  await expect(page.getByRole('region', { name: 'Organizacija' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
});

test('the focus is seen at once, an anchor scrolled to', async ({ openPublic }) => {
  const page = await openPublic('/aktivnosti', { reducedMotion: 'no-preference' });
  const isInView = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Galerija' })
    .evaluate((link: HTMLElement) => {
      link.focus();
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  expect(isInView).toBe(true);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    const tops: number[] = [];
    Object.assign(window, { tops });
    window.addEventListener('scroll', () => tops.push(window.scrollY));
  });
  await page
    .getByRole('navigation', { name: 'Na ovoj stranici' })
    .getByRole('link', { name: 'Simpoziji' })
    .click();
  await isAtTop(page, 'simpoziji');
  // A busy machine draws few of the steps.
  const isInSteps = () =>
    (window as unknown as { tops: number[] }).tops.some(top => top > 0 && top < window.scrollY);
  await expect.poll(() => page.evaluate(isInSteps), 'it scrolled in steps').toBe(true);
});
