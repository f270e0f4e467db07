import { menuQuery } from '#features/menu/client.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';

/** What the header and the footer of every page read. */
export function shellQueries(context: ApiContext): QueryOptions<unknown>[] {
  return [menuQuery(context)];
}
