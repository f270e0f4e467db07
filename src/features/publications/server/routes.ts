import { contentHandlers } from '#features/content/server/routes.ts';
import { publicationCalls } from '../contract.ts';
import { publicationContent } from './content.ts';

export const publicationsHandlers = contentHandlers(publicationCalls, publicationContent);
