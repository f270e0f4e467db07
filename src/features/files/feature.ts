import { sql } from 'kysely';
import type { Feature } from '#server/feature.ts';
import { fileCalls } from './contract.ts';
import { settleItemFile } from './server/actions.ts';
import { presentItemFile } from './server/item-files.ts';
import { getFile } from './server/queries.ts';
import { fileHandlers } from './server/routes.ts';
import { itemFileRows } from './server/tables.ts';

/** Files that are not part of an item's text: programmes, books of abstracts, slides. */
export const filesFeature: Feature = {
  name: 'files',
  handlers: fileHandlers,
  trash: [
    {
      ...itemFileRows,
      type: 'file',
      title: sql.ref('title'),
      auditTitle: sql.ref('title'),
      searchText: sql`search_text(title)`,
      files: ['file'],
      isUncounted: true,
      response: fileCalls.create.response,
      find: async ({ db }, id) => presentItemFile(await getFile(db, id)),
      settle: settleItemFile,
    },
  ],
};
