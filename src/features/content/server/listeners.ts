import type { Tx } from '#server/db/schema.ts';
import type { ContentUpdate, ListenerContext } from '#server/services.ts';
import type { ContentTable } from './tables.ts';

/** Lets what follows from a change of items follow, in its transaction; of their counterparts too. */
export async function tellListeners(
  tx: Tx,
  services: ListenerContext,
  table: ContentTable,
  ids: readonly (number | null | undefined)[],
  update?: ContentUpdate,
): Promise<void> {
  const change = { table, ids: ids.filter(id => typeof id === 'number'), ...(update && { update }) };
  for (const listen of services.contentListeners) await listen(tx, services, change);
}
