import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { useSite } from '#ui/site-context.tsx';

/** An item as it was when the editor was opened: a later response does not change the open form. */
export function useOpenedItem<Item>(
  { detail }: { detail: (context: ApiContext, id: number) => QueryOptions<Item> },
  id: number | undefined,
) {
  const { data, error, isError, isFetchedAfterMount, refetch } = useQuery({
    ...detail(useSite(), id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    // The edited item is not replaced while it is edited.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [item, setItem] = useState<Item>();
  if (!item && data && isFetchedAfterMount && !isError) setItem(data);
  return { item, isError, isGone: error instanceof ApiError && error.status === 404, refetch };
}
