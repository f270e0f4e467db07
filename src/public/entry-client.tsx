import '#ui/styles/base.css';
import '#ui/styles/tokens.css';
import '#ui/fonts.css';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Location } from 'react-router';
import { ApiError } from '#shared/api/api-client.ts';
import { isLanguage } from '#shared/language.ts';
import { createPublicApp } from './app.ts';
import { CurrentPage } from './current-page.tsx';
import { Document, type PageState } from './document.tsx';
import { languageOfAddress, messageLoaders, rememberLanguage } from './language.ts';
import { BrowserRouter, currentLocation } from './router.tsx';
import { loadTexts, pageAt } from './routes.ts';

type ServerState = { page: PageState; queries: DehydratedState };

async function start(): Promise<void> {
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'bs';
  const app = createPublicApp({
    fetch: (address, init) => fetch(address, init),
    origin: window.location.origin,
    language,
    messages: await messageLoaders[language](),
  });
  if (languageOfAddress()) rememberLanguage(language);

  /** A page is shown as soon as its code and texts are loaded. It shows itself that its data is loading. */
  const load = (location: Location): Promise<unknown> | undefined => {
    const { route, queries } = pageAt(app, location);
    for (const query of queries) void app.queryClient.prefetchQuery(query);
    // A page whose code cannot be loaded is shown as broken.
    const code = route.Page ? undefined : route.loadCode().catch(() => undefined);
    const texts = loadTexts(app, location);
    return code || texts ? Promise.all([code, texts]) : undefined;
  };
  // Hydration needs the code of the page that the server rendered.
  await pageAt(app, window.location).route.loadCode();
  const state = document.getElementById('state')?.textContent;
  // `start.ts` has removed it: another page is being loaded.
  if (!state) return;
  const { page, queries } = JSON.parse(state) as ServerState;
  hydrate(app.queryClient, revive(queries));
  // Read now: Back may change the address before React renders.
  const rendered = currentLocation(language);
  startTransition(() => {
    hydrateRoot(
      document,
      <Document app={app} page={page}>
        <BrowserRouter rendered={rendered} load={load} language={() => app.language}>
          <CurrentPage />
        </BrowserRouter>
      </Document>,
    );
  });
}

/** Errors were serialized as plain objects. The data counts as fresh, however old the document is. */
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
