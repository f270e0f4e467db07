/** Draws what pages without a picture of their own show where they are shared: the formula and the association's name. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { starter } from '#features/site/starter/starter.ts';
import { languages } from '#shared/language.ts';
import { defaultCard, shareCard } from '#shared/share-card.ts';
import { provideChromium } from '../scripts/chromium.ts';
import { fontFaces } from './fonts/faces.ts';

const { width, height } = shareCard;
const publicFolder = new URL('../public/', import.meta.url);
const formula = await readFile(new URL('../src/ui/molecule/genetika.svg', import.meta.url), 'utf8');

/** In the colours of the deep tone (`src/ui/molecule/molecule.module.css`). */
const styles = `
  * { box-sizing: border-box; margin: 0 }
  body { display: flex; flex-direction: column; justify-content: space-between; width: ${width}px; height: ${height}px;
    padding: 56px 64px; background: #161e57; color: #fff }
  h1 { font: 500 50px/1.14 Literata; letter-spacing: -.02em; text-wrap: balance }
  p { font: 600 24px/1 "IBM Plex Sans"; color: #ffc629 }
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
  for (const language of languages) {
    const { name, short_name } = starter[language];
    const body = `<h1>${name}</h1>${formula}<p>${short_name}</p>`;
    const faces = await fontFaces(body);
    await page.setContent(
      `<!doctype html><html lang="${language}"><style>${faces}${styles}</style><body>${body}</body></html>`,
    );
    await page.evaluate(() => document.fonts.ready);
    const file = fileURLToPath(new URL(`.${defaultCard(language)}`, publicFolder));
    const { size } = await sharp(await page.screenshot())
      .jpeg({ quality: 88, mozjpeg: true })
      .toFile(file);
    process.stdout.write(`${file} ${(size / 1024).toFixed(1)} KB\n`);
  }
} finally {
  await browser.close();
}
