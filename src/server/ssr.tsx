import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ApiError } from '#shared/api-client.ts';
import { dayIn } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import { createApp } from '../web/app.ts';
import { Document, type PageState } from '../web/document.tsx';
import { bs } from '../web/messages/bs.ts';
import { en } from '../web/messages/en.ts';
import { createRoutes } from '../web/routes.tsx';

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
  /** Sources of the modules that the page needs, as the manifest names them. */
  modules: string[];
};

/** Renders the document of an address, or answers where it leads. */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage | Response> {
  const { api, language, theme, publicUrl, timeZone, now } = options;
  const app = createApp({
    fetch: api,
    origin: new URL(request.url).origin,
    language,
    messages: messages[language],
  });
  const handler = createStaticHandler(createRoutes(app));
  const context = await handler.query(request);
  if (context instanceof Response) return context;

  const page: PageState = { publicUrl, today: dayIn(timeZone, now), timeZone, theme };
  let status = context.statusCode;
  const html = renderToString(
    <Document app={app} page={page} reportStatus={reported => (status = Math.max(status, reported))}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
  );
  const queries = dehydrate(app.queryClient, {
    shouldDehydrateQuery: query => query.state.status !== 'pending',
    shouldRedactErrors: () => false,
    serializeData: data => data,
  });
  app.queryClient.clear();
  return {
    status,
    html,
    state: { page, queries: { ...queries, queries: queries.queries.map(withPlainError) } },
    modules: context.matches.flatMap(({ route }) => (route.handle ? [String(route.handle.module)] : [])),
  };
}

type DehydratedQuery = ReturnType<typeof dehydrate>['queries'][number];

/** JSON would make `{}` of an error; and the moment of loading would make each page another text. */
function withPlainError(query: DehydratedQuery) {
  const { error } = query.state;
  const plain =
    error instanceof ApiError ? { status: error.status, code: error.code, message: error.message } : null;
  return { ...query, state: { ...query.state, error: plain, dataUpdatedAt: 0, errorUpdatedAt: 0 } };
}
