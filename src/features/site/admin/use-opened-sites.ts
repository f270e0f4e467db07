import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from '#ui/site-context.tsx';
import { siteAdminQueries } from './queries.ts';
import type { Sites } from './section-values.ts';

/** The association's words as they were when the editor was opened: a later response does not change the open form. */
export function useOpenedSites() {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...siteAdminQueries.words(useSite()),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [sites, setSites] = useState<Sites>();
  if (!sites && data && isFetchedAfterMount && !isError) setSites(data);
  return { sites, isError, refetch };
}
