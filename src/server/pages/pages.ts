import { parse as parseCookies } from 'hono/utils/cookie';
import { dayIn } from '#shared/instants.ts';
import { type Language, languageCookie, languageOfTag, languageParameter } from '#shared/language.ts';
import { lacksLanguage, searchIn } from '#shared/page-versions.ts';
import { adminPath } from '#shared/paths.ts';
import { siteCookie } from '#shared/site-cookie.ts';
import { isTheme, themeCookie } from '#shared/theme.ts';
import type { policies } from '../http/security-headers.ts';
import type { CacheRequest } from '../http-cache/cache-request.ts';
import type { BufferedBody } from '../http-cache/cached-response.ts';
import type { Services } from '../services.ts';
import type { Redirected, RenderedPage, RenderOptions } from '../ssr.tsx';
import { unavailableHeaders } from '../unavailable.ts';
import { adminDocument, completeDocument, staticDocument } from './document.ts';
import { adminEntry, type Entry, siteEntry } from './entries.ts';
import type { PageAssets } from './manifest.ts';

/** Files that are requested by convention, without a link, and where they are. */
const unlinkedFiles: ReadonlyMap<string, string> = new Map([
  ['/favicon.ico', '/icon-192.png'],
  ['/apple-touch-icon.png', '/icon-180.png'],
]);

export type Render = (address: URL, options: RenderOptions) => Promise<RenderedPage | Redirected>;

/** The source of pages: the built site, or Vite's development server. */
export type PageSource = {
  assets: ReadonlyMap<string, BufferedBody>;
  /** The files of fonts that the panel loads at once. */
  adminFonts: readonly string[];
  render: Render;
  /** The address under which a page is cached; undefined if it is not. */
  sharedAddress: (pathname: string, query: URLSearchParams) => string | undefined;
  /** The assets of an entry and of a page's module. */
  assetsOf: (entry: Entry, module?: string) => PageAssets;
  /** Transforms the document, for development. */
  finish?: (path: string, html: string) => Promise<string>;
};

/** Serves everything but the API and stored files: pages and their assets. */
export type Pages = {
  assets: ReadonlyMap<string, BufferedBody>;
  /** What the response depends on besides content and day; undefined if it must not be cached. */
  keyOf: (request: CacheRequest) => string | undefined;
  respond: (
    request: Request,
    api: RenderOptions['api'],
    refused?: RenderOptions['refused'],
  ) => Promise<{ response: Response; policy: keyof typeof policies }>;
  /** Renders a page of the site as the preview of an item, in the item's language if it has one. */
  preview: (
    request: Request,
    page: { address: string; language: Language | undefined; services: Pick<Services, 'site'> },
    api: RenderOptions['api'],
  ) => Promise<Response>;
};

type PagesOptions = {
  publicUrl: string;
  timeZone: string;
  trashDays: number;
  /** Whether e-mail leaves the site. */
  sendsMail?: boolean;
  services: Pick<Services, 'clock' | 'schedule' | 'site'>;
};

