import type { Association, PageAssociation } from '#shared/association.ts';
import type { Language } from '#shared/language.ts';
import { homePath } from '#shared/paths.ts';
import type { Theme } from '#shared/theme.ts';
import { escapeXml } from '../feeds/xml.ts';
import type { RenderedPage } from '../ssr.tsx';
import type { PageAssets } from './manifest.ts';

type Rendered = Pick<RenderedPage, 'html' | 'fonts' | 'state'>;

/** Adds the style sheet, fonts, scripts and the data block to a rendered document. */
export function completeDocument({ html, fonts, state }: Rendered, assets: PageAssets): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  // Slices, because `replace` would interpret `$'` in a text as a pattern.
  return [
    '<!doctype html>',
    html.slice(0, headEnd),
    // In this order, or over HTTP/1.1 fonts take all connections before the style sheet, without which nothing is painted.
    styleLink(assets),
    fontLinks(fonts),
    // A rendered page is read before it is used.
    lateScripts(assets),
    html.slice(headEnd, bodyEnd),
    `<script type="application/json" id="state">${embedJson(state)}</script>`,
    html.slice(bodyEnd),
  ].join('');
}

/** The same without scripts: it can be read, not operated. */
export function staticDocument({ html, fonts }: Omit<Rendered, 'state'>, assets: PageAssets): string {
  return `<!doctype html>${html.replace('</head>', () => `${styleLink(assets)}${fontLinks(fonts)}</head>`)}`;
}

function styleLink({ style }: PageAssets): string {
  return style ? `<link rel="stylesheet" href="${style}">` : '';
}

function fontLinks(fonts: readonly string[]): string {
  return fonts
    .map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** Scripts that `src/public/start.ts` loads. */
function lateScripts({ start, entry, scripts }: PageAssets): string {
  return `<script type="module" src="${start}" fetchpriority="low" data-scripts="${[entry, ...scripts].join(' ')}"></script>`;
}

function promptScripts({ entry, scripts }: PageAssets): string {
  return [
    ...scripts.map(href => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('');
}

/** JSON with `<` escaped, so that no text can end the script element. */
function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

type AdminOptions = {
  theme: Theme | null;
  /** The day in the site's time zone. */
  today: string;
  timeZone: string;
  trashDays: number;
  associations: Readonly<Record<Language, PageAssociation>>;
  fonts: readonly string[];
};

/**
 * The admin's only document, which is rendered in the browser: search engines must not see it, and it needs
 * scripts anyway.
 */
export function adminDocument(
  assets: PageAssets,
  { theme, today, timeZone, trashDays, associations, fonts }: AdminOptions,
): string {
  const data = escapeXml(JSON.stringify(associations));
  return [
    `<!doctype html><html lang="bs"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Administracija</title>',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${styleLink(assets)}${fontLinks(fonts)}${promptScripts(assets)}</head>`,
    `<body><div id="root" data-today="${today}" data-time-zone="${timeZone}" data-trash-days="${trashDays}" data-associations="${data}"></div>`,
    '<noscript><p>Administracija treba JavaScript.</p><p lang="en">The administration needs JavaScript.</p></noscript>',
    '</body></html>',
  ].join('');
}

/** Shown if a page could not be rendered. It uses none of the site's code, which may be what failed. */
export function brokenPage({ short_name }: Association, requestId: string): string {
  return plainPage(
    'Greška',
    '<p>Nije moguće prikazati stranicu. Pokušajte ponovo malo kasnije.</p>',
    '<p lang="en">The page could not be shown. Please try again a little later.</p>',
    `<p><a href="${homePath.href()}">${escapeXml(short_name)}</a></p><p><small>${requestId}</small></p>`,
  );
}

/** Shown if too many pages are requested at once; it costs next to nothing. */
export function busyPage({ short_name }: Association): string {
  return plainPage(
    'Previše zahtjeva',
    '<p>Stranica je trenutno preopterećena. Pokušajte ponovo za nekoliko sekundi.</p>',
    '<p lang="en">The site is very busy at the moment. Please try again in a few seconds.</p>',
    `<p><a href="${homePath.href()}">${escapeXml(short_name)}</a></p>`,
  );
}

function plainPage(title: string, ...content: string[]): string {
  return [
    '<!doctype html><html lang="bs"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body>`,
    `<h1>${title}</h1>${content.join('')}</body></html>`,
  ].join('');
}
