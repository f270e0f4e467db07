/**
 * Prints the programme of a starter workshop as a PDF, in both languages. The site's font is embedded,
 * because the Helvetica of Chromium's PDF viewer lacks č, ć and đ.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { provideChromium } from '../scripts/chromium.ts';
import { starterWorkshops } from '../src/features/events/starter/workshops.ts';

type Line = readonly [time: string, bs: string, en: string];

const days: readonly (readonly [Record<'bs' | 'en', string>, readonly Line[]])[] = [
  [
    { bs: 'Prvi dan', en: 'Day one' },
    [
      ['09:00', 'Prijava polaznika i uvod u sigurnost', 'Registration and safety briefing'],
      ['09:30', 'Kako sistem CRISPR prepoznaje cilj', 'How the CRISPR system recognises its target'],
      ['11:00', 'Vježba: izbor vodiča za zadani gen', 'Exercise: choosing guides for a given gene'],
      ['14:00', 'Mjesta izvan cilja: procjena i provjera', 'Off-target sites: assessment and checks'],
      ['16:00', 'Razgovor o kontrolnim ogledima', 'Discussion of control experiments'],
    ],
  ],
  [
    { bs: 'Drugi dan', en: 'Day two' },
    [
      ['09:00', 'Izdvajanje DNA i PCR ciljnog područja', 'DNA extraction and PCR of the target region'],
      ['11:30', 'Elektroforeza i čitanje gela', 'Electrophoresis and reading the gel'],
      ['14:00', 'Sekvence smjese: šta se iz njih vidi', 'Mixed sequences: what they can show'],
      ['15:30', 'Etika i propisi, otvorena pitanja', 'Ethics and regulations, open questions'],
      ['16:30', 'Dodjela potvrda', 'Certificates'],
    ],
  ],
];

const fonts = await Promise.all([400, 700].flatMap(weight => [face('latin', weight), face('bs', weight)]));
const style = `${fonts.join('')}
  body { font: 11pt/1.5 Plex; }
  h1 { font-size: 20pt; line-height: 1.2; }
  h2 { margin: 24pt 0 6pt; font-size: 13pt; }
  table { border-spacing: 0 6pt; }
  th { width: 56pt; font-weight: 400; text-align: left; }`;

const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { form, pdf } of starterWorkshops) {
  if (!pdf) continue;
  const { lang, title, location, instructor } = form;
  const tables = days.map(([heading, lines]) => {
    const rows = lines.map(([time, bs, en]) => `<tr><th scope="row">${time}<td>${{ bs, en }[lang]}`);
    return `<h2>${heading[lang]}</h2><table>${rows.join('')}</table>`;
  });
  await page.setContent(
    `<html lang="${lang}"><meta charset="utf-8"><title>${title}</title><style>${style}</style>` +
      `<h1>${title}</h1><p>${location}, ${instructor}</p>${tables.join('')}`,
  );
  await page.evaluate('document.fonts.ready');
  const margin = { top: '25mm', left: '25mm', right: '25mm' };
  const { length } = await page.pdf({ path: pdf, format: 'A4', tagged: true, margin });
  process.stdout.write(`${basename(pdf)} ${(length / 1024).toFixed(1)} KB\n`);
}
await browser.close();

/** The font at one weight: a variable font would be stored as drawings of its letters. */
async function face(part: 'latin' | 'bs', weight: number): Promise<string> {
  const file = await readFile(new URL(`../src/ui/fonts/ibm-plex-sans-${part}.woff2`, import.meta.url));
  const letters = String.fromCharCode(...Array.from({ length: 0x180 }, (_, code) => code));
  const font = await subsetFont(file, letters, { targetFormat: 'woff2', variationAxes: { wght: weight } });
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
  const range = part === 'latin' ? 'U+0-FF' : 'U+100-17F';
  return `@font-face { font-family: Plex; font-weight: ${weight}; src: ${source}; unicode-range: ${range} }`;
}
