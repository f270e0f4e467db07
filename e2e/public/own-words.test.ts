import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { updateMenu } from '#features/menu/contract.ts';
import { siteCalls } from '#features/site/contract.ts';
import { changed, fewWords } from '#features/site/testing/changed-words.ts';
import { tellingWords } from '#features/site/testing/telling-words.ts';
import { type Language, languages } from '#shared/language.ts';
import type { Api } from '../support/api.ts';
import { visit } from '../support/browser.ts';
import type { Fields } from '../support/ledger/things.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'own words' });

async function change(api: Api, lang: Language, fields: Fields): Promise<void> {
  const answer = await api.call(siteCalls.update, { query: { lang }, fields });
  expect(answer?.status, JSON.stringify(answer?.body)).toBe(200);
}

async function changeAll(api: Api): Promise<void> {
  for (const lang of languages) await change(api, lang, changed[lang]);
}

/** What each page says after the change; `*` stands for the language's mark. */
const said: Record<string, readonly string[]> = {
  '/': [
    ...['Društvo za ćelije *</h1>', 'Tagline *', 'Statement <em>*</em>', '<h3>Mission heading *</h3>'],
    ...['Mission text *', 'Goal *', 'Goal text *', '>1971<', 'Timeline *', 'Timeline text *'],
    ...['Body *</h3>', 'Role *', 'Person *', 'Institution *', 'Assembly *', 'Membership <strong>*</strong>'],
    ...['"alternateName":"DZĆ *"', '"telephone":"+387 32 111-222"', '"postalCode":"72000"'],
    ...['"addressLocality":"City *"', '"addressCountry":"Country *"', '"streetAddress":"Street * 5"'],
    '"sameAs":["https://example.org/one-*","https://example.org/two-*"]',
  ],
  '/ljudi': [
    ...['<h2>Body *</h2>', 'Role *', 'Person *', 'Institution *', 'mailto:person.*@example.org'],
    ...['2026–2030 *', 'https://orcid.org/0000-0002-1825-0097', 'Assembly person *'],
  ],
  '/aktivnosti': ['Activities lead *', 'id="cas-*"', 'Activities cell *', 'Activities link *'],
  '/kontakt': [
    ...['Društvo za ćelije *</strong>', 'Street * 5', '72000 City *', 'Country *', 'tel:+38732111222'],
    ...['mailto:office.*@example.org', 'https://example.org/map-*', 'Social one *', 'Social two *'],
  ],
  '/postani-clan': [
    ...['Membership <strong>*</strong>', 'Membership list *', 'Fees *', 'https://example.org/form-*.pdf'],
  ],
  '/privatnost': ['<h2>Privacy *</h2>', 'Privacy text *', 'office.*@example.org'],
  '/pristupacnost': ['<h2>Accessibility *</h2>', 'Accessibility text *', 'office.*@example.org'],
  '/novosti': [],
};

/** What every page says: in its title, its header and its footer. */
const saidEverywhere = [
  ...['– DZĆ *</title>', 'DZĆ * – ', 'Notice *', 'href="https://example.org/notice-*"', '+387 32 111-222'],
  ...['Street * 5, 72000 City *', 'Country *', 'Footer *', 'Footer line *', 'https://example.org/two-*'],
];

/** What a page has in its document where something that may be left out was not: parts without a word, and a heading that skips a level. */
function gapsIn(html: string): string[] {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const named = [...html.matchAll(/ aria-(?:labelledby|describedby|controls)="([^"]+)"/g)];
  return [
    ...(main.match(/<(h[2-6]|p|li|a|dt|dd)\b[^>]*>\s*<\/\1>/g) ?? []),
    ...(html.match(/href="(mailto:|tel:)?"/g) ?? []),
    ...levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1).map(level => `h${level}`),
    ...named.flatMap(([, list = '']) => list.split(' ')).filter(id => !ids.has(id)),
  ];
}

test('every page says what the association says of itself, and nothing of before', async ({
  api,
  origin,
}) => {
  await changeAll(api);
  for (const lang of languages) {
    const mark = changed[lang].name.split(' ').at(-1) ?? '';
    for (const [path, parts] of Object.entries(said)) {
      const html = await (await fetch(`${origin}${path}?lng=${lang}`)).text();
      for (const part of [...parts, ...saidEverywhere])
        expect(html, `${path} in ${lang}`).toContain(part.replaceAll('*', mark));
      expect(gapsIn(html), `${path} in ${lang}`).toEqual([]);
      for (const former of tellingWords)
        expect(html.includes(former), `${path} in ${lang} says “${former}”`).toBe(false);
    }
  }
  const searched = await (await fetch(`${origin}/pretraga?q=Goal`)).text();
  expect(searched).toContain('href="/#ciljevi-i-djelatnosti"');
});

