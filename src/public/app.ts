import { QueryClient } from '@tanstack/react-query';
import { type ApiClient, type ApiClientOptions, ApiError, createApiClient } from '#shared/api-client.ts';
import type { Language } from '#shared/language.ts';
import type { bs } from './messages/bs.ts';

/** What one request (or one tab) works with. */
export type App = {
  api: ApiClient;
  /** Changes in the browser only, through `adoptLanguage`. */
  language: Language;
  /** The texts of the language. */
  messages: Record<string, object>;
  queryClient: QueryClient;
};

type AppOptions = Pick<ApiClientOptions, 'fetch' | 'origin'> & {
  language: Language;
  messages: Record<keyof typeof bs, object>;
};

export function createApp({ fetch, origin, language, messages }: AppOptions): App {
  const app: App = {
    language,
    api: createApiClient({ fetch, origin, language: () => app.language }),
    messages,
    queryClient: new QueryClient({
      defaultOptions: {
        queries: {
          // A refusal stays one; a lost connection is worth one more try.
          retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
          // What the server could not load is shown as such; trying again is the reader's choice.
          retryOnMount: false,
          staleTime: 60_000,
          refetchOnWindowFocus: false,
          // Without a connection a page says so at once, and is loaded when it is back.
          networkMode: 'always',
          refetchOnReconnect: true,
        },
      },
    }),
  };
  return app;
}
