/**
 * Makes README's screenshots of the built site with its example content and invented applications: home, an
 * event with its form, the admin.
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { overview, showOverview } from '#features/overview/contract.ts';
import { createApi, signIn } from '../e2e/support/api.ts';
import { launchOptions, storeSession, visit } from '../e2e/support/browser.ts';
import { seedApplications } from '../e2e/support/seeded-applications.ts';
import { type RunningSite, startSite } from '../e2e/support/site.ts';

const folder = new URL('../docs/pictures/', import.meta.url);
const viewport = { width: 1280, height: 800 };
const firstNames = ['Amra', 'Boris', 'Ćamila', 'Damir', 'Emina', 'Goran', 'Lejla', 'Mirza', 'Nina', 'Željko'];
const lastNames = [
  'Begić',
  'Čolić',
  'Đurić',
  'Hadžić',
  'Jurić',
  'Kovač',
  'Marić',
  'Petrović',
  'Šarić',
  'Tomić',
];
const applicationsPerEvent = [17, 12, 9, 6, 3];

async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, folder)));
  process.stdout.write(`${name} ${(size / 1024).toFixed(1)} KB\n`);
}

/** Applications over the last twelve weeks, increasing towards the end. */
async function applyToEvents({ origin, dataDir }: RunningSite): Promise<void> {
  const answer = await createApi(origin, await signIn(origin)).call(showOverview);
  const { events } = overview.parse(answer?.body);
  for (const [place, { versions }] of events.entries()) {
    const people = Array.from({ length: applicationsPerEvent[place] ?? 0 }, (_, number) => ({
      firstName: firstNames[(number * 3 + place) % 10] ?? '',
      lastName: lastNames[(number * 7 + place) % 10] ?? '',
      email: `osoba${place}-${number}@primjer.ba`,
      createdAt: new Date(Date.now() - number ** 1.5 * 86_400_000 - place * 3_600_000).toISOString(),
    }));
    seedApplications(dataDir, versions[0]?.id ?? 0, people);
  }
}

/** The first workshop that takes applications, with the start of the form below its description. */
async function openEvent(page: Page, origin: string): Promise<void> {
  await visit(page, `${origin}/radionice`);
  await page.locator('main a[href^="/radionica/"]').first().click();
  const form = page.locator('main form');
  await form.waitFor();
  await form.evaluate((node, height) => {
    window.scrollTo({ top: node.getBoundingClientRect().top + window.scrollY - height });
  }, viewport.height * 0.55);
}

const site = await startSite({ STARTER_CONTENT: 'on' });
const browser = await chromium.launch(launchOptions());
try {
  await applyToEvents(site);
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: 'bs-BA',
    viewport,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await visit(page, site.origin);
  await save(page, 'home');
  await openEvent(page, site.origin);
  await save(page, 'event');
  await storeSession(page, await signIn(site.origin));
  await page.goto(`${site.origin}/admin`);
  await save(page, 'panel');
} finally {
  await browser.close();
  await site.stop();
}
