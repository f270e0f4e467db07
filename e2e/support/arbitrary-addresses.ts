import fc from 'fast-check';
import { filterParameters } from '#features/events/event-filter.ts';
import { newsParameters } from '#features/news/news-filter.ts';
import { queryParameter, typeParameter } from '#features/search/paths.ts';
import { publicPages } from '#server/features.ts';
import { hostileText } from '#server/testing/arbitraries.ts';

const pages = publicPages.map(page => page.href());
const known = [
  ...pages.map(page => page.slice(1)).filter(Boolean),
  ...['radionica', 'admin', 'login', 'api', 'health', 'news.php', 'media', 'assets'],
  ...['kalendar', 'kalendar-bs.ics', 'sitemap.xml', 'sitemap-1.xml', 'robots.txt'],
  ...['favicon.ico', 'favicon.svg', 'prijava', 'potvrda', 'pregled', 'novosti-en.rss'],
];
const ids = ['1', '12', '24', '37', '0', '-1', '012', '1.ics', `${'9'.repeat(15)}`, `${'9'.repeat(400)}`];
/** What narrows pages, and values that do or cannot. */
const narrowing = [...filterParameters, ...newsParameters, queryParameter, typeParameter];
const values = ['2', '2026', 'Tuzla', 'workshop', 'upcoming', 'vijesti', 'a%00b', 'x'.repeat(301)];
/** Sequences that confuse routers, proxies and decoders. */
const odd = [
  ...[
    '',
    '.',
    '..',
    '%2e%2e',
    '*',
    ':id',
    '%',
    '%2',
    '%zz',
    '%ff',
    '%c3%28',
    '%ed%a0%80',
    '%00',
    '%0a',
    '%0d',
  ],
  ...[
    '%0d%0aX: y',
    '%e2%80%a8',
    '%e2%80%a9',
    '%c2%85',
    '%2f',
    '%2f%2fevil.example',
    '%5c',
    '\\',
    '\\evil.example',
  ],
  ...[
    'evil.example',
    ';a=b',
    '@evil.example',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    '%25%30%61',
  ],
  ...['\u00c4\u008d', '\u00ff', '\u0085', '"<>|^`{}', "'", '%7f', '\u007f', 'x'.repeat(3_000), '%e2%84%aa'],
];

const someCase = fc
  .tuple(fc.constantFrom(...known), fc.constantFrom('as it is', 'upper', 'escaped'))
  .map(([word, form]) => {
    if (form === 'upper') return word.toUpperCase();
    return form === 'escaped' ? `%${word.charCodeAt(0).toString(16)}${word.slice(1)}` : word;
  });
const oneByte = fc.nat({ max: 255 }).map(byte => `%${byte.toString(16).padStart(2, '0')}`);
const segment = fc.oneof(
  { weight: 4, arbitrary: someCase },
  { weight: 2, arbitrary: fc.constantFrom(...ids) },
  { weight: 3, arbitrary: fc.constantFrom(...odd) },
  oneByte,
  fc.tuple(someCase, oneByte).map(parts => parts.join('')),
  hostileText.map(text => encodeURIComponent(text.slice(0, 200).toWellFormed())),
);
const path = fc
  .tuple(fc.constantFrom('/', '/', '/', '//', '/\\'), fc.array(segment, { maxLength: 4 }), fc.boolean())
  .map(([start, segments, ends]) => start + segments.join('/') + (ends ? '/' : ''));
const parameter = fc
  .tuple(
    fc.constantFrom('page', 'lng', 'id', 'x', '', ...narrowing),
    fc.oneof(segment, fc.constantFrom(...values)),
  )
  .map(pair => pair.join('='));
const query = fc.array(parameter, { maxLength: 3 }).map(all => (all.length > 0 ? `?${all.join('&')}` : ''));
const origin = fc.constantFrom(
  '',
  '',
  '',
  '',
  '',
  'http://localhost',
  'http://evil.example',
  'http:',
  'evil:',
);

/** Request targets as Latin-1: known ones, variants of them, and invalid ones. */
export const addresses = fc.tuple(origin, path, query).map(parts => parts.join(''));

/** Every page, narrowed by each of the values in every way at once. */
export const narrowedPages = pages.flatMap(page =>
  [...values, '%00', '%ff', '%ed%a0%80', '1e9', '-1'].map(
    value => `${page}?${narrowing.map(name => `${name}=${value}`).join('&')}`,
  ),
);
