import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { sessionCalls } from '#features/accounts/contract.ts';
import { startOldSite } from '#features/moving/testing/old-site.ts';
import { wxrOf } from '#features/moving/testing/wxr.ts';
import { expectSoundInLooks } from '../support/sound.ts';
import { type CleanUp, emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'moving', hasOwnProcess: true });
// Each goes on with what the one before imported.
test.describe.configure({ mode: 'serial' });

/** For what a process of its own does, which lets requests go first. */
const inBackground = { timeout: 30_000 };

/** What a click saves. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path());
}

async function unpacked(zip: Uint8Array, cleanUp: CleanUp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  cleanUp(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

test('an import from the old site shows how far it is, is stopped, run again and reported', async ({
  openAdmin,
  site,
  cleanUp,
}) => {
  const old = await startOldSite({ after: cleanUp });
  // The albums, which come after the rest of the content, wait.
  let isHeld = true;
  old.state.fault = url => isHeld && url.pathname.endsWith('/gallery.php');
  const page = await openAdmin('/admin/uvoz-i-izvoz');
  const address = page.getByLabel('Adresa stare stranice');
  const start = async () => {
    await page.getByLabel('Ključ administratora').fill('kljuc');
    await page.getByRole('button', { name: 'Uvezi' }).click();
  };
  await address.fill(old.address.href);
  await start();
  const bar = page.getByRole('progressbar', { name: 'Uvoz je u toku' });
  await expect(page.getByText('Publikacije: 1 od 2')).toBeVisible(inBackground);
  await expect(bar).toHaveAttribute('value', '0.5');
  await expectSoundInLooks(page, 'the import that is under way');
  await page.getByRole('button', { name: 'Prekini' }).click();
  const list = page.getByRole('table', { name: 'Ranije' });
  await expect(list.getByText('Prekinuto')).toBeVisible(inBackground);
  await page.getByRole('link', { name: /^Izvještaj/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Izvještaj o uvozu' })).toBeVisible();
  const counts = page.getByRole('row', { name: /^(Vijesti|Albumi|Prijave)/ });
  await expect(counts).toHaveText(['Vijesti3000']);
  await expect(page.getByText('Tekst: izgubljeno oblikovanje (font, script)')).toBeVisible();
  await expectSoundInLooks(page, 'the report');

  isHeld = false;
  await page.getByRole('link', { name: 'Uvoz i izvoz' }).last().click();
  await expect(address).toHaveValue(old.address.href);
  await start();
  await expect(list.getByText('Završeno')).toBeVisible(inBackground);
  await page
    .getByRole('link', { name: /^Izvještaj/ })
    .first()
    .click();
  // The one whose picture is missing is tried again.
  await expect(counts).toHaveText(['Vijesti0120', 'Albumi1000', 'Prijave1001']);
  const report = JSON.parse((await saved(page, 'Sačuvaj kao JSON')).toString());
  expect(report).toMatchObject({ state: 'done', source: old.address.href });
  expect((await fetch(`${site.origin}/novosti/7`)).status).toBe(200);
});

test('in English everything is exported, opened without the site, and an old address redirected', async ({
  openAdmin,
  openPage,
  api,
  site,
  cleanUp,
  expectProblems,
}) => {
  await api.call(sessionCalls.update, { fields: { language: 'en' } });
  cleanUp(() => api.call(sessionCalls.update, { fields: { language: 'bs' } }));
  const oldAddress = `${site.origin}/index.php/vijest`;
  expect((await fetch(oldAddress)).status).toBe(404);
  const page = await openAdmin('/admin/uvoz-i-izvoz');
  await expectSoundInLooks(page, 'the screen in English');
  await page.getByRole('button', { name: 'Make an export' }).click();
  await expect(page.getByRole('button', { name: 'Download ZIP' })).toBeVisible(inBackground);
  const folder = await unpacked(await saved(page, 'Download ZIP'), cleanUp);

  expectProblems(/asked another host: file:/);
  const reader = await openPage();
  await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
  await reader.getByRole('link', { name: 'Vijest velikim slovima' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Vijest velikim slovima');
  const picture = reader.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/admin/preusmjerenja');
  await page.getByRole('button', { name: 'Redirect: /index.php/vijest' }).click();
  const target = page.getByRole('dialog').getByRole('textbox', { name: 'To the address*' });
  await target.fill('/novosti/7');
  await target.press('Enter');
  await expect(page.getByText('The redirect was saved')).toBeVisible();
  const { status, headers } = await fetch(oldAddress, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/novosti/7']);
});

test('the categories of a WordPress site are mapped by keyboard on a phone, and the import is tried', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin/uvoz-i-izvoz', { viewport: { width: 390, height: 844 } });
  await page.getByText('Iz datoteke').click();
  const blog = { name: 'blog.xml', mimeType: 'text/xml', buffer: Buffer.from(wxrOf('http://127.0.0.1:1')) };
  await page.locator('input[type=file]').setInputFiles(blog);
  const ofSeminars = page.getByRole('combobox', { name: 'Ovdje: Seminari' });
  await expect(ofSeminars).toBeVisible();
  await expectSoundInLooks(page, 'the table of categories');
  await ofSeminars.focus();
  await page.keyboard.type('Doga');
  await expect(ofSeminars).toHaveValue('Događaji');
  await page.getByRole('combobox', { name: 'Ovdje: Interno' }).focus();
  await page.keyboard.type('Ne');
  await page.getByRole('button', { name: 'Samo probaj' }).press('Enter');
  const trial = page.getByRole('row', { name: /Proba uvoza: blog\.xml/ });
  await expect(trial.getByText('Završeno')).toBeVisible(inBackground);
  await trial.getByRole('link', { name: /^Izvještaj/ }).click();
  await expect(page.getByRole('row', { name: /^Vijesti/ })).toHaveText('Vijesti3001');
  await expect(page.getByText('kategorija Interno se ne preuzima')).toBeVisible();
});