test('the other language comes with all its words at once', async ({ api, openPublic }) => {
  await changeAll(api);
  const page = await openPublic('/ljudi');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /početna$/ })
    .click();
  await expect(page.getByText('Tagline bosanski')).toBeVisible();
  const waiting: Route[] = [];
  await page.route('**/api/site?**', route => void waiting.push(route));
  await page.getByRole('link', { name: 'EN – English' }).click();
  await expect.poll(() => waiting.length).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
  await expect(page.getByRole('region', { name: 'Obavještenje' })).toContainText('Notice bosanski');
  for (const route of waiting) await route.continue();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.getByText('bosanski').count()).toBe(0);
  await expect(page.getByRole('region', { name: 'Notice' })).toContainText('Notice english');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Društvo za ćelije english');
});

test('however little the association says, nothing is empty', async ({ api, origin, openPublic }) => {
  await change(api, 'bs', fewWords);
  const read = async (path: string) => (await fetch(`${origin}${path}?lng=bs`)).text();
  for (const path of Object.keys(said)) expect(gapsIn(await read(path)), path).toEqual([]);
  const home = await openPublic('/');
  await expect(home.getByRole('heading', { name: 'Organizacija' })).toBeVisible();
  await expect(home.getByRole('heading', { name: 'Historija' })).toHaveCount(0);
  await expectSound(home);
  await change(api, 'bs', { people: [], activities: '', membership: { form_url: '/pristupnica.pdf' } });
  const activities = await read('/aktivnosti');
  expect(gapsIn(activities)).toEqual([]);
  expect(activities).toContain('Svi događaji');
  expect(await read('/ljudi')).toContain('Spisak još nije objavljen.');
  expect(await read('/postani-clan')).toContain('Predajte je Udruženju</h');
});

/** At how many heights the entries of the menu stand, whether its button is shown, and whether anything lies on another. */
function barOf(page: Page) {
  return page.getByRole('banner').evaluate(header => {
    const shown = [...(header.firstElementChild?.children ?? [])].filter(part => part.checkVisibility());
    const boxes = shown.map(part => part.getBoundingClientRect());
    const entries = [...header.querySelectorAll('nav > ul > li')].filter(entry => entry.checkVisibility());
    return {
      rows: new Set(entries.map(entry => Math.round(entry.getBoundingClientRect().top))).size,
      hasButton: shown.some(({ ariaHasPopup }) => ariaHasPopup === 'dialog'),
      overlaps: boxes.some(({ left }, place) => left < (boxes[place - 1]?.right ?? 0)),
    };
  });
}

test('the menu has one row or a button, however much there is in the bar', async ({ api, openPublic }) => {
  const first = ['about', 'news', 'activities', 'workshops', 'contact', 'gallery'];
  const more = ['people', 'events', 'congresses', 'education', 'symposia', 'publications'];
  const arrange = (keys: readonly string[]) =>
    api.call(updateMenu, {
      query: {},
      fields: {
        entries: keys.map(key => ({ key, children: key === 'about' ? [{ key: 'mission' }] : [] })),
      } as never,
    });
  const page = await openPublic('/novosti');
  const [short, long] = ['UBMB BiH', 'Društvo za molekularnu biologiju Bosne i Hercegovine'];
  for (const [count, lang, name] of [
    [0, 'bs', short],
    [1, 'en', long],
    [2, 'bs', long],
    [6, 'en', short],
  ] as const) {
    await arrange([...first, ...more.slice(0, count)]);
    await change(api, lang, { short_name: name });
    await visit(page, `/novosti?lng=${lang}`);
    for (const width of [1024, 1119, 1120, 1199, 1200, 1280, 1344, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const { rows, hasButton, overlaps } = await barOf(page);
      const which = `${name}, ${count} more, ${lang}, ${width} px`;
      expect([rows, overlaps], which).toEqual([hasButton ? 0 : 1, false]);
      if (count === 0) expect(hasButton, which).toBe(width < 1120);
      if (count === 6) expect(hasButton, which).toBe(true);
    }
  }
  await arrange(first);
});

test('no association is named in what browsers load', () => {
  const client = join(import.meta.dirname, '../../dist/client');
  const files = globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: client });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(join(client, file), 'utf8');
    expect(
      tellingWords.filter(words => text.includes(words)),
      file,
    ).toEqual([]);
  }
});
