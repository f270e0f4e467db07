import { useQuery } from '@tanstack/react-query';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { useSite } from '#ui/site-context.tsx';
import type { Translatable } from './translating.ts';

export type OfItem<Item extends Translatable> = {
  item: Item;
  queries: { all: readonly [string]; detail: (context: ApiContext, id: number) => QueryOptions<Item> };
};

/** The item as it is stored now, which a save of the other language may have left behind. */
export function usePresentItem<Item extends Translatable>({ item, queries }: OfItem<Item>): Item {
  const { data } = useQuery({ ...queries.detail(useSite(), item.id), refetchOnWindowFocus: false });
  return data ?? item;
}
