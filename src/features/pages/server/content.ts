import type { TableOf } from '#features/content/server/tables.ts';
import { contentType } from '#features/content/server/types/define-content-type.ts';
import { withFiles } from '#features/files/server/item-files.ts';
import { pageFields } from '../contract.ts';
import { addressed } from './addresses.ts';

declare module '#features/content/server/tables.ts' {
  interface ContentTables {
    pages: TableOf<typeof pageFields>;
  }
}

export const pageContent = contentType({
  name: 'page',
  table: 'pages',
  fields: pageFields,
  ...withFiles('pages'),
  addressed,
});
