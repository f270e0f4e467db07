/**
 * Draws the home screen icons from the site's mark, on white with a margin for masks, and the mark as vector graphics for
 * the starter page for the media.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { provideChromium } from '../scripts/chromium.ts';

const folder = new URL('../public/', import.meta.url);
const mark = await readFile(new URL('favicon.svg', folder));

for (const [name, size] of [
  ['icon-180.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const) {
  const drawn = await sharp(mark, { density: 1_200 })
    .resize({
      width: Math.round(size * 0.6),
      height: Math.round(size * 0.6),
      fit: 'contain',
      background: '#ffffff00',
    })
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(name, folder)));
}

const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  const style = '@page { size: 84mm 72mm } body { margin: 0 } svg { display: block; width: 84mm }';
  await page.setContent(`<!doctype html><title>Logo</title><style>${style}</style>${mark}`);
  const target = new URL('../src/features/pages/starter/logo.pdf', import.meta.url);
  await page.pdf({ path: fileURLToPath(target), preferCSSPageSize: true, pageRanges: '1' });
} finally {
  await browser.close();
}
