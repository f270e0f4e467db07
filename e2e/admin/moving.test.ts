import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { startOldSite } from '#features/moving/testing/old-site.ts';
import { wxrOf } from '#features/moving/testing/wxr.ts';
import { expectSoundInLooks, lookInTurn } from '../support/sound.ts';
import { type CleanUp, emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'moving', hasOwnProcess: true });

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

test('a site is moved in from an old one or a file, and out again', async ({
  openAdmin,
  openPage,
  cleanUp,
  expectProblems,
}) => {
  // It waits for three processes, each of which starts.
  test.slow();
  const old = await startOldSite({ after: cleanUp });
  // The albums, which come after the rest of the content, wait.
  old.state.fault = url => url.pathname.endsWith('/gallery.php');
  const page = await openAdmin('/admin/uvoz-i-izvoz');
  const address = page.getByLabel('Adresa stare stranice');
  await address.fill(old.address.href);
  await page.getByLabel('Ključ administratora').fill('kljuc');
  await page.getByRole('button', { name: 'Uvezi' }).click();
  const bar = page.getByRole('progressbar', { name: 'Uvoz je u toku' });
  await expect(page.getByText('Publikacije: 1 od 2')).toBeVisible(inBackground);
  await expect(bar).toHaveAttribute('value', '0.5');
  await expectSoundInLooks(page, 'the import that is under way', [lookInTurn(1)]);
  await page.getByRole('button', { name: 'Prekini' }).click();
  await expect(page.getByRole('table', { name: 'Ranije' }).getByText('Prekinuto')).toBeVisible(inBackground);
  await page.getByRole('link', { name: /^Izvještaj/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Izvještaj o uvozu' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^(Vijesti|Albumi|Prijave)/ })).toHaveText(['Vijesti3000']);
  await expect(page.getByText('Tekst: izgubljeno oblikovanje (font, script)')).toBeVisible();
  await expectSoundInLooks(page, 'the report', [lookInTurn(0)]);
  const report = JSON.parse((await saved(page, 'Sačuvaj kao JSON')).toString());
  expect(report).toMatchObject({ source: old.address.href });

  await page.getByRole('link', { name: 'Uvoz i izvoz' }).last().click();
  await expect(address, 'to be run again').toHaveValue(old.address.href);
  // A file of WordPress, whose categories are mapped by keyboard.
  await page.getByText('Iz datoteke').click();
  const blog = { name: 'blog.xml', mimeType: 'text/xml', buffer: Buffer.from(wxrOf('http://127.0.0.1:1')) };
  await page.locator('input[type=file]').setInputFiles(blog);
  const ofSeminars = page.getByRole('combobox', { name: 'Ovdje: Seminari' });
  await expect(ofSeminars).toBeVisible();
  await expectSoundInLooks(page, 'the table of categories', [lookInTurn(0), lookInTurn(1)]);
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

  await page.getByRole('link', { name: 'Uvoz i izvoz' }).last().click();
  await page.getByRole('button', { name: 'Napravi izvoz' }).click();
  await expect(page.getByRole('button', { name: 'Preuzmi ZIP' })).toBeVisible(inBackground);
  const folder = await unpacked(await saved(page, 'Preuzmi ZIP'), cleanUp);
  // It is read without the site.
  expectProblems(/asked another host: file:/);
  const reader = await openPage();
  await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
  await reader.getByRole('link', { name: 'Vijest velikim slovima' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Vijest velikim slovima');
  const picture = reader.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
