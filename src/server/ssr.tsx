import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ApiError, type CallInit, type CallResponse } from '#shared/api/api-client.ts';
import { errorStatus } from '#shared/api/errors.ts';
import type { RefusedForm } from '#shared/api/refused-form.ts';
import { dayIn } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import { lacksLanguage } from '#shared/page-versions.ts';
import { pageParameter, siteQuery } from '#shared/site-query.ts';
import type { ShownItem } from '#ui/pages/page-route.ts';
import { createPublicApp } from '../public/app.ts';
import { CurrentPage } from '../public/current-page.tsx';
import { Document, type PageState } from '../public/document.tsx';
import { bs } from '../public/messages/bs.ts';
import { byFeature } from '../public/messages/by-feature.ts';
import { en } from '../public/messages/en.ts';
import { neededFonts } from '../public/needed-fonts.ts';
import { canonicalPathname, isPage, pageAt, publicRoutes } from '../public/routes.ts';
import { shellQueries } from '../public/shell-queries.ts';

export { usualFonts } from '../public/needed-fonts.ts';

const messages = { bs: byFeature(bs), en: byFeature(en) };

export type RenderOptions = {
  /** Makes public reads of the API in this process. */
  api: (address: URL, init: CallInit) => Promise<CallResponse>;
  language: Language;
  theme: PageState['theme'];
  association: PageState['association'];
  publicUrl: string;
  timeZone: string;
  sendsMail?: boolean;
  now: Date;
  /** Whether the page shows an item that may not be public. */
  isPreview?: boolean;
  /** What became of the form that the page has, if it was sent and refused. */
  refused?: RefusedForm & { status: number };
};

export type RenderedPage = {
  status: number;
  html: string;
  /** The files of fonts that are loaded with it. */
  fonts: string[];
  /** The browser's initial data, embedded in the page as JSON. */
  state: unknown;
  /** The source path of the page's module, as in the build's manifest. */
  module: string;
  /** Whether only its link opens it. */
  isPrivate: boolean;
};

/** The page has another canonical path, its item another slug, or its address must say the language that was chosen earlier. */
export type Redirected = { movedTo: string } | { renamedTo: string } | { lacksLanguage: true };

const listed = new Map(publicRoutes.filter(({ isPaged }) => isPaged).map(route => [route.path, route]));

/**
 * The canonical address of a page, without unknown parameters; undefined if the site has no such page or its
 * canonical path differs.
 */
export function sharedAddress(pathname: string, query: URLSearchParams): string | undefined {
  if (canonicalPathname(pathname) !== pathname) return undefined;
  const list = listed.get(pathname);
  const asked = siteQuery(query, list?.parameters);
  if (asked.has(pageParameter) && !list) return undefined;
  return asked.size > 0 ? `${pathname}?${asked}` : pathname;
}

/** Renders an address's document; the result does not depend on the origin. */
export async function render(address: URL, options: RenderOptions): Promise<RenderedPage | Redirected> {
  const canonical = canonicalPathname(address.pathname) ?? address.pathname;
  if (canonical !== address.pathname) return { movedTo: canonical };
  const { api, language, theme, association, publicUrl, timeZone, sendsMail, now } = options;
  const { isPreview = false, refused } = options;
  if (!isPreview && !refused && lacksLanguage(address.searchParams, language) && isPage(canonical)) {
    return { lacksLanguage: true };
  }
  const app = createPublicApp({ fetch: api, origin: address.origin, language, messages: messages[language] });
  const { route, slug, item, queries } = pageAt(app, address);
  const read = [...shellQueries(app), ...queries].map(query => app.queryClient.prefetchQuery(query));
  await Promise.all([route.loadCode(), ...read]);

  const shown = item && app.queryClient.getQueryData<ShownItem>(item.queryKey);
  if (!isPreview && shown?.slug && shown.slug !== slug) {
    app.queryClient.clear();
    return { renamedTo: route.path.replace(':slug', shown.slug) };
  }

  const page: PageState = {
    association,
    publicUrl,
    today: dayIn(timeZone, now),
    timeZone,
    theme,
    ...(sendsMail && { sendsMail }),
    ...(isPreview && { isPreview }),
    ...(refused && { refused }),
  };
  let status = refused?.status ?? 200;
  const html = renderToString(
    <Document app={app} page={page} reportStatus={reported => (status = Math.max(status, reported))}>
      <StaticRouter location={`${address.pathname}${address.search}`}>
        <CurrentPage />
      </StaticRouter>
    </Document>,
  );
  if (status === 500 && isUnavailable(app.queryClient)) status = errorStatus.unavailable;
  const loaded = dehydrate(app.queryClient, {
    shouldDehydrateQuery: query => query.state.status !== 'pending',
    shouldRedactErrors: () => false,
    serializeData: data => data,
  });
  app.queryClient.clear();
  return {
    status,
    html,
    fonts: neededFonts(html),
    state: { page, queries: { ...loaded, queries: loaded.queries.map(plain) } },
    module: `src/features/${route.module}.tsx`,
    isPrivate: route.isPrivate ?? false,
  };
}

/** Whether what a page needs cannot be read for the time being. */
function isUnavailable(client: QueryClient): boolean {
  const errors = client
    .getQueryCache()
    .getAll()
    .map(query => query.state.error);
  return errors.some(error => error instanceof ApiError && error.code === 'unavailable');
}

type DehydratedQuery = ReturnType<typeof dehydrate>['queries'][number];

/** JSON cannot carry errors, and loading times would make each rendering differ. */
function plain(query: DehydratedQuery) {
  const { error } = query.state;
  const plainError =
    error instanceof ApiError ? { status: error.status, code: error.code, message: error.message } : null;
  const state = { ...query.state, error: plainError, dataUpdatedAt: 0, errorUpdatedAt: 0 };
  return { ...query, state, dehydratedAt: 0 };
}
