import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ApiError } from '#shared/api-client.ts';
import { dayIn } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';
import { createApp } from '../web/app.ts';
import { Document, type PageState } from '../web/document.tsx';
import { bs } from '../web/messages/bs.ts';
import { en } from '../web/messages/en.ts';
import { Pages } from '../web/pages.tsx';
import { createRoutes, pageAt } from '../web/routes.tsx';

const messages = { bs, en };

export type RenderOptions = {
  /** Answers the API's calls in process. */
  api: (request: Request) => Promise<Response>;
  language: Language;
  theme: PageState['theme'];
  publicUrl: string;
  timeZone: string;
  now: Date;
};

export type RenderedPage = {
  status: number;
  html: string;
  /** What the browser starts from, to be written into the page as JSON. */
  state: unknown;
  /** The source of the page's module, as the manifest names it. */
  module: string;
};

/** Renders the document of an address. */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const { api, language, theme, publicUrl, timeZone, now } = options;
  const address = new URL(request.url);
  const app = createApp({ fetch: api, origin: address.origin, language, messages: messages[language] });
  const routes = createRoutes(app);
  const { route, queries } = pageAt(routes, address);
  await Promise.all([route.loadCode(), ...queries.map(query => app.queryClient.prefetchQuery(query))]);

  const page: PageState = { publicUrl, today: dayIn(timeZone, now), timeZone, theme };
  let status = 200;
  const html = renderToString(
    <Document app={app} page={page} reportStatus={reported => (status = Math.max(status, reported))}>
      <StaticRouter location={`${address.pathname}${address.search}`}>
        <Pages routes={routes} />
      </StaticRouter>
    </Document>,
  );
  const loaded = dehydrate(app.queryClient, {
    shouldDehydrateQuery: query => query.state.status !== 'pending',
    shouldRedactErrors: () => false,
    serializeData: data => data,
  });
  app.queryClient.clear();
  return {
    status,
    html,
    state: { page, queries: { ...loaded, queries: loaded.queries.map(plain) } },
    module: route.module,
  };
}

type DehydratedQuery = ReturnType<typeof dehydrate>['queries'][number];

/** JSON would make `{}` of an error; and moments of loading would make each rendering of a page another text. */
function plain(query: DehydratedQuery) {
  const { error } = query.state;
  const plainError =
    error instanceof ApiError ? { status: error.status, code: error.code, message: error.message } : null;
  const state = { ...query.state, error: plainError, dataUpdatedAt: 0, errorUpdatedAt: 0 };
  return { ...query, state, dehydratedAt: 0 };
}