export function createPages(source: PageSource, { services, ...options }: PagesOptions): Pages {
  const { clock, schedule, site } = services;
  const readAssociations = () => site.forPages(schedule.asOf);
  const finish = source.finish ?? ((_: string, html: string) => Promise.resolve(html));
  const policyOf = (policy: 'page' | 'admin') => (source.finish ? ('development' as const) : policy);
  return {
    assets: source.assets,
    keyOf({ pathname, query: readQuery, header }) {
      const query = readQuery();
      const address = source.sharedAddress(pathname, query);
      if (address === undefined) return undefined;
      const { language, theme } = preferencesOf(header('cookie'), query);
      if (lacksLanguage(query, language)) return undefined;
      return `${language} ${theme} ${address}`;
    },
    async respond(request, api, refused) {
      const url = new URL(request.url);
      const admin = screenPath(url.pathname);
      const moved = unlinkedFiles.get(url.pathname) ?? admin ?? url.pathname;
      if (moved !== url.pathname) return redirect(moved, url);
      const preferences = preferencesOf(request.headers.get('cookie'), url.searchParams);
      if (admin !== undefined) {
        const html = adminDocument(source.assetsOf(adminEntry), {
          ...preferences,
          fonts: source.adminFonts,
          associations: await readAssociations(),
          today: dayIn(options.timeZone, clock()),
          timeZone: options.timeZone,
          trashDays: options.trashDays,
        });
        return { response: htmlAnswer(await finish(url.pathname, html), 200, {}), policy: policyOf('admin') };
      }
      const { language } = preferences;
      const address = new URL(source.sharedAddress(url.pathname, url.searchParams) ?? url, url);
      const page = await source.render(address, {
        ...{ ...options, ...preferences, api, now: clock() },
        association: await readAssociations(),
        ...(refused && { refused }),
      });
      if ('movedTo' in page) return redirect(page.movedTo, url);
      if ('renamedTo' in page) return redirect(page.renamedTo, url, 'no-cache');
      if ('lacksLanguage' in page) return redirectToLanguage(url, language);
      const html = completeDocument(page, source.assetsOf(siteEntry, page.module));
      return {
        response: htmlAnswer(await finish(url.pathname, html), page.status, {
          ...rememberLanguage(url, language, options.publicUrl.startsWith('https:')),
          ...((page.isPrivate || refused) && privateHeaders),
        }),
        policy: policyOf('page'),
      };
    },
    async preview(request, { address, language, services: { site: words } }, api) {
      const url = new URL(request.url);
      const preferences = preferencesOf(request.headers.get('cookie'), url.searchParams);
      const page = await source.render(new URL(address, url), {
        ...options,
        ...preferences,
        language: language ?? preferences.language,
        api,
        association: await words.forPages(schedule.asOf),
        now: clock(),
        isPreview: true,
      });
      if (!('html' in page)) throw new Error(`A preview of ${address} was redirected.`);
      const html = staticDocument(page, source.assetsOf(siteEntry, page.module));
      return htmlAnswer(await finish(url.pathname, html), page.status, previewHeaders);
    },
  };
}

/** Nobody finds it by a search, keeps it, or hears of its address from a link. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/** The panel shows it in a frame. */
const previewHeaders = { ...privateHeaders, 'X-Frame-Options': 'SAMEORIGIN' };

/** The one form of an address of the panel; undefined for every other address. */
function screenPath(pathname: string): string | undefined {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  return first?.toLowerCase() === 'admin' ? [adminPath.href(), ...rest].join('/') : undefined;
}

/** Redirects to another path, keeping the query. By default browsers keep it: the canonical form never changes. */
function redirect(
  path: string,
  { search }: URL,
  cacheControl = 'public, max-age=3600',
): { response: Response; policy: 'data' } {
  const headers = { Location: path + search, 'Cache-Control': cacheControl };
  return { response: new Response(null, { status: 308, headers }), policy: 'data' };
}

/** Not kept by anybody: where it leads depends on a cookie, which the switch may change at any time. */
function redirectToLanguage(
  { pathname, search }: URL,
  language: Language,
): { response: Response; policy: 'data' } {
  const headers = {
    Location: pathname + searchIn(language, search),
    'Cache-Control': 'no-store',
    Vary: 'Cookie',
  };
  return { response: new Response(null, { status: 302, headers }), policy: 'data' };
}

/** The language by address, else cookie, else Bosnian; the theme by cookie, else the system's. */
export function preferencesOf(
  cookies: string | null | undefined,
  query: URLSearchParams,
): Pick<RenderOptions, 'language' | 'theme'> {
  const cookie = (name: string) => parseCookies(cookies ?? '', name)[name];
  const theme = cookie(themeCookie);
  return {
    language: languageOfTag(query.get(languageParameter)) ?? languageOfTag(cookie(languageCookie)) ?? 'bs',
    theme: isTheme(theme) ? theme : null,
  };
}

/** An address with a language sets the language of the next pages. */
function rememberLanguage(url: URL, language: Language, isHttps: boolean): Record<string, string> {
  if (!languageOfTag(url.searchParams.get(languageParameter))) return {};
  return { 'Set-Cookie': siteCookie(languageCookie, language, { isHttps }) };
}

function htmlAnswer(html: string, status: number, headers: Record<string, string>): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Cookie',
      ...headers,
      ...(status === 503 && unavailableHeaders),
    },
  });
}
