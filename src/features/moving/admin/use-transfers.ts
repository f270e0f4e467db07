import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSite } from '#ui/site-context.tsx';
import { transferQueries } from '../client.ts';

/** In milliseconds, while one is under way. */
const betweenLooks = 2_000;

/** The last imports and exports, which are asked for again as long as one is under way. */
export function useTransfers() {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...transferQueries.list(useSite()),
    refetchInterval: ({ state }) =>
      state.data?.some(({ state }) => state === 'running') ? betweenLooks : false,
  });
  const isRunning = query.data?.some(({ state }) => state === 'running') ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    // An import may have changed everything.
    if (wasRunning.current && !isRunning) void queryClient.invalidateQueries();
    wasRunning.current = isRunning;
  }, [isRunning, queryClient]);
  return query;
}
