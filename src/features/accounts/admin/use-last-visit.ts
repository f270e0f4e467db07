import { useQuery } from '@tanstack/react-query';
import { useSite } from '#ui/site-context.tsx';
import { accountQueries } from '../client.ts';

/** When the last visit of who is signed in ended; undefined in the first one. */
export function useLastVisit(): string | undefined {
  const { data } = useQuery(accountQueries.session(useSite()));
  return data?.last_visit_at ?? undefined;
}
