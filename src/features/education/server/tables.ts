import type { ColumnsOf } from '#features/content/fields.ts';
import type { ContentColumns } from '#features/content/server/tables.ts';
import type { educationFields } from '../fields.ts';

export type EducationTables = { education: ContentColumns & ColumnsOf<typeof educationFields> };
