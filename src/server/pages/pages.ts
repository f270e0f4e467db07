import { join } from 'node:path';
import { type Language, languageCookie, languageOfTag, languageParameter } from '#shared/language.ts';
import type { PageHandler } from '../app.ts';
import { getCookieValue } from '../http/cookies.ts';
import type { RenderedPage, RenderOptions } from '../ssr.tsx';
import { answerAsset, readAssets } from './assets.ts';
import { completeDocument, headLinks } from './document.ts';
import { assetsOf, readManifest } from './manifest.ts';

const siteEntry = 'src/web/entry-client.tsx';
const panelEntry = 'src/admin/entry.tsx';
const themeCookie = 'theme';
const yearInSeconds = 365 * 24 * 60 * 60;

type Render = (request: Request, options: RenderOptions) => Promise<RenderedPage | Response>;
type PagesOptions = { publicUrl: string; timeZone: string; clock: () => Date };

/** The pages of a built site (`npm run build`), which lies in `dist`. */
export async function createPages(dist: string, options: PagesOptions) {
  const client = join(dist, 'client');
  const assets = await readAssets(client);
  const manifest = await readManifest(client);
  const { render } = (await import(join(dist, 'server/ssr.js'))) as { render: Render };

  return (api: RenderOptions['api']): PageHandler =>
    async request => {
      const url = new URL(request.url);
      const asset = assets.get(url.pathname);
      if (asset) return { response: answerAsset(asset, request), policy: 'file' };
      const preferences = preferencesOf(request, url);
      if (isPanel(url.pathname)) {
        const html = panelDocument(headLinks(assetsOf(manifest, panelEntry, [])), preferences.theme);
        return { response: htmlAnswer(html, 200, {}), policy: 'panel' };
      }
      const page = await render(request, { api, now: options.clock(), ...options, ...preferences });
      if (page instanceof Response) return { response: page, policy: 'page' };
      const html = completeDocument(page.html, assetsOf(manifest, siteEntry, page.modules), page.state);
      return {
        response: htmlAnswer(html, page.status, rememberLanguage(url, preferences.language)),
        policy: 'page',
      };
    };
}

export function isPanel(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}

/** What a reader chose: the language by address, else cookie, else Bosnian; the theme by cookie, else the system's. */
export function preferencesOf(request: Request, url: URL): Pick<RenderOptions, 'language' | 'theme'> {
  const cookies = request.headers.get('cookie');
  const theme = getCookieValue(cookies, themeCookie);
  return {
    language:
      languageOfTag(url.searchParams.get(languageParameter)) ??
      languageOfTag(getCookieValue(cookies, languageCookie)) ??
      'bs',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}

/** An address that names a language is a choice, which the next pages keep. */
function rememberLanguage(url: URL, language: Language): Record<string, string> {
  if (!languageOfTag(url.searchParams.get(languageParameter))) return {};
  return { 'Set-Cookie': `${languageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax` };
}

/** The panel is made in the browser: it has nothing that a search engine or a reader without scripts should see. */
export function panelDocument(links: string, theme: RenderOptions['theme']): string {
  return [
    `<!doctype html><html lang="bs"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Administracija</title>',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${links}</head>`,
    '<body><div id="root"></div><noscript>Administracija treba JavaScript.</noscript></body></html>',
  ].join('');
}

function htmlAnswer(html: string, status: number, headers: Record<string, string>): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Cookie',
      ...headers,
    },
  });
}
