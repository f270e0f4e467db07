/**
 * Makes README's screenshots of the built site with its example content: home, a workshop, and the same one in the
 * panel, in both languages.
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { eventAdminPaths, eventPaths } from '#features/events/paths.ts';
import { signIn } from '../e2e/support/api.ts';
import { launchOptions, storeSession, visit } from '../e2e/support/browser.ts';
import { startSite } from '../e2e/support/sites/site.ts';

const folder = new URL('../docs/pictures/', import.meta.url);

async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, folder)));
  process.stdout.write(`${name} ${(size / 1024).toFixed(1)} KB\n`);
}

const site = await startSite({ STARTER_CONTENT: 'on' });
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: 'bs-BA',
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await visit(page, site.origin);
  await save(page, 'home');
  await visit(page, site.origin + eventPaths.workshop.list.href());
  const workshop = page.locator('main a[href^="/radionica/"]').first();
  const title = await workshop.innerText();
  await workshop.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await save(page, 'event');
  await storeSession(page, await signIn(site.origin));
  await page.goto(site.origin + eventAdminPaths.workshop.list.href());
  await page.getByRole('button', { name: `Uredi: ${title}` }).click();
  await page.getByRole('group', { name: 'English' }).waitFor();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await save(page, 'panel');
} finally {
  await browser.close();
  await site.stop();
}
