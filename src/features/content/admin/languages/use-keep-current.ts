import { useQueryClient } from '@tanstack/react-query';
import type { CallOf, Endpoint } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { useSite } from '#ui/site-context.tsx';

type Counterpart = { translation?: { id: number; is_outdated?: boolean | undefined } | null | undefined };

type OfItem<Item> = {
  item: Item | undefined;
  queries: { detail: (context: ApiContext, id: number) => QueryOptions<Item> };
  calls: { update: Endpoint };
};

/**
 * Saves a text whose translation does not have to follow. A translation that is behind already, because of an earlier
 * change, stays so.
 */
export function useKeepCurrent<Item extends Counterpart>({ item, queries, calls }: OfItem<Item>) {
  const site = useSite();
  const queryClient = useQueryClient();
  return async (save: () => Promise<Item>): Promise<Item> => {
    const id = item?.translation?.id;
    if (id === undefined) return save();
    const before = await queryClient.fetchQuery({ ...queries.detail(site, id), staleTime: 0 });
    const saved = await save();
    if (before.translation?.is_outdated) return saved;
    await site.api(calls.update, { id, body: { isCurrent: 'true' } } as unknown as CallOf<Endpoint>);
    return saved;
  };
}
