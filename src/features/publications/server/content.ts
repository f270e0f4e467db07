import { contentType } from '#features/content/server/content-type.ts';
import { publicationFields } from '../fields.ts';

export const publicationContent = contentType({ table: 'publications', fields: publicationFields });
