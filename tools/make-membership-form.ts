/**
 * Prints the membership form that /postani-clan offers. To be run again when the association's particulars, the
 * fields of a person or their labels change; the association may also put a form of its own in its place.
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.ts';
import { formDocument } from './membership-form/form.ts';

const target = new URL('../public/pristupnica.pdf', import.meta.url);

const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await page.setContent(await formDocument());
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
  await writeFile(target, pdf);
  process.stdout.write(`${target.pathname} ${(pdf.length / 1024).toFixed(1)} KB\n`);
} finally {
  await browser.close();
}
