import type { ColumnsOf } from '#features/content/fields.ts';
import type { ContentColumns } from '#features/content/server/tables.ts';
import type { publicationFields } from '../fields.ts';

export type PublicationsTables = { publications: ContentColumns & ColumnsOf<typeof publicationFields> };
