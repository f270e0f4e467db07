import { QueryClient } from '@tanstack/react-query';
import { type ApiClient, type ApiClientOptions, ApiError, createApiClient } from '#shared/api/api-client.ts';
import type { Language } from '#shared/language.ts';

export type PublicApp = {
  api: ApiClient;
  /** Changes in the browser only, through `adoptLanguage`. */
  language: Language;
  messages: Record<string, object>;
  queryClient: QueryClient;
};

type AppOptions = Pick<ApiClientOptions, 'fetch' | 'origin'> & {
  language: Language;
  messages: Record<string, object>;
};

export function createPublicApp({ fetch, origin, language, messages }: AppOptions): PublicApp {
  const app: PublicApp = {
    language,
    api: createApiClient({ fetch, origin, language: () => app.language }),
    messages,
    queryClient: new QueryClient({
      defaultOptions: {
        queries: {
          // Retries once after a lost connection, never after an error of the server.
          retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
          // A query that failed on the server is shown as failed; the user can retry.
          retryOnMount: false,
          staleTime: 60_000,
          refetchOnWindowFocus: false,
          // Without a connection a query fails at once, and is loaded when the connection is back.
          networkMode: 'always',
          refetchOnReconnect: true,
        },
      },
    }),
  };
  return app;
}
