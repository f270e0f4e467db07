/** Draws what pages without a picture of their own show where they are shared; the server writes the name on it. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { shareCard } from '#shared/share-card.ts';
import { provideChromium } from '../scripts/chromium.ts';
import { fontFaces } from './fonts/faces.ts';

const { width, height } = shareCard;
const target = fileURLToPath(new URL('../src/features/site/server/share-card.png', import.meta.url));
const formula = await readFile(new URL('../src/ui/molecule/genetika.svg', import.meta.url), 'utf8');

/** In the colours of the deep tone (`src/ui/molecule/molecule.module.css`). */
const styles = `
  * { box-sizing: border-box; margin: 0 }
  body { width: ${width}px; height: ${height}px; padding: 190px 64px 0; background: #161e57 }
  svg { display: block; width: 100%; max-height: 340px; overflow: visible }
  text { fill: #fff; font-family: "IBM Plex Sans"; font-weight: 600; text-anchor: middle; dominant-baseline: central }
  .bonds { fill: none; stroke: #fff; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;
    vector-effect: non-scaling-stroke }
  .wedges { fill: #fff }
  .halo { fill: #161e57 }
  .nitrogen text { fill: #a3b1ff }
  .oxygen text { fill: #ff9aa0 }
  .field { fill: transparent }
  .tick { fill: none; stroke: rgb(255 255 255 / .25) }
  .letter { font-family: Literata; font-weight: 500 }
  .symbol { fill: #c5ccf0; font-weight: 500 }`;

const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width, height } });
  const faces = await fontFaces(formula);
  await page.setContent(`<!doctype html><style>${faces}${styles}</style><body>${formula}</body>`);
  await page.evaluate(() => document.fonts.ready);
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colours: 128 })
    .toFile(target);
  process.stdout.write(`${target} ${(size / 1024).toFixed(1)} KB\n`);
} finally {
  await browser.close();
}
