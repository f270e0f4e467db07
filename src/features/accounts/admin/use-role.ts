import { useQuery } from '@tanstack/react-query';
import type { Role } from '#shared/api/access.ts';
import { useSite } from '#ui/site-context.tsx';
import { accountQueries } from '../client.ts';
import { session } from '../session.ts';

/** The role of who is signed in: what was known of it before the server has answered. */
export function useRole(): Role {
  const { data } = useQuery(accountQueries.session(useSite()));
  return data?.user.role ?? session.role();
}
