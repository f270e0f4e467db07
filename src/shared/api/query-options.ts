import type { Language } from '../language.ts';
import type { ApiClient } from './api-client.ts';

export type ApiContext = { api: ApiClient; language: Language };

/** Options for `useQuery` and `prefetchQuery` of TanStack Query. */
export type QueryOptions<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  staleTime?: number;
  refetchOnWindowFocus?: 'always';
};
