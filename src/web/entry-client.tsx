import '#ui/styles/base.css';
import '#ui/styles/tokens.css';
import '#ui/fonts.css';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApiError } from '#shared/api-client.ts';
import { isLanguage } from '#shared/language.ts';
import { createApp } from './app.ts';
import { Document, type PageState } from './document.tsx';
import { languageOfAddress, messageLoaders, rememberLanguage } from './language.ts';
import { createRoutes } from './routes.tsx';

type ServerState = { page: PageState; queries: DehydratedState };

async function start(): Promise<void> {
  const { page, queries } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as ServerState;
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'bs';
  const app = createApp({
    fetch: request => fetch(request),
    origin: window.location.origin,
    language,
    messages: await messageLoaders[language](),
  });
  hydrate(app.queryClient, revive(queries));
  if (languageOfAddress()) rememberLanguage(language);

  const routes = createRoutes(app);
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => loadNow(route)));
  const router = createBrowserRouter(routes, {
    // The server ran the loaders; what they loaded is in the query cache.
    hydrationData: {
      loaderData: Object.fromEntries(matches.map(({ route }) => [String(route.id), null])),
    },
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <Document app={app} page={page}>
        <RouterProvider router={router} />
      </Document>,
    );
  });
}

/** Loads a lazy route before hydration: the server rendered it, so the first render must have it. */
async function loadNow(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Errors come as plain objects; and what the server just loaded counts as fresh, however old the page is. */
function revive(state: DehydratedState): DehydratedState {
  const queries = state.queries.map(query => {
    const error = query.state.error as { status: number; message: string; code: never } | null;
    return {
      ...query,
      state: {
        ...query.state,
        dataUpdatedAt: query.state.data === undefined ? 0 : Date.now(),
        error: error && new ApiError(error.status, { error: error.message, code: error.code }, ''),
      },
    };
  });
  return { ...state, queries };
}

void start();
