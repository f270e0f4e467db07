import { contentType } from '#features/content/server/content-type.ts';
import { newsFields } from '../fields.ts';

export const newsContent = contentType({ table: 'news', fields: newsFields, orderBy: 'published_at' });
