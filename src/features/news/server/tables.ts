import type { ColumnsOf } from '#features/content/fields.ts';
import type { ContentColumns } from '#features/content/server/tables.ts';
import type { newsFields } from '../fields.ts';

export type NewsTables = { news: ContentColumns & ColumnsOf<typeof newsFields> };
