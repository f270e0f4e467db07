import { contentHandlers } from '#server/content/routes.ts';
import { publicationCalls } from '../contract.ts';
import { publicationContent } from './content.ts';

export const publicationsHandlers = contentHandlers(publicationCalls, publicationContent);
