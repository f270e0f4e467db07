import { useQuery } from '@tanstack/react-query';
import { useSite } from '#ui/site-context.tsx';
import { accountQueries } from '../client.ts';
import type { User } from '../contract.ts';
import { session } from '../session.ts';

/** The signed-in user: the stored one until the server has responded. */
export function useUser(): User | undefined {
  const { data } = useQuery(accountQueries.session(useSite()));
  return data?.user ?? session.user();
}
