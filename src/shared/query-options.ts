import type { ApiClient } from './api-client.ts';
import type { Language } from './language.ts';

/** What a query needs: the API client and the language of the page. */
export type ApiContext = { api: ApiClient; language: Language };

/** Query options, as `useQuery` and `prefetchQuery` of TanStack Query take them. */
export type QueryOptions<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  staleTime?: number;
  refetchOnWindowFocus?: 'always';
};
