import { contentType } from '#features/content/server/content-type.ts';
import { educationFields } from '../fields.ts';

export const educationContent = contentType({ table: 'education', fields: educationFields, orderBy: 'year' });
