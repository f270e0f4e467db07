import { sql } from 'kysely';
import type { PersonalTable } from '#server/services.ts';

/**
 * The versions of what people sent. Where an address was corrected, the versions until then are also those of the earlier
 * address, though what was sent is not.
 */
export function personalVersions(types: readonly string[]): PersonalTable {
  return {
    name: 'versions',
    table: 'versions',
    person: {
      columns: ['replaced'],
      where: sql`type in (${sql.join(types)}) and replaced like '%"email":%'`,
      of: ({ replaced }) => {
        const { email, first_name, last_name } = JSON.parse(String(replaced));
        return { email, name: [first_name, last_name].filter(Boolean).join(' ') };
      },
    },
    belongs: { type: 'type', id: 'item_id' },
    present: (_, { type, item_id, version, created_at, changed, replaced }) => ({
      ...{ type, id: item_id, version, created_at },
      changed: JSON.parse(String(changed)),
      replaced: JSON.parse(String(replaced)),
    }),
    // An earlier version is read by going back from the present one, so that none before a gap can be.
    settle: async (tx, _, rows) => {
      for (const { type, item_id, version } of rows)
        await tx
          .deleteFrom('versions')
          .where('type', '=', String(type))
          .where('item_id', '=', Number(item_id))
          .where('version', '<', Number(version))
          .execute();
    },
  };
}
