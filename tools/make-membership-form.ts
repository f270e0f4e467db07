/**
 * Prints the membership form that /postani-clan offers, to be filled in on a screen or by hand. Must be run again when
 * the association's data, the fields of a person or their labels change. The association may also replace the file.
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.ts';
import { addFields, findPlaces } from './membership-form/fillable.ts';
import { formDocument } from './membership-form/form.ts';

const target = new URL('../public/pristupnica.pdf', import.meta.url);

const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await page.setContent(await formDocument());
  await page.evaluate(() => document.fonts.ready);
  const places = await findPlaces(page);
  const pdf = await addFields(await page.pdf({ preferCSSPageSize: true, tagged: true }), places);
  await writeFile(target, pdf);
  process.stdout.write(`${target.pathname} ${(pdf.length / 1024).toFixed(1)} KB\n`);
} finally {
  await browser.close();
}
